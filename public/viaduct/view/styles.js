import bar from "./styles/bar.js"
import base from "./styles/base.js"
import colours from "./styles/colours.js"
import menu from "./styles/menu.js"
import motion from "./styles/motion.js"
import overlay from "./styles/overlay.js"
import presentation from "./styles/presentation.js"
import status from "./styles/status.js"

export const styles = new CSSStyleSheet()

const order = "@layer base, bar, overlay, menu, presentation, status;"

styles.replaceSync([order, colours, base, bar, overlay, menu, presentation, status, motion].join("\n"))
