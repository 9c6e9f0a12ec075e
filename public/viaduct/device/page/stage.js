// The place of the devices: side by side, or one above the other where they are larger that way. All have one scale.
export class Stage {
  // Around and between the devices, and the height of a name below one, in CSS pixels.
  static #margin = 24
  static #gap = 36
  static #caption = 40
  static #smallest = 0.15

  #place
  #frames = []
  #zoom = "fit"

  constructor(place) {
    this.#place = place
    new ResizeObserver(() => this.#fit()).observe(place)
  }

  // frames: the visible ones, in order; zoom: "fit" or "100". A present frame stays in place, since moving it would end its page.
  show(frames, zoom) {
    for (const { root } of frames) if (root.parentNode !== this.#place) this.#place.append(root)
    for (const root of this.#place.children) root.hidden = !frames.some(frame => frame.root === root)
    frames.forEach(({ root }, index) => { root.style.order = index })
    this.#frames = frames
    this.#zoom = zoom
    this.#place.dataset.zoom = zoom
    this.#fit()
  }

  #fit() {
    if (this.#frames.length === 0) return
    const sizes = this.#frames.map(({ size }) => size)
    const beside = this.#scale(sizes, "width", "height")
    const above = this.#scale(sizes, "height", "width")
    this.#place.dataset.flow = above > beside ? "above" : "beside"
    const scale = this.#zoom === "100" ? 1 : Math.max(Stage.#smallest, Math.min(1, Math.max(beside, above)))
    for (const frame of this.#frames) frame.scale = scale
  }

  // Returns the largest scale for the devices in a row along one side of the place.
  #scale(sizes, along, across) {
    const { clientWidth: width, clientHeight: height } = this.#place
    const room = { width: width - 2 * Stage.#margin, height: height - 2 * Stage.#margin }
    const captions = { width: 0, height: Stage.#caption }
    const length = sizes.reduce((sum, size) => sum + size[along], 0)
    const gaps = Stage.#gap * (sizes.length - 1)
    const depth = Math.max(...sizes.map(size => size[across]))
    return Math.min((room[along] - gaps - captions[along] * sizes.length) / length, (room[across] - captions[across]) / depth)
  }
}
