// The cookie that lets a browser in is Viaduct's: the app neither gets it nor sets one.
const prefix = "viaduct_session_"

function isOwn(cookie) {
  return cookie.trim().startsWith(prefix)
}

function parts(cookies) {
  return (cookies || "").split(";").filter(cookie => cookie.trim() !== "")
}

// The cookies that are the server's to check.
function own(r) {
  return parts(r.headersIn.Cookie).filter(isOwn).map(cookie => cookie.trim()).join("; ")
}

// The cookies that the app gets.
function others(r) {
  return without(r.variables.viaduct_cookies)
}

function without(cookies) {
  return parts(cookies).filter(cookie => !isOwn(cookie)).join(";").trim()
}

// An app's answer without a cookie of this name.
function drop(r) {
  const cookies = r.headersOut["Set-Cookie"]
  if (!cookies || !cookies.some(isOwn)) return
  r.headersOut["Set-Cookie"] = cookies.filter(cookie => !isOwn(cookie))
}

export default { own, others, without, drop }
