// Written by `npm run generate` from packages/contracts/scilla/ours/Zrc6Token.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Immutable parameters of DomainToken. */
interface DomainTokenInit {
  readonly initial_contract_owner: Address
  readonly initial_base_uri: string
  readonly name: string
  readonly symbol: string
  readonly init: Address
}

/** Transitions of DomainToken and their parameters. */
interface DomainTokenTransitions {
  readonly Pause: NoParams
  readonly Unpause: NoParams
  readonly SetRoyaltyRecipient: {
    readonly to: Address
  }
  readonly SetRoyaltyFeeBPS: {
    readonly fee_bps: bigint
  }
  readonly SetBaseURI: {
    readonly uri: string
  }
  /** Puts a name or the tokens of this collection up for sale. amount: Qa. */
  readonly SetPremiumPrice: {
    readonly key: Hex
    readonly amount: bigint
  }
  readonly RemovePremiumPrice: {
    readonly key: Hex
  }
  readonly AddMinter: {
    readonly minter: Address
  }
  readonly RemoveMinter: {
    readonly minter: Address
  }
  readonly SetContractOwnershipRecipient: {
    readonly to: Address
  }
  readonly AcceptContractOwnership: NoParams
  /** Without a uri of its own a token is found by its number. */
  readonly Mint: {
    readonly to: Address
    readonly token_uri: string
  }
  readonly BatchMint: {
    readonly to_token_uri_pair_list: readonly (readonly [Address, string])[]
  }
  /** Mints a name for whoever pays. token_uri: the name; id: the currency; premiums are paid in ZIL, which is sent along. */
  readonly Buy: {
    readonly id: string
    readonly to: Address
    readonly token_uri: string
    readonly domain_id: Hex
  }
  readonly BatchBuy: {
    readonly id: string
    readonly to_token_uri_pair_list: readonly (readonly [Address, string])[]
  }
  /** From Init alone. username: the domain id. */
  readonly Register: {
    readonly username: string
    readonly addr: Address
    readonly dID: Address
  }
  /** The tokens that were paid have arrived. */
  readonly TransferFromSuccessCallBack: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly Burn: {
    readonly token_id: bigint
  }
  readonly BatchBurn: {
    readonly token_id_list: readonly bigint[]
  }
  /** The zero address takes the right away. */
  readonly SetSpender: {
    readonly spender: Address
    readonly token_id: bigint
  }
  /** An operator moves and burns whatever the sender owns here, now and later. */
  readonly AddOperator: {
    readonly operator: Address
  }
  readonly RemoveOperator: {
    readonly operator: Address
  }
  readonly TransferFrom: {
    readonly to: Address
    readonly token_id: bigint
  }
  readonly BatchTransferFrom: {
    readonly to_token_id_pair_list: readonly (readonly [Address, bigint])[]
  }
  /** Where the picture of a token is found from now on. */
  readonly UpdateTokenURI: {
    readonly token_id: bigint
    readonly token_uri: string
  }
  /** Where the name leads from now on. */
  readonly UpdateDomainAddress: {
    readonly token_id: bigint
    readonly new_addr: Address
  }
}

/** State of DomainToken. */
interface DomainTokenFields {
  readonly is_paused: boolean
  readonly contract_owner: Address
  readonly contract_ownership_recipient: Address
  readonly royalty_recipient: Address
  readonly royalty_fee_bps: bigint
  readonly token_name: string
  readonly token_symbol: string
  readonly base_uri: string
  readonly token_uris: ReadonlyMap<bigint, string>
  readonly minters: ReadonlyMap<Address, boolean>
  readonly token_owners: ReadonlyMap<bigint, Address>
  readonly spenders: ReadonlyMap<bigint, Address>
  readonly operators: ReadonlyMap<Address, ReadonlyMap<Address, boolean>>
  readonly token_id_count: bigint
  readonly balances: ReadonlyMap<Address, bigint>
  readonly total_supply: bigint
  readonly owned: ReadonlyMap<Address, ReadonlyMap<bigint, boolean>>
  readonly premium_price: ReadonlyMap<Hex, bigint>
  readonly domain_names: ReadonlyMap<bigint, string>
  readonly nft_dns: ReadonlyMap<string, Address>
  readonly premium_sum: bigint
}

