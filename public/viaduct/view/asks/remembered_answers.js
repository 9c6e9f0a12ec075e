// The answers that a person wants to repeat without being asked. The browser keeps them for this origin only.
export class RememberedAnswers {
  static #key = "viaduct:answers"

  // The answer to such an ask; undefined when there is none.
  answerTo(ask) {
    return this.#all[this.#name(ask)]
  }

  // Returns whether the browser has room for it and permits storage.
  keep(ask, answer) {
    return this.#store({ ...this.#all, [this.#name(ask)]: answer })
  }

  forget(ask) {
    const { [this.#name(ask)]: _, ...rest } = this.#all
    this.#store(rest)
  }

  // Permission for the camera is none for the microphone, and a tag's content that was read is none that was written.
  #name({ kind, subject, mode }) {
    return [kind, subject ?? mode].filter(Boolean).join(":")
  }

  get #all() {
    try {
      return JSON.parse(localStorage.getItem(RememberedAnswers.#key)) ?? {}
    } catch {
      return {}
    }
  }

  #store(answers) {
    try {
      localStorage.setItem(RememberedAnswers.#key, JSON.stringify(answers))
      return true
    } catch (error) {
      console.warn("[viaduct] The browser does not remember the answer (VD-STORAGE-1):", error)
      return false
    }
  }
}
