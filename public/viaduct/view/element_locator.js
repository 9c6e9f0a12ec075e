import { contentName, fieldName, hasName } from "./element_name.js"

// So many elements are compared with the one that is sought.
const mostElements = 1000
const longestSelector = 500
const plainId = /^[A-Za-z][\w-]*$/
const fields = "input:not([type=submit], [type=button], [type=reset], [type=image], [type=hidden]), textarea, select, [contenteditable]"
const otherRoles = ["tab", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "switch", "checkbox", "radio", "treeitem"]
// Elements with a role and a name, by their role. The first one that matches counts.
const roles = {
  link: "a[href], area[href], [role=link]",
  button: "button, input:is([type=submit], [type=button], [type=reset], [type=image]), [role=button]",
  ...Object.fromEntries(otherRoles.map(role => [role, `[role=${role}]`]))
}
// Elements with a name that no tool finds by it.
const hidden = "[aria-hidden=true], [inert]"
const interactive = [...Object.values(roles), "summary", "[onclick]", "[data-action]"].join(", ")

// Returns the element that a click is meant for, of those around its target: a control, or else the target.
export function clickedElement(target) {
  return target.closest(`${fields}, label, ${interactive}`) ?? target
}

export function isField(element) {
  return element.matches(fields)
}

// Returns how a test finds the element: { by, role, name, selector, nth }, as the frame `input` has it.
export function locatorOf(element) {
  if (isField(element)) return fieldLocator(element)
  // An element without a role of its own may do nothing at all.
  const role = element.matches(interactive) ? {} : { role: "generic" }
  return roleLocator(element) ?? { by: "selector", ...role, selector: selectorOf(element) }
}

function roleLocator(element) {
  const role = element.role || Object.keys(roles).find(role => element.matches(roles[role]))
  if (!roles[role] || !element.matches(roles[role]) || element.closest(hidden)) return null
  const { name, isPlain } = contentName(element)
  if (!name) return null
  const isSame = other => (!other.role || other.role === role) && !other.closest(hidden) && hasName(other, name)
  // Not every tool knows roles that no tag has given.
  const selector = isPlain && !element.role ? {} : { selector: selectorOf(element) }
  return { by: "role", role, name, ...selector, ...placeAmong(element, roles[role], isSame) }
}

function fieldLocator(element) {
  const { by, name, isPlain } = fieldName(element)
  const role = element.type === "radio" || element.type === "checkbox" ? { role: element.type } : {}
  if (!name) return { by: "selector", ...role, selector: selectorOf(element) }
  const isSame = other => (isField(other) ? fieldName(other).name === name : hasName(other, name))
  const selector = isPlain ? {} : { selector: selectorOf(element) }
  return { by, ...role, name, ...selector, ...placeAmong(element, by === "label" ? `${fields}, [aria-label]` : fields, isSame) }
}

// Returns { nth } among the elements that are shown and meet the condition; {} for the only one.
function placeAmong(element, selector, isSame) {
  const others = Array.from(document.querySelectorAll(selector)).slice(0, mostElements)
    .filter(other => other === element || other.checkVisibility({ visibilityProperty: true }) && isSame(other))
  return others.length > 1 ? { nth: others.indexOf(element) } : {}
}

// Returns a selector that only this element of its document matches; undefined if there is no short one.
function selectorOf(element) {
  const tag = element.localName
  const given = ["data-testid", "name", "aria-label", "href", "data-controller"].filter(name => element.hasAttribute(name))
    .map(name => `${tag}[${name}=${JSON.stringify(element.getAttribute(name)).replace(/\\n/g, "\\a ")}]`)
  const path = () => {
    const steps = []
    for (let node = element; node?.parentElement; node = node.parentElement) {
      if (plainId.test(node.id) && isOnly(`#${node.id}`, node)) return [`#${node.id}`, ...steps].join(" > ")
      const twins = Array.from(node.parentElement.children).filter(({ localName }) => localName === node.localName)
      steps.unshift(twins.length > 1 ? `${node.localName}:nth-of-type(${twins.indexOf(node) + 1})` : node.localName)
    }
    return steps.join(" > ")
  }
  const candidates = [...(plainId.test(element.id) ? [`#${element.id}`] : []), ...given]
  return [...candidates.filter(selector => isOnly(selector, element)), path()].find(selector => selector.length <= longestSelector)
}

function isOnly(selector, element) {
  const found = document.querySelectorAll(selector)
  return found.length === 1 && found[0] === element
}
