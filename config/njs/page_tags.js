// Entity tags of pages with the adapter, which bear a mark: a page that a browser has from before must not count as unchanged, since it has
// no adapter. Behind the mark is the app's own tag, strong (s) or weak (w), or the date (m) of a page that has no tag.
const mark = 'W/"viaduct-'
const form = /^(W\/)?"([^"]*)"$/

// What the browser has, in the app's words.
function ifNoneMatch(r) {
  const tags = tagsOf(r).filter(tag => isMarked(tag) ? tag[mark.length] !== "m" : !isForWindow(r))
  return tags.map(tag => isMarked(tag) ? (tag[mark.length] === "w" ? "W/" : "") + `"${tag.slice(mark.length + 2)}` : tag).join(", ")
}

function ifModifiedSince(r) {
  const marked = tagsOf(r).filter(isMarked)
  const dated = marked.find(tag => tag[mark.length] === "m")
  if (dated) return decodeURIComponent(dated.slice(mark.length + 2, -1))
  return marked.length > 0 || !isForWindow(r) ? r.headersIn["If-Modified-Since"] || "" : ""
}

// Marks the tag of a page that gets the adapter, or of one that the browser has with it.
function markIn(r) {
  if (r.status === 304 && !tagsOf(r).some(isMarked)) return
  const own = (r.headersOut["ETag"] || "").match(form)
  const date = r.headersOut["Last-Modified"]
  if (own) {
    r.headersOut["ETag"] = `${mark}${own[1] ? "w" : "s"}-${own[2]}"`
  } else if (date && r.status !== 304) {
    r.headersOut["ETag"] = `${mark}m-${encodeURIComponent(date)}"`
  }
}

function tagsOf(r) {
  return (r.headersIn["If-None-Match"] || "").match(/(?:W\/)?"[^"]*"|\*/g) || []
}

function isMarked(tag) {
  return tag.startsWith(mark)
}

// Whether it is the browser itself that asks for a page. What a script fetches may be other than pages, whose tags have no mark.
function isForWindow(r) {
  const destination = r.headersIn["Sec-Fetch-Dest"]
  return destination === "document" || destination === "iframe"
}

export default { ifNoneMatch, ifModifiedSince, markIn }
