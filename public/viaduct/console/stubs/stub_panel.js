import { DroppedPanel } from "../panels/dropped_panel.js"
import { StubForm } from "./stub_form.js"

// The dropped messages, with a form for a missing component.
export class StubPanel extends DroppedPanel {
  remedies({ cause }, events) {
    return StubForm.fits({ cause, events }) ? [new StubForm(events.at(-1)).root] : []
  }
}
