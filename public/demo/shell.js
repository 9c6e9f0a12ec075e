// Puts the parts that all pages of the demo share around their <main>. It runs where a page names it, so no page is seen without them.
{
  const places = {
    "/": "Overview",
    "/demo/dropdown.html": "Dropdown",
    "/demo/form.html": "Form",
    "/demo/share.html": "Share",
    "/demo/button.html": "Button",
    "/demo/menu.html": "Menu",
    "/demo/overflow-menu.html": "Overflow menu",
    "/demo/alert.html": "Alert",
    "/demo/script-messages.html": "Script messages"
  }

  const element = (name, attributes, ...children) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children)
    return element
  }

  const skipLink = () => element("a", { class: "skip-link", href: "#main" }, "Skip to the page")

  const masthead = () => element("header", { class: "masthead" },
    element("a", { class: "masthead__name", href: "/" }, "Viaduct"),
    element("div", { class: "viaduct", "aria-hidden": "true" },
      element("span", { class: "viaduct__station" }, "Page"),
      element("div", { class: "viaduct__deck", "data-controller": "viaduct" }),
      element("span", { class: "viaduct__station" }, "Swift"),
      element("div", { class: "arches" })))

  const navigation = () => element("nav", { class: "places", "aria-label": "Demo", "data-controller": "places" },
    element("ul", {}, ...Object.entries(places).map(([path, name]) => element("li", {}, element("a", { href: path }, name)))))

  const log = () => element("aside", { class: "log", "aria-label": "Messages of the bridge", "data-controller": "message-log" })

  document.head.append(element("link", { rel: "icon", type: "image/svg+xml", href: "/demo/images/icon.svg" }))
  document.currentScript.replaceWith(skipLink(), masthead(), navigation())
  // Behind <main>, and before the page's modules run: they send the first messages.
  document.addEventListener("readystatechange", () => document.body.append(log()), { once: true })
}
