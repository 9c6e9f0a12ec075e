// A view beside the timeline, which `draw()` brings up to date.
export class Panel {
  root
  room
  state
  // Called with an event to show in the timeline.
  show

  constructor(root, { room, state, show }) {
    Object.assign(this, { root, room, state, show })
  }

  // The sentence for a view without a page.
  get absence() {
    return this.room.isRecorded ? "The recording has no page." : "No page of this room is open."
  }

  // The chosen page, or all that are open.
  get pages() {
    const { page } = this.state.values
    if (page) return [this.room.pages.get(page)?.tab[0]].filter(Boolean)
    return this.room.pages.tabs.filter(({ connection }) => connection === "open" || this.room.isRecorded).slice(0, 20)
  }
}
