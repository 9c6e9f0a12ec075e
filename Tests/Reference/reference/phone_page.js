// The web view's side of the phone: its script messages, its policy for navigations, and what its browser lacks.
(platform => {
  const isMain = window === top
  const isAndroid = platform === "android"
  const post = (handler, message) => window.nativeSide(handler, JSON.stringify(message))
  const policy = (kind, url, more) => post("policy", { kind, url, ...more })

  // iOS: WKWebView clones a message; what cannot be cloned throws.
  if (isMain && !isAndroid) {
    window.webkit = { messageHandlers: Object.fromEntries(["turbo", "bridge"].map(name =>
      [name, { postMessage: message => post(name, structuredClone(message)) }])) }
    for (const name of ["vibrate", "serviceWorker"]) delete Navigator.prototype[name]
    window.prompt = () => null
  }
  // Neither WKWebView nor Android's WebView has them.
  if (isMain) for (const name of ["Notification", "PushManager"]) delete window[name]
  if (isMain && isAndroid) {
    const calls = handler => new Proxy({}, { get: (_, name) => (...values) => { post(handler, { name, values }) } })
    window.TurboSession = calls("turbo")
    window.BridgeComponentsNative = calls("bridge")
    addEventListener("load", () => setTimeout(() => post("page", { name: "finished" })))
    post("page", { name: "started" })
  }

  // "cold" while the native side loads a document, "session" from then on, "none" after it failed.
  const delegate = () => { try { return sessionStorage.phone ?? "cold" } catch { return "session" } }

  const opensWindow = target => {
    if (!target || /^_(self|parent|top)$/i.test(target)) return false
    return /^_blank$/i.test(target) || ![...top.document.querySelectorAll("iframe")].some(({ name }) => name === target)
  }

  const linkOf = event => event.composedPath().find(node => node.localName === "a" && node.href)
  let touched = null
  addEventListener("pointerdown", event => { touched = linkOf(event) }, true)

  // A new window: neither library makes one.
  addEventListener("click", event => {
    const link = linkOf(event)
    if (event.defaultPrevented || !link || !opensWindow(link.target)) return
    event.preventDefault()
    if (isAndroid || delegate() === "session") policy("window", link.href)
    else if (delegate() === "cold") policy("cold", link.href)
  })
  addEventListener("submit", event => {
    const target = event.submitter?.formTarget || event.target.target
    if (!event.defaultPrevented && opensWindow(target)) event.preventDefault()
  })
  const open = window.open
  window.open = function(url, target = "_blank", ...more) {
    if (!opensWindow(target)) return open.call(this, url, target, ...more)
    if (isAndroid && touched) policy("window", touched.href)
    return null
  }

  let isHistory = false
  for (const name of ["pushState", "replaceState"]) {
    const original = history[name]
    history[name] = function(...values) {
      isHistory = true
      try { return original.apply(this, values) } finally { isHistory = false }
    }
  }

  navigation.addEventListener("navigate", event => {
    if (isHistory || !event.cancelable || event.navigationType === "traverse") return
    const { url, sameDocument } = event.destination
    const source = event.sourceElement
    const isLink = !!source?.closest?.("a[href], area[href]")
    const isForm = !!event.formData || !!source?.form || source?.localName === "form"
    const isReload = event.navigationType === "reload"
    const decide = isAndroid ? onAndroid : onIOS
    decide(event, { url, sameDocument, isLink, isForm, isReload })
  })

  function onIOS(event, { url, isLink, isForm, isReload }) {
    const state = delegate()
    if (state === "cold") {
      const isForeign = isMain && !isReload && !isLink && new URL(url).hostname !== location.hostname
      if (isLink || isForeign) cancel(event, "cold", url)
    } else if (state === "session") {
      if (isMain && isReload) cancel(event, "reload", url)
      else if (isLink || isMain && !isForm && !isReload) cancel(event, "route", url)
    }
  }

  function onAndroid(event, { url, sameDocument }) {
    if (event.downloadRequest != null) return cancel(event, "download", url)
    if (sameDocument || event.formData) return
    const isHTTP = /^https?:/.test(url)
    if (!isMain && isHTTP) return
    if (delegate() === "session") cancel(event, "override", url)
  }

  function cancel(event, kind, url) {
    event.preventDefault()
    policy(kind, url)
  }
})
