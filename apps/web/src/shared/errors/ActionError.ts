/** Says why an action cannot make its request. The code has a text in `errors.json`. */
export class ActionError<Code extends string = string> extends Error {
  constructor(
    readonly code: Code,
    options?: { readonly cause?: unknown },
  ) {
    super(code, options)
    this.name = 'ActionError'
  }
}
