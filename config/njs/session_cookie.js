// The cookies that give a browser access, to all or to the console, belong to Viaduct: the app neither gets them nor sets one. A cookie
// without a name is sent as its value, which may look like one of them.
const own = /^[\s=]*viaduct_(session|console)_/
const session = /^\s*viaduct_session_/

function isOwn(cookie) {
  return own.test(cookie)
}

function parts(cookies) {
  return (cookies || "").split(";").filter(cookie => cookie.trim() !== "")
}

// The cookies that are the server's to check.
function sessions(r) {
  return parts(r.headersIn.Cookie).filter(cookie => session.test(cookie)).map(cookie => cookie.trim()).join("; ")
}

// The cookies that the app gets.
function others(r) {
  return without(r.variables.viaduct_cookies)
}

function without(cookies) {
  return parts(cookies).filter(cookie => !isOwn(cookie)).join(";").trim()
}

// An app's answer without a cookie of these names.
function drop(r) {
  const cookies = r.headersOut["Set-Cookie"]
  if (!cookies || !cookies.some(isOwn)) return
  r.headersOut["Set-Cookie"] = cookies.filter(cookie => !isOwn(cookie))
}

export default { sessions, others, without, drop }
