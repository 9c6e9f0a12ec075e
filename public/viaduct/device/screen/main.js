import { Screen } from "./screen.js"

window.viaductScreen = new Screen()
parent.postMessage("viaduct:screen", location.origin)
