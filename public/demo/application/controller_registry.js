/**
 * Gives every element the controllers that its `data-controller` names, as elements come and go.
 *
 * Controllers that were registered first connect first, wherever their elements are: who listens comes before who speaks.
 */
export class ControllerRegistry {
  #classes = new Map()
  #controllers = new Map()
  #observer = new MutationObserver(records => this.#update(records))

  register(identifier, controllerClass) {
    this.#classes.set(identifier, controllerClass)
  }

  // The controllers, where a Stimulus application has them.
  get router() {
    const modules = [...this.#classes].map(([identifier, controllerConstructor]) => ({ identifier, definition: { controllerConstructor } }))
    return { modules }
  }

  start() {
    this.#observer.observe(document.documentElement, { childList: true, subtree: true })
    this.#connect(document.documentElement)
  }

  stop() {
    this.#observer.disconnect()
    this.#disconnect(document.documentElement)
  }

  // Elements that left go first, so that the old page says goodbye before the new one says hello.
  #update(records) {
    const removed = records.flatMap(record => [...record.removedNodes])
    const added = records.flatMap(record => [...record.addedNodes])
    removed.filter(node => !node.isConnected).forEach(node => this.#disconnect(node))
    added.filter(node => node.isConnected).forEach(node => this.#connect(node))
  }

  #connect(node) {
    const elements = controlledElements(node).filter(element => !this.#controllers.has(element))
    elements.forEach(element => this.#controllers.set(element, []))

    for (const [identifier, controllerClass] of this.#classes) {
      for (const element of elements.filter(element => isControlledBy(identifier, element))) {
        const controller = new controllerClass(element)
        this.#controllers.get(element).push(controller)
        controller.connect()
      }
    }
  }

  #disconnect(node) {
    for (const element of controlledElements(node)) {
      this.#controllers.get(element)?.forEach(controller => controller.disconnect())
      this.#controllers.delete(element)
    }
  }
}

function controlledElements(node) {
  if (!(node instanceof Element)) return []

  const descendants = [...node.querySelectorAll("[data-controller]")]
  return node.matches("[data-controller]") ? [node, ...descendants] : descendants
}

function isControlledBy(identifier, { dataset }) {
  return dataset.controller.split(/\s+/).includes(identifier)
}
