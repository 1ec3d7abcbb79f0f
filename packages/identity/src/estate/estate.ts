import type { Address, Hex } from '@tyto/primitives'
import type { DidStatus } from '../wallets/didRecord'
import type { WalletKind } from '../wallets/version'

/** All that a name carries, as the chain says it at one time. A null here is not known, and never nothing. */
export interface Estate {
  /** The hash of its domain. */
  readonly id: Hex
  /** The newest block when it was read; null where no node said one. */
  readonly height: bigint | null
  readonly ssi: EstateHalf
  readonly did: EstateHalf
  /** The username that the DID wallet states, without suffix; '' for none. */
  readonly username: string | null
  /** How many guardians the DID wallet has: enough of them give it to another account. */
  readonly guardians: number | null
  /** Purposes of the keys that its document publishes: whoever has them signs with them, whoever controls it. */
  readonly keys: readonly string[]
  /** Hashes of the domains, among those that were asked for, whose guardian this name is. */
  readonly guards: readonly Hex[] | null
  /** The DID wallet first, then what its subdomains lead to, then who was asked for and is found by an address alone. */
  readonly wallets: readonly EstateWallet[]
  /** How many subdomains more there are than were looked at. */
  readonly left: number
  /** Shares in the community that count for the domain. */
  readonly community: bigint | null
  /** Promises from before that still hold. */
  readonly promises: readonly EarlierPromise[]
  /** Hashes of other domains, among those that were asked for, that obey the DID wallet: who gets it gets them. */
  readonly names: readonly Hex[] | null
}

/** Where one half of a name leads: `dns` for .ssi, `did_dns` for .did. */
export interface EstateHalf {
  /** Null where it leads nowhere. */
  readonly wallet: Address | null
  /** The account that this wallet obeys; null for nobody. */
  readonly controller: Address | null
  /** The account that DeFi, staking and soulbound wallets obey through it: nobody where no DID wallet stands there. */
  readonly speaker: Address | null
  readonly status: DidStatus | null
}

/** A wallet that a name leads to, and whom it obeys. */
export interface EstateWallet {
  /** Before the @; '' for the DID wallet itself, null where no subdomain of this name leads there. */
  readonly subdomain: string | null
  readonly address: Address
  /** `account`: no contract stands there. */
  readonly kind: WalletKind | 'account'
  readonly version: string
  /** The domain whose DID wallet it obeys, as its hash; null where it obeys an account of its own. */
  readonly domain: Hex | null
  /** The DID wallet that it is bound to: it obeys that one, whoever has the domain. Null where it goes with the domain. */
  readonly keptBy: Address | null
  /** The DID wallet whose controller it obeys: the one that it is bound to, or that its domain leads to. Null where it obeys none. */
  readonly through: Address | null
  /** The account that it obeys today; null for nobody. */
  readonly obeys: Address | null
  /** Null where it has no pause. */
  readonly isPaused: boolean | null
  /** Coins of which it holds some. */
  readonly coins: readonly EstateCoin[]
  /** In Qa; null where it is not known. */
  readonly staked: bigint | null
  /** Taken out of a stake and not yet home. */
  readonly waiting: bigint | null
  /** Its own shares of the community's pool. */
  readonly shares: bigint | null
  /** Shares in the community that it brought: no other wallet takes them out, whoever has the name by then. */
  readonly brought: bigint | null
  /** Its parts of pools of other exchanges. */
  readonly pools: readonly EstatePool[]
  /** NFTs, in how many there are of each collection. */
  readonly nfts: readonly { readonly collection: string; readonly count: bigint }[]
  /** Soulbound tokens that it keeps. */
  readonly tokens: number | null
  /** The parts that could not be read. */
  readonly unread: readonly EstatePart[]
}

/** A part of a pool of ZIL and a coin. */
export interface EstatePool {
  readonly exchange: string
  /** The id of the coin. */
  readonly coin: string
  readonly shares: bigint
  /** Of everybody together. */
  readonly total: bigint
}

export interface EstateCoin {
  readonly id: string
  readonly units: bigint
  readonly decimals: number
}

export const estateParts = ['control', 'coins', 'stake', 'shares', 'nfts', 'tokens', 'promises'] as const
export type EstatePart = (typeof estateParts)[number]

/** A right or a thing that somebody else has or gets, because it was promised before. `wallet`: of which wallet. */
export type EarlierPromise = { readonly wallet: Address } & (
  | {
      readonly kind: 'allowance'
      /** The coin's id; for a token that the protocol does not name its contract. */
      readonly token: string
      readonly spender: Address
      readonly units: bigint
      /** Null where the token says none. */
      readonly decimals: number | null
    }
  | { readonly kind: 'operator'; readonly collection: string; readonly operator: Address }
  | {
      readonly kind: 'spender'
      readonly collection: string
      readonly token: bigint
      readonly spender: Address
    }
  /** All stake of the wallet is offered to somebody. */
  | { readonly kind: 'stake'; readonly to: Address; readonly zil: bigint }
  /** The wallet itself is offered: to a domain, or to an account. */
  | { readonly kind: 'wallet'; readonly domain: Hex | null; readonly to: Address | null }
  /** An account is asked to take over the DID wallet. */
  | { readonly kind: 'controller'; readonly to: Address }
  | { readonly kind: 'username'; readonly username: string }
)

/** A name is split where its halves lead to two wallets; `owners` where two accounts control them. */
export function splitOf({ ssi, did }: Pick<Estate, 'ssi' | 'did'>): 'wallets' | 'owners' | null {
  if (ssi.wallet === null || did.wallet === null || ssi.wallet === did.wallet) return null
  return ssi.controller !== null && ssi.controller === did.controller ? 'wallets' : 'owners'
}
