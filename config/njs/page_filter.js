// Puts the adapter into the app's pages, and changes the headers that would block it. Runs in nginx, whose njs has neither classes nor
// destructuring. Each request has its own copy of this module, so its variables belong to the request.
import adapterTag from "adapter_tag.js"
import htmlOpening from "html_opening.js"
import pagePolicies from "page_policies.js"
import pageTags from "page_tags.js"
import sessionCookie from "session_cookie.js"

// No page begins with a longer comment.
const longestOpening = 1 << 18
// The start of an answer without a type that browsers treat as a page.
const sniffed = /^[\t\n\f\r ]*<(!--|(!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[ >])/i
const longestSniffed = 1 << 10
const reporting = "Content-Security-Policy-Report-Only"
const digests = ["Accept-Ranges", "Content-MD5", "Digest", "Content-Digest", "Repr-Digest"]

// The data for the tag, once the page is known to need one.
let policies = null
let held = null
// The markup in front of a document that was answered by an error.
let opening = null

// Nothing may be thrown out of here: that would cost the page.
function headers(r) {
  try {
    prepare(r)
  } catch (error) {
    r.error(`viaduct: ${r.uri} has no adapter: ${error}`)
  }
}

function prepare(r) {
  sessionCookie.drop(r)
  freeCookies(r)
  keepCookies(r)
  pagePolicies.guard(r)
  if (r.status === 304) {
    pagePolicies.widen(r)
    pageTags.markIn(r)
    return
  }
  const isFailure = isFailedDocument(r)
  if (!isFailure && !isPage(r)) return
  const encoding = r.headersOut["Content-Encoding"]
  if (encoding && encoding.toLowerCase() !== "identity") {
    tellOfEncoding(r, encoding)
    return
  }
  const widened = pagePolicies.widen(r, isFailure)
  const frames = r.headersOut["X-Frame-Options"]
  if (frames && pagePolicies.isOwnFrame(r)) r.headersOut["X-Frame-Options"] = "SAMEORIGIN"
  delete r.headersOut["Content-Length"]
  digests.forEach(name => { delete r.headersOut[name] })
  if (isFailure) {
    beginFailure(r, widened)
    return
  }
  pageTags.markIn(r)
  policies = widened
}

function body(r, data, flags) {
  if (opening !== null) {
    data = Buffer.concat([opening, data])
    opening = null
  }
  if (policies === null) {
    r.sendBuffer(data, flags)
    r.done()
    return
  }
  if (held !== null) data = Buffer.concat([held, data])
  try {
    data = filtered(r, data, flags)
  } catch (error) {
    r.error(`viaduct: ${r.uri} has no adapter: ${error}`)
  }
  if (data === null) return
  r.sendBuffer(data, flags)
  r.done()
}

// The beginning of the page with the adapter, or as it is; null when more of it is needed.
function filtered(r, data, flags) {
  const place = htmlOpening.find(data, flags.last, isXML(r))
  if (place.isUndecided && data.length < longestOpening) {
    held = data
    return null
  }
  if (place.isUndecided && typeOf(r) !== "") r.warn(`viaduct: ${r.uri} has no adapter: no head begins in its first ${longestOpening} bytes`)
  if (!isWanted(r, data, place)) return data
  const nonce = policies.nonce === null ? pagePolicies.nonceIn(data, place.index) : policies.nonce
  const tag = adapterTag.bytes(nonce, policies.widened)
  return Buffer.concat([data.slice(0, place.index), tag, data.slice(place.index)])
}

function isPage(r) {
  // For a missing image, an app may answer with a page that nobody sees.
  if (r.variables.viaduct_may_be_page === "0") return false
  const type = typeOf(r)
  const disposition = r.headersOut["Content-Disposition"] || ""
  const mayBe = type === "" ? showsDocument(r) && !r.headersOut["X-Content-Type-Options"]
    : /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type) && !/;\s*charset="?utf-16/i.test(type)
  return mayBe && r.status !== 204 && r.status !== 205 && r.status !== 206
    && !r.headersOut["X-Viaduct-Own"] && !/^\s*attachment/i.test(disposition) && !r.headersIn["Turbo-Frame"]
}

