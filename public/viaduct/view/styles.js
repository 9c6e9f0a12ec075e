import bar from "./styles/bar.js"
import base from "./styles/base.js"
import colours from "./styles/colours.js"
import materialBar from "./styles/material_bar.js"
import menu from "./styles/menu.js"
import motion from "./styles/motion.js"
import status from "./styles/status.js"

export const styles = new CSSStyleSheet()

const order = "@layer base, bar, element, input, list, overlay, menu, presentation, screen, ask, material, status;"

styles.replaceSync([order, colours, base, bar, menu, materialBar, status, motion].join("\n"))
