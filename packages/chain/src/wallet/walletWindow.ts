import type { TransactionRequest } from '../transaction/transactionRequest'
import type { WalletBuild } from './walletGasPrice'

/** The text in a wallet's window for a transaction. */
export type WindowContent =
  /** The ZIL that is sent, and who gets it. */
  | 'payment'
  /** The ZIL that goes along, and the contract. */
  | 'contract'
  /** The ZIL that goes along, and the contract as a stranger, by its hex alone. */
  | 'unknownContract'
  /** A token transfer as the wallet draws it: of a token its recipient, of another contract the contract itself as one. */
  | 'tokenTransfer'
  /** Zeros in the place of a recipient. */
  | 'zeros'
  /** The contract, the call with all its values, and the amount. */
  | 'everything'
  /** Nobody knows: a wallet that we have not seen. */
  | 'unseen'

/** In which form a window shows an address. */
export type WindowAddress = 'bech32' | 'hex' | 'either' | 'none'

export interface WalletWindow {
  readonly content: WindowContent
  readonly address: WindowAddress
  /** The fee that stands there, in Qa; null where nobody knows. */
  readonly fee: bigint | null
}

interface Shown {
  readonly kind: TransactionRequest['kind']
  /** Of a call; null for any other. */
  readonly transition: string | null
  /** Gas limit times the highest price of the wallet, in Qa. */
  readonly gasBound: bigint
}

/**
 * Foretells the text that the window of a wallet shows for a transaction, so that a page says nothing else than the person
 * sees there. Seen with ZilPay 1.4.3 and Bearby 2.0.8. `local`: the stand-in of the local network, which shows what it
 * signs.
 */
export function walletWindow(
  build: WalletBuild | 'local',
  { kind, transition, gasBound }: Shown,
): WalletWindow {
  switch (build) {
    case 'local':
      return { content: 'everything', address: kind === 'deploy' ? 'none' : 'bech32', fee: gasBound }
    case 'unknown':
      return { content: 'unseen', address: kind === 'deploy' ? 'none' : 'either', fee: null }
    case 'classic':
      if (kind === 'deploy') return { content: 'zeros', address: 'none', fee: gasBound }
      if (kind === 'payment') return { content: 'payment', address: 'either', fee: gasBound }
      return transition === zilPayTokenTransition
        ? { content: 'tokenTransfer', address: 'none', fee: gasBound }
        : { content: 'contract', address: 'either', fee: gasBound }
    case 'bearby': {
      // Its first choice is one and a half times the least price, of which it shows four fifths; our bound is twice the least.
      const fee = (gasBound * 3n) / 5n
      if (kind === 'deploy') return { content: 'zeros', address: 'none', fee }
      return { content: kind === 'payment' ? 'payment' : 'unknownContract', address: 'hex', fee }
    }
  }
}

/** ZilPay draws every call of this name as a transfer of a token, whatever contract is called. */
const zilPayTokenTransition = 'Transfer'
