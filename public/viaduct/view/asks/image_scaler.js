// Makes images small enough for one frame to the app.
export class ImageScaler {
  // Characters of base64, for all images of an answer: a page's frame may have 1 MiB.
  static #total = 700 * 1024
  // More pixels than a phone's screen has are of no use.
  static #longestSide = 2400
  static #qualities = [0.85, 0.7, 0.55]

  #limit

  constructor(count) {
    this.#limit = Math.floor(ImageScaler.#total / count)
  }

  // Returns a JPEG in base64.
  async scale(bitmap) {
    let side = Math.min(ImageScaler.#longestSide, Math.max(bitmap.width, bitmap.height))
    for (; side >= 1; side *= 0.7) {
      const canvas = this.#draw(bitmap, side)
      for (const quality of ImageScaler.#qualities) {
        const blob = await this.#encode(canvas, quality)
        if (Math.ceil(blob.size / 3) * 4 <= this.#limit) return this.#base64(blob)
      }
    }
    throw new Error("These are too many images for one answer.")
  }

  #draw(bitmap, side) {
    const scale = side / Math.max(bitmap.width, bitmap.height)
    const canvas = document.createElement("canvas")
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext("2d")
    // A JPEG has no transparency.
    context.fillStyle = "#fff"
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = "high"
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return canvas
  }

  #encode(canvas, quality) {
    return new Promise((resolve, reject) => canvas.toBlob(
      blob => blob ? resolve(blob) : reject(new Error("The browser could not write the image.")), "image/jpeg", quality))
  }

  #base64(blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)))
      reader.addEventListener("error", () => reject(reader.error))
      reader.readAsDataURL(blob)
    })
  }
}
