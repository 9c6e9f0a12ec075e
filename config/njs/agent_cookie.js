// An app's own cookie with the client's user agent. Apps with such a cookie use it before the header.

import sessionCookie from "session_cookie.js"

// The cookies of the browser, with the phone's user agent in that one.
function cookies(r) {
  const name = r.variables.viaduct_agent_cookie
  const others = sessionCookie.without(r.variables.viaduct_cookies).split(";").filter(cookie => {
    const own = cookie.split("=")[0].trim()
    return own !== "" && own !== name
  })
  return others.concat(` ${name}=${encodeURIComponent(r.variables.viaduct_phone)}`).join(";").trim()
}

export default { cookies }
