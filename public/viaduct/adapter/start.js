import { Adapter } from "./adapter.js"
import { DeviceScreen } from "./device_screen.js"
import { FailedDocument } from "./failed_document.js"
import { PlatformChoice } from "./platform_choice.js"
import { testTag } from "./test_tag.js"

// Makes the page behave as on a phone. configuration: the server's description of the page's app.
export default function start(configuration) {
  const { currentScript } = document
  const device = DeviceScreen.find()
  // Turbo may run the script again.
  if (window.viaduct) return
  // On a phone the bridge is in the main frame only.
  if (window !== window.top && !device) return
  if (!currentScript?.src) {
    console.error("[viaduct] Load the adapter by a classic script (VD-ADAPTER-2)")
    return
  }
  const failed = FailedDocument.find(currentScript)
  // In a page of a test, a module adds `test`.
  window.viaduct = Object.defineProperty({}, "version", { value: configuration.version, enumerable: true })
  device?.begin(window)
  new Adapter({ ...PlatformChoice.apply(configuration), test: testTag() }, currentScript.src, failed, currentScript.dataset.viaductKey).start()
}
