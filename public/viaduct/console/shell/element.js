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

// Changes what an element says only where it is something else: a status is read out when it is written.
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}
