import { ControllerRegistry } from "./application/controller_registry.js"
import { PageNavigator } from "./application/page_navigator.js"
import { AlertController } from "./bridge/alert_controller.js"
import { ButtonController } from "./bridge/button_controller.js"
import { DropdownNavigationSheetController } from "./bridge/dropdown_navigation_sheet_controller.js"
import { FormController } from "./bridge/form_controller.js"
import { IconButtonController } from "./bridge/icon_button_controller.js"
import { MenuController } from "./bridge/menu_controller.js"
import { OverflowMenuController } from "./bridge/overflow_menu_controller.js"
import { ShareButtonController } from "./bridge/share_button_controller.js"
import { ShareController } from "./bridge/share_controller.js"
import { WebBridge } from "./bridge/web_bridge.js"
import { ActionButtonController } from "./messages/action_button_controller.js"
import { Bridge } from "./messages/bridge.js"
import { PushTokenController } from "./messages/push_token_controller.js"
import { CodeController } from "./page/code_controller.js"
import { CopyController } from "./page/copy_controller.js"
import { MessageLogController } from "./page/message_log_controller.js"
import { PlacesController } from "./page/places_controller.js"
import { ReadingController } from "./page/reading_controller.js"
import { RemovalController } from "./page/removal_controller.js"
import { ScriptLineController } from "./page/script_line_controller.js"
import { SortingController } from "./page/sorting_controller.js"
import { SubmissionController } from "./page/submission_controller.js"
import { ToggleController } from "./page/toggle_controller.js"
import { ViaductController } from "./page/viaduct_controller.js"

window.webBridge = new WebBridge()
window.webBridge.start()
window.bridge = Bridge

const registry = new ControllerRegistry()
window.Stimulus = registry
registry.register("script-line", ScriptLineController)
registry.register("code", CodeController)
registry.register("copy", CopyController)
registry.register("message-log", MessageLogController)
registry.register("places", PlacesController)
registry.register("reading", ReadingController)
registry.register("removal", RemovalController)
registry.register("sorting", SortingController)
registry.register("submission", SubmissionController)
registry.register("toggle", ToggleController)
registry.register("viaduct", ViaductController)
registry.register("bridge--alert", AlertController)
registry.register("bridge--button", ButtonController)
registry.register("bridge--dropdown-navigation-sheet", DropdownNavigationSheetController)
registry.register("bridge--form", FormController)
registry.register("bridge--icon-button", IconButtonController)
registry.register("bridge--menu", MenuController)
registry.register("bridge--overflow-menu", OverflowMenuController)
registry.register("bridge--share", ShareController)
registry.register("bridge--share-button", ShareButtonController)
registry.register("action-button", ActionButtonController)
registry.register("push-token", PushTokenController)
registry.start()

new PageNavigator().start()
