// Whether the page says that a phone shows it in a web view without a Turbo session. That Turbo is missing says nothing.
export function isOfPlainWebView() {
  return document.querySelector("meta[name='viaduct-web-view' i]")?.content.trim() === "plain"
}
