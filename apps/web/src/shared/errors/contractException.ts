/** What a contract threw, as receipts carry it. */
export interface ContractException {
  /** `WrongStatus`; null where the chain's words are of another form. */
  readonly name: string | null
  readonly code: number | null
  /** The chain's own words, whole but for their length. */
  readonly raw: string
}

const longest = 2_000
const nameOf = /_exception\s*:\s*\(String "([^"\\]{1,80})"\)/
const codeOf = /\bcode\s*:\s*\(Int(?:32|64|128|256) (-?\d{1,9})\)/

/**
 * Reads the message of an exception: `Exception thrown: (Message [(_exception : (String "Error")) ; (code : (Int32
 * -2))])`. Text from the chain: anything else is kept as it is.
 */
export function parseException(message: string): ContractException {
  const raw = message.slice(0, longest)
  const code = codeOf.exec(raw)?.[1]
  return { name: nameOf.exec(raw)?.[1] ?? null, code: code === undefined ? null : Number(code), raw }
}

/** What the exceptions of the protocol mean. */
const names = [
  'WrongSender',
  'DidIsNull',
  'WrongStatus',
  'ZeroValueOrNull',
  'SameValue',
  'WrongRecipientForTransfer',
  'WrongDIDSignature',
  'InvalidValue',
] as const

/** What name and code mean together in our own contracts; where two of them differ, neither stands here. */
const reasons = {
  'InvalidValue 1': 'nameTaken',
  'InvalidValue 10': 'balanceTooLow',
  'InvalidValue 13': 'reservedSubdomain',
  'InvalidValue 14': 'unknownSubdomain',
  'WrongStatus -1': 'locked',
  'WrongStatus 1': 'alreadyCreated',
  'WrongStatus 2': 'notCreated',
  'WrongStatus 16': 'deactivated',
  'WrongSender -2': 'notController',
  'WrongSender -12': 'notPendingController',
  'SameValue -11': 'sameAddress',
  'WrongDIDSignature 4': 'noSignature',
  'WrongDIDSignature 5': 'noUpdateKey',
  'WrongDIDSignature 6': 'wrongSignature',
} as const

export type ExceptionMeaning =
  | `reason.${(typeof reasons)[keyof typeof reasons]}`
  | `exception.${(typeof names)[number] | 'outOfGas' | 'byChain' | 'other'}`

/**
 * The key in `errors.json` of what an exception means. Codes differ from contract to contract: they count only where the
 * contracts are ours.
 */
export function meaningOf({ name, code, raw }: ContractException, isOurs: boolean): ExceptionMeaning {
  const reason =
    isOurs && code !== null ? Object.entries(reasons).find(([key]) => key === `${name} ${code}`) : null
  if (reason) return `reason.${reason[1]}`
  const known = names.find((each) => each === name)
  if (known) return `exception.${known}`
  return name === null && /\bgas\b/i.test(raw) ? 'exception.outOfGas' : 'exception.other'
}

/** What to do about it, where there is something: keys of `next` in `errors.json`. */
const fixes = {
  'reason.nameTaken': 'NameTaken',
  'reason.balanceTooLow': 'BalanceTooLow',
  'reason.locked': 'DidLocked',
  'reason.deactivated': 'DidDeactivated',
  'reason.notController': 'NotController',
  'reason.alreadyCreated': 'AlreadyCreated',
  'reason.notCreated': 'NotCreated',
  'reason.noSignature': 'NoStorageWallet',
  'reason.noUpdateKey': 'NoSigningKey',
  'reason.wrongSignature': 'SigningKeyNotReadable',
} as const satisfies Partial<Record<ExceptionMeaning, string>>

/** The key under `next` in `errors.json` of what can be done about an exception; null where nothing is known. */
export function fixOf(meaning: ExceptionMeaning): (typeof fixes)[keyof typeof fixes] | null {
  return meaning in fixes ? fixes[meaning as keyof typeof fixes] : null
}
