// Written by `npm run generate` from packages/contracts/scilla/older/OlderZilWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Type Beneficiary of OlderZilWallet. */
export type OlderZilWalletBeneficiary =
  | { readonly constructor: 'NftUsername'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Recipient'; readonly arguments: readonly [Address] }

/** Immutable parameters of OlderZilWallet. */
interface OlderZilWalletInit {
  readonly init_version: string
  readonly init_nft: Hex
  readonly init: Address
}

/** Transitions of OlderZilWallet and their parameters. */
interface OlderZilWalletTransitions {
  readonly Pause: {
    readonly username: string
    readonly tyron: bigint | null
  }
  readonly Unpause: {
    readonly username: string
    readonly tyron: bigint | null
  }
  readonly AddFunds: NoParams
  /** Pays addresses only: NftUsername is for later versions. */
  readonly SendFunds: {
    readonly username: string
    readonly tag: string
    readonly beneficiary: OlderZilWalletBeneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly DelegateStake: {
    readonly username: string
    readonly stakeID: string
    readonly ssnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly WithdrawStakeRewards: {
    readonly username: string
    readonly stakeID: string
    readonly ssnID: string
    readonly tyron: bigint | null
  }
  readonly WithdrawStakeAmt: {
    readonly username: string
    readonly stakeID: string
    readonly ssnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly CompleteWithdrawal: {
    readonly username: string
    readonly stakeID: string
    readonly tyron: bigint | null
  }
  readonly ReDelegateStake: {
    readonly username: string
    readonly stakeID: string
    readonly ssnID: string
    readonly tossnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly RequestDelegatorSwap: {
    readonly username: string
    readonly stakeID: string
    readonly newDelegAddr: Address
    readonly tyron: bigint | null
  }
  readonly RevokeDelegatorSwap: {
    readonly username: string
    readonly stakeID: string
    readonly tyron: bigint | null
  }
  readonly ConfirmDelegatorSwap: {
    readonly username: string
    readonly stakeID: string
    readonly requestor: Address
    readonly tyron: bigint | null
  }
  readonly RejectDelegatorSwap: {
    readonly username: string
    readonly stakeID: string
    readonly requestor: Address
    readonly tyron: bigint | null
  }
}

/** State of OlderZilWallet. */
interface OlderZilWalletFields {
  readonly version: string
  readonly nft_domain: Hex
  readonly is_paused: boolean
}

export interface OlderZilWalletShape {
  readonly init: OlderZilWalletInit
  readonly transitions: OlderZilWalletTransitions
  readonly fields: OlderZilWalletFields
}

/** Codes of the exceptions of OlderZilWallet. */
export const olderZilWalletErrors = {
  paused: -1,
  notController: -2,
  zeroAmount: -3,
  noInitDid: -14,
  noDid: 1,
  wrongName: 2,
  notPaused: 3,
  noRecipient: 4,
  unknownService: 5,
} as const

/** OlderZilWallet: calls, reads and deploys. */
export const olderZilWallet: ContractBinding<OlderZilWalletShape> = defineContract<OlderZilWalletShape>({
  vname: 'OlderZilWallet',
  params: [
    { vname: 'init_version', type: 'String' },
    { vname: 'init_nft', type: 'ByStr32' },
    { vname: 'init', type: 'ByStr20' },
  ],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'nft_domain', type: 'ByStr32' },
    { vname: 'is_paused', type: 'Bool' },
  ],
  transitions: [
    {
      vname: 'Pause',
      params: [{ vname: 'username', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'Unpause',
      params: [{ vname: 'username', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AddFunds', params: [] },
    {
      vname: 'SendFunds',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'tag', type: 'String' },
        { vname: 'beneficiary', type: 'Beneficiary' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'DelegateStake',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'WithdrawStakeRewards',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'WithdrawStakeAmt',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'CompleteWithdrawal',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ReDelegateStake',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'tossnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RequestDelegatorSwap',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'newDelegAddr', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RevokeDelegatorSwap',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ConfirmDelegatorSwap',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'requestor', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RejectDelegatorSwap',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'stakeID', type: 'String' },
        { vname: 'requestor', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
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
