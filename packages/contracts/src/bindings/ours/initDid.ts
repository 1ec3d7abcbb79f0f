// Written by `npm run generate` from packages/contracts/scilla/ours/InitDid.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Immutable parameters of InitDid. */
interface InitDidInit {
  readonly init_controller: Address
  readonly init: Address
}

/** Transitions of InitDid and their parameters. */
interface InitDidTransitions {
  /** The controller proposes a successor, who accepts. */
  readonly UpdateController: {
    readonly addr: Address
  }
  readonly AcceptPendingController: NoParams
  readonly SetService: {
    readonly id: string
    readonly addr: Address
  }
  /** Many at once. */
  readonly SetServices: {
    readonly id_addr_pair_list: readonly (readonly [string, Address])[]
  }
  readonly RemoveService: {
    readonly id: string
  }
  readonly SetUtility: {
    readonly id: string
    readonly tx: string
    readonly price: bigint
  }
  /** Many at once: currency, then action and price. */
  readonly SetUtilities: {
    readonly id_price_pair_list: readonly (readonly [string, readonly [string, bigint]])[]
  }
  readonly RemoveUtility: {
    readonly id: string
    readonly tx: string
  }
  readonly SetBaseUri: {
    readonly uri: string
  }
  readonly SetFreeList: {
    readonly addresses: readonly Address[]
  }
  readonly SetTydraFreeList: {
    readonly addresses: readonly Address[]
  }
  /** From Init, when a wallet has taken its free name. */
  readonly UseFreeEntry: {
    readonly addr: Address
  }
  /** From Init, when a Tydra is taken without payment. */
  readonly UseTydraFreeEntry: {
    readonly addr: Address
  }
  /** From the controller. The first uri of a domain in a collection counts as one more token. */
  readonly SetTokenUri: {
    readonly collection: string
    readonly domain_id: Hex
    readonly token_uri: string
  }
  /** From Init: one more Tydra, for a domain that has none of this collection. */
  readonly MintTydra: {
    readonly collection: string
    readonly domain_id: Hex
    readonly token_uri: string
  }
  /** From Init: the Tydra of a domain goes to another domain, which has none of this collection. */
  readonly TransferTydra: {
    readonly collection: string
    readonly domain_id: Hex
    readonly to_domain_id: Hex
  }
  readonly AddFunds: NoParams
  readonly SendFunds: {
    readonly tag: string
    readonly addr: Address
    readonly amount: bigint
  }
  /** Sends tokens that were paid here; token: the contract of a ZRC-2 token. */
  readonly SendTokens: {
    readonly token: Address
    readonly to: Address
    readonly amount: bigint
  }
  readonly RecipientAcceptTransfer: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly RecipientAcceptTransferFrom: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferSuccessCallBack: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
}

/** State of InitDid. */
interface InitDidFields {
  readonly version: string
  readonly controller: Address
  readonly pending_controller: Address
  readonly services: ReadonlyMap<string, Address>
  readonly utility: ReadonlyMap<string, ReadonlyMap<string, bigint>>
  readonly base_uri: string
  readonly token_uris: ReadonlyMap<string, ReadonlyMap<Hex, string>>
  readonly token_id_count: ReadonlyMap<string, bigint>
  readonly free_list: readonly Address[]
  readonly tydra_free_list: readonly Address[]
}

export interface InitDidShape {
  readonly init: InitDidInit
  readonly transitions: InitDidTransitions
  readonly fields: InitDidFields
}

/** Codes of the exceptions of InitDid. */
export const initDidErrors = {
  notController: -2,
  zeroAmount: -3,
  nullAddress: -4,
  nullText: -7,
  sameAddress: -11,
  notPendingController: -12,
  wrongRecipient: -13,
  notInit: 1,
  noTydra: 61,
  hasTydra: 62,
  allMinted: 63,
  notOnTydraList: 64,
} as const

/** InitDid: calls, reads and deploys. */
export const initDid: ContractBinding<InitDidShape> = defineContract<InitDidShape>({
  vname: 'InitDid',
  params: [{ vname: 'init_controller', type: 'ByStr20' }, { vname: 'init', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'controller', type: 'ByStr20' },
    { vname: 'pending_controller', type: 'ByStr20' },
    { vname: 'services', type: 'Map (String) (ByStr20)' },
    { vname: 'utility', type: 'Map (String) (Map (String) (Uint128))' },
    { vname: 'base_uri', type: 'String' },
    { vname: 'token_uris', type: 'Map (String) (Map (ByStr32) (String))' },
    { vname: 'token_id_count', type: 'Map (String) (Uint128)' },
    { vname: 'free_list', type: 'List (ByStr20)' },
    { vname: 'tydra_free_list', type: 'List (ByStr20)' },
  ],
  transitions: [
    { vname: 'UpdateController', params: [{ vname: 'addr', type: 'ByStr20' }] },
    { vname: 'AcceptPendingController', params: [] },
    {
      vname: 'SetService',
      params: [{ vname: 'id', type: 'String' }, { vname: 'addr', type: 'ByStr20' }],
    },
    {
      vname: 'SetServices',
      params: [{ vname: 'id_addr_pair_list', type: 'List (Pair (String) (ByStr20))' }],
    },
    { vname: 'RemoveService', params: [{ vname: 'id', type: 'String' }] },
    {
      vname: 'SetUtility',
      params: [
        { vname: 'id', type: 'String' },
        { vname: 'tx', type: 'String' },
        { vname: 'price', type: 'Uint128' },
      ],
    },
    {
      vname: 'SetUtilities',
      params: [{ vname: 'id_price_pair_list', type: 'List (Pair (String) (Pair (String) (Uint128)))' }],
    },
    {
      vname: 'RemoveUtility',
      params: [{ vname: 'id', type: 'String' }, { vname: 'tx', type: 'String' }],
    },
    { vname: 'SetBaseUri', params: [{ vname: 'uri', type: 'String' }] },
    { vname: 'SetFreeList', params: [{ vname: 'addresses', type: 'List (ByStr20)' }] },
    { vname: 'SetTydraFreeList', params: [{ vname: 'addresses', type: 'List (ByStr20)' }] },
    { vname: 'UseFreeEntry', params: [{ vname: 'addr', type: 'ByStr20' }] },
    { vname: 'UseTydraFreeEntry', params: [{ vname: 'addr', type: 'ByStr20' }] },
    {
      vname: 'SetTokenUri',
      params: [
        { vname: 'collection', type: 'String' },
        { vname: 'domain_id', type: 'ByStr32' },
        { vname: 'token_uri', type: 'String' },
      ],
    },
    {
      vname: 'MintTydra',
      params: [
        { vname: 'collection', type: 'String' },
        { vname: 'domain_id', type: 'ByStr32' },
        { vname: 'token_uri', type: 'String' },
      ],
    },
    {
      vname: 'TransferTydra',
      params: [
        { vname: 'collection', type: 'String' },
        { vname: 'domain_id', type: 'ByStr32' },
        { vname: 'to_domain_id', type: 'ByStr32' },
      ],
    },
    { vname: 'AddFunds', params: [] },
    {
      vname: 'SendFunds',
      params: [
        { vname: 'tag', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'SendTokens',
      params: [
        { vname: 'token', type: 'ByStr20' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'RecipientAcceptTransfer',
      params: [
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'RecipientAcceptTransferFrom',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferSuccessCallBack',
      params: [
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
  ],
  ADTs: [],
})
