import { AskList } from "./asks/ask_list.js"
import { Foreground } from "./foreground.js"
import { Icon } from "./icon.js"
import { brought } from "./module_import.js"
import { PageMenu } from "./page_menu.js"
import View from "./view.js"

// Draws native screens in a document without a server, which brings all modules and pictures along. window.ready gets draw(screen, page).
brought.set("./asks/ask_list.js", { AskList }).set("./foreground.js", { Foreground }).set("./page_menu.js", { PageMenu })
Icon.bring(window.icons)
const place = document.body.appendChild(document.createElement("p"))
const sheet = new CSSStyleSheet()
sheet.replaceSync("p { color: gray; font: 0.8125rem system-ui, sans-serif; overflow-wrap: anywhere; padding: 16px; text-align: center }")
document.adoptedStyleSheets.push(sheet)
const view = new View(() => {}, () => {})

window.ready((screen, { platform, url }) => {
  place.textContent = url
  view.setApp({ name: "", platform })
  view.render(screen)
})
