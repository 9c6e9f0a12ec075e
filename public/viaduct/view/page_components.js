import { bridgeName } from "./bridge_name.js"

// The elements of the page that belong to a component, in the order of the document.
export function elementsOf(component) {
  const known = new Map()
  const isOwn = identifier => {
    if (!known.has(identifier)) known.set(identifier, componentOf(identifier) === component)
    return known.get(identifier)
  }
  return [...document.querySelectorAll("[data-controller]")].filter(({ dataset }) => dataset.controller.split(/\s+/).some(isOwn))
}

// The controller says it, where the page shows its Stimulus application. Else the identifier does.
function componentOf(identifier) {
  const modules = window.Stimulus?.router?.modules
  const controller = Array.isArray(modules) ? modules.find(module => module.identifier === identifier)?.controllerConstructor : null
  const name = controller?.component
  return typeof name === "string" && name ? name : bridgeName(identifier) ?? identifier
}
