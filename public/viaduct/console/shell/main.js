import { Console } from "./console.js"

new Console().start()
