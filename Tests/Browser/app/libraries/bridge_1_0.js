// The new name; the global and the rule are Strada's still.
{
  const hasComponents = /bridge-components: \[.+\]/.test(navigator.userAgent)
  if (!window.Strada) {
    const bridge = new window.fixture.WebBridge()
    window.Strada = { web: bridge }
    bridge.start()
  }
  window.fixture.libraries.push({ name: "bridge_1_0", bridge: window.Strada.web, loads: () => hasComponents })
}
