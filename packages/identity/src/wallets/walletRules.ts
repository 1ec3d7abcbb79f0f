import { createdKeyPurposes, olderCreatedKeyPurposes, type KeyPurpose } from './keyPurpose'
import { compareVersionNumbers, parseVersion } from './version'

/** The differences between the versions of wallets. Everything that the app does in another way for some of them is here. */
export interface WalletRules {
  /** Too old for today's pages: 'Feature unavailable. Upgrade account.' */
  readonly needsUpgrade: boolean
  /** Has collections of NFTs, batch transfer, other currencies than ZIL, donations. */
  readonly hasCollections: boolean
  /** Holds coins, and pays them out by its own calls. */
  readonly pays: boolean
  /** Lets others take tokens from it. */
  readonly allows: boolean
  /** Pays up to five coins in one transaction. */
  readonly paysCoins: boolean
  /** Pays many recipients in one transaction. */
  readonly paysMany: boolean
  /** Trades at exchanges and brings liquidity, with its own funds. */
  readonly trades: boolean

  /** Does it name a most when it buys? Then it pays no price above the one that the caller names. */
  readonly boundsPrices: boolean

  /** A signature counts once, for one wallet on one chain. Where it does not, it can be used again. */
  readonly bindsSignatures: boolean
  /** Of wallets with messages to issuers: a token counts for one wallet, one message and once. */
  readonly bindsCredentials: boolean
  /** The key that signs changes of the document. */
  readonly documentKey: 'update' | 'recovery'
  /** The keys that creating the document makes, in their order. */
  readonly createdKeys: readonly KeyPurpose[]

  /** Has AddGuardians and RemoveGuardians. Where it has not, ConfigureSocialRecovery adds them and nobody removes them. */
  readonly removesGuardians: boolean
  /** DidSocialRecovery names guardians by the hash of their domain. Where it does not, by the domain itself. */
  readonly takesGuardianHashes: boolean
  /** Guardians are configured without a storage wallet. */
  readonly configuresWithoutStorage: boolean

  /** Dns takes the NFT of a subdomain. */
  readonly takesSubdomainNft: boolean
  /** The value that Dns takes where a subdomain has no NFT. */
  readonly emptyNft: '' | 'nawelito'

  /** Is paused without a username. */
  readonly pausesWithoutUsername: boolean
  /** Stakes without a username. Where it does not, each of its staking transitions takes the name of its owner first. */
  readonly stakesWithoutUsername: boolean
  /** An offer of the wallet to another name can be taken back. Where it cannot, another offer replaces it. */
  readonly takesOffersBack: boolean
  /**
   * A lock of the identity closes its DeFi, staking and soulbound wallets. Of a DID wallet: it tells them that it is locked.
   * Of these: they ask. Both must be so.
   */
  readonly sharesLock: boolean
  /** Can be bound to the DID wallet that its name leads to: then it does not go along with the name. */
  readonly keepsFromName: boolean
  /** Of a DID wallet: its lock closes its controller and its subdomains too. Below, whoever has the account still changes them. */
  readonly locksControl: boolean
  /** Takes signatures that can be used twice: deploying it is warned of. */
  readonly hasWeakCode: boolean
}

/**
 * The rules of a wallet by the version that it states, such as `DIDxWALLET_5.8.0`. Any text has rules: one without a number
 * is treated as older than all that have one.
 *
 * @example
 * walletRules(record.version).bindsSignatures
 */
export function walletRules(version: string): WalletRules {
  const { text, kind, number } = parseVersion(version)
  const hasNumber = number.length > 0
  const isFrom = (...first: readonly number[]) => hasNumber && compareVersionNumbers(number, first) >= 0
  const isAbove = (...last: readonly number[]) => compareVersionNumbers(number, last) > 0
  // Of these, no number is too old.
  const isNeverOld = /^(?:init|dao|didxwal)/i.test(text)
  const keepsCredentials = kind === 'soulbound' || kind === 'defi'
  const bindsCredentials = keepsCredentials && isFrom(2)
  return {
    needsUpgrade: hasNumber && !isNeverOld && !isFrom(4),
    hasCollections: kind === 'defi' || isFrom(6),
    pays: kind === 'did' || kind === 'defi' || kind === 'staking' || kind === 'soulbound',
    allows: kind === 'did' || kind === 'defi',
    paysCoins: kind === 'defi' || (kind === 'did' && isFrom(6)),
    paysMany: kind === 'did' && isFrom(7),
    trades: (kind === 'did' && isFrom(7)) || (kind === 'defi' && isFrom(1, 1)),
    boundsPrices: kind === 'did' && isFrom(7, 1),
    bindsSignatures: kind === 'did' && isFrom(7),
    bindsCredentials,
    documentKey: isFrom(5, 4) ? 'update' : 'recovery',
    createdKeys: isFrom(5, 4) ? createdKeyPurposes : olderCreatedKeyPurposes,
    removesGuardians: isAbove(5, 8),
    takesGuardianHashes: isFrom(5, 8),
    configuresWithoutStorage: isFrom(6),
    takesSubdomainNft: isFrom(6),
    emptyNft: isFrom(7) ? '' : 'nawelito',
    pausesWithoutUsername: /^zilxwal/i.test(text) || isFrom(0, 9),
    stakesWithoutUsername: isFrom(0, 9),
    takesOffersBack:
      (kind === 'defi' && isFrom(2)) ||
      (kind === 'staking' && isFrom(1)) ||
      (kind === 'soulbound' && isFrom(2)),
    sharesLock:
      kind === 'did' ? isFrom(7, 1) : kind === 'staking' ? isFrom(1, 1) : keepsCredentials && isFrom(2, 1),
    keepsFromName: kind === 'staking' ? isFrom(1, 2) : keepsCredentials && isFrom(2, 2),
    locksControl: kind === 'did' && isFrom(7),
    hasWeakCode: kind === 'staking' ? false : keepsCredentials ? !bindsCredentials : !isFrom(7),
  }
}
