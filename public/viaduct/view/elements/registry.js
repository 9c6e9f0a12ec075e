// Makes the views of components, once their kinds have been loaded: makeElement(item, perform).
export const registry = { makeElement: null }
