// Says that the native side may be out of reach, too, once the browser is offline: Chromium's developer tools hold back open sockets.
export class OfflineCheck {
  // The host has report(notice).
  constructor(host) {
    const text = "The browser is offline. Where that holds back Viaduct's socket, as Chromium's developer tools do, a visit waits until it is "
      + "online again. To see the app's error view, stop the web app instead."
    addEventListener("offline", () => host.report({ level: "warning", cause: "VD-LINK-5", text }))
  }
}
