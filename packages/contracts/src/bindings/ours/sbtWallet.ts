// Written by `npm run generate` from packages/contracts/scilla/ours/KindWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Type Beneficiary of SbtWallet. */
export type SbtWalletBeneficiary =
  | { readonly constructor: 'NftUsername'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Recipient'; readonly arguments: readonly [Address] }

/** Immutable parameters of SbtWallet. */
interface SbtWalletInit {
  readonly init_username: string
  readonly domain: string
  readonly init: Address
}

/** Transitions of SbtWallet and their parameters. */
interface SbtWalletTransitions {
  /** Proposes another name, which must have a DID wallet; nothing changes until the controller of that one accepts. To propose the present one takes a proposal back. */
  readonly UpdateUsername: {
    readonly username: string
    readonly tyron: bigint | null
  }
  /** Who proposed must control this wallet still: with a recovery, or a name that is sold, the proposal is void. */
  readonly AcceptPendingUsername: NoParams
  /** The public key that data for the holder are encrypted with, as text. */
  readonly UpdatePublicEncryption: {
    readonly new: string
    readonly tyron: bigint | null
  }
  readonly Pause: {
    readonly tyron: bigint | null
  }
  readonly Unpause: {
    readonly tyron: bigint | null
  }
  readonly AddFunds: NoParams
  /** Sends ZIL. tag is the transition that a receiving contract runs, by custom AddFunds. */
  readonly SendFunds: {
    readonly tag: string
    readonly beneficiary: SbtWalletBeneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Sends ZRC-2 tokens. addrName: the token's id among the services of InitDid. */
  readonly Transfer: {
    readonly addrName: string
    readonly beneficiary: SbtWalletBeneficiary
    readonly amount: bigint
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

/** State of SbtWallet. */
interface SbtWalletFields {
  readonly version: string
  readonly nft_username: string
  readonly pending_username: string
  readonly proposer: Address
  readonly nft_subdomain: string
  readonly public_encryption: string
  readonly is_paused: boolean
}

interface SbtWalletShape {
  readonly init: SbtWalletInit
  readonly transitions: SbtWalletTransitions
  readonly fields: SbtWalletFields
}

/** Codes of the exceptions of SbtWallet. */
export const sbtWalletErrors = {
  paused: -15,
  notController: -2,
  zeroAmount: -3,
  nullAddress: -4,
  nullText: -7,
  noFund: -8,
  sameText: -9,
  wrongRecipient: -13,
  noInitDid: -14,
  didIsNull: 1,
  pendingDidIsNull: 2,
  notPaused: 3,
  ownerDidNull: 4,
  donationTooHigh: 7,
  balanceTooLow: 10,
  noDomainAddress: 11,
  noSubdomainAddress: 12,
  unknownToken: 15,
} as const

/** SbtWallet: calls, reads and deploys. */
export const sbtWallet: ContractBinding<SbtWalletShape> = defineContract<SbtWalletShape>({
  vname: 'SbtWallet',
  params: [
    { vname: 'init_username', type: 'String' },
    { vname: 'domain', type: 'String' },
    { vname: 'init', type: 'ByStr20' },
  ],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'nft_username', type: 'String' },
    { vname: 'pending_username', type: 'String' },
    { vname: 'proposer', type: 'ByStr20' },
    { vname: 'nft_subdomain', type: 'String' },
    { vname: 'public_encryption', type: 'String' },
    { vname: 'is_paused', type: 'Bool' },
  ],
  transitions: [
    {
      vname: 'UpdateUsername',
      params: [{ vname: 'username', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingUsername', params: [] },
    {
      vname: 'UpdatePublicEncryption',
      params: [{ vname: 'new', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'Pause', params: [{ vname: 'tyron', type: 'Option (Uint128)' }] },
    { vname: 'Unpause', params: [{ vname: 'tyron', type: 'Option (Uint128)' }] },
    { vname: 'AddFunds', params: [] },
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
      tname: 'Beneficiary',
      tparams: [],
      tmap: [
        { cname: 'NftUsername', argtypes: ['String', 'String'] },
        { cname: 'Recipient', argtypes: ['ByStr20'] },
      ],
    },
  ],
})
