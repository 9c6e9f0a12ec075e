import ask from "./styles/ask.js"
import element from "./styles/element.js"
import input from "./styles/input.js"
import list from "./styles/list.js"
import material from "./styles/material.js"
import overlay from "./styles/overlay.js"
import presentation from "./styles/presentation.js"
import screen from "./styles/screen.js"

export const foregroundStyles = new CSSStyleSheet()

foregroundStyles.replaceSync([element, input, list, overlay, presentation, screen, ask, material].join("\n"))
