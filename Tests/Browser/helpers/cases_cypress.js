// Runs the table of cases with the helper of Cypress, whose part cypress_stand_in.js plays. Returns what cases.py prints.
window.runCases = async cases => {
  const used = new Set(), outcomes = {}
  let verbs = []
  const without = ["do", "name", "gives", "matches", "fails", "kind", "not_for"]

  const native = (verb, ...values) => {
    used.add(verb)
    return cy.native(verb, ...values)
  }
  // The API takes a number in place of a message.
  const messages = ({ after, ...parameters }) => native("messages", { ...parameters, ...(after && { after: after.number + 1 }) }).its("messages")
  const wanted = step => Object.fromEntries(Object.entries(step).filter(([name]) => !without.includes(name)))

  // As long as Cypress waits after a click.
  const pause = () => new Promise(resolve => setTimeout(resolve, 50))

  // The words of the table that differ from the verbs.
  const words = {
    visit: ({ path }, phone) => cy.visit(path, { nativePlatform: phone.platform, nativeVersion: phone.version }).then(() => null),
    script: ({ code }) => cy.window().then(window => window.eval(code)),
    act: ({ code }) => cy.window().then(window => window.eval(`(async () => { ${code} })()`)).then(pause),
    message: parameters => messages(parameters).then(messages => messages.at(-1)),
    messages,
    no_message: parameters => native("messages", { ...parameters, none: true }),
    reply: ({ to, ...parameters }) => native("reply", { number: to.number, ...parameters }),
    stub: ({ of, rules }) => native("stub", of, rules).its("stubs"),
    preset: ({ answers }) => native("answer", { preset: answers }),
    screen: parameters => native("screen", parameters).its("screen"),
    version: ({ version }) => native("version", version),
    call: ({ verb }) => native(verb)
  }
  words.expect = words.message

  function resolved(value, kept) {
    if (typeof value !== "string" || !value.startsWith("$")) return value
    const [name, member] = value.slice(1).split(".")
    return member ? kept[name][member] : kept[name]
  }

  async function attempt(run) {
    try {
      run()
      return { value: await settled() ?? null }
    } catch (error) {
      return { error: error.message }
    }
  }

  async function step(step, phone, kept) {
    const parameters = Object.fromEntries(Object.entries(wanted(step)).map(([name, value]) => [name, resolved(value, kept)]))
    const run = words[step.do] ?? (parameters => native(step.do, parameters))
    const outcome = await attempt(() => run(parameters, phone))
    kept[step.name] = outcome.value
    return outcome
  }

  for (const { case: title, phone = {}, steps = [] } of cases) {
    const kept = {}, all = []
    Cypress.environment = { viaductStrict: phone.strict, viaductAllow: phone.allow }
    const error = await test(title, async () => {
      // A phone without steps is seen by its first visit.
      for (const each of steps.length > 0 ? steps : [{ do: "visit", path: "/form" }]) {
        if (each.do === "end") continue
        all.push(await step(each, phone, kept))
        if (verbs.length === 0) verbs = (await attempt(() => cy.native().then(Object.keys))).value
        if (each.do === "visit" && phone.components) await attempt(() => native("components", { only: phone.components }))
      }
    })
    if (error) all.push({ error })
    else if (steps.at(-1)?.do === "end") all.push({ value: null })
    outcomes[title] = all
  }
  return { outcomes, words: verbs, used: [...used] }
}
