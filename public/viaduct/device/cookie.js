// The value of a cookie of this document; empty without it, and for one that cannot be read.
export function cookieNamed(name) {
  const pair = document.cookie.split("; ").find(pair => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? "")
  } catch {
    return ""
  }
}
