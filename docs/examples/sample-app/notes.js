import { ControllerRegistry } from "/demo/application/controller_registry.js"
import { ButtonController } from "/demo/bridge/button_controller.js"
import { FormController } from "/demo/bridge/form_controller.js"
import { WebBridge } from "/demo/bridge/web_bridge.js"
import { NoteCountController } from "/note_count_controller.js"

window.webBridge = new WebBridge()
window.webBridge.start()

const registry = new ControllerRegistry()
window.Stimulus = registry
registry.register("bridge--button", ButtonController)
registry.register("bridge--form", FormController)
registry.register("bridge--note-count", NoteCountController)
registry.start()
