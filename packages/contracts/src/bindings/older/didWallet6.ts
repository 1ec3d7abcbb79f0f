// Written by `npm run generate` from packages/contracts/scilla/older/OlderDidWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Type Action of DidWallet6. */
export type DidWallet6Action =
  | { readonly constructor: 'Add'; readonly arguments: readonly [] }
  | { readonly constructor: 'Remove'; readonly arguments: readonly [] }

/** Type TransferProtocol of DidWallet6. */
export type DidWallet6TransferProtocol =
  | { readonly constructor: 'Https'; readonly arguments: readonly [] }
  | { readonly constructor: 'Git'; readonly arguments: readonly [] }

/** Type Blockchain of DidWallet6. */
export type DidWallet6Blockchain =
  | { readonly constructor: 'Zilliqa'; readonly arguments: readonly [Address] }
  | { readonly constructor: 'Other'; readonly arguments: readonly [Address] }

/** Type Endpoint of DidWallet6. */
export type DidWallet6Endpoint =
  | { readonly constructor: 'Uri'; readonly arguments: readonly [string, DidWallet6TransferProtocol, string] }
  | { readonly constructor: 'Address'; readonly arguments: readonly [DidWallet6Blockchain] }

/** Type Document of DidWallet6. */
export type DidWallet6Document =
  | { readonly constructor: 'VerificationMethod'; readonly arguments: readonly [DidWallet6Action, string, Hex, string] }
  | { readonly constructor: 'Service'; readonly arguments: readonly [DidWallet6Action, string, DidWallet6Endpoint] }

/** Type DidStatus of DidWallet6. */
export type DidWallet6DidStatus =
  | { readonly constructor: 'Deployed'; readonly arguments: readonly [] }
  | { readonly constructor: 'Created'; readonly arguments: readonly [] }
  | { readonly constructor: 'Recovered'; readonly arguments: readonly [] }
  | { readonly constructor: 'Updated'; readonly arguments: readonly [] }
  | { readonly constructor: 'Deactivated'; readonly arguments: readonly [] }
  | { readonly constructor: 'Locked'; readonly arguments: readonly [] }

