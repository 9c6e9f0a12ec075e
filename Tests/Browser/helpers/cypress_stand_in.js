// Stands for Cypress, which neither Debian nor PyPI has: as much of its commands as the helper and its tests need. Commands wait for those before
// them, and retry for 4 s. The page under test is in a frame of the same origin, as there.
const frame = document.body.appendChild(document.createElement("iframe"))
// In milliseconds.
const longestCommand = 15_000
const before = [], after = []
let last
// Ends when the frame has loaded what it is leaving for. As Cypress does, commands wait for that.
let isStable = Promise.resolve()

class Chain {
  constructor(outcome) {
    this.outcome = last = outcome
    outcome.catch(() => {})
  }

  its(path, { timeout = 4000 } = {}) {
    const find = subject => path.split(".").reduce((value, name) => value?.[name], subject)
    return this.#next(async subject => {
      const end = performance.now() + timeout
      while (find(subject) === undefined) {
        if (performance.now() > end) throw new Error(`Timed out retrying: ${path} does not exist.`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      return find(subject)
    })
  }

  then(options, callback = options) {
    return this.#next(subject => callback(subject))
  }

  #next(run) {
    return new Chain(this.outcome.then(run))
  }
}

function command(run) {
  return (...values) => new Chain(last.then(() => run(...values)))
}

frame.addEventListener("load", () => frame.contentWindow.addEventListener("beforeunload", () => {
  isStable = new Promise(resolve => frame.addEventListener("load", resolve, { once: true }))
}))

function loaded({ contentWindow, contentDocument }, failOnStatusCode) {
  const { responseStatus } = contentWindow.performance.getEntriesByType("navigation")[0]
  if (failOnStatusCode && responseStatus >= 400) throw new Error(`cy.visit() failed trying to load: ${contentDocument.URL}, ${responseStatus}`)
  return contentWindow
}

window.cy = {
  visit: command(({ url, qs, onBeforeLoad, failOnStatusCode = true }) => new Promise(resolve => {
    const address = new URL(url, location.href)
    for (const [name, value] of Object.entries(qs)) address.searchParams.set(name, value)
    onBeforeLoad(frame.contentWindow)
    frame.addEventListener("load", resolve, { once: true })
    frame.src = address
  }).then(() => {
    isStable = Promise.resolve()
    return loaded(frame, failOnStatusCode)
  })),
  setCookie: command((name, value) => { document.cookie = `${name}=${value}; Path=/` }),
  window: command(() => isStable.then(() => frame.contentWindow))
}

window.Cypress = {
  environment: {},
  logged: [],
  env: name => Cypress.environment[name],
  log: entry => { Cypress.logged.push(entry) },
  Commands: {
    add: (name, run) => { cy[name] = run },
    overwrite(name, run) {
      const original = cy[name]
      cy[name] = (...values) => run(original, ...values)
    }
  }
}

window.beforeEach = run => before.push(run)
window.afterEach = run => after.push(run)

// The outcome of the last command. What follows goes on after an error too, and after a promise of a page that was left.
window.settled = async () => {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("A command has not ended.")), longestCommand))
  try {
    return await Promise.race([last, late])
  } finally {
    last = Promise.resolve()
  }
}

// Runs a test and its hooks to their end: the failure's text, or null.
window.test = async (title, body) => {
  Cypress.currentTest = { title, titlePath: ["Notes", title] }
  Cypress.logged = []
  // Cypress forgets all cookies between tests.
  for (const name of ["viaduct_platform", "viaduct_version"]) document.cookie = `${name}=; Path=/; Max-Age=0`
  last = Promise.resolve()
  before.forEach(run => run())
  const failure = await outcome(body)
  const currentTest = { title, state: failure ? "failed" : "passed" }
  const failureOfHook = await outcome(() => after.forEach(run => run.call({ currentTest })))
  return failure ?? failureOfHook
}

async function outcome(run) {
  try {
    // A chain has a method "then", but is no promise.
    const running = run()
    if (running instanceof Promise) await running
    await settled()
    return null
  } catch (error) {
    return error.message
  }
}
