import { DevicePageLink } from "./device_page_link.js"
import { Screen } from "./screen.js"

window.viaductScreen = new Screen()
new DevicePageLink(window.viaductScreen)
