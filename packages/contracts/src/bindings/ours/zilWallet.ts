// Written by `npm run generate` from packages/contracts/scilla/ours/KindWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Type Beneficiary of ZilWallet. */
export type ZilWalletBeneficiary =
  | { readonly constructor: 'NftUsername'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Recipient'; readonly arguments: readonly [Address] }

/** Immutable parameters of ZilWallet. */
interface ZilWalletInit {
  readonly init_nft: Hex
  readonly init: Address
  readonly init_community: Address
}

/** Transitions of ZilWallet and their parameters. */
interface ZilWalletTransitions {
  /** Proposes another domain, which must have a DID wallet; nothing changes until the controller of that one accepts. To propose the present one takes a proposal back, in every state. */
  readonly UpdateDomain: {
    readonly domain: Hex
    readonly tyron: bigint | null
  }
  /** Who proposed must control this wallet still: with a recovery, or a name that is sold, the proposal is void. */
  readonly AcceptPendingDomain: NoParams
  /** Binds this wallet to the DID wallet that its name leads to now. */
  readonly KeepFromName: {
    readonly tyron: bigint | null
  }
  /** It obeys the name again: for who controls this wallet and what the name leads to, so that nobody gives it away by this. */
  readonly ReturnToName: {
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
    readonly beneficiary: ZilWalletBeneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Sends ZRC-2 tokens. addrName: the token's id among the services of InitDid. */
  readonly Transfer: {
    readonly addrName: string
    readonly beneficiary: ZilWalletBeneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Gives an NFT away that came here. addrName: the id of its collection among the services of InitDid. */
  readonly ZRC6_TransferFrom: {
    readonly addrName: string
    readonly to: Address
    readonly token_id: bigint
    readonly tyron: bigint | null
  }
  /** Stakes ZIL of this wallet, with what is sent along beyond the donation, at the node that the service ssnID is. */
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
  /** Offers all stakes of this wallet to another delegator, who confirms or rejects. */
  readonly RequestDelegatorSwap: {
    readonly stakeID: string
    readonly newDelegAddr: Address
    readonly tyron: bigint | null
  }
  /** In every state. */
  readonly RevokeDelegatorSwap: {
    readonly stakeID: string
    readonly tyron: bigint | null
  }
  /** Takes over the stakes that requestor offers this wallet. */
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

/** State of ZilWallet. */
interface ZilWalletFields {
  readonly version: string
  readonly nft_domain: Hex
  readonly pending_domain: Hex
  readonly proposer: Address
  readonly is_paused: boolean
  readonly own_did: Address | null
}

/** Events of ZilWallet and their values. */
interface ZilWalletEvents {
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
  readonly KeptFromName: {
    readonly own_did: Address | null
  }
  readonly Paused: {
    readonly sender: Address
  }
  readonly ReturnedToName: NoParams
  readonly Unpaused: {
    readonly sender: Address
  }
}

export interface ZilWalletShape {
  readonly init: ZilWalletInit
  readonly transitions: ZilWalletTransitions
  readonly fields: ZilWalletFields
  readonly events: ZilWalletEvents
}

/** Codes of the exceptions of ZilWallet. */
export const zilWalletErrors = {
  locked: -1,
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
  kept: 71,
  notKept: 72,
  ownDelegator: 37,
  unknownService: 38,
} as const

/** ZilWallet: calls, reads and deploys. */
export const zilWallet: ContractBinding<ZilWalletShape> = defineContract<ZilWalletShape>({
  vname: 'ZilWallet',
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
    { vname: 'own_did', type: 'Option (ByStr20)' },
  ],
  transitions: [
    {
      vname: 'UpdateDomain',
      params: [{ vname: 'domain', type: 'ByStr32' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingDomain', params: [] },
    { vname: 'KeepFromName', params: [{ vname: 'tyron', type: 'Option (Uint128)' }] },
    { vname: 'ReturnToName', params: [{ vname: 'tyron', type: 'Option (Uint128)' }] },
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
    { vname: 'KeptFromName', params: [{ vname: 'own_did', type: 'Option (ByStr20)' }] },
    { vname: 'Paused', params: [{ vname: 'sender', type: 'ByStr20' }] },
    { vname: 'ReturnedToName', params: [] },
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
