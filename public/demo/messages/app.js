/**
 * Posts to a script message handler of the app: an object on iOS, on Android text to the interface of that name.
 * Nothing happens without an app.
 */
export function postToApp(name, body) {
  const handler = window.webkit?.messageHandlers?.[name]
  if (handler) handler.postMessage(body)
  else window[name]?.postMessage(JSON.stringify(body))
}
