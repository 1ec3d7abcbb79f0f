import { exceptionMeanings, exceptionNames } from '@tyto/contracts'

/** The exception that a contract threw, as receipts contain it. */
export interface ContractException {
  /** `WrongStatus`; null if the chain's text has another form. */
  readonly name: string | null
  readonly code: number | null
  /** The chain's own text, cut only if it is too long. */
  readonly raw: string
}

const longest = 2_000
const nameOf = /_exception\s*:\s*\(String "([^"\\]{1,80})"\)/
const codeOf = /\bcode\s*:\s*\(Int(?:32|64|128|256) (-?\d{1,9})\)/

/**
 * Reads the message of an exception: `Exception thrown: (Message [(_exception : (String "Error")) ; (code : (Int32
 * -2))])`. The text comes from the chain: if it has another form, it is kept as it is.
 */
export function parseException(message: string): ContractException {
  const raw = message.slice(0, longest)
  const code = codeOf.exec(raw)?.[1]
  return { name: nameOf.exec(raw)?.[1] ?? null, code: code === undefined ? null : Number(code), raw }
}

export interface Thrower {
  /** Is it known that one of our contracts threw? */
  readonly isOurs: boolean
  /** Is it known that the seed-node programme threw? Its codes are those of its documentation. */
  readonly isProgramme?: boolean
  /** Is it known that an exchange of the protocol threw, or the vault of S$I? They count their codes in one way. */
  readonly isExchange?: boolean
  /** Is it known that a collection after ZRC-6 of ours threw? The standard numbers its codes otherwise than that of tokens. */
  readonly isCollection?: boolean
}

/** Is this what one of our collections calls itself? */
export function isCollectionName(name: string | null): boolean {
  return name === 'Zrc6Token' || name === 'DomainToken'
}

/** The meaning of name and code together, as contracts count them that are of one family; the contracts themselves say it. */
type Family = keyof typeof exceptionMeanings
type Reason = {
  [F in Family]: (typeof exceptionMeanings)[F][keyof (typeof exceptionMeanings)[F]]
}[Family]

export type ExceptionMeaning =
  | `reason.${Reason}`
  | `exception.${(typeof exceptionNames)[number] | 'outOfGas' | 'other'}`

/**
 * The key in `errors.json` for the meaning of an exception. Each contract has its own codes, so the code counts only
 * for our contracts.
 */
export function exceptionMeaningOf(
  { name, code, raw }: ContractException,
  { isOurs, isProgramme = false, isExchange = false, isCollection = false }: Thrower,
): ExceptionMeaning {
  const family = isExchange
    ? 'exchange'
    : isProgramme
      ? 'programme'
      : isOurs
        ? isCollection
          ? 'collection'
          : 'protocol'
        : null
  const table: Readonly<Record<string, Reason>> = family === null ? {} : exceptionMeanings[family]
  const key = `${name} ${code}`
  const reason = code !== null && Object.hasOwn(table, key) ? table[key] : undefined
  if (reason !== undefined) return `reason.${reason}`
  const known = exceptionNames.find((each) => each === name)
  if (known) return `exception.${known}`
  return isOutOfGas(raw) ? 'exception.outOfGas' : 'exception.other'
}

/** Does the chain say that the gas ran out? Text from a contract may mention gas too, so only the chain's own message counts. */
export function isOutOfGas(message: string): boolean {
  return !message.includes('_exception') && /\bgas\b/i.test(message)
}
