import bar from "./styles/bar.css" with { type: "css" }
import base from "./styles/base.css" with { type: "css" }
import colours from "./styles/colours.css" with { type: "css" }
import layers from "./styles/layers.css" with { type: "css" }
import materialBar from "./styles/material_bar.css" with { type: "css" }
import measures from "./styles/measures.css" with { type: "css" }
import menu from "./styles/menu.css" with { type: "css" }
import motion from "./styles/motion.css" with { type: "css" }
import status from "./styles/status.css" with { type: "css" }

export const styles = [layers, colours, measures, base, bar, menu, materialBar, status, motion]