// Whether an error view replaces the whole document. As on a phone, the answer to a form is shown.
function isFailedDocument(r) {
  const type = typeOf(r)
  return r.variables.viaduct_failures === "1" && r.method === "GET" && r.status >= 400 && r.status < 600 && r.variables.viaduct_is_window === "1"
    && showsDocument(r) && !r.headersOut["X-Viaduct-Own"] && !r.headersIn["Turbo-Frame"] && !/;\s*charset="?utf-16/i.test(type)
    && !/^\s*attachment/i.test(r.headersOut["Content-Disposition"] || "") && !/\bsandbox\b/i.test(r.headersOut["Content-Security-Policy"] || "")
}

// Turns the document into a text, in which no script runs. The adapter hides it, and can show the answer.
function beginFailure(r, widened) {
  const type = typeOf(r)
  const isPage = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)
  // nginx keeps the charset that the app has set.
  r.headersOut["Content-Type"] = /json/i.test(type) && !/charset=/i.test(type) ? "text/html; charset=utf-8" : "text/html"
  // Another answer of the same address may be shown as it is.
  r.headersOut["Cache-Control"] = "no-store"
  // A frame that runs no scripts shows the page as it is. In the device frame the adapter makes the text of it.
  const mayBeFramed = isPage && r.headersIn["Sec-Fetch-Dest"] !== "document"
  const attributes = [`data-status="${r.status}"`].concat(isPage ? [] : ["data-text"], mayBeFramed ? ["data-open"] : [])
  const tag = adapterTag.bytes(widened.nonce, widened.widened, attributes)
  opening = Buffer.concat([Buffer.from("<!doctype html>"), tag, Buffer.from(mayBeFramed ? "" : "<plaintext>")])
}

function isWanted(r, data, place) {
  if (place.isUndecided || place.isForeign || data.length === 0) return false
  if (typeOf(r) === "" && !sniffed.test(data.slice(0, longestSniffed).toString())) return false
  // Beside the root XML has no place for anything.
  if (isXML(r) && !place.isInRoot) return false
  return (place.isDocument || showsDocument(r)) && !adapterTag.isIn(data, place.index, isXML(r))
}

function isXML(r) {
  return /xhtml/i.test(typeOf(r))
}

function typeOf(r) {
  return r.headersOut["Content-Type"] || ""
}

// Whether the browser shows the answer as a document, rather than giving it to a script, which may want a part of a page.
function showsDocument(r) {
  const destination = r.headersIn["Sec-Fetch-Dest"]
  if (destination) return destination !== "empty"
  // Browsers send Sec-Fetch-Dest to trusted hosts only, and a host of a local network is none.
  return /text\/html/.test(r.headersIn["Accept"] || "") && !r.headersIn["X-Requested-With"] && !r.headersIn["HX-Request"]
}

// An encoded page cannot be changed, so no script in it can report that. But browsers report an unknown directive of a policy.
function tellOfEncoding(r, encoding) {
  r.error(`viaduct: ${r.uri} came compressed with ${encoding}, although that was not asked for, and has no adapter: `
    + "turn the compression off in development")
  const name = encoding.toLowerCase().replace(/[^a-z0-9]/g, "-")
  const notice = `viaduct-is-not-in-this-page-since-it-came-compressed-with-${name}-which-has-to-be-turned-off-in-development`
  const others = r.rawHeadersOut.filter(pair => pair[0].toLowerCase() === reporting.toLowerCase()).map(pair => pair[1])
  r.headersOut[reporting] = others.concat([notice])
}

// An app that receives its own host sets cookies for that host, which browsers refuse from this one.
function freeCookies(r) {
  const host = r.variables.viaduct_own_host
  const cookies = r.headersOut["Set-Cookie"]
  if (!host || !cookies) return
  r.headersOut["Set-Cookie"] = cookies.map(cookie => cookie.replace(/;\s*domain=\.?([^;]*)/i, (attribute, domain) => {
    const name = domain.trim().toLowerCase()
    return host === name || host.endsWith(`.${name}`) ? "" : attribute
  }))
}

// The device page embeds a phone of another site. Browsers keep that phone's cookies only as SameSite=None and Partitioned. The screen in
// that frame has set viaduct_frame, which no other page of the phone gets.
function keepCookies(r) {
  const cookies = r.headersOut["Set-Cookie"]
  if (!cookies || !r.variables.viaduct_phone_base || r.variables.cookie_viaduct_frame !== "1") return
  r.headersOut["Set-Cookie"] = cookies.map(cookie =>
    `${cookie.replace(/;\s*(samesite\s*(=[^;]*)?|secure|partitioned)\s*(?=;|$)/gi, "")}; SameSite=None; Secure; Partitioned`)
}

export default { headers, body, keepCookies }
