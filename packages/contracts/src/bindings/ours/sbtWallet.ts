// Written by `npm run generate` from packages/contracts/scilla/ours/KindWallet.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

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
  /** Proposes another name, which must have a DID wallet; nothing changes until the controller of that one accepts. To propose the present one takes a proposal back, in every state. */
  readonly UpdateUsername: {
    readonly username: string
    readonly tyron: bigint | null
  }
  /** Who proposed must control this wallet still: with a recovery, or a name that is sold, the proposal is void. */
  readonly AcceptPendingUsername: NoParams
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
  /** Gives an NFT away that came here. addrName: the id of its collection among the services of InitDid. */
  readonly ZRC6_TransferFrom: {
    readonly addrName: string
    readonly to: Address
    readonly token_id: bigint
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

/** State of SbtWallet. */
interface SbtWalletFields {
  readonly version: string
  readonly nft_username: string
  readonly pending_username: string
  readonly proposer: Address
  readonly nft_subdomain: string
  readonly public_encryption: string
  readonly ivms101: ReadonlyMap<string, string>
  readonly sbt: ReadonlyMap<string, Hex>
  readonly credential_nonces: ReadonlyMap<string, bigint>
  readonly sbt_holders: ReadonlyMap<string, Address>
  readonly sbt_keys: ReadonlyMap<string, string>
  readonly is_paused: boolean
  readonly own_did: Address | null
}

/** Events of SbtWallet and their values. */
interface SbtWalletEvents {
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
  readonly UsernameAccepted: {
    readonly username: string
  }
  readonly UsernameProposed: {
    readonly username: string
    readonly pending_username: string
  }
  readonly UsernameWithdrawn: {
    readonly username: string
  }
}

export interface SbtWalletShape {
  readonly init: SbtWalletInit
  readonly transitions: SbtWalletTransitions
  readonly fields: SbtWalletFields
  readonly events: SbtWalletEvents
}

/** Codes of the exceptions of SbtWallet. */
export const sbtWalletErrors = {
  locked: -1,
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
  kept: 71,
  notKept: 72,
  noHolderKey: 45,
  wrongHolderSignature: 46,
  noIssuerKey: 47,
  noMessage: 48,
  wrongIssuerSignature: 49,
  noIssuer: 50,
  keysClosed: 69,
  otherHolder: 70,
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
      vname: 'UpdateUsername',
      params: [{ vname: 'username', type: 'String' }, { vname: 'tyron', type: 'Option (Uint128)' }],
    },
    { vname: 'AcceptPendingUsername', params: [] },
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
    { vname: 'UsernameAccepted', params: [{ vname: 'username', type: 'String' }] },
    {
      vname: 'UsernameProposed',
      params: [{ vname: 'username', type: 'String' }, { vname: 'pending_username', type: 'String' }],
    },
    { vname: 'UsernameWithdrawn', params: [{ vname: 'username', type: 'String' }] },
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
