import bar from "./styles/bar.js"
import base from "./styles/base.js"
import menu from "./styles/menu.js"
import motion from "./styles/motion.js"
import presentation from "./styles/presentation.js"
import status from "./styles/status.js"

export const styles = new CSSStyleSheet()

styles.replaceSync(`@layer base, bar, menu, presentation, status; ${base} ${bar} ${menu} ${presentation} ${status} ${motion}`)
