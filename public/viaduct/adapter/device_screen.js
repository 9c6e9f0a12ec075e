// The screen of the device frame that shows this page: it stands for the page's window, and draws what is native around the page.
export class DeviceScreen {
  // null for every other page: one in a window of its own, in an iframe of the app's, or in one of another origin.
  static find() {
    try {
      const screen = window.parent.viaductScreen
      return screen && screen.frame === window.frameElement ? screen : null
    } catch {
      return null
    }
  }
}
