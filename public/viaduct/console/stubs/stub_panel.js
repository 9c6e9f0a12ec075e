import { DroppedPanel } from "../panels/dropped_panel.js"
import { StubForm } from "./stub_form.js"

// The dropped messages, with a form for a missing component.
export class StubPanel extends DroppedPanel {
  remedies({ cause }, events) {
    // A recording has no server that could keep a stub.
    return !this.room.isRecorded && StubForm.fits({ cause, events }) ? [new StubForm(events.at(-1)).root] : []
  }
}
