import { AskDialog } from "./ask_dialog.js"

const names = {
  aztec: "Aztec", codabar: "Codabar", code39: "Code 39", code93: "Code 93", code128: "Code 128", dataMatrix: "Data Matrix",
  ean8: "EAN-8", ean13: "EAN-13", gs1DataBar: "GS1 DataBar", interleaved2of5: "Interleaved 2 of 5", itf14: "ITF-14",
  microQR: "Micro QR", pdf417: "PDF417", qr: "QR", text: "Text", upce: "UPC-E"
}

// Asks for the text that the camera would read.
export class BarcodeAsk extends AskDialog {
  #code = this.field(this.ask.types?.join() === "text" ? "Text" : "Code", {
    autofocus: true, placeholder: "Type or paste", autocapitalize: "off"
  })
  #kind = this.choice("Kind", (this.ask.types ?? ["qr"]).map(type => [type, names[type] ?? type]))

  constructor(...parameters) {
    super(...parameters)
    this.#kind.row.hidden = this.#kind.select.options.length < 2
    this.render()
  }

  get submit() {
    return "Scan"
  }

  fields() {
    return [this.#code.row, this.#kind.row]
  }

  answerOfForm() {
    const code = this.#code.input.value
    return code === "" ? undefined : { code, type: this.#kind.select.value }
  }
}
