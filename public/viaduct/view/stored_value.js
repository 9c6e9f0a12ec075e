// Values that the tab's storage keeps as JSON for its next document. A page may be denied that storage, and may write there itself.

// Returns `null` without a value.
export function storedValue(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key))
  } catch {
    return null
  }
}

// null removes the value.
export function storeValue(key, value) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {}
}
