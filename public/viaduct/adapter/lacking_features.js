// Hides what the phone's web view lacks, before a script of the page looks for it. tell({ type: "lacking", name }) is called once for each
// name that a script asks for, on iOS: a script that asks the window itself cannot be observed. isAppBound: whether the app limits its
// navigations to its own domains, which lets pages have service workers there.
export function hideLackingFeatures(platform, isAppBound, tell) {
  delete window.Notification
  delete window.PushManager
  const { prototype } = Navigator
  // Firefox has none.
  if (platform === "android") return prototype.vibrate ??= () => true
  const names = new Set(["prompt", "vibrate"])
  if (!isAppBound) names.add("serviceWorker")
  const ask = name => names.delete(name) && tell({ type: "lacking", name })
  const trap = method => (target, name, ...rest) => ask(name) || Reflect[method](target, name, ...rest)
  // For the haptic feedback of the view.
  prototype[Symbol.for("viaduct:vibrate")] = prototype.vibrate
  for (const name of names) delete prototype[name]
  Object.setPrototypeOf(prototype, new Proxy(Object.prototype, { has: trap("has"), get: trap("get") }))
  window.prompt = () => {
    ask("prompt")
    return null
  }
}
