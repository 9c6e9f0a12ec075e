// The time on one side, and a device's status icons on the other.
export class StatusBar {
  root = document.createElement("div")
  #time = document.createElement("span")
  #signs = document.createElement("span")

  constructor() {
    this.root.className = "status"
    this.root.setAttribute("aria-hidden", "true")
    this.#time.className = "status__time"
    this.#signs.className = "status__signs"
    this.root.append(this.#time, this.#signs)
    this.#tick()
    setInterval(() => this.#tick(), 10_000)
  }

  set system(system) {
    this.root.dataset.system = system
    this.#signs.replaceChildren(...signs[system].map(parts => sign(...parts)))
  }

  #tick() {
    const now = new Date()
    this.#time.textContent = `${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`
  }
}

const bars = [
  "M1.2 8h1.6a.8.8 0 0 1 .8.8v2.4a.8.8 0 0 1-.8.8H1.2a.8.8 0 0 1-.8-.8V8.8a.8.8 0 0 1 .8-.8z",
  "M6 5.5h1.6a.8.8 0 0 1 .8.8v4.9a.8.8 0 0 1-.8.8H6a.8.8 0 0 1-.8-.8V6.3a.8.8 0 0 1 .8-.8z",
  "M10.8 3h1.6a.8.8 0 0 1 .8.8v7.4a.8.8 0 0 1-.8.8h-1.6a.8.8 0 0 1-.8-.8V3.8a.8.8 0 0 1 .8-.8z",
  "M15.6.3h1.6a.8.8 0 0 1 .8.8v10.1a.8.8 0 0 1-.8.8h-1.6a.8.8 0 0 1-.8-.8V1.1a.8.8 0 0 1 .8-.8z"
]
const waves = [
  "M8.5 2.6c2.3 0 4.4.9 6 2.4l1.2-1.2a10.3 10.3 0 0 0-14.4 0L2.5 5a8.6 8.6 0 0 1 6-2.4z",
  "M8.5 6.2c1.3 0 2.5.5 3.4 1.3l1.2-1.2a6.7 6.7 0 0 0-9.2 0l1.2 1.2c.9-.8 2.1-1.3 3.4-1.3z",
  "M10.7 8.7a3.3 3.3 0 0 0-4.4 0l2.2 2.3z"
]
const battery = [
  "M4 .5h16A3.5 3.5 0 0 1 23.5 4v5a3.5 3.5 0 0 1-3.5 3.5H4A3.5 3.5 0 0 1 .5 9V4A3.5 3.5 0 0 1 4 .5zm0 1A2.5 2.5 0 0 0 1.5 4v5A2.5 2.5 0 0 0 4 11.5h16A2.5 2.5 0 0 0 22.5 9V4A2.5 2.5 0 0 0 20 1.5z",
  "M4 2.5h16A1.5 1.5 0 0 1 21.5 4v5a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 9V4A1.5 1.5 0 0 1 4 2.5z",
  "M25 4.5v4a2.2 2.2 0 0 0 0-4z"
]
// Android's: a fan, a wedge, and an upright battery.
const fan = ["M8 12.6 0 3.4a12 12 0 0 1 16 0z"]
const wedge = ["M14 .6v12H1.6z"]
const standing = ["M2.8 1.6V.4h2.4v1.2h1.5c.6 0 1 .4 1 1v9.4c0 .6-.4 1-1 1H1.3c-.6 0-1-.4-1-1V2.6c0-.6.4-1 1-1z"]

const signs = {
  ios: [[18, 12, bars], [17, 12, waves], [27, 13, battery]],
  android: [[16, 13, fan], [15, 13, wedge], [8, 13, standing]]
}

function sign(width, height, paths) {
  const namespace = "http://www.w3.org/2000/svg"
  const svg = document.createElementNS(namespace, "svg")
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`)
  svg.setAttribute("width", width)
  svg.setAttribute("height", height)
  for (const d of paths) {
    const path = document.createElementNS(namespace, "path")
    path.setAttribute("d", d)
    svg.append(path)
  }
  return svg
}
