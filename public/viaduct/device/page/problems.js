const texts = {
  "no-adapter": () => "This page has no adapter, so it shows no native controls. Add the script tag to the page, or start Viaduct with --app and the app’s URL.",
  "other-origin": ({ url }, own) => {
    const { origin } = new URL(url, own)
    const app = origin === own ? "the app’s URL" : origin
    return `The device can show pages of its own address only. Start Viaduct in front of the app, and open this page there: viaduct --app ${app}`
  },
  "no-page": ({ url }) => `“${shortened(url)}” is not the address of a page. Those begin with a slash, http:// or https://, and have at most 8,000 characters.`,
  refused: () => "The app forbids frames. In development, send neither X-Frame-Options: DENY nor frame-ancestors 'none'."
}

// Advice about a page that cannot be used in the device, for a person. own: the origin of the device's screen.
export function problemText(problem, own) {
  return Object.hasOwn(texts, problem.code) && (!problem.url || URL.canParse(problem.url, own) || problem.code === "no-page")
    ? texts[problem.code](problem, own) : "This page cannot be shown in the device."
}

// Returns a sentence about unknown settings in the address; empty for none.
export function unknownText(unknown) {
  const list = unknown.slice(0, 3).map(({ name, value }) => `${name}=${shortened(value)}`).join(", ")
  return list && `The address asks for ${list}, which this page does not know. Its usual setting is shown instead.`
}

function shortened(text) {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
