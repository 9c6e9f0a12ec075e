import { button, element } from "../shell/element.js"
import { ActCard } from "./act_card.js"

// Triggers what happens to an app on a phone: it goes to the background, is opened by a link, or begins anew.
export class AppCard extends ActCard {
  #event = element("select")
  #url = ActCard.input({ type: "url", required: true, maxLength: 65_536, pattern: "https?://.+", title: "An address that begins with http:// or https://" })

  constructor(target) {
    const link = element("form", "act__form")
    const buttons = element("div", "act__row")
    const life = element("form", "act__form")
    super("App", target, buttons, life, link)
    this.#event.append(...["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map(name => new Option(name, name)))
    life.append(ActCard.row(ActCard.field("What the components hear of their screen", this.#event), ActCard.submit("Tell them")))
    life.addEventListener("submit", event => {
      event.preventDefault()
      const { value } = this.#event
      this.do(hand => hand.send("page", `{"type":"lifecycle","event":"${value}"}`), `The components were told ${value}.`)
    })
    buttons.append(
      this.#button("To the background", hand => hand.send("page", '{"type":"visibility","visible":false}'), "The app is in the background."),
      this.#button("To the foreground", hand => hand.send("page", '{"type":"visibility","visible":true}'), "The app is in the foreground."),
      this.#button("Send native:restore", hand => hand.send("native", '{"type":"move","action":"restored"}'), "The page's components were told."),
      this.#button("Begin anew for this page", hand => hand.restart(), "The app has begun anew for this page. Its process goes on."))
    link.append(ActCard.row(ActCard.field("Deep link", this.#url), ActCard.submit("Open")))
    link.addEventListener("submit", event => {
      event.preventDefault()
      this.do(hand => hand.openLink(this.#url.value), "The link was opened.")
    })
  }

  // url: the page's own. Links have to be of its site.
  update(url) {
    this.#url.placeholder = URL.canParse("/", url) ? new URL("/", url).href : ""
  }

  #button(text, run, done) {
    return button(text, () => this.do(run, done))
  }
}
