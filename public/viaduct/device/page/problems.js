const texts = {
  "no-adapter": () => "This page has no adapter, so it shows no native controls. Add the script tag to the page, or start Viaduct with --app and the app’s URL.",
  "other-origin": ({ url }) => {
    const { origin } = new URL(url, location.href)
    const app = origin === location.origin ? "the app’s URL" : origin
    return `The device can show pages of its own address only. Start Viaduct in front of the app, and open this page there: viaduct --app ${app}`
  },
  "no-page": ({ url }) => `“${url.length > 80 ? `${url.slice(0, 80)}…` : url}” is not the address of a page. Those begin with a slash, http:// or https://.`,
  refused: () => "The app forbids frames. In development, send neither X-Frame-Options: DENY nor frame-ancestors 'none'."
}

// What to do about a page that cannot be used in the device, for a person.
export function problemText(problem) {
  return texts[problem.code](problem)
}
