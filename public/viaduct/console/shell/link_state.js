const texts = { connecting: "Connecting…", live: "Live", away: "Away: trying again…", refused: "Not let in" }

// Shows whether the trace is connected.
export class LinkState {
  #root
  #stream

  constructor(root, stream) {
    this.#root = root
    this.#stream = stream
    stream.addEventListener("state", () => this.#draw())
    this.#draw()
  }

  // The trace is a recording.
  showRecording() {
    this.#root.dataset.state = "recording"
    this.#root.textContent = this.#root.title = "Recording"
  }

  #draw() {
    const { state, reason } = this.#stream
    // While it tries again, it is still away.
    if (state === "connecting" && this.#root.dataset.state === "away") return
    this.#root.dataset.state = state
    this.#root.textContent = state === "refused" ? `${texts.refused}: ${reason}` : texts[state]
    this.#root.title = reason
  }
}
