// Three globals for one bridge, and a watched handshake: who has no adapter 2 s after the first component connects, asks for one.
{
  const HANDSHAKE_MILLISECONDS = 2000
  const names = /bridge-components: \[(.*?)\]/.exec(navigator.userAgent)?.[1].split(" ") ?? []
  const bridge = new window.fixture.WebBridge()
  window.HotwireNative = { web: bridge }
  window.Strada = { web: bridge }
  window.webBridge = bridge

  let isWatching = false
  function watchHandshake() {
    if (isWatching) return
    isWatching = true
    setTimeout(() => {
      if (bridge.isConnected) return
      document.dispatchEvent(new Event("web-bridge:handshake-failed"))
      const { nativeBridge } = window
      nativeBridge.ready ? nativeBridge.ready() : nativeBridge.postMessage("ready")
      if (bridge.isConnected) document.dispatchEvent(new Event("web-bridge:handshake-repaired"))
    }, HANDSHAKE_MILLISECONDS)
  }

  window.fixture.libraries.push({
    name: "bridge_1_2", bridge, loads: component => names.includes(component), didConnect: watchHandshake
  })
  bridge.start()
}
