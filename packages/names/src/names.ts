import type { DidErrorCode, RequestOptions } from '@tyto/chain'
import type { DidStatus, W3cDocument } from '@tyto/identity'
import type { Address } from '@tyto/primitives'

/** Looks up names of one network. */
export interface Names {
  /**
   * Whom a name leads to, and what their document says. Rejects with `RpcError` where no node gave a sound answer: nothing is known
   * then, and never that a name is free.
   */
  lookUp(name: string, options?: RequestOptions): Promise<LookUp>
}

export type LookUp = LookedUpName | NoName | UnknownName

/** A name that leads somewhere. All of it was read at once, from one node. */
export interface LookedUpName {
  readonly kind: 'found'
  /** As it is written: `alice.ssi`, `work@alice.ssi`. */
  readonly name: string
  /** The account or contract that gets money for the name: 20 bytes in hex, `0x...`. */
  readonly address: Address
  /** The same address as wallets show it, `zil1...`. */
  readonly bech32: string
  /** The version of the wallet at the address, such as `DIDxWALLET_7.0.0`; null where it is no wallet of the protocol. */
  readonly wallet: string | null
  /** The wallet whose document counts for the name: the one it leads to where that is a DID wallet, else the one of its domain's `.did`. */
  readonly identity: Address | null
  /** The account or contract that changes the document; null where there is none. */
  readonly controller: Address | null
  readonly did: string | null
  /** `Created`, `Updated`, `Recovered`, `Locked`, `Deactivated`; null where nobody created a document. */
  readonly status: DidStatus | null
  /** In the form of W3C DID Core; null where there is none, and then `whyNone` may say why. */
  readonly document: W3cDocument | null
  readonly whyNone: DidErrorCode | 'deactivated' | null
  /** The document's links, http or https; they are claims of the document's controller. */
  readonly links: readonly FoundLink[]
  /** The document's addresses on chains. */
  readonly accounts: readonly FoundAccount[]
}

export interface FoundLink {
  readonly label: string
  readonly url: string
}

export interface FoundAccount {
  readonly label: string
  /** `zilliqa`, or another chain's name in lower case. */
  readonly chain: string | null
  readonly address: Address
}

/** The network says that the name leads nowhere. */
export interface NoName {
  /** Nobody has it, it is kept by the network, the subdomain is nobody's, or it is somebody's and leads nowhere. */
  readonly kind: 'free' | 'reserved' | 'unregistered' | 'uninitialized'
  readonly name: string
}

/** The text is no name: nobody was asked. */
export interface UnknownName {
  readonly kind: 'no name'
  readonly why: 'NameIsEmpty' | 'NameIsAddress' | 'SubdomainNeedsSsi' | 'ResolverFailed'
}
