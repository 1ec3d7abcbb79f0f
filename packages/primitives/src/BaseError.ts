export interface BaseErrorOptions {
  /** Says what went wrong in this case, for a log: never a secret. */
  readonly details?: string
  /** The failure underneath. */
  readonly cause?: unknown
  /** Further lines for a log: where, what was expected, what to try. */
  readonly metaMessages?: readonly string[]
}

/** The root of every exception of this project: a code for the app to translate, a short English message, and its cause. */
export class BaseError<Code extends string = string> extends Error {
  readonly code: Code
  readonly shortMessage: string
  readonly details: string | undefined
  readonly metaMessages: readonly string[]

  constructor(code: Code, shortMessage: string, options: BaseErrorOptions = {}) {
    const { details, metaMessages = [] } = options
    const lines = [shortMessage, ...metaMessages, ...(details === undefined ? [] : [`Details: ${details}`])]
    super(lines.join('\n'), 'cause' in options ? { cause: options.cause } : undefined)
    this.name = new.target.name
    this.code = code
    this.shortMessage = shortMessage
    this.details = details
    this.metaMessages = metaMessages
  }
}
