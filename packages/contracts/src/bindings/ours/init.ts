// Written by `npm run generate` from packages/contracts/scilla/ours/Init.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Immutable parameters of Init. */
interface InitInit {
  readonly init_owner: Address
}

/** Transitions of Init and their parameters. */
interface InitTransitions {
  /** Once, by the owner: makes the contracts known to each other and gives the name init to InitDid. */
  readonly Open: {
    readonly name_registry: Address
    readonly zlp_name_registry: Address
    readonly did: Address
  }
  /** Sells a free .ssi name to the wallet that asks; addr becomes its owner and its DID wallet. id is the currency: zil, a token that the wallet has allowed, or free for a wallet on the free list. */
  readonly BuyNftUsername: {
    readonly username: string
    readonly addr: Address
    readonly id: string
  }
  /** Makes a Tydra for a domain. token_id: the domain id. token_uri: where its metadata stands, behind InitDid.base_uri. id is the currency: zil, a token that the sender has allowed, or free, which zil without any ZIL means too. */
  readonly MintTydraNft: {
    readonly id: string
    readonly token_id: Hex
    readonly token_uri: string
  }
  /** Hands the Tydra of a domain to another domain that somebody has. tydra: its collection. id: zil, or a token that the sender has allowed. */
  readonly TransferTydraNft: {
    readonly id: string
    readonly tydra: string
    readonly token_id: Hex
    readonly to_token_id: Hex
  }
  /** The tokens that were paid have arrived. */
  readonly TransferFromSuccessCallBack: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  /** Hands a .ssi name from the wallet that asks, its owner, to another one, without payment. */
  readonly TransferNftUsername: {
    readonly username: string
    readonly addr: Address
    readonly dID: Address
  }
  /** The owner gives out a free name, in either registry, without payment: names of the protocol. */
  readonly IssueNftUsername: {
    readonly tld: string
    readonly username: string
    readonly addr: Address
    readonly dID: Address
  }
}

/** State of Init. */
interface InitFields {
  readonly version: string
  readonly owner: Address
  readonly registry: Address
  readonly zlp_registry: Address
  readonly init_did: Address
}

/** Events of Init and their values. */
interface InitEvents {
  readonly BoughtNftUsername: {
    readonly username: string
    readonly addr: Address
    readonly id: string
    readonly buyer: Address
  }
  readonly MintedTydraNft: {
    readonly tydra: string
    readonly token_id: Hex
    readonly token_uri: string
    readonly id: string
    readonly wallet: Address
  }
  readonly Opened: {
    readonly registry: Address
    readonly zlp_registry: Address
    readonly init_did: Address
  }
  readonly TransferredNftUsername: {
    readonly username: string
    readonly addr: Address
    readonly dID: Address
    readonly owner: Address
  }
  readonly TransferredTydraNft: {
    readonly tydra: string
    readonly token_id: Hex
    readonly to_token_id: Hex
    readonly id: string
    readonly wallet: Address
    readonly recipient: Address
  }
}

export interface InitShape {
  readonly init: InitInit
  readonly transitions: InitTransitions
  readonly fields: InitFields
  readonly events: InitEvents
}

/** Codes of the exceptions of Init. */
export const initErrors = {
  notOwner: -2,
  nullAddress: -4,
  noInitDid: -14,
  alreadyOpen: 1,
  notOpen: 2,
  notADomainId: 3,
  unknownCurrency: 4,
  noPrice: 5,
  wrongAmount: 6,
  notOnFreeList: 7,
  unknownTld: 8,
  notOfDomain: 65,
  unknownDomain: 66,
} as const

/** Init: calls, reads and deploys. */
export const init: ContractBinding<InitShape> = defineContract<InitShape>({
  vname: 'Init',
  params: [{ vname: 'init_owner', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'owner', type: 'ByStr20' },
    { vname: 'registry', type: 'ByStr20' },
    { vname: 'zlp_registry', type: 'ByStr20' },
    { vname: 'init_did', type: 'ByStr20' },
  ],
  transitions: [
    {
      vname: 'Open',
      params: [
        { vname: 'name_registry', type: 'ByStr20' },
        { vname: 'zlp_name_registry', type: 'ByStr20' },
        { vname: 'did', type: 'ByStr20' },
      ],
    },
    {
      vname: 'BuyNftUsername',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'id', type: 'String' },
      ],
    },
    {
      vname: 'MintTydraNft',
      params: [
        { vname: 'id', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'token_uri', type: 'String' },
      ],
    },
    {
      vname: 'TransferTydraNft',
      params: [
        { vname: 'id', type: 'String' },
        { vname: 'tydra', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'to_token_id', type: 'ByStr32' },
      ],
    },
    {
      vname: 'TransferFromSuccessCallBack',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferNftUsername',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
      ],
    },
    {
      vname: 'IssueNftUsername',
      params: [
        { vname: 'tld', type: 'String' },
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
      ],
    },
  ],
  events: [
    {
      vname: 'BoughtNftUsername',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'id', type: 'String' },
        { vname: 'buyer', type: 'ByStr20' },
      ],
    },
    {
      vname: 'MintedTydraNft',
      params: [
        { vname: 'tydra', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'token_uri', type: 'String' },
        { vname: 'id', type: 'String' },
        { vname: 'wallet', type: 'ByStr20' },
      ],
    },
    {
      vname: 'Opened',
      params: [
        { vname: 'registry', type: 'ByStr20' },
        { vname: 'zlp_registry', type: 'ByStr20' },
        { vname: 'init_did', type: 'ByStr20' },
      ],
    },
    {
      vname: 'TransferredNftUsername',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
        { vname: 'owner', type: 'ByStr20' },
      ],
    },
    {
      vname: 'TransferredTydraNft',
      params: [
        { vname: 'tydra', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'to_token_id', type: 'ByStr32' },
        { vname: 'id', type: 'String' },
        { vname: 'wallet', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
      ],
    },
  ],
  ADTs: [],
})