/** Events of DomainToken and their values. */
interface DomainTokenEvents {
  readonly AcceptContractOwnership: {
    readonly contract_owner: Address
  }
  readonly AddMinter: {
    readonly minter: Address
  }
  readonly AddOperator: {
    readonly operator: Address
  }
  readonly BatchMint: {
    readonly to_token_uri_pair_list: readonly (readonly [Address, string])[]
    readonly start_id: bigint
    readonly end_id: bigint
  }
  readonly Burn: {
    readonly token_owner: Address
    readonly token_id: bigint
  }
  readonly Mint: {
    readonly to: Address
    readonly token_id: bigint
    readonly token_uri: string
  }
  readonly Pause: {
    readonly is_paused: boolean
  }
  readonly Registered: {
    readonly username: string
    readonly addr: Address
    readonly dID: Address
  }
  readonly RemoveMinter: {
    readonly minter: Address
  }
  readonly RemoveOperator: {
    readonly operator: Address
  }
  readonly SetBaseURI: {
    readonly base_uri: string
  }
  readonly SetContractOwnershipRecipient: {
    readonly to: Address
  }
  readonly SetRoyaltyFeeBPS: {
    readonly royalty_fee_bps: bigint
  }
  readonly SetRoyaltyRecipient: {
    readonly to: Address
  }
  readonly SetSpender: {
    readonly spender: Address
    readonly token_id: bigint
  }
  readonly TransferFrom: {
    readonly from: Address
    readonly to: Address
    readonly token_id: bigint
  }
  readonly Unpause: {
    readonly is_paused: boolean
  }
  readonly UpdateDomainAddress: {
    readonly token_id: bigint
    readonly new_addr: Address
  }
  readonly UpdateTokenURI: {
    readonly token_id: bigint
    readonly token_uri: string
  }
}

export interface DomainTokenShape {
  readonly init: DomainTokenInit
  readonly transitions: DomainTokenTransitions
  readonly fields: DomainTokenFields
  readonly events: DomainTokenEvents
}

/** Codes of the exceptions of DomainToken. */
export const domainTokenErrors = {
  notPaused: -1,
  paused: -2,
  self: -3,
  notContractOwner: -4,
  notTokenOwner: -5,
  notMinter: -6,
  notOwnerOrOperator: -7,
  minterNotFound: -8,
  minterFound: -9,
  spenderFound: -10,
  operatorNotFound: -11,
  operatorFound: -12,
  notAllowed: -13,
  tokenNotFound: -14,
  invalidFee: -15,
  zeroDestination: -16,
  thisDestination: -17,
  notOwnershipRecipient: -18,
  wrongAmount: 1,
  noTokens: 2,
  noName: 4,
  nameTaken: 5,
  wrongDomainId: 6,
  noInitDid: 7,
  noPrice: 8,
  unknownToken: 9,
  notInit: 10,
} as const

