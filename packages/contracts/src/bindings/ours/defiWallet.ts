// Written by `npm run generate` from packages/contracts/scilla/ours/KindWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Type Beneficiary of DefiWallet. */
export type DefiWalletBeneficiary =
  | { readonly constructor: 'NftUsername'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Recipient'; readonly arguments: readonly [Address] }

/** Immutable parameters of DefiWallet. */
interface DefiWalletInit {
  readonly init_nft: Hex
  readonly init: Address
  readonly init_community: Address
}

/** Transitions of DefiWallet and their parameters. */
interface DefiWalletTransitions {
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
  /** The public key that data for the holder are encrypted with, as text. */
  readonly UpdatePublicEncryption: {
    readonly new: string
    readonly tyron: bigint | null
  }
  /** Stores a message for an issuer in the place of the one before. */
  readonly Ivms101: {
    readonly issuerName: string
    readonly message: string
    readonly userSignature: Hex | null
    readonly tyron: bigint | null
  }
  /** Makes the issuer's signature of the stored message a token. Anybody may bring it. */
  readonly Verifiable_Credential: {
    readonly issuerName: string
    readonly issuerDomain: string
    readonly issuerSignature: Hex
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
    readonly beneficiary: DefiWalletBeneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Sends ZRC-2 tokens. addrName: the token's id among the services of InitDid. */
  readonly Transfer: {
    readonly addrName: string
    readonly beneficiary: DefiWalletBeneficiary
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
  /** Sends up to five coins to one recipient: pairs of a coin's id and an amount. */
  readonly ZRC2_BatchTransfer: {
    readonly addr: Address
    readonly tokens: readonly (readonly [string, bigint])[]
    readonly tyron: bigint | null
  }
  /** Changes how much of a token of this wallet a spender may take. dApp: the token's id among the services of InitDid. add: False takes from the allowance, in every state; more than there is takes all of it away. */
  readonly UpdateAllowance: {
    readonly dApp: string
    readonly spender: Address
    readonly add: boolean
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Stakes ZIL of this wallet, with what is sent along beyond the donation, at the node that the service ssnID is. */
  readonly DelegateStake: {
    readonly dApp: string
    readonly ssnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly WithdrawStakeRewards: {
    readonly dApp: string
    readonly ssnID: string
    readonly tyron: bigint | null
  }
  readonly WithdrawStakeAmt: {
    readonly dApp: string
    readonly ssnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly CompleteWithdrawal: {
    readonly dApp: string
    readonly tyron: bigint | null
  }
  readonly ReDelegateStake: {
    readonly dApp: string
    readonly ssnID: string
    readonly tossnID: string
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Offers all stakes of this wallet to another delegator, who confirms or rejects. */
  readonly RequestDelegatorSwap: {
    readonly dApp: string
    readonly newDelegAddr: Address
    readonly tyron: bigint | null
  }
  /** In every state. */
  readonly RevokeDelegatorSwap: {
    readonly dApp: string
    readonly tyron: bigint | null
  }
  /** Takes over the stakes that requestor offers this wallet. */
  readonly ConfirmDelegatorSwap: {
    readonly dApp: string
    readonly requestor: Address
    readonly tyron: bigint | null
  }
  readonly RejectDelegatorSwap: {
    readonly dApp: string
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
  /** dApp and addrName: the ids of exchange and token. deadline: so many blocks. beneficiary: None for this wallet. */
  readonly SwapExactZILForTokens: {
    readonly dApp: string
    readonly addrName: string
    readonly amount: bigint
    readonly minTokenAmount: bigint
    readonly deadline: bigint
    readonly beneficiary: Address | null
    readonly tyron: bigint | null
  }
  readonly SwapExactTokensForZIL: {
    readonly dApp: string
    readonly addrName: string
    readonly amount: bigint
    readonly minZilAmount: bigint
    readonly deadline: bigint
    readonly tyron: bigint | null
  }
  readonly SwapExactTokensForTokens: {
    readonly dApp: string
    readonly addrName: string
    readonly toAddrName: string
    readonly amount: bigint
    readonly minTokenAmount: bigint
    readonly deadline: bigint
    readonly beneficiary: Address | null
    readonly tyron: bigint | null
  }
  /** TYRON or S$I (toAddrName tyron, or s$i and sgd) for ZIL (addrName empty) or XSGD, by the vault of S$I: ZIL becomes XSGD at the exchange iDex first, and brings at least minIntAmount of it. All that comes goes on, so nobody is allowed anything: allowance is not used. Whoever sends exactly the ZIL along and names who gets the coins takes nothing of this wallet, so everybody may. */
  readonly SwapTydraDEX: {
    readonly iDex: string | null
    readonly addrName: string
    readonly iAddrName: string | null
    readonly toAddrName: string
    readonly amount: bigint
    readonly allowance: bigint
    readonly minTokenAmount: bigint
    readonly minIntAmount: bigint
    readonly deadline: bigint
    readonly beneficiary: Address | null
    readonly tyron: bigint | null
  }
  /** Makes S$I of XSGD, one for one. auth and subdomain are for vaults that ask who somebody is; that of the protocol does not. */
  readonly MintAuth: {
    readonly dApp: string
    readonly beneficiary: Address | null
    readonly amount: bigint
    readonly auth: boolean
    readonly subdomain: string | null
    readonly tyron: bigint | null
  }
  /** Makes XSGD of S$I. */
  readonly BurnAuth: {
    readonly dApp: string
    readonly amount: bigint
    readonly auth: boolean
    readonly subdomain: string | null
    readonly tyron: bigint | null
  }
  /** Brings tokens into a pool: into the community's TYRON with S$I (isSSI; double_allowance: S$I is allowed too) or TYRON alone, with is_community for the domain of this wallet (subdomain: the one that it has); elsewhere with the ZIL sent along beyond the donation. */
  readonly AddLiquidity: {
    readonly dApp: string
    readonly isSSI: boolean
    readonly addrName: string
    readonly minContributionAmount: bigint
    readonly maxTokenAmount: bigint
    readonly deadline: bigint
    readonly double_allowance: boolean
    readonly is_community: boolean
    readonly subdomain: string | null
    readonly tyron: bigint | null
  }
  /** is_community: of the community's exchange; there minZilAmount is the least S$I. */
  readonly RemoveLiquidity: {
    readonly dApp: string
    readonly addrName: string
    readonly amount: bigint
    readonly minZilAmount: bigint
    readonly minTokenAmount: bigint
    readonly deadline: bigint
    readonly is_community: boolean
    readonly tyron: bigint | null
  }
  /** A share of this wallet becomes one of its domain. */
  readonly JoinCommunity: {
    readonly dApp: string
    readonly addrName: string
    readonly amount: bigint
    readonly deadline: bigint
    readonly subdomain: string | null
    readonly tyron: bigint | null
  }
  /** The reverse. */
  readonly LeaveCommunity: {
    readonly dApp: string
    readonly amount: bigint
    readonly deadline: bigint
    readonly tyron: bigint | null
  }
}

/** State of DefiWallet. */
interface DefiWalletFields {
  readonly version: string
  readonly nft_domain: Hex
  readonly pending_domain: Hex
  readonly proposer: Address
  readonly public_encryption: string
  readonly ivms101: ReadonlyMap<string, string>
  readonly sbt: ReadonlyMap<string, Hex>
  readonly credential_nonces: ReadonlyMap<string, bigint>
  readonly sbt_holders: ReadonlyMap<string, Address>
  readonly sbt_keys: ReadonlyMap<string, string>
  readonly is_paused: boolean
  readonly own_did: Address | null
}

/** Events of DefiWallet and their values. */
interface DefiWalletEvents {
  readonly BatchPaid: {
    readonly payments: bigint
  }
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
  readonly MessageStored: {
    readonly issuer: string
    readonly issuer_did: Address
    readonly nonce: bigint
  }
  readonly Paused: {
    readonly sender: Address
  }
  readonly PublicEncryptionUpdated: {
    readonly new: string
  }
  readonly ReturnedToName: NoParams
  readonly SoulboundMinted: {
    readonly issuer: string
    readonly issuer_domain: string
    readonly nonce: bigint
  }
  readonly Unpaused: {
    readonly sender: Address
  }
}

export interface DefiWalletShape {
  readonly init: DefiWalletInit
  readonly transitions: DefiWalletTransitions
  readonly fields: DefiWalletFields
  readonly events: DefiWalletEvents
}

/** Codes of the exceptions of DefiWallet. */
export const defiWalletErrors = {
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
  noPayments: 30,
  tooManyCoins: 31,
  ownSpender: 36,
  ownDelegator: 37,
  unknownService: 38,
  noHolderKey: 45,
  wrongHolderSignature: 46,
  noIssuerKey: 47,
  noMessage: 48,
  wrongIssuerSignature: 49,
  noIssuer: 50,
  keysClosed: 69,
  otherHolder: 70,
  unknownExchange: 51,
  noRoute: 52,
  keptFromCommunity: 73,
} as const

/** DefiWallet: calls, reads and deploys. */
export const defiWallet: ContractBinding<DefiWalletShape> = defineContract<DefiWalletShape>({
  vname: 'DefiWallet',
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
    { vname: 'public_encryption', type: 'String' },
    { vname: 'ivms101', type: 'Map (String) (String)' },
    { vname: 'sbt', type: 'Map (String) (ByStr64)' },
    { vname: 'credential_nonces', type: 'Map (String) (Uint128)' },
    { vname: 'sbt_holders', type: 'Map (String) (ByStr20)' },
    { vname: 'sbt_keys', type: 'Map (String) (String)' },
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
    {
      vname: 'UpdatePublicEncryption',
      params: [{ vname: 'new', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'Ivms101',
      params: [
        { vname: 'issuerName', type: 'String' },
        { vname: 'message', type: 'String' },
        { vname: 'userSignature', type: 'Option (ByStr64)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'Verifiable_Credential',
      params: [
        { vname: 'issuerName', type: 'String' },
        { vname: 'issuerDomain', type: 'String' },
        { vname: 'issuerSignature', type: 'ByStr64' },
      ],
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
      vname: 'ZRC6_TransferFrom',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
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
      vname: 'UpdateAllowance',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'spender', type: 'ByStr20' },
        { vname: 'add', type: 'Bool' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'DelegateStake',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'WithdrawStakeRewards',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'WithdrawStakeAmt',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'CompleteWithdrawal',
      params: [{ vname: 'dApp', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'ReDelegateStake',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'ssnID', type: 'String' },
        { vname: 'tossnID', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RequestDelegatorSwap',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'newDelegAddr', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RevokeDelegatorSwap',
      params: [{ vname: 'dApp', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'ConfirmDelegatorSwap',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'requestor', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RejectDelegatorSwap',
      params: [
        { vname: 'dApp', type: 'String' },
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
    {
      vname: 'SwapExactZILForTokens',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'addrName', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'minTokenAmount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'beneficiary', type: 'Option (ByStr20)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'SwapExactTokensForZIL',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'addrName', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'minZilAmount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'SwapExactTokensForTokens',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'addrName', type: 'String' },
        { vname: 'toAddrName', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'minTokenAmount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'beneficiary', type: 'Option (ByStr20)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'SwapTydraDEX',
      params: [
        { vname: 'iDex', type: 'Option (String)' },
        { vname: 'addrName', type: 'String' },
        { vname: 'iAddrName', type: 'Option (String)' },
        { vname: 'toAddrName', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'allowance', type: 'Uint128' },
        { vname: 'minTokenAmount', type: 'Uint128' },
        { vname: 'minIntAmount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'beneficiary', type: 'Option (ByStr20)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'MintAuth',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'beneficiary', type: 'Option (ByStr20)' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'auth', type: 'Bool' },
        { vname: 'subdomain', type: 'Option (String)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'BurnAuth',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'auth', type: 'Bool' },
        { vname: 'subdomain', type: 'Option (String)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'AddLiquidity',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'isSSI', type: 'Bool' },
        { vname: 'addrName', type: 'String' },
        { vname: 'minContributionAmount', type: 'Uint128' },
        { vname: 'maxTokenAmount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'double_allowance', type: 'Bool' },
        { vname: 'is_community', type: 'Bool' },
        { vname: 'subdomain', type: 'Option (String)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'RemoveLiquidity',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'addrName', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'minZilAmount', type: 'Uint128' },
        { vname: 'minTokenAmount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'is_community', type: 'Bool' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'JoinCommunity',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'addrName', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'subdomain', type: 'Option (String)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'LeaveCommunity',
      params: [
        { vname: 'dApp', type: 'String' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'deadline', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
  ],
  events: [
    { vname: 'BatchPaid', params: [{ vname: 'payments', type: 'Uint32' }] },
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
    {
      vname: 'MessageStored',
      params: [
        { vname: 'issuer', type: 'String' },
        { vname: 'issuer_did', type: 'ByStr20' },
        { vname: 'nonce', type: 'Uint128' },
      ],
    },
    { vname: 'Paused', params: [{ vname: 'sender', type: 'ByStr20' }] },
    { vname: 'PublicEncryptionUpdated', params: [{ vname: 'new', type: 'String' }] },
    { vname: 'ReturnedToName', params: [] },
    {
      vname: 'SoulboundMinted',
      params: [
        { vname: 'issuer', type: 'String' },
        { vname: 'issuer_domain', type: 'String' },
        { vname: 'nonce', type: 'Uint128' },
      ],
    },
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
