const script = document.currentScript?.src
const device = DeviceScreen.find()
// On a phone the bridge is in the main frame only. Turbo may run the script again.
if (!window.viaduct && (window === window.top || device)) {
  if (script) {
    window.viaduct = Object.freeze({ version: configuration.version })
    const { widened } = document.currentScript.dataset
    if (widened) console.info(`[viaduct] The proxy has widened the page's Content-Security-Policy for Viaduct: ${widened}.`)
    PlatformChoice.tellOfIgnored()
    device?.begin(window)
    new Adapter(PlatformChoice.apply(configuration), script).start()
  } else {
    console.error("[viaduct] Load the adapter by a classic script tag: <script src=\"…/viaduct/adapter.js\"></script>")
  }
}
