// Written by `npm run generate` from packages/contracts/scilla/ours/DidWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Type Action of DidWallet. */
export type DidWalletAction =
  | { readonly constructor: 'Add'; readonly arguments: readonly [] }
  | { readonly constructor: 'Remove'; readonly arguments: readonly [] }

/** Type TransferProtocol of DidWallet. */
export type DidWalletTransferProtocol =
  | { readonly constructor: 'Https'; readonly arguments: readonly [] }
  | { readonly constructor: 'Git'; readonly arguments: readonly [] }

/** Type Blockchain of DidWallet. */
export type DidWalletBlockchain =
  | { readonly constructor: 'Zilliqa'; readonly arguments: readonly [Address] }
  | { readonly constructor: 'Other'; readonly arguments: readonly [Address] }

/** Type Endpoint of DidWallet. */
export type DidWalletEndpoint =
  | { readonly constructor: 'Uri'; readonly arguments: readonly [string, DidWalletTransferProtocol, string] }
  | { readonly constructor: 'Address'; readonly arguments: readonly [DidWalletBlockchain] }

/** Type Document of DidWallet. */
export type DidWalletDocument =
  | { readonly constructor: 'VerificationMethod'; readonly arguments: readonly [DidWalletAction, string, Hex, string] }
  | { readonly constructor: 'Service'; readonly arguments: readonly [DidWalletAction, string, DidWalletEndpoint] }

/** Type DidStatus of DidWallet. */
export type DidWalletDidStatus =
  | { readonly constructor: 'Deployed'; readonly arguments: readonly [] }
  | { readonly constructor: 'Created'; readonly arguments: readonly [] }
  | { readonly constructor: 'Recovered'; readonly arguments: readonly [] }
  | { readonly constructor: 'Updated'; readonly arguments: readonly [] }
  | { readonly constructor: 'Deactivated'; readonly arguments: readonly [] }
  | { readonly constructor: 'Locked'; readonly arguments: readonly [] }

/** Type Beneficiary of DidWallet. */
export type DidWalletBeneficiary =
  | { readonly constructor: 'NftUsername'; readonly arguments: readonly [string, string] }
  | { readonly constructor: 'Recipient'; readonly arguments: readonly [Address] }

/** Immutable parameters of DidWallet. */
interface DidWalletInit {
  readonly init_controller: Address
  readonly init: Address
  readonly did_methods: ReadonlyMap<string, Hex>
  readonly did_dkms: ReadonlyMap<string, string>
}

