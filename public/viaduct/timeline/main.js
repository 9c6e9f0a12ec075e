import { DockedTimeline } from "./docked_timeline.js"

new DockedTimeline().start()
