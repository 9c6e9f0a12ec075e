// Loaded before a script of config/contract: writes how many nodes of syntax trees it has looked into.
"use strict"

const { values } = Object
let count = 0
Object.values = node => {
  count += 1
  return values(node)
}
process.on("exit", () => process.stderr.write(`${count}\n`))
