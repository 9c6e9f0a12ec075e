// The screen of the device frame around this page. It stands for the page's window, and draws the native parts around the page.
export class DeviceScreen {
  // null for every other page: one in its own window, in an iframe of the app's, or in a frame of another origin.
  static find() {
    try {
      const screen = window.parent.viaductScreen
      return screen && screen.frame === window.frameElement ? screen : null
    } catch {
      return null
    }
  }
}
