// A component loads when the user agent, read once, names it.
{
  const names = /bridge-components: \[(.*?)\]/.exec(navigator.userAgent)?.[1].split(" ") ?? []
  const bridge = new window.fixture.WebBridge()
  window.Strada = { web: bridge }
  window.fixture.libraries.push({ name: "bridge_1_1", bridge, loads: component => names.includes(component) })
  bridge.start()
}
