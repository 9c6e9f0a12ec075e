// Entity tags of pages with the adapter, which bear a mark: a page that a browser has from before must not count as unchanged, since it has
// no adapter. Behind the mark is the app's own tag, strong (s) or weak (w), or the date (m) of a page that has no tag.
const mark = 'W/"viaduct-'
const form = /^(W\/)?"([^"]*)"$/

// The condition of a browser with a copy, in the app's words.
function ifNoneMatch(r) {
  return ownOf(tagsIn(r, "If-None-Match").filter(tag => isMarked(tag) || !isForWindow(r)))
}

// The condition that a script sets before it changes a page. If-Range stays as it is: the app has no part of the page with the adapter.
function ifMatch(r) {
  const text = r.headersIn["If-Match"] || ""
  return text.indexOf(mark) < 0 ? text : ownOf(tagsIn(r, "If-Match"))
}

function ifModifiedSince(r) {
  const marked = tagsIn(r, "If-None-Match").filter(isMarked)
  const dated = marked.find(tag => tag[mark.length] === "m")
  if (dated) return decodeURIComponent(dated.slice(mark.length + 2, -1))
  return marked.length > 0 || !isForWindow(r) ? r.headersIn["If-Modified-Since"] || "" : ""
}

// Marks the tag of a page that gets the adapter, or of one that the browser has with it.
function markIn(r) {
  if (r.status === 304 && !tagsIn(r, "If-None-Match").some(isMarked)) return
  const own = (r.headersOut["ETag"] || "").match(form)
  const date = r.headersOut["Last-Modified"]
  if (own) {
    r.headersOut["ETag"] = `${mark}${own[1] ? "w" : "s"}-${own[2]}"`
  } else if (date && r.status !== 304) {
    r.headersOut["ETag"] = `${mark}m-${encodeURIComponent(date)}"`
  }
}

// The tags that the app has given, without the mark.
function ownOf(tags) {
  const own = tags.filter(tag => !isMarked(tag) || tag[mark.length] !== "m")
  return own.map(tag => isMarked(tag) ? (tag[mark.length] === "w" ? "W/" : "") + `"${tag.slice(mark.length + 2)}` : tag).join(", ")
}

function tagsIn(r, name) {
  return (r.headersIn[name] || "").match(/(?:W\/)?"[^"]*"|\*/g) || []
}

function isMarked(tag) {
  return tag.startsWith(mark)
}

// Whether the browser itself requests a page. A script may also fetch other files, whose entity tags have no mark.
function isForWindow(r) {
  const destination = r.headersIn["Sec-Fetch-Dest"]
  return destination === "document" || destination === "iframe"
}

export default { ifNoneMatch, ifMatch, ifModifiedSince, markIn }
