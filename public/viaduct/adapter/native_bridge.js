// window.nativeBridge, as web libraries look for it on a phone when they find no adapter.
export class NativeBridge {
  static install(adapter) {
    const bridge = {
      register: names => adapter.register(names),
      unregister: name => adapter.unregister(name),
      replyWith: message => adapter.reply(typeof message === "string" ? JSON.parse(message) : message)
    }
    if (adapter.platform === "android") {
      bridge.ready = () => adapter.attach(true)
    } else {
      bridge.postMessage = message => {
        if (message === "ready") adapter.attach(true)
      }
    }
    window.nativeBridge = bridge
  }
}
