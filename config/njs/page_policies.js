// Changes a page's Content-Security-Policies just enough to admit the adapter, and leaves report-only ones alone.
const header = "Content-Security-Policy"
const scripts = ["script-src-elem", "script-src", "default-src"]
// How much of a head is looked through for policies, in bytes.
const longestHead = 1 << 14
const connections = ["connect-src", "default-src"]

// Keeps an answer to a phone in the device page within that: cookies are not limited to their site there, so another site could show
// a page with its login in a frame. Answers to scripts have it too, since a frame may find them in the cache.
function guard(r) {
  const others = headersOf(r)
  if (!r.variables.viaduct_phone_base || r.variables.cookie_viaduct_frame !== "1" || r.variables.viaduct_may_be_page === "0") return
  // The browser has the page with its policy, and would take this policy for the complete one.
  if (r.status === 304 && others.length === 0) return
  r.headersOut[header] = others.concat([`frame-ancestors 'self' ${r.variables.viaduct_phone_base}`])
}

function headersOf(r) {
  return r.rawHeadersOut.filter(pair => pair[0].toLowerCase() === header.toLowerCase()).map(pair => pair[1])
}

// Returns the nonce that the adapter's tag needs, or null, and the directives that were widened.
function widen(r, isFailure) {
  const texts = []
  headersOf(r).forEach(value => {
    value.split(",").forEach(text => { if (text.trim() !== "") texts.push(text.trim()) })
  })
  const result = { nonce: null, widened: [] }
  const device = deviceHost(r)
  // A policy counts before X-Frame-Options, which has no word for the device page.
  if (device !== null && r.headersOut["X-Frame-Options"]) texts.push("frame-ancestors 'self'")
  if (texts.length === 0) return result
  const policies = texts.map(parse)
  policies.forEach(policy => {
    const list = sources(policy, scripts)
    if (result.nonce === null && list !== null) result.nonce = nonceOf(list)
  })
  policies.forEach(policy => {
    widenScripts(r, policy, result)
    widenConnections(r, policy, result)
    if (isFailure) widenTypes(policy, result)
    if (device !== null) widenAncestors(policy, ["'self'", device], result)
    else if (isOwnFrame(r)) widenAncestors(policy, ["'self'"], result)
  })
  if (result.widened.length > 0) r.headersOut[header] = policies.map(write)
  return result
}

// A policy is a list of [name, sources]; only the first directive of a name counts.
function parse(text) {
  const policy = []
  text.split(";").forEach(directive => {
    const words = directive.trim().split(/\s+/)
    const name = words[0].toLowerCase()
    if (name !== "" && !policy.some(other => other[0] === name)) policy.push([name, words.slice(1)])
  })
  return policy
}

function write(policy) {
  return policy.map(directive => [directive[0]].concat(directive[1]).join(" ")).join("; ")
}

function firstOf(policy, names) {
  for (let i = 0; i < names.length; i++) {
    const found = policy.find(directive => directive[0] === names[i])
    if (found) return found
  }
  return null
}

// The sources of the first of the directives that the policy has, null when it has none of them.
function sources(policy, names) {
  const found = firstOf(policy, names)
  return found === null ? null : found[1]
}

// Returns the nonce in a policy inside the page. The adapter does not need it, since it precedes that policy, but passes it to everything
// that it loads.
function nonceIn(page, start) {
  if (page.indexOf("nonce-", start) < 0) return null
  const tags = page.slice(start, start + longestHead).toString().match(/<meta\s[^>]*content-security-policy[^>]*>/gi) || []
  const list = tags.join(" ").replace(/&#39;|&apos;/g, "'").match(/'nonce-[^']*'/gi)
  return list === null ? null : nonceOf(list)
}

function nonceOf(list) {
  const source = list.find(source => /^'nonce-[A-Za-z0-9+\/_-]+={0,2}'$/i.test(source))
  return source ? source.slice(7, -1) : null
}

function widenScripts(r, policy, result) {
  const list = sources(policy, scripts)
  if (list === null || result.nonce !== null && list.some(source => source.toLowerCase().startsWith("'nonce-") && source.slice(7, -1) === result.nonce)) return
  const words = list.map(source => source.toLowerCase())
  if (words.indexOf("'strict-dynamic'") >= 0) {
    // Addresses have no effect here, and a new nonce revokes only what the hashes and 'strict-dynamic' have revoked already.
    if (result.nonce === null) result.nonce = `viaduct${r.variables.request_id}`
    add(policy, scripts, `'nonce-${result.nonce}'`, result)
  } else if (!words.some(source => source === "'self'" || source === "*" || source === `${r.variables.viaduct_scheme}:`)) {
    add(policy, scripts, address(r, r.variables.viaduct_scheme), result)
  }
}

function widenConnections(r, policy, result) {
  const list = sources(policy, connections)
  if (list === null) return
  const words = list.map(source => source.toLowerCase())
  const scheme = r.variables.viaduct_scheme === "https" ? "wss" : "ws"
  if (words.some(source => source === "'self'" || source === "*" || source === `${scheme}:`)) return
  add(policy, connections, address(r, scheme), result)
}

// The adapter makes a text of a failed document, and a page of it on request, each by a policy of its own.
function widenTypes(policy, result) {
  const list = sources(policy, ["trusted-types"])
  if (list === null || list.indexOf("*") >= 0) return
  ["viaduct", "viaduct-answer"].forEach(name => add(policy, ["trusted-types"], name, result))
}

// Whether a page of this host embeds this one. A phone has no frames, so an app that forbids all frames means foreign ones.
function isOwnFrame(r) {
  return r.headersIn["Sec-Fetch-Dest"] === "iframe" && r.headersIn["Sec-Fetch-Site"] === "same-origin"
}

// Returns the host of the device page that may embed this page of a phone's host, such as localhost:4000 for ios.localhost:4000; null for
// any other. The request may come from another site, as after a login there.
function deviceHost(r) {
  const destination = r.headersIn["Sec-Fetch-Dest"]
  return (!destination || destination === "iframe") && r.variables.viaduct_phone_base || null
}

function widenAncestors(policy, wanted, result) {
  const list = sources(policy, ["frame-ancestors"])
  if (list === null || list.indexOf("*") >= 0) return
  const words = list.map(source => source.toLowerCase())
  wanted.filter(source => words.indexOf(source) < 0).forEach(source => add(policy, ["frame-ancestors"], source, result))
}

// Everything that the default allows stays allowed, and the default itself stays as it is.
function add(policy, names, source, result) {
  const found = firstOf(policy, names)
  const list = found[1].filter(other => other.toLowerCase() !== "'none'").concat([source])
  let name = found[0]
  if (name === "default-src") {
    name = names[names.length - 2]
    policy.push([name, list])
  } else {
    found[1] = list
  }
  if (result.widened.indexOf(name) < 0) result.widened.push(name)
}

// Viaduct's folder on this host, or the whole host where a policy has no words for its number.
function address(r, scheme) {
  const host = r.headersIn["Host"] || ""
  return /^[A-Za-z0-9.-]+(:\d+)?$/.test(host) ? `${scheme}://${host}/viaduct/` : "'self'"
}

export default { guard, widen, nonceIn, isOwnFrame }