/** DomainToken: calls, reads and deploys. */
export const domainToken: ContractBinding<DomainTokenShape> = defineContract<DomainTokenShape>({
  vname: 'DomainToken',
  params: [
    { vname: 'initial_contract_owner', type: 'ByStr20' },
    { vname: 'initial_base_uri', type: 'String' },
    { vname: 'name', type: 'String' },
    { vname: 'symbol', type: 'String' },
    { vname: 'init', type: 'ByStr20' },
  ],
  fields: [
    { vname: 'is_paused', type: 'Bool' },
    { vname: 'contract_owner', type: 'ByStr20' },
    { vname: 'contract_ownership_recipient', type: 'ByStr20' },
    { vname: 'royalty_recipient', type: 'ByStr20' },
    { vname: 'royalty_fee_bps', type: 'Uint128' },
    { vname: 'token_name', type: 'String' },
    { vname: 'token_symbol', type: 'String' },
    { vname: 'base_uri', type: 'String' },
    { vname: 'token_uris', type: 'Map (Uint256) (String)' },
    { vname: 'minters', type: 'Map (ByStr20) (Bool)' },
    { vname: 'token_owners', type: 'Map (Uint256) (ByStr20)' },
    { vname: 'spenders', type: 'Map (Uint256) (ByStr20)' },
    { vname: 'operators', type: 'Map (ByStr20) (Map (ByStr20) (Bool))' },
    { vname: 'token_id_count', type: 'Uint256' },
    { vname: 'balances', type: 'Map (ByStr20) (Uint256)' },
    { vname: 'total_supply', type: 'Uint256' },
    { vname: 'owned', type: 'Map (ByStr20) (Map (Uint256) (Bool))' },
    { vname: 'premium_price', type: 'Map (ByStr32) (Uint128)' },
    { vname: 'domain_names', type: 'Map (Uint256) (String)' },
    { vname: 'nft_dns', type: 'Map (String) (ByStr20)' },
    { vname: 'premium_sum', type: 'Uint128' },
  ],
  transitions: [
    { vname: 'Pause', params: [] },
    { vname: 'Unpause', params: [] },
    { vname: 'SetRoyaltyRecipient', params: [{ vname: 'to', type: 'ByStr20' }] },
    { vname: 'SetRoyaltyFeeBPS', params: [{ vname: 'fee_bps', type: 'Uint128' }] },
    { vname: 'SetBaseURI', params: [{ vname: 'uri', type: 'String' }] },
    {
      vname: 'SetPremiumPrice',
      params: [{ vname: 'key', type: 'ByStr32' }, { vname: 'amount', type: 'Uint128' }],
    },
    { vname: 'RemovePremiumPrice', params: [{ vname: 'key', type: 'ByStr32' }] },
    { vname: 'AddMinter', params: [{ vname: 'minter', type: 'ByStr20' }] },
    { vname: 'RemoveMinter', params: [{ vname: 'minter', type: 'ByStr20' }] },
    { vname: 'SetContractOwnershipRecipient', params: [{ vname: 'to', type: 'ByStr20' }] },
    { vname: 'AcceptContractOwnership', params: [] },
    {
      vname: 'Mint',
      params: [{ vname: 'to', type: 'ByStr20' }, { vname: 'token_uri', type: 'String' }],
    },
    {
      vname: 'BatchMint',
      params: [{ vname: 'to_token_uri_pair_list', type: 'List (Pair (ByStr20) (String))' }],
    },
    {
      vname: 'Buy',
      params: [
        { vname: 'id', type: 'String' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_uri', type: 'String' },
        { vname: 'domain_id', type: 'ByStr32' },
      ],
    },
    {
      vname: 'BatchBuy',
      params: [
        { vname: 'id', type: 'String' },
        { vname: 'to_token_uri_pair_list', type: 'List (Pair (ByStr20) (String))' },
      ],
    },
    {
      vname: 'Register',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
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
    { vname: 'Burn', params: [{ vname: 'token_id', type: 'Uint256' }] },
    { vname: 'BatchBurn', params: [{ vname: 'token_id_list', type: 'List (Uint256)' }] },
    {
      vname: 'SetSpender',
      params: [{ vname: 'spender', type: 'ByStr20' }, { vname: 'token_id', type: 'Uint256' }],
    },
    { vname: 'AddOperator', params: [{ vname: 'operator', type: 'ByStr20' }] },
    { vname: 'RemoveOperator', params: [{ vname: 'operator', type: 'ByStr20' }] },
    {
      vname: 'TransferFrom',
      params: [{ vname: 'to', type: 'ByStr20' }, { vname: 'token_id', type: 'Uint256' }],
    },
    {
      vname: 'BatchTransferFrom',
      params: [{ vname: 'to_token_id_pair_list', type: 'List (Pair (ByStr20) (Uint256))' }],
    },
    {
      vname: 'UpdateTokenURI',
      params: [{ vname: 'token_id', type: 'Uint256' }, { vname: 'token_uri', type: 'String' }],
    },
    {
      vname: 'UpdateDomainAddress',
      params: [{ vname: 'token_id', type: 'Uint256' }, { vname: 'new_addr', type: 'ByStr20' }],
    },
  ],
  events: [
    { vname: 'AcceptContractOwnership', params: [{ vname: 'contract_owner', type: 'ByStr20' }] },
    { vname: 'AddMinter', params: [{ vname: 'minter', type: 'ByStr20' }] },
    { vname: 'AddOperator', params: [{ vname: 'operator', type: 'ByStr20' }] },
    {
      vname: 'BatchMint',
      params: [
        { vname: 'to_token_uri_pair_list', type: 'List (Pair (ByStr20) (String))' },
        { vname: 'start_id', type: 'Uint256' },
        { vname: 'end_id', type: 'Uint256' },
      ],
    },
    {
      vname: 'Burn',
      params: [{ vname: 'token_owner', type: 'ByStr20' }, { vname: 'token_id', type: 'Uint256' }],
    },
    {
      vname: 'Mint',
      params: [
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
        { vname: 'token_uri', type: 'String' },
      ],
    },
    { vname: 'Pause', params: [{ vname: 'is_paused', type: 'Bool' }] },
    {
      vname: 'Registered',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
      ],
    },
    { vname: 'RemoveMinter', params: [{ vname: 'minter', type: 'ByStr20' }] },
    { vname: 'RemoveOperator', params: [{ vname: 'operator', type: 'ByStr20' }] },
    { vname: 'SetBaseURI', params: [{ vname: 'base_uri', type: 'String' }] },
    { vname: 'SetContractOwnershipRecipient', params: [{ vname: 'to', type: 'ByStr20' }] },
    { vname: 'SetRoyaltyFeeBPS', params: [{ vname: 'royalty_fee_bps', type: 'Uint128' }] },
    { vname: 'SetRoyaltyRecipient', params: [{ vname: 'to', type: 'ByStr20' }] },
    {
      vname: 'SetSpender',
      params: [{ vname: 'spender', type: 'ByStr20' }, { vname: 'token_id', type: 'Uint256' }],
    },
    {
      vname: 'TransferFrom',
      params: [
        { vname: 'from', type: 'ByStr20' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
      ],
    },
    { vname: 'Unpause', params: [{ vname: 'is_paused', type: 'Bool' }] },
    {
      vname: 'UpdateDomainAddress',
      params: [{ vname: 'token_id', type: 'Uint256' }, { vname: 'new_addr', type: 'ByStr20' }],
    },
    {
      vname: 'UpdateTokenURI',
      params: [{ vname: 'token_id', type: 'Uint256' }, { vname: 'token_uri', type: 'String' }],
    },
  ],
  ADTs: [],
})
