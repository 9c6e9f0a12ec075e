// Words that are names only between backticks.
const keywords = new Set(`Any as associatedtype break case catch class continue default defer deinit do else enum extension
fallthrough false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private
protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias var
where while`.split(/\s+/))
// Types that a nested type would hide, and names that no type may have.
const takenTypes = ["Any", "Array", "Bool", "CodingKey", "CodingKeys", "Decodable", "Decoder", "Double", "Int", "Optional", "Protocol", "Self",
  "String", "Type"]
// Names that mean something else even between backticks.
const takenProperties = ["self", "Self", "Type", "Protocol", "init"]
const longestName = 60

// Names in Swift for the keys of one JSON object.
export class SwiftNames {
  #types
  #properties = new Set(takenProperties)

  // outer: names of types that must stay visible.
  constructor(outer) {
    this.#types = new Set([...takenTypes, ...outer])
  }

  property(key) {
    const isName = /^[a-z_]\w*$/i.test(key) && /[a-z0-9]/i.test(key) && key.length <= longestName
    const name = unused(isName ? key : start(camel(words(key)), "value"), this.#properties)
    return keywords.has(name) ? `\`${name}\`` : name
  }

  type(key) {
    const name = camel(words(key))
    return unused(start(name.charAt(0).toUpperCase() + name.slice(1), "Value"), this.#types)
  }

  // The name of one of many.
  static singular(key) {
    if (/ies$/i.test(key)) return key.replace(/ies$/i, "y")
    return /[^s]s$/i.test(key) ? key.slice(0, -1) : key
  }

  // A text as Swift writes it.
  static literal(text) {
    const plain = text.replace(/[\\"]/g, "\\$&")
    return `"${plain.replace(/[^\x20-\x7e]/gu, character => `\\u{${(character.isWellFormed() ? character.codePointAt(0) : 0xfffd).toString(16)}}`)}"`
  }
}

function words(key) {
  return key.slice(0, 400).split(/[^a-z0-9]+/i).filter(Boolean)
}

function camel(words) {
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("").slice(0, longestName)
}

// A name that begins with a letter.
function start(name, otherwise) {
  return name === "" ? otherwise : /^\d/.test(name) ? `_${name}` : name
}

function unused(name, taken) {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
  taken.add(free)
  return free
}
