// A picture of the device's screen, of what the browser gives when the person lets it photograph this tab.
export class Screenshot {
  // Saves a PNG of so many pixels, which are the device's own.
  static async save(element, { width, height, name }) {
    if (!navigator.mediaDevices?.getDisplayMedia) {
      throw new Error(isSecureContext
        ? "This browser cannot photograph a page. Its own screenshot tool can."
        : "Browsers photograph pages of localhost and of https only.")
    }
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false, preferCurrentTab: true, selfBrowserSurface: "include" })
      .catch(error => {
        throw new Error(error.name === "NotAllowedError" ? "Without leave to photograph this tab there is no picture." : error.message)
      })
    document.documentElement.dataset.photograph = ""
    try {
      this.#download(await this.#draw(stream, element, width, height), `${name} ${width}×${height}.png`)
    } finally {
      delete document.documentElement.dataset.photograph
      for (const track of stream.getTracks()) track.stop()
    }
  }

  static async #draw(stream, element, width, height) {
    const video = document.createElement("video")
    video.muted = true
    video.srcObject = stream
    await video.play()
    // What the first frames show was there before the corners were made square.
    await this.#frames(video, 3)
    const { x, y, width: shownWidth, height: shownHeight } = element.getBoundingClientRect()
    // The whole tab is in the picture, in more pixels than its own on most screens.
    const scale = video.videoWidth / innerWidth
    const canvas = document.createElement("canvas")
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext("2d")
    context.imageSmoothingQuality = "high"
    context.drawImage(video, x * scale, y * scale, shownWidth * scale, shownHeight * scale, 0, 0, width, height)
    return new Promise((resolve, reject) => canvas.toBlob(blob => blob ? resolve(blob) : reject(new Error("The picture is empty.")), "image/png"))
  }

  // A page that stands still gives no more frames.
  static async #frames(video, count) {
    for (let index = 0; index < count; index += 1) {
      await new Promise(resolve => {
        if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(resolve)
        setTimeout(resolve, 250)
      })
    }
  }

  static #download(blob, name) {
    const link = document.createElement("a")
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
}
