// As described in 2021: one global, every component loads, and a callback gets the data of the reply only.
{
  class PrereleaseBridge extends window.fixture.WebBridge {
    valueForCallback({ data }) {
      return { data }
    }
  }

  window.webBridge = new PrereleaseBridge()
  window.fixture.libraries.push({ name: "prerelease", bridge: window.webBridge, loads: () => true })
  window.webBridge.start()
}
