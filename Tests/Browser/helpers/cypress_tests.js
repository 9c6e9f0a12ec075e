// What the helper of Cypress promises beyond the table of cases. Returns the tests that fail.
window.runOwnTests = async () => {
  const failures = []

  // expected: of the failure; null for a test that passes.
  async function check(title, body, expected = null) {
    const failure = await test(title, body)
    if (expected ? !expected.test(failure) : failure) failures.push(`${title}: ${failure}`)
  }

  function requireEqual(value, wanted) {
    if (JSON.stringify(value) !== JSON.stringify(wanted)) throw new Error(`${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`)
  }

  await check("an older app, in a tab's address without a sign: ümlaut", () => {
    let isLoaded
    const onBeforeLoad = window => { isLoaded = Boolean(window.document) }
    cy.visit({ url: "/menu?page=1", qs: { sort: "name" }, onBeforeLoad, nativePlatform: "android", nativeVersion: "1.2" })
    cy.window().its("location.search").then(query => requireEqual([query, isLoaded], ["?page=1&sort=name", true]))
    cy.visit("/form")
    cy.native("version").its("version").then(version => requireEqual(version, "1.2"))
    cy.window().its("navigator.userAgent").then(agent => requireEqual(/MyApp\/1.2 .*Android/.test(agent), true))
    cy.visit("/form", { nativePlatform: null, nativeVersion: null })
    cy.window().its("navigator.userAgent").then(agent => requireEqual(/MyApp|Android/.test(agent), false))
  })

  await check("arguments are those of viaduct.test", () => {
    cy.visit("/form")
    cy.native("tap", "Save", { timeout: 1000 }).its("title").then(title => requireEqual(title, "Save"))
    cy.native("messages", "form", "connect", { count: 1 }).its("messages.0.event")
    cy.native().then(native => native.screen()).its("screen.bar.title").then(title => requireEqual(title, "Fixture"))
  })
  await check("too many arguments", () => cy.visit("/form") && cy.native("tap", "Keep", "Save"), /“tap” takes other arguments\. Write tap\(title, { … }\)/)

  const breakPage = window => window.eval(`document.head.append(Object.assign(document.createElement("script"), { textContent: "throw new Error('it is broken')" }))`)
  await check("the log of a failed test has its cause", () => {
    cy.visit("/form")
    cy.native("messages", "form", "connect")
    cy.window().then(breakPage)
    cy.window().then(() => { throw new Error("another reason") })
  }, /^another reason$/)
  const [cause] = Cypress.logged.filter(({ name }) => name === "viaduct")
  if (!/An error of the page: Uncaught Error: it is broken/.test(cause?.message)) failures.push(`the log has ${JSON.stringify(cause)}`)

  return failures
}
