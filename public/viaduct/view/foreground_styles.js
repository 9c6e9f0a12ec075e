import ask from "./styles/ask.css" with { type: "css" }
import element from "./styles/element.css" with { type: "css" }
import highlight from "./styles/highlight.css" with { type: "css" }
import input from "./styles/input.css" with { type: "css" }
import list from "./styles/list.css" with { type: "css" }
import material from "./styles/material.css" with { type: "css" }
import overlay from "./styles/overlay.css" with { type: "css" }
import presentation from "./styles/presentation.css" with { type: "css" }
import screen from "./styles/screen.css" with { type: "css" }

export const foregroundStyles = [element, input, list, overlay, presentation, screen, ask, material, highlight]
