// A picture of the device's screen, from the browser's capture of this tab, which the person permits.
export class Screenshot {
  // Saves a PNG with this many pixels, the device's own.
  static async save(element, { width, height, name }) {
    if (!navigator.mediaDevices?.getDisplayMedia) {
      throw new Error(isSecureContext
        ? "This browser cannot capture a page. Use its own screenshot tool."
        : "Browsers capture pages of localhost and https only.")
    }
    // By default browsers capture no more pixels than a small screen has.
    const scale = width / element.getBoundingClientRect().width
    const video = { width: Math.ceil(innerWidth * scale), height: Math.ceil(innerHeight * scale) }
    const stream = await navigator.mediaDevices.getDisplayMedia({ video, audio: false, preferCurrentTab: true, selfBrowserSurface: "include" })
      .catch(error => {
        throw new Error(error.name === "NotAllowedError" ? "Allow the browser to capture this tab to take a screenshot." : error.message)
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
    // The first frames show the page before the corners were made square.
    await this.#frames(video, 3)
    const shown = element.getBoundingClientRect()
    // The whole tab is in the picture, in more pixels than its own on most screens.
    const scale = video.videoWidth / innerWidth
    // Only whole pixels, without the surroundings.
    const [x, y] = [shown.left, shown.top].map(place => Math.ceil(place * scale))
    const [right, bottom] = [shown.right, shown.bottom].map(place => Math.floor(place * scale))
    const canvas = document.createElement("canvas")
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext("2d")
    context.imageSmoothingQuality = "high"
    context.drawImage(video, x, y, right - x, bottom - y, 0, 0, width, height)
    return new Promise((resolve, reject) => canvas.toBlob(blob => blob ? resolve(blob) : reject(new Error("The picture is empty.")), "image/png"))
  }

  // An unchanged page sends no more frames.
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
