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

/** Exceptions of the protocol that have a text. */
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

/**
 * The meaning of name and code together in our own contracts. If two contracts use the same pair differently, the list
 * has the meaning that people can meet, or none; a test compares it with the contracts.
 */
const reasons = {
  'DidIsNull -14': 'noProtocol',
  'DidIsNull -8': 'noFund',
  'DidIsNull 1': 'noDid',
  'DidIsNull 2': 'noPendingDid',
  'DidIsNull 4': 'noOwnerDid',
  'DidIsNull 11': 'noDomainAddress',
  'DidIsNull 12': 'noSubdomainAddress',
  'DidIsNull 15': 'unknownToken',
  'DidIsNull 25': 'noGuardianKey',
  'DidIsNull 33': 'noPendingUsername',
  'DidIsNull 34': 'noDid',
  'DidIsNull 38': 'unknownService',
  'DidIsNull 60': 'unknownCollection',
  'Error -14': 'noSuchNft',
  'Error -13': 'notNftOwner',
  'Error -12': 'isOperator',
  'Error -11': 'isNoOperator',
  'Error -10': 'isSpender',
  'Error -7': 'notNftOwner',
  'Error -5': 'noNfts',
  'DidIsNull 45': 'noHolderKey',
  'DidIsNull 47': 'noIssuerKey',
  'DidIsNull 50': 'noIssuer',
  'DidIsNull 51': 'unknownExchange',
  'Error -3': 'allowanceTooLow',
  'Error -2': 'tokensTooLow',
  'Error -1': 'isSender',
  'Error 1': 'wrongAmount',
  'Error 3': 'notForSale',
  'Error 5': 'nameTaken',
  'Error 8': 'noPrice',
  'InvalidValue 1': 'nameTaken',
  'InvalidValue 5': 'noPrice',
  'InvalidValue 6': 'wrongAmount',
  'InvalidValue 9': 'noPrice',
  'InvalidValue 10': 'balanceTooLow',
  'InvalidValue 13': 'reservedSubdomain',
  'InvalidValue 14': 'unknownSubdomain',
  'InvalidValue 20': 'notAGuardian',
  'InvalidValue 21': 'tooFewGuardians',
  'InvalidValue 23': 'tooFewSignatures',
  'InvalidValue 27': 'ownAddress',
  'InvalidValue 31': 'tooManyCoins',
  'InvalidValue 36': 'ownSpender',
  'InvalidValue 37': 'ownDelegator',
  'InvalidValue 52': 'noRoute',
  'InvalidValue 61': 'noTydra',
  'InvalidValue 62': 'hasTydra',
  'InvalidValue 63': 'allMinted',
  'InvalidValue 64': 'notOnTydraList',
  'InvalidValue 66': 'unknownDomain',
  'InvalidValue 67': 'aboveMost',
  'SameValue -11': 'sameAddress',
  'SameValue -10': 'sameDomain',
  'SameValue -9': 'sameDomain',
  'SameValue 19': 'alreadyGuardian',
  'SameValue 32': 'sameDomain',
  'SameValue 71': 'keptAlready',
  'SameValue 72': 'notKept',
  'WrongDIDSignature 4': 'noSignature',
  'WrongDIDSignature 5': 'noUpdateKey',
  'WrongDIDSignature 6': 'wrongSignature',
  'WrongDIDSignature 24': 'repeatedSigner',
  'WrongDIDSignature 26': 'wrongGuardianSignature',
  'WrongDIDSignature 28': 'noRecoveryKey',
  'WrongDIDSignature 46': 'wrongHolderSignature',
  'WrongDIDSignature 49': 'wrongIssuerSignature',
  'WrongRecipientForTransfer -13': 'ownRecipient',
  'WrongSender -2': 'notController',
  'WrongSender 2': 'notNameOwner',
  'WrongSender -12': 'notPendingController',
  'WrongSender 35': 'notUsernameOwner',
  'WrongSender 65': 'notSpeaker',
  'WrongSender 70': 'otherHolder',
  'WrongStatus -15': 'paused',
  'WrongStatus -1': 'locked',
  'WrongStatus 1': 'alreadyCreated',
  'WrongStatus 2': 'notCreated',
  'WrongStatus 3': 'notPaused',
  'WrongStatus 16': 'deactivated',
  'WrongStatus 22': 'recoveryNotEnabled',
  'WrongStatus 29': 'recovered',
  'WrongStatus 43': 'noHodlerAccount',
  'WrongStatus 44': 'notReleased',
  'WrongStatus 68': 'guardianClosed',
  'WrongStatus 69': 'keysClosed',
  'WrongStatus 73': 'keptFromCommunity',
  'ZeroValueOrNull -7': 'emptyText',
  'ZeroValueOrNull -4': 'noAddress',
  'ZeroValueOrNull -3': 'zeroAmount',
  'ZeroValueOrNull 3': 'emptyDocument',
  'ZeroValueOrNull 17': 'emptyHash',
  'ZeroValueOrNull 18': 'noGuardiansGiven',
  'ZeroValueOrNull 30': 'noPayments',
  'ZeroValueOrNull 48': 'noIssuerMessage',
} as const