/** Transitions of DidWallet and their parameters. */
interface DidWalletTransitions {
  /** Creates the DID: its text, keys and services. Without signature, or signed by the update key of the deployment. */
  readonly DidCreate: {
    readonly document: readonly DidWalletDocument[]
    readonly signature: Hex | null
    readonly tyron: bigint | null
  }
  /** Adds, replaces and removes keys and services. After a recovery without signature: the new controller sets new keys. */
  readonly DidUpdate: {
    readonly document: readonly DidWalletDocument[]
    readonly signature: Hex | null
    readonly tyron: bigint | null
  }
  /** Ends the identity for good, signed in any case. The document (by custom one key with the id deactivate) is signed and not applied: what the identity said last stays to be read. After a recovery, new keys come first. The money stays at the controller's disposal. */
  readonly DidDeactivate: {
    readonly document: readonly DidWalletDocument[]
    readonly signature: Hex | null
    readonly tyron: bigint | null
  }
  /** Adds guardians, by the sha256 of their domains. The first time at least three. */
  readonly AddGuardians: {
    readonly guardians: readonly Hex[]
    readonly tyron: bigint | null
  }
  /** Removes guardians; at least three stay. */
  readonly RemoveGuardians: {
    readonly guardians: readonly Hex[]
    readonly tyron: bigint | null
  }
  /** Puts these guardians in the place of all present ones, signed by the update key. What guardians have signed for a recovery that did not happen counts no longer. */
  readonly ConfigureSocialRecovery: {
    readonly guardians: readonly Hex[]
    readonly sig: Hex
    readonly tyron: bigint | null
  }
  /** Hands the identity to a new controller (or back to the present one), by the signatures of enough guardians: pairs of the sha256 of a guardian's domain and that guardian's signature. Anybody may send it. A proposed successor is forgotten. DidUpdate then sets new keys. */
  readonly DidSocialRecovery: {
    readonly addr: Address
    readonly signatures: readonly (readonly [Hex, Hex])[]
    readonly tyron: bigint | null
  }
  /** Closes the identity and its money until the guardians recover it. Signed by the wallet's own socialrecovery key; there must be guardians, or nobody could ever open it again. */
  readonly Lock: {
    readonly signature: Hex
    readonly tyron: bigint | null
  }
  /** The controller proposes a successor; nothing changes until that one accepts. */
  readonly UpdateController: {
    readonly addr: Address
    readonly tyron: bigint | null
  }
  readonly AcceptPendingController: NoParams
  /** Proposes the name that this wallet goes by, which must have a DID wallet; nothing changes until the controller of that one accepts. username: the domain in plain text and lower case, without suffix. */
  readonly UpdateUsername: {
    readonly username: string
    readonly tyron: bigint | null
  }
  readonly AcceptPendingUsername: NoParams
  /** val: blocks. */
  readonly UpdateDeadline: {
    readonly val: bigint
    readonly tyron: bigint | null
  }
  /** Buys a free .ssi name. username: its domain id (0x + 64 hex). addr: who gets it, None for this wallet. id: the currency, paid from this wallet, or free for a wallet on the free list. */
  readonly BuyNftUsername: {
    readonly username: string
    readonly addr: Address | null
    readonly id: string
    readonly tyron: bigint | null
  }
  readonly BuyNftUsernameAtMost: {
    readonly username: string
    readonly addr: Address | null
    readonly id: string
    readonly most: bigint
    readonly tyron: bigint | null
  }
  /** Hands a .ssi name of this wallet to another owner. addr gets name.ssi, dID is the DID wallet that name.did means from then on. id: zil; the protocol charges nothing for it. */
  readonly TransferNftUsername: {
    readonly username: string
    readonly id: string
    readonly addr: Address
    readonly dID: Address
    readonly tyron: bigint | null
  }
  /** Saves the address of a subdomain, with its NFT unless nftID is empty, and its key unless didKey is 33 zero bytes. A name that a key of the document bears cannot become a subdomain: it would overwrite that key unsigned. */
  readonly Dns: {
    readonly addr: Address
    readonly didKey: Hex
    readonly encrypted: string
    readonly domain: string
    readonly nftID: string
    readonly tyron: bigint | null
  }
  /** Chooses the NFT that stands for ssi, did or an own subdomain. */
  readonly UpdateNftDns: {
    readonly domain: string
    readonly nftID: string
    readonly tyron: bigint | null
  }
  /** Makes the Tydra of a domain of this wallet. token_id: the domain id. token_uri: the id of its metadata in permanent storage. id: the currency, paid from this wallet, or free for a wallet on the free list. */
  readonly MintTydraNft: {
    readonly tyron: bigint | null
    readonly id: string
    readonly token_id: Hex
    readonly token_uri: string
  }
  readonly MintTydraNftAtMost: {
    readonly tyron: bigint | null
    readonly id: string
    readonly token_id: Hex
    readonly token_uri: string
    readonly most: bigint
  }
  /** Hands a Tydra of a domain of this wallet to another domain. tydra: its collection. id: the currency. */
  readonly TransferTydraNft: {
    readonly tyron: bigint | null
    readonly id: string
    readonly tydra: string
    readonly token_id: Hex
    readonly to_token_id: Hex
  }
  readonly TransferTydraNftAtMost: {
    readonly tyron: bigint | null
    readonly id: string
    readonly tydra: string
    readonly token_id: Hex
    readonly to_token_id: Hex
    readonly most: bigint
  }
  /** token_uri: of a name, the name itself. domain_id: of a name, its sha256, else 32 zero bytes. amount: the premium, in Qa. */
  readonly ZRC6_Mint: {
    readonly addrName: string
    readonly id: string
    readonly to: Address
    readonly token_uri: string
    readonly domain_id: Hex
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly ZRC6_MintAtMost: {
    readonly addrName: string
    readonly id: string
    readonly to: Address
    readonly token_uri: string
    readonly domain_id: Hex
    readonly amount: bigint
    readonly most: bigint
    readonly tyron: bigint | null
  }
  /** amount: all premiums together. */
  readonly ZRC6_BatchMint: {
    readonly addrName: string
    readonly id: string
    readonly to_token_uri_pair_list: readonly (readonly [Address, string])[]
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  readonly ZRC6_BatchMintAtMost: {
    readonly addrName: string
    readonly id: string
    readonly to_token_uri_pair_list: readonly (readonly [Address, string])[]
    readonly amount: bigint
    readonly most: bigint
    readonly tyron: bigint | null
  }
  readonly ZRC6_Burn: {
    readonly addrName: string
    readonly token_id: bigint
    readonly tyron: bigint | null
  }
  readonly ZRC6_BatchBurn: {
    readonly addrName: string
    readonly token_id_list: readonly bigint[]
    readonly tyron: bigint | null
  }
  /** The zero address takes the right away, in every status. */
  readonly ZRC6_SetSpender: {
    readonly addrName: string
    readonly spender: Address
    readonly token_id: bigint
    readonly tyron: bigint | null
  }
  readonly ZRC6_AddOperator: {
    readonly addrName: string
    readonly operator: Address
    readonly tyron: bigint | null
  }
  /** In every status. */
  readonly ZRC6_RemoveOperator: {
    readonly addrName: string
    readonly operator: Address
    readonly tyron: bigint | null
  }
  readonly ZRC6_TransferFrom: {
    readonly addrName: string
    readonly to: Address
    readonly token_id: bigint
    readonly tyron: bigint | null
  }
  readonly ZRC6_BatchTransferFrom: {
    readonly addrName: string
    readonly to_token_id_pair_list: readonly (readonly [Address, bigint])[]
    readonly tyron: bigint | null
  }
  readonly UpdateTokenURI: {
    readonly addrName: string
    readonly token_id: bigint
    readonly token_uri: string
    readonly tyron: bigint | null
  }
  /** Where a name of this wallet leads from now on. */
  readonly UpdateDomainAddress: {
    readonly addrName: string
    readonly token_id: bigint
    readonly new_addr: Address
    readonly tyron: bigint | null
  }
  readonly ZRC6_RecipientAcceptMint: NoParams
  readonly ZRC6_RecipientAcceptTransferFrom: {
    readonly from: Address
    readonly to: Address
    readonly token_id: bigint
  }
  readonly ZRC6_MintCallback: {
    readonly to: Address
    readonly token_id: bigint
    readonly token_uri: string
  }
  readonly ZRC6_BatchMintCallback: NoParams
  readonly ZRC6_BurnCallback: {
    readonly token_owner: Address
    readonly token_id: bigint
  }
  readonly ZRC6_BatchBurnCallback: NoParams
  readonly ZRC6_SetSpenderCallback: {
    readonly spender: Address
    readonly token_id: bigint
  }
  readonly ZRC6_AddOperatorCallback: {
    readonly operator: Address
  }
  readonly ZRC6_RemoveOperatorCallback: {
    readonly operator: Address
  }
  readonly ZRC6_TransferFromCallback: {
    readonly from: Address
    readonly to: Address
    readonly token_id: bigint
  }
  readonly ZRC6_BatchTransferFromCallback: NoParams
  readonly AddFunds: NoParams
  /** Sends ZIL. tag is the transition that a receiving contract runs, by custom AddFunds. */
  readonly SendFunds: {
    readonly tag: string
    readonly beneficiary: DidWalletBeneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Sends ZRC-2 tokens. addrName: the token's id among the services of InitDid. */
  readonly Transfer: {
    readonly addrName: string
    readonly beneficiary: DidWalletBeneficiary
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** Sends up to five coins to one recipient: pairs of a coin's id and an amount. */
  readonly ZRC2_BatchTransfer: {
    readonly addr: Address
    readonly tokens: readonly (readonly [string, bigint])[]
    readonly tyron: bigint | null
  }
  /** Sends coins to many recipients in one transaction. How many fit is up to the chain, which allows so many messages and so much gas in one transaction. */
  readonly BatchTransfer: {
    readonly to_payment_pair_list: readonly (readonly [Address, readonly [string, bigint]])[]
    readonly tyron: bigint | null
  }
  /** addrName: the token's id among the services of InitDid. */
  readonly IncreaseAllowance: {
    readonly addrName: string
    readonly spender: Address
    readonly amount: bigint
    readonly tyron: bigint | null
  }
  /** More than there is takes all of it away. In every status. */
  readonly DecreaseAllowance: {
    readonly addrName: string
    readonly spender: Address
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

/** State of DidWallet. */
interface DidWalletFields {
  readonly version: string
  readonly did: string
  readonly did_status: DidWalletDidStatus
  readonly is_locked: boolean
  readonly is_ended: boolean
  readonly controller: Address
  readonly pending_controller: Address
  readonly nft_username: string
  readonly pending_username: string
  readonly deadline: bigint
  readonly verification_methods: ReadonlyMap<string, Hex>
  readonly dkms: ReadonlyMap<string, string>
  readonly services: ReadonlyMap<string, Address>
  readonly services_: ReadonlyMap<string, DidWalletEndpoint>
  readonly did_domain_dns: ReadonlyMap<string, Address>
  readonly nft_dns: ReadonlyMap<string, string>
  readonly social_guardians: ReadonlyMap<Hex, boolean>
  readonly recovery_signers: ReadonlyMap<Hex, boolean>
  readonly document_nonce: bigint
  readonly recovery_nonce: bigint
  readonly lock_nonce: bigint
}

/** Events of DidWallet and their values. */
interface DidWalletEvents {
  readonly BatchPaid: {
    readonly payments: bigint
  }
  readonly ControllerAccepted: {
    readonly controller: Address
  }
  readonly ControllerProposed: {
    readonly controller: Address
    readonly pending_controller: Address
  }
  readonly DeadlineUpdated: {
    readonly deadline: bigint
  }
  readonly DidCreated: {
    readonly did: string
  }
  readonly DidDeactivated: {
    readonly did: string
  }
  readonly DidLocked: {
    readonly did: string
  }
  readonly DidRecovered: {
    readonly did: string
    readonly controller: Address
    readonly signers: bigint
  }
  readonly DidUpdated: {
    readonly did: string
  }
  readonly FundsReceived: {
    readonly sender: Address
    readonly amount: bigint
  }
  readonly GuardiansChanged: {
    readonly guardians: bigint
    readonly threshold: bigint
  }
  readonly NftDnsUpdated: {
    readonly domain: string
    readonly nftID: string
  }
  readonly SubdomainSaved: {
    readonly domain: string
    readonly addr: Address
  }
  readonly UsernameAccepted: {
    readonly username: string
  }
  readonly UsernameProposed: {
    readonly username: string
    readonly pending_username: string
  }
}

export interface DidWalletShape {
  readonly init: DidWalletInit
  readonly transitions: DidWalletTransitions
  readonly fields: DidWalletFields
  readonly events: DidWalletEvents
}

/** Codes of the exceptions of DidWallet. */
export const didWalletErrors = {
  locked: -1,
  notController: -2,
  zeroAmount: -3,
  nullAddress: -4,
  nullKey: -5,
  nullText: -7,
  noFund: -8,
  sameAddress: -11,
  notPendingController: -12,
  wrongRecipient: -13,
  noInitDid: -14,
  alreadyCreated: 1,
  notCreated: 2,
  nullDocument: 3,
  noSignature: 4,
  noUpdateKey: 5,
  wrongSignature: 6,
  donationTooHigh: 7,
  unknownCurrency: 8,
  noPrice: 9,
  balanceTooLow: 10,
  noDomainAddress: 11,
  noSubdomainAddress: 12,
  reservedSubdomain: 13,
  unknownSubdomain: 14,
  unknownToken: 15,
  deactivated: 16,
  nullHash: 17,
  noGuardiansGiven: 18,
  alreadyGuardian: 19,
  notAGuardian: 20,
  tooFewGuardians: 21,
  recoveryNotEnabled: 22,
  tooFewSignatures: 23,
  repeatedSigner: 24,
  noGuardianKey: 25,
  wrongGuardianSignature: 26,
  ownAddress: 27,
  noRecoveryKey: 28,
  recovered: 29,
  noPayments: 30,
  tooManyCoins: 31,
  sameUsername: 32,
  noPendingUsername: 33,
  noUsernameDid: 34,
  notUsernameOwner: 35,
  ownSpender: 36,
  unknownExchange: 51,
  noRoute: 52,
  unknownCollection: 60,
  aboveMost: 67,
  guardianClosed: 68,
} as const

/** DidWallet: calls, reads and deploys. */
export const didWallet: ContractBinding<DidWalletShape> = defineContract<DidWalletShape>({
  vname: 'DidWallet',
  params: [
    { vname: 'init_controller', type: 'ByStr20' },
    { vname: 'init', type: 'ByStr20' },
    { vname: 'did_methods', type: 'Map (String) (ByStr33)' },
    { vname: 'did_dkms', type: 'Map (String) (String)' },
  ],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'did', type: 'String' },
    { vname: 'did_status', type: 'DidStatus' },
    { vname: 'is_locked', type: 'Bool' },
    { vname: 'is_ended', type: 'Bool' },
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
    { vname: 'recovery_signers', type: 'Map (ByStr33) (Bool)' },
    { vname: 'document_nonce', type: 'Uint128' },
    { vname: 'recovery_nonce', type: 'Uint128' },
    { vname: 'lock_nonce', type: 'Uint128' },
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
      vname: 'AddGuardians',
      params: [{ vname: 'guardians', type: 'List (ByStr32)' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'RemoveGuardians',
      params: [{ vname: 'guardians', type: 'List (ByStr32)' }, { vname: 'tyron', type: 'Option (Uint128)' }],
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
      vname: 'DidSocialRecovery',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'signatures', type: 'List (Pair (ByStr32) (ByStr64))' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'Lock',
      params: [{ vname: 'signature', type: 'ByStr64' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    {
      vname: 'UpdateController',
      params: [{ vname: 'addr', type: 'ByStr20' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingController', params: [] },
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
      vname: 'BuyNftUsername',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'Option (ByStr20)' },
        { vname: 'id', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'BuyNftUsernameAtMost',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'addr', type: 'Option (ByStr20)' },
        { vname: 'id', type: 'String' },
        { vname: 'most', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'TransferNftUsername',
      params: [
        { vname: 'username', type: 'String' },
        { vname: 'id', type: 'String' },
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'dID', type: 'ByStr20' },
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
      vname: 'MintTydraNft',
      params: [
        { vname: 'tyron', type: 'Option (Uint128)' },
        { vname: 'id', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'token_uri', type: 'String' },
      ],
    },
    {
      vname: 'MintTydraNftAtMost',
      params: [
        { vname: 'tyron', type: 'Option (Uint128)' },
        { vname: 'id', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'token_uri', type: 'String' },
        { vname: 'most', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferTydraNft',
      params: [
        { vname: 'tyron', type: 'Option (Uint128)' },
        { vname: 'id', type: 'String' },
        { vname: 'tydra', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'to_token_id', type: 'ByStr32' },
      ],
    },
    {
      vname: 'TransferTydraNftAtMost',
      params: [
        { vname: 'tyron', type: 'Option (Uint128)' },
        { vname: 'id', type: 'String' },
        { vname: 'tydra', type: 'String' },
        { vname: 'token_id', type: 'ByStr32' },
        { vname: 'to_token_id', type: 'ByStr32' },
        { vname: 'most', type: 'Uint128' },
      ],
    },
    {
      vname: 'ZRC6_Mint',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'id', type: 'String' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_uri', type: 'String' },
        { vname: 'domain_id', type: 'ByStr32' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_MintAtMost',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'id', type: 'String' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_uri', type: 'String' },
        { vname: 'domain_id', type: 'ByStr32' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'most', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_BatchMint',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'id', type: 'String' },
        { vname: 'to_token_uri_pair_list', type: 'List (Pair (ByStr20) (String))' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_BatchMintAtMost',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'id', type: 'String' },
        { vname: 'to_token_uri_pair_list', type: 'List (Pair (ByStr20) (String))' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'most', type: 'Uint128' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_Burn',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'token_id', type: 'Uint256' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_BatchBurn',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'token_id_list', type: 'List (Uint256)' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_SetSpender',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'spender', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_AddOperator',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'operator', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'ZRC6_RemoveOperator',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'operator', type: 'ByStr20' },
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
      vname: 'ZRC6_BatchTransferFrom',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'to_token_id_pair_list', type: 'List (Pair (ByStr20) (Uint256))' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'UpdateTokenURI',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'token_id', type: 'Uint256' },
        { vname: 'token_uri', type: 'String' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'UpdateDomainAddress',
      params: [
        { vname: 'addrName', type: 'String' },
        { vname: 'token_id', type: 'Uint256' },
        { vname: 'new_addr', type: 'ByStr20' },
        { vname: 'tyron', type: 'Option (Uint128)' },
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
      vname: 'ZRC6_MintCallback',
      params: [
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
        { vname: 'token_uri', type: 'String' },
      ],
    },
    { vname: 'ZRC6_BatchMintCallback', params: [] },
    {
      vname: 'ZRC6_BurnCallback',
      params: [{ vname: 'token_owner', type: 'ByStr20' }, { vname: 'token_id', type: 'Uint256' }],
    },
    { vname: 'ZRC6_BatchBurnCallback', params: [] },
    {
      vname: 'ZRC6_SetSpenderCallback',
      params: [{ vname: 'spender', type: 'ByStr20' }, { vname: 'token_id', type: 'Uint256' }],
    },
    { vname: 'ZRC6_AddOperatorCallback', params: [{ vname: 'operator', type: 'ByStr20' }] },
    { vname: 'ZRC6_RemoveOperatorCallback', params: [{ vname: 'operator', type: 'ByStr20' }] },
    {
      vname: 'ZRC6_TransferFromCallback',
      params: [
        { vname: 'from', type: 'ByStr20' },
        { vname: 'to', type: 'ByStr20' },
        { vname: 'token_id', type: 'Uint256' },
      ],
    },
    { vname: 'ZRC6_BatchTransferFromCallback', params: [] },
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
      vname: 'ZRC2_BatchTransfer',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'tokens', type: 'List (Pair (String) (Uint128))' },
        { vname: 'tyron', type: 'Option (Uint128)' },
      ],
    },
    {
      vname: 'BatchTransfer',
      params: [
        { vname: 'to_payment_pair_list', type: 'List (Pair (ByStr20) (Pair (String) (Uint128)))' },
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
    { vname: 'ControllerAccepted', params: [{ vname: 'controller', type: 'ByStr20' }] },
    {
      vname: 'ControllerProposed',
      params: [{ vname: 'controller', type: 'ByStr20' }, { vname: 'pending_controller', type: 'ByStr20' }],
    },
    { vname: 'DeadlineUpdated', params: [{ vname: 'deadline', type: 'Uint128' }] },
    { vname: 'DidCreated', params: [{ vname: 'did', type: 'String' }] },
    { vname: 'DidDeactivated', params: [{ vname: 'did', type: 'String' }] },
    { vname: 'DidLocked', params: [{ vname: 'did', type: 'String' }] },
    {
      vname: 'DidRecovered',
      params: [
        { vname: 'did', type: 'String' },
        { vname: 'controller', type: 'ByStr20' },
        { vname: 'signers', type: 'Uint32' },
      ],
    },
    { vname: 'DidUpdated', params: [{ vname: 'did', type: 'String' }] },
    {
      vname: 'FundsReceived',
      params: [{ vname: 'sender', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'GuardiansChanged',
      params: [{ vname: 'guardians', type: 'Uint32' }, { vname: 'threshold', type: 'Uint32' }],
    },
    {
      vname: 'NftDnsUpdated',
      params: [{ vname: 'domain', type: 'String' }, { vname: 'nftID', type: 'String' }],
    },
    {
      vname: 'SubdomainSaved',
      params: [{ vname: 'domain', type: 'String' }, { vname: 'addr', type: 'ByStr20' }],
    },
    { vname: 'UsernameAccepted', params: [{ vname: 'username', type: 'String' }] },
    {
      vname: 'UsernameProposed',
      params: [{ vname: 'username', type: 'String' }, { vname: 'pending_username', type: 'String' }],
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
