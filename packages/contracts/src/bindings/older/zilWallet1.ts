// Written by `npm run generate` from packages/contracts/scilla/older/ZilWallet1.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Type Beneficiary of ZilWallet1. */
export type ZilWallet1Beneficiary =
  | { readonly constructor: 'NftUsername'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Recipient'; readonly arguments: readonly [Address] }

/** Immutable parameters of ZilWallet1. */
interface ZilWallet1Init {
  readonly init_nft: Hex
  readonly init: Address
  readonly init_community: Address
}

/** Transitions of ZilWallet1 and their parameters. */
interface ZilWallet1Transitions {
  readonly UpdateDomain: {
    readonly domain: Hex
    readonly tyron: bigint | null
  }
  readonly AcceptPendingDomain: NoParams
  readonly Pause: {
    readonly tyron: bigint | null
  }
  readonly Unpause: {
    readonly tyron: bigint | null
  }
  readonly AddFunds: NoParams
  readonly SendFunds: {
    readonly tag: string
    readonly beneficiary: ZilWallet1Beneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly Transfer: {
    readonly addrName: string
    readonly beneficiary: ZilWallet1Beneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly ZRC6_TransferFrom: {
    readonly addrName: string
    readonly to: Address
    readonly token_id: bigint
    readonly tyron: bigint | null
  }
  readonly DelegateStake: {
    readonly stakeID: string
    readonly ssnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly WithdrawStakeRewards: {
    readonly stakeID: string
    readonly ssnID: string
    readonly tyron: bigint | null
  }
  readonly WithdrawStakeAmt: {
    readonly stakeID: string
    readonly ssnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly CompleteWithdrawal: {
    readonly stakeID: string
    readonly tyron: bigint | null
  }
  readonly ReDelegateStake: {
    readonly stakeID: string
    readonly ssnID: string
    readonly tossnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly RequestDelegatorSwap: {
    readonly stakeID: string
    readonly newDelegAddr: Address
    readonly tyron: bigint | null
  }
  readonly RevokeDelegatorSwap: {
    readonly stakeID: string
    readonly tyron: bigint | null
  }
  readonly ConfirmDelegatorSwap: {
    readonly stakeID: string
    readonly requestor: Address
    readonly tyron: bigint | null
  }
  readonly RejectDelegatorSwap: {
    readonly stakeID: string
    readonly requestor: Address
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
  readonly ZRC6_RecipientAcceptMint: NoParams
  readonly ZRC6_RecipientAcceptTransferFrom: {
    readonly from: Address
    readonly to: Address
    readonly token_id: bigint
  }
  readonly ZRC6_TransferFromCallback: {
    readonly from: Address
    readonly to: Address
    readonly token_id: bigint
  }
}

/** State of ZilWallet1. */
interface ZilWallet1Fields {
  readonly version: string
  readonly nft_domain: Hex
  readonly pending_domain: Hex
  readonly proposer: Address
  readonly is_paused: boolean
}

/** Events of ZilWallet1 and their values. */
interface ZilWallet1Events {
  readonly DomainAccepted: {
    readonly domain: Hex
  }
  readonly DomainProposed: {
    readonly domain: Hex
    readonly pending_domain: Hex
  }
  readonly DomainWithdrawn: {
    readonly domain: Hex
  }
  readonly FundsReceived: {
    readonly sender: Address
    readonly amount: bigint
  }
  readonly Paused: {
    readonly sender: Address
  }
  readonly Unpaused: {
    readonly sender: Address
  }
}

export interface ZilWallet1Shape {
  readonly init: ZilWallet1Init
  readonly transitions: ZilWallet1Transitions
  readonly fields: ZilWallet1Fields
  readonly events: ZilWallet1Events
}

/** Codes of the exceptions of ZilWallet1. */
export const zilWallet1Errors = {
  paused: -15,
  notController: -2,
  zeroAmount: -3,
  nullAddress: -4,
  nullHash: -5,
  nullText: -7,
  noFund: -8,
  sameDomain: -10,
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
  ownDelegator: 37,
  unknownService: 38,
} as const

/** ZilWallet1: calls, reads and deploys. */
export const zilWallet1: ContractBinding<ZilWallet1Shape> = defineContract<ZilWallet1Shape>({
  vname: 'ZilWallet1',
  params: [
    { vname: 'init_nft', type: 'ByStr32' },
    { vname: 'init', type: 'ByStr20' },
    { vname: 'init_community', type: 'ByStr20' },
  ],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'nft_domain', type: 'ByStr32' },
    { vname: 'pending_domain', type: 'ByStr32' },
    { vname: 'proposer', type: 'ByStr20' },
    { vname: 'is_paused', type: 'Bool' },
  ],
  transitions: [
    {
      vname: 'UpdateDomain',
      params: [{ vname: 'domain', type: 'ByStr32' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingDomain', params: [] },
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
      vname: 'ZRC6_TransferFrom',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'DelegateStake',
      params: [
        { vname: 'stakeID', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'WithdrawStakeRewards',
      params: [
        { vname: 'stakeID', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'WithdrawStakeAmt',
      params: [
        { vname: 'stakeID', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'CompleteWithdrawal',
      params: [{ vname: 'stakeID', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'ReDelegateStake',
      params: [
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
        { vname: 'stakeID', type: 'String' },
        { vname: 'newDelegAddr', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RevokeDelegatorSwap',
      params: [{ vname: 'stakeID', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'ConfirmDelegatorSwap',
      params: [
        { vname: 'stakeID', type: 'String' },
        { vname: 'requestor', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RejectDelegatorSwap',
      params: [
        { vname: 'stakeID', type: 'String' },
        { vname: 'requestor', type: 'ByStr20' },
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
    { vname: 'ZRC6_RecipientAcceptMint', params: [] },
    {
      vname: 'ZRC6_RecipientAcceptTransferFrom',
      params: [
        { vname: 'from', type: 'ByStr20' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
      ],
    },
    {
      vname: 'ZRC6_TransferFromCallback',
      params: [
        { vname: 'from', type: 'ByStr20' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
      ],
    },
  ],
  events: [
    { vname: 'DomainAccepted', params: [{ vname: 'domain', type: 'ByStr32' }] },
    {
      vname: 'DomainProposed',
      params: [{ vname: 'domain', type: 'ByStr32' }, { vname: 'pending_domain', type: 'ByStr32' }],
    },
    { vname: 'DomainWithdrawn', params: [{ vname: 'domain', type: 'ByStr32' }] },
    {
      vname: 'FundsReceived',
      params: [{ vname: 'sender', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    { vname: 'Paused', params: [{ vname: 'sender', type: 'ByStr20' }] },
    { vname: 'Unpaused', params: [{ vname: 'sender', type: 'ByStr20' }] },
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
