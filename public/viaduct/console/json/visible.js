// Characters that are invisible, or that reverse the order of the text after them.
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

// Returns a page's or an app's text in a form that is safe to show and to copy: invisible characters are escaped as in JSON.
export function visible(text) {
  return text.replace(hidden, character => character.replace(/[^]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`))
}
