import { textOf } from "./page_error.js"

const isDialog = name => name === "prompt"

// Reports once for each name that a script of the page has asked for what a phone's web view lacks.
export class LackingFeatures {
  #host
  #told = new Set()

  // The host has platform and report(notice).
  constructor(host) {
    this.#host = host
  }

  // name: what the adapter has seen a script ask for.
  take(name) {
    if (this.#told.has(name)) return
    this.#told.add(name)
    this.#host.report(isDialog(name) ? withoutDialog : this.#without(name))
  }

  // An error of a script that took one of window's for granted.
  check(event) {
    const error = textOf(event.message ?? event.reason)
    const [, name, member] = /\b(Notification|PushManager)\b|'(requestPermission)'/.exec(error) ?? []
    if (name && !(name in window)) this.take(name)
    else if (member && !("Notification" in window)) this.take("Notification")
  }

  #without(name) {
    const phone = this.#host.platform === "android" ? "Android's WebView" : "iOS's web view"
    const place = name in { vibrate: 1, serviceWorker: 1 } ? "navigator" : "window"
    const exception = name === "serviceWorker" ? " An app that limits its navigations to its own domains has it." : ""
    const sentence = `A script asked for ${place}.${name}, which ${phone} lacks, so it is hidden here.${exception} `
      + `Check for it before its use, by \`"${name}" in ${place}\`, and do without.`
    return { level: "info", cause: "VD-WEBVIEW-1", text: sentence }
  }
}

const withoutDialog = {
  level: "warning", cause: "VD-WEBVIEW-2",
  text: "prompt() shows no dialog in an iOS app, and returns null at once. Ask in the page, or by a component."
}
