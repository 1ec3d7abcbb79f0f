/** What a wallet contract is, told by the first seven characters of its version text. */
export type WalletKind =
  'did' | 'defi' | 'staking' | 'soulbound' | 'airdrop' | 'xpoints' | 'token' | 'stablecoin' | 'other'

export interface WalletVersion {
  /** As the contract holds it: `DIDxWALLET_7.0.0`. */
  readonly text: string
  readonly kind: WalletKind
  /** The parts after the last `_` or `-`: [7, 0, 0]; empty where no number stands there. */
  readonly number: readonly number[]
}

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

/** Reads a version text; none is refused, since anybody can deploy a contract with any version. */
export function parseVersion(text: string): WalletVersion {
  const digits = /[_-](\d{1,9}(?:\.\d{1,9}){0,7})$/.exec(text.slice(-100))?.[1]
  return {
    text,
    kind: kindOfPrefix.get(text.slice(0, 7).toLowerCase()) ?? 'other',
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

/** Is the version's number this one or above? Never where the text has no number. */
export function isVersionAtLeast(version: WalletVersion, ...number: readonly number[]): boolean {
  return version.number.length > 0 && compareVersionNumbers(version.number, number) >= 0
}

/** Version 6 or above, or a DeFi wallet: batch transfer, collections, other currencies than ZIL, donations. */
export function hasVersion6Features(version: WalletVersion): boolean {
  return version.kind === 'defi' || isVersionAtLeast(version, 6)
}

/** 0.9 or above, or ZILxWALLET: pausing without a username. */
export function hasNewPause(version: WalletVersion): boolean {
  return /^zilxwal/i.test(version.text) || isVersionAtLeast(version, 0, 9)
}

/** Wallets too old for today's screens: 'Feature unavailable. Upgrade account.' */
export function needsUpgrade(version: WalletVersion): boolean {
  if (/^(?:init|dao|didxwal)/i.test(version.text)) return false
  return version.number.length > 0 && !isVersionAtLeast(version, 4)
}

/** Above 5.8: AddGuardians and RemoveGuardians. Older wallets know ConfigureSocialRecovery only, which adds. */
export function hasGuardianChanges(version: WalletVersion): boolean {
  return compareVersionNumbers(version.number, [5, 8]) > 0
}

/** 5.8 or above: DidSocialRecovery names guardians by the hash of their domain, before by the domain itself. */
export function takesGuardianHashes(version: WalletVersion): boolean {
  return isVersionAtLeast(version, 5, 8)
}

/** 6 or above: guardians are configured without a storage wallet, and Dns takes the NFT of a subdomain. */
export function hasGuardiansWithoutStorage(version: WalletVersion): boolean {
  return isVersionAtLeast(version, 6)
}

/** Below version 5 and in 5.0 to 5.3 the `recovery` key signs documents. */
export function signsWithRecoveryKey(version: WalletVersion): boolean {
  return !isVersionAtLeast(version, 5, 4)
}
