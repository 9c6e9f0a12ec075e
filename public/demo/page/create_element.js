/** An element with a class and a text. */
export function createElement(name, className, text = "") {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}
