// A controller start in the manner of Stimulus: registers what loads, and follows the document from then on.
{
  const { libraries, BridgeComponent } = window.fixture
  const connected = new Map()
  window.replies = []

  function isLoaded(element, library) {
    const components = document.body.dataset.components.split(" ")
    const wanted = element.dataset.library ?? libraries[0].name
    return library.name === wanted && components.includes(element.dataset.controller) && library.loads(element.dataset.controller)
  }

  function follow() {
    for (const [element, component] of connected) {
      if (element.isConnected) continue
      connected.delete(element)
      component.disconnect()
    }
    for (const element of document.querySelectorAll("[data-controller]")) {
      const library = libraries.find(library => isLoaded(element, library))
      if (connected.has(element) || !library) continue
      const component = new BridgeComponent(element, library)
      connected.set(element, component)
      component.connect()
    }
  }

  function start() {
    follow()
    new MutationObserver(follow).observe(document.documentElement, { childList: true, subtree: true })
  }

  document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", start) : start()
}
