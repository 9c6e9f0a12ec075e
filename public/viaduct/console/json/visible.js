// Characters that are not seen, or that turn the order of what follows.
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

// Text of a page or an app as it may be shown, and copied into a program: what nobody would see is written as in JSON.
export function visible(text) {
  return text.replace(hidden, character => character.replace(/[^]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`))
}
