// Makes an element with a class and children: texts and elements.
export function element(name, className = "", ...children) {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...children)
  return element
}

export function button(text, press, className = "") {
  const made = element("button", className, text)
  made.type = "button"
  made.addEventListener("click", press)
  return made
}

// Changes an element's text only when it differs: a status is read out whenever it is written.
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}
