const script = document.currentScript?.src
// On a phone the bridge is in the main frame only. Turbo may run the script again.
if (!window.viaduct && window === window.top) {
  if (script) {
    window.viaduct = Object.freeze({ version: configuration.version })
    new Adapter(configuration, script).start()
  } else {
    console.error("[viaduct] Load the adapter by a classic script tag: <script src=\"…/viaduct/adapter.js\"></script>")
  }
}
