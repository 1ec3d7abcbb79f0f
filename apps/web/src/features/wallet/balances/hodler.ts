import type { HodlerAccount } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** A wallet or an account that may have a Hodler Account. */
export interface Holder {
  readonly address: Address
  /** The name of this wallet: 'xWALLET', 'ZilPay'. */
  readonly title: string
  /** The account that may act for it: the controller of a wallet, or the account itself. */
  readonly signer: Address | undefined
  /** The name or address of it, as people see it. */
  readonly subject: string
}

/** A holder with its account. */
export interface Hodler extends Holder {
  readonly account: HodlerAccount
}
