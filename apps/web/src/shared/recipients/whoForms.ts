/** The thing that somebody gets: it decides what a form warns of. */
export type Gets =
  /** ZIL that leaves with the transaction. */
  | 'zil'
  /** Tokens. */
  | 'tokens'
  /** NFTs, which only some wallets can pass on. */
  | 'nfts'
  /** A name, which only some wallets can pass on. */
  | 'name'
  /** A right over what is somebody else's: an allowance, an operator, control. */
  | 'right'
  /** Control of what the person lost: their own account is who is meant. */
  | 'control'
  /** Whatever comes to a name, which leads there from now on. */
  | 'place'
  /** Stake, which the finder holds to those who can stake. */
  | 'stake'
  /** Nothing of worth: who somebody is. */
  | 'part'

/** Every form that names somebody, and what that person gets. A form that is not here does not compile. */
export const whoForms = {
  payment: 'zil',
  tokenPayment: 'tokens',
  withdrawal: 'zil',
  spender: 'right',
  nftReceiver: 'nfts',
  nftList: 'nfts',
  nftHolder: 'nfts',
  nftSpender: 'right',
  nftOperator: 'right',
  nameAddress: 'place',
  newOwner: 'name',
  nameBuyer: 'name',
  subdomain: 'place',
  controller: 'right',
  recovered: 'control',
  walletOwner: 'right',
  delegator: 'stake',
  tydra: 'part',
  issuer: 'part',
  credentialHolder: 'part',
  ending: 'part',
} as const satisfies Readonly<Record<string, Gets>>

export type WhoForm = keyof typeof whoForms
