// Three globals for one bridge, and the handshake that newer ones watch: without an adapter some time after the first component has
// connected, it tells so, asks for one, and tells whether that came.
{
  const names = /bridge-components: \[(.*?)\]/.exec(navigator.userAgent)?.[1].split(" ") ?? []

  class WatchedBridge extends window.fixture.WebBridge {
    // In milliseconds.
    handshakeTimeout = 2000
    handshakeRepairTimeout = 10_000
    #connected = new Set()
    #timer = null
    #hasAsked = false

    componentDidConnect(component) {
      this.#connected.add(component)
      if (!this.isConnected && !this.#timer && !this.#hasAsked) this.#timer = setTimeout(() => this.#repair(), this.handshakeTimeout)
    }

    componentDidDisconnect(component) {
      this.#connected.delete(component)
      if (this.#connected.size === 0) this.#stop()
    }

    adapterDidCome() {
      this.#stop()
      if (this.#hasAsked) this.#tell("repaired")
    }

    #repair() {
      this.#timer = null
      if (this.isConnected) return
      this.#tell("failed")
      const { nativeBridge } = window
      if (this.isConnected || !nativeBridge) return
      this.#hasAsked = true
      nativeBridge.ready ? nativeBridge.ready() : nativeBridge.postMessage("ready")
      if (this.isConnected) return
      this.#timer = setTimeout(() => {
        if (!this.isConnected) this.#tell("repair-failed")
      }, this.handshakeRepairTimeout - this.handshakeTimeout)
    }

    #stop() {
      clearTimeout(this.#timer)
      this.#timer = null
    }

    #tell(end) {
      document.dispatchEvent(new CustomEvent(`web-bridge:handshake-${end}`, { detail: { components: [...this.#connected] } }))
    }
  }

  const bridge = new WatchedBridge()
  window.HotwireNative = { web: bridge }
  window.Strada = { web: bridge }
  window.webBridge = bridge
  window.fixture.libraries.push({ name: "bridge_1_2", bridge, loads: component => names.includes(component) })
  bridge.start()
}
