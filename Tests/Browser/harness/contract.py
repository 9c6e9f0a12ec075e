"""A matching controller and component, and `viaduct contract` on two folders."""

import subprocess

from harness.viaduct_server import PROGRAM, process_options

CONTROLLER = """
import { BridgeComponent } from "@hotwired/hotwire-native-bridge"

export default class extends BridgeComponent {
  static component = "menu"
  static values = { title: String }

  connect() {
    const items = this.itemTargets.map(item => ({ title: `${item.title}`, index: 1 }))
    this.send("connect", { title: this.titleValue, items }, message => this.#choose(message))
  }

  disconnect() {
    this.send("disconnect")
  }

  #choose({ data }) {
    console.log(data.index, data.maybe ?? 0)
  }
}
"""
SWIFT = """
final class MenuComponent: BridgeComponent {
    override class var name: String { "menu" }
    override func onReceive(message: Message) {
        guard let event = Event(rawValue: message.event) else { return }
        switch event {
        case .connect:
            guard let data: MessageData = message.data() else { return }
            reply(to: message.event, with: Selection(index: 1))
        }
    }
    enum Event: String { case connect }
    struct Item: Decodable { let title: String; let index: Int }
    struct MessageData: Decodable {
        let title: String
        let items: [Item]
        let color: String?
    }
    struct Selection: Encodable { let index: Int }
}
"""


class Contract:
    """Two folders with sources, which `viaduct contract` compares."""

    def __init__(self, folder):
        self._folder = folder
        (folder / "app").mkdir()

    def write(self, name, text):
        """Writes a file, whose name begins with the folder of the pages (`web/…`), or lies beside it."""
        path = self._folder / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text)

    def web(self, name, text):
        """Writes a further file beside the controller."""
        self.write(f"web/{name}", text)

    def __call__(self, controller=CONTROLLER, swift=SWIFT, *arguments, name="menu_controller.js", path=None, web="web"):
        """Compares two texts. Returns the exit status and the output without the folder."""
        self.web(name, controller)
        self.write("app/Menu.swift", swift)
        options = process_options()
        if path is not None:
            options["env"]["PATH"] = path
        command = [PROGRAM, "contract", self._folder / web, self._folder / "app", *arguments]
        ended = subprocess.run(command, capture_output=True, timeout=60, **options)
        return ended.returncode, (ended.stdout + ended.stderr).replace(f"{self._folder}/", "")
