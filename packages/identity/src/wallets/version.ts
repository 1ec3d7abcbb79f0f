/** The kind of a wallet contract, told by the first seven characters of its version text. */
export type WalletKind =
  | 'did'
  | 'defi'
  | 'staking'
  | 'soulbound'
  | 'airdrop'
  | 'xpoints'
  | 'token'
  | 'stablecoin'
  | 'other'

export interface WalletVersion {
  /** As the contract holds it: `DIDxWALLET_7.0.0`. */
  readonly text: string
  readonly kind: WalletKind
  /** The parts after the last `_` or `-`: [7, 0, 0]; empty where no number stands there. */
  readonly number: readonly number[]
}

/** Characters of a version text that tell its kind. */
const prefixLength = 7
/** Characters of the longest number that is read. */
const longestNumber = 100

const kindOfPrefix: ReadonlyMap<string, WalletKind> = new Map([
  ['didxwal', 'did'],
  ['xwallet', 'did'],
  ['defixwa', 'defi'],
  ['zilstak', 'staking'],
  ['.stake-', 'staking'],
  ['zilxwal', 'staking'],
  ['vcxwall', 'soulbound'],
  ['sbtxwal', 'soulbound'],
  ['airxwal', 'airdrop'],
  ['xpoints', 'xpoints'],
  ['fungibl', 'token'],
  ['ssidoll', 'stablecoin'],
])

/**
 * Reads a version text; none is refused, since anybody can deploy a contract with any version.
 *
 * @example
 * parseVersion('DIDxWALLET_7.0.0') // { text: 'DIDxWALLET_7.0.0', kind: 'did', number: [7, 0, 0] }
 */
export function parseVersion(text: string): WalletVersion {
  const digits = /[_-](\d{1,9}(?:\.\d{1,9}){0,7})$/.exec(text.slice(-longestNumber))?.[1]
  return {
    text,
    kind: kindOfPrefix.get(text.slice(0, prefixLength).toLowerCase()) ?? 'other',
    number: digits === undefined ? [] : digits.split('.').map(Number),
  }
}

/** Compares number by number, a missing part as 0: 5.10 is above 5.8, and 6 equals 6.0. Below 0, 0, above 0. */
export function compareVersionNumbers(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
