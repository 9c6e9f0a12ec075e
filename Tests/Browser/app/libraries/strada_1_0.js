// Loads components when the user agent, read once, has a list of them that is not empty.
{
  const hasComponents = /bridge-components: \[.+\]/.test(navigator.userAgent)
  const bridge = new window.fixture.WebBridge()
  window.Strada ??= {}
  window.Strada.web = bridge
  window.fixture.libraries.push({ name: "strada_1_0", bridge, loads: () => hasComponents })
  bridge.start()
}