/** What means something else where a collection of NFTs throws it, by the numbers of ZRC-6. */
const collectionReasons = {
  'Error -2': 'collectionPaused',
  'Error -3': 'ownNft',
  'Error -5': 'notNftOwner',
  'Error -16': 'noAddress',
  'Error -17': 'toCollection',
} as const

/** The same of the seed-node programme, by the numbers of its documentation; from -100 on those of our stand-in. */
const programmeReasons = {
  'Error -1': 'programmePaused',
  'Error -7': 'noStake',
  'Error -8': 'bufferedDeposit',
  'Error -10': 'noSeedNode',
  'Error -12': 'uncollectedRewards',
  'Error -13': 'stakeTooLow',
  'Error -15': 'belowMinimum',
  'Error -21': 'sameNode',
  'Error -23': 'noSwap',
  'Error -24': 'notSwapReceiver',
  'Error -25': 'swapInCircle',
  'Error -100': 'zeroAmount',
  'Error -101': 'nothingRipe',
  'Error -104': 'cycleNotOver',
} as const

/** The same of exchanges and the vault of S$I. */
const exchangeReasons = {
  'Error -2': 'tradeExpired',
  'Error -3': 'zeroAmount',
  'Error -4': 'noPool',
  'Error -5': 'rateTooLow',
  'Error -8': 'rateTooLow',
  'Error -9': 'rateTooLow',
  'Error -10': 'shareTooLow',
  'Error -13': 'shareTooLow',
  'Error -14': 'noSbt',
  'Error -24': 'otherDomain',
  'Error -15': 'unknownToken',
  'Error -17': 'vaultEmpty',
  'Error -19': 'notMember',
  'Error -20': 'notOfDomain',
  'Error -21': 'allowanceTooLow',
} as const

type Reason =
  | (typeof reasons)[keyof typeof reasons]
  | (typeof collectionReasons)[keyof typeof collectionReasons]
  | (typeof exchangeReasons)[keyof typeof exchangeReasons]
  | (typeof programmeReasons)[keyof typeof programmeReasons]

export type ExceptionMeaning =
  | `reason.${Reason}`
  | `exception.${(typeof names)[number] | 'outOfGas' | 'other'}`

/**
 * The key in `errors.json` for the meaning of an exception. Each contract has its own codes, so the code counts only
 * for our contracts.
 */
export function meaningOf(
  { name, code, raw }: ContractException,
  { isOurs, isProgramme = false, isExchange = false, isCollection = false }: Thrower,
): ExceptionMeaning {
  const table: Readonly<Record<string, Reason>> = isExchange
    ? exchangeReasons
    : isProgramme
      ? programmeReasons
      : isOurs
        ? { ...reasons, ...(isCollection ? collectionReasons : {}) }
        : {}
  const reason = code !== null ? Object.entries(table).find(([key]) => key === `${name} ${code}`) : null
  if (reason) return `reason.${reason[1]}`
  const known = names.find((each) => each === name)
  if (known) return `exception.${known}`
  // Text from a contract may mention gas too, so only the chain's own message counts.
  return !raw.includes('_exception') && /\bgas\b/i.test(raw) ? 'exception.outOfGas' : 'exception.other'
}
