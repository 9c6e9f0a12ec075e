import { DevicePage } from "./device_page.js"

new DevicePage().start()
