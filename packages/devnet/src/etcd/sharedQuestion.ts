/**
 * Asks for all who want to know: whoever comes while a question is on its way gets the answer to the next one, so that no answer is older
 * than who wanted it.
 */
export class SharedQuestion<T> {
  readonly #ask: () => Promise<T>
  #asked: Promise<unknown> = Promise.resolve()
  #next: Promise<T> | undefined

  constructor(ask: () => Promise<T>) {
    this.#ask = ask
  }

  answer(): Promise<T> {
    this.#next ??= this.#asked.then(() => {
      this.#next = undefined
      const answer = this.#ask()
      this.#asked = answer.catch(() => undefined)
      return answer
    })
    return this.#next
  }
}