/** Type Beneficiary of DidWallet6. */
export type DidWallet6Beneficiary =
  | { readonly constructor: 'NftUsername'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Recipient'; readonly arguments: readonly [Address] }

/** Immutable parameters of DidWallet6. */
interface DidWallet6Init {
  readonly init_version: string
  readonly init_controller: Address
  readonly init: Address
  readonly did_methods: ReadonlyMap<string, Hex>
  readonly did_dkms: ReadonlyMap<string, string>
}

/** Transitions of DidWallet6 and their parameters. */
interface DidWallet6Transitions {
  readonly DidCreate: {
    readonly document: readonly DidWallet6Document[]
    readonly signature: Hex | null
    readonly tyron: bigint | null
  }
  /** Without signature where the update key stays as it is, and after a recovery. */
  readonly DidUpdate: {
    readonly document: readonly DidWallet6Document[]
    readonly signature: Hex | null
    readonly tyron: bigint | null
  }
  readonly DidDeactivate: {
    readonly document: readonly DidWallet6Document[]
    readonly signature: Hex | null
    readonly tyron: bigint | null
  }
  readonly Lock: {
    readonly signature: Hex
    readonly tyron: bigint | null
  }
  /** Adds guardians, signed by the update key. */
  readonly ConfigureSocialRecovery: {
    readonly guardians: readonly Hex[]
    readonly sig: Hex
    readonly tyron: bigint | null
  }
  readonly AddGuardians: {
    readonly guardians: readonly Hex[]
    readonly tyron: bigint | null
  }
  readonly RemoveGuardians: {
    readonly guardians: readonly Hex[]
    readonly tyron: bigint | null
  }
  readonly DidSocialRecovery: {
    readonly addr: Address
    readonly signatures: readonly (readonly [Hex, Hex])[]
    readonly tyron: bigint | null
  }
  readonly Dns: {
    readonly addr: Address
    readonly didKey: Hex
    readonly encrypted: string
    readonly domain: string
    readonly nftID: string
    readonly tyron: bigint | null
  }
  readonly UpdateNftDns: {
    readonly domain: string
    readonly nftID: string
    readonly tyron: bigint | null
  }
  readonly UpdateController: {
    readonly addr: Address
    readonly tyron: bigint | null
  }
  readonly AcceptPendingController: NoParams
  readonly AddFunds: NoParams
  readonly UpdateUsername: {
    readonly username: string
    readonly tyron: bigint | null
  }
  /** The controller of the DID wallet of the name confirms it. */
  readonly AcceptPendingUsername: NoParams
  readonly UpdateDeadline: {
    readonly val: bigint
    readonly tyron: bigint | null
  }
  readonly SendFunds: {
    readonly tag: string
    readonly beneficiary: DidWallet6Beneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly Transfer: {
    readonly addrName: string
    readonly beneficiary: DidWallet6Beneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly IncreaseAllowance: {
    readonly addrName: string
    readonly spender: Address
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly DecreaseAllowance: {
    readonly addrName: string
    readonly spender: Address
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Pairs of a coin's id and an amount; the id zil is the coin of the chain. */
  readonly ZRC2_BatchTransfer: {
    readonly addr: Address
    readonly tokens: readonly (readonly [string, bigint])[]
    readonly tyron: bigint | null
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
  readonly RecipientAcceptMint: {
    readonly minter: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferSuccessCallBack: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
}

/** State of DidWallet6. */
interface DidWallet6Fields {
  readonly version: string
  readonly did: string
  readonly did_status: DidWallet6DidStatus
  readonly controller: Address
  readonly pending_controller: Address
  readonly nft_username: string
  readonly pending_username: string
  readonly deadline: bigint
  readonly verification_methods: ReadonlyMap<string, Hex>
  readonly dkms: ReadonlyMap<string, string>
  readonly services: ReadonlyMap<string, Address>
  readonly services_: ReadonlyMap<string, DidWallet6Endpoint>
  readonly did_domain_dns: ReadonlyMap<string, Address>
  readonly nft_dns: ReadonlyMap<string, string>
  readonly social_guardians: ReadonlyMap<Hex, boolean>
  readonly counted_guardians: ReadonlyMap<Hex, boolean>
}

export interface DidWallet6Shape {
  readonly init: DidWallet6Init
  readonly transitions: DidWallet6Transitions
  readonly fields: DidWallet6Fields
}

/** Codes of the exceptions of DidWallet6. */
export const didWallet6Errors = {
  notController: -2,
  zeroAmount: -3,
  notPendingController: -12,
  wrongStatus: 1,
  noSignature: 2,
  wrongSignature: 3,
  notAGuardian: 4,
  tooFewGuardians: 5,
  tooFewSignatures: 6,
  unknownSubdomain: 7,
  noDid: 8,
  unknownToken: 9,
  noAddress: 10,
  notUsernameOwner: 11,
  locked: 12,
} as const

/** DidWallet6: calls, reads and deploys. */
export const didWallet6: ContractBinding<DidWallet6Shape> = defineContract<DidWallet6Shape>({
  vname: 'DidWallet6',
  params: [
    { vname: 'init_version', type: 'String' },
    { vname: 'init_controller', type: 'ByStr20' },
    { vname: 'init', type: 'ByStr20' },
    { vname: 'did_methods', type: 'Map (String) (ByStr33)' },
    { vname: 'did_dkms', type: 'Map (String) (String)' },
  ],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'did', type: 'String' },
    { vname: 'did_status', type: 'DidStatus' },
    { vname: 'controller', type: 'ByStr20' },
    { vname: 'pending_controller', type: 'ByStr20' },
    { vname: 'nft_username', type: 'String' },
    { vname: 'pending_username', type: 'String' },
    { vname: 'deadline', type: 'Uint128' },
    { vname: 'verification_methods', type: 'Map (String) (ByStr33)' },
    { vname: 'dkms', type: 'Map (String) (String)' },
    { vname: 'services', type: 'Map (String) (ByStr20)' },
    { vname: 'services_', type: 'Map (String) (Endpoint)' },
    { vname: 'did_domain_dns', type: 'Map (String) (ByStr20)' },
    { vname: 'nft_dns', type: 'Map (String) (String)' },
    { vname: 'social_guardians', type: 'Map (ByStr32) (Bool)' },
    { vname: 'counted_guardians', type: 'Map (ByStr32) (Bool)' },
  ],
  transitions: [
    {
      vname: 'DidCreate',
      params: [
        { vname: 'document', type: 'List (Document)' },
        { vname: 'signature', type: 'Option (ByStr64)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'DidUpdate',
      params: [
        { vname: 'document', type: 'List (Document)' },
        { vname: 'signature', type: 'Option (ByStr64)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'DidDeactivate',
      params: [
        { vname: 'document', type: 'List (Document)' },
        { vname: 'signature', type: 'Option (ByStr64)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'Lock',
      params: [{ vname: 'signature', type: 'ByStr64' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'ConfigureSocialRecovery',
      params: [
        { vname: 'guardians', type: 'List (ByStr32)' },
        { vname: 'sig', type: 'ByStr64' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'AddGuardians',
      params: [{ vname: 'guardians', type: 'List (ByStr32)' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'RemoveGuardians',
      params: [{ vname: 'guardians', type: 'List (ByStr32)' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'DidSocialRecovery',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'signatures', type: 'List (Pair (ByStr32) (ByStr64))' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'Dns',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'didKey', type: 'ByStr33' },
        { vname: 'encrypted', type: 'String' },
        { vname: 'domain', type: 'String' },
        { vname: 'nftID', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'UpdateNftDns',
      params: [
        { vname: 'domain', type: 'String' },
        { vname: 'nftID', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'UpdateController',
      params: [{ vname: 'addr', type: 'ByStr20' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingController', params: [] },
    { vname: 'AddFunds', params: [] },
    {
      vname: 'UpdateUsername',
      params: [{ vname: 'username', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingUsername', params: [] },
    {
      vname: 'UpdateDeadline',
      params: [{ vname: 'val', type: 'Uint128' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'SendFunds',
      params: [
        { vname: 'tag', type: 'String' },
        { vname: 'beneficiary', type: 'Beneficiary' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'Transfer',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'beneficiary', type: 'Beneficiary' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'IncreaseAllowance',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'spender', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'DecreaseAllowance',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'spender', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC2_BatchTransfer',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'tokens', type: 'List (Pair (String) (Uint128))' },
        { vname: 'tyron', type: 'Option (Uint128)' },
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
      vname: 'RecipientAcceptMint',
      params: [
        { vname: 'minter', type: 'ByStr20' },
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
  ADTs: [
    {
      tname: 'Action',
      tparams: [],
      tmap: [{ cname: 'Add', argtypes: [] }, { cname: 'Remove', argtypes: [] }],
    },
    {
      tname: 'TransferProtocol',
      tparams: [],
      tmap: [{ cname: 'Https', argtypes: [] }, { cname: 'Git', argtypes: [] }],
    },
    {
      tname: 'Blockchain',
      tparams: [],
      tmap: [{ cname: 'Zilliqa', argtypes: ['ByStr20'] }, { cname: 'Other', argtypes: ['ByStr20'] }],
    },
    {
      tname: 'Endpoint',
      tparams: [],
      tmap: [
        { cname: 'Uri', argtypes: ['String', 'TransferProtocol', 'String'] },
        { cname: 'Address', argtypes: ['Blockchain'] },
      ],
    },
    {
      tname: 'Document',
      tparams: [],
      tmap: [
        { cname: 'VerificationMethod', argtypes: ['Action', 'String', 'ByStr33', 'String'] },
        { cname: 'Service', argtypes: ['Action', 'String', 'Endpoint'] },
      ],
    },
    {
      tname: 'DidStatus',
      tparams: [],
      tmap: [
        { cname: 'Deployed', argtypes: [] },
        { cname: 'Created', argtypes: [] },
        { cname: 'Recovered', argtypes: [] },
        { cname: 'Updated', argtypes: [] },
        { cname: 'Deactivated', argtypes: [] },
        { cname: 'Locked', argtypes: [] },
      ],
    },
    {
      tname: 'Beneficiary',
      tparams: [],
      tmap: [
        { cname: 'NftUsername', argtypes: ['String', 'String'] },
        { cname: 'Recipient', argtypes: ['ByStr20'] },
      ],
    },
  ],
})
