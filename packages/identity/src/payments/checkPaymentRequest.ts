import { err, ok, zeroAddress, type Address, type Result } from '@tyto/primitives'
import { formatName, type Name } from '../names/name'
import type { PaymentRequest } from './paymentRequest'

/** How things stand on chain where somebody is asked to pay. */
export interface PaymentFacts {
  readonly chainId: number
  /** Whose page this is. */
  readonly name: Name
  /** The wallet that the name leads to; null where it leads to none. */
  readonly wallet: Address | null
  /** Digits that the coin has on this network; null where the network does not know the coin. */
  readonly decimals: number | null
}

export type PaymentRequestCode =
  /** Made on another network. */
  | 'PaymentForOtherNetwork'
  /** The link's path names another name than the request in it. */
  | 'PaymentForOtherName'
  /** The name leads to another wallet by now, or the link lies. */
  | 'PaymentForOtherWallet'
  /** This network names no such coin. */
  | 'PaymentInUnknownCoin'
  /** The coin counts otherwise than the one who asks saw: the amount would be another one. */
  | 'PaymentCountedOtherwise'

/** May this be paid as it is asked for? The first reason against it. */
export function checkPaymentRequest(
  request: PaymentRequest,
  facts: PaymentFacts,
): Result<PaymentRequest, PaymentRequestCode> {
  if (request.chainId !== facts.chainId) return err('PaymentForOtherNetwork')
  if (formatName(request.name) !== formatName(facts.name)) return err('PaymentForOtherName')
  if (request.to !== facts.wallet || request.to === zeroAddress) return err('PaymentForOtherWallet')
  if (facts.decimals === null) return err('PaymentInUnknownCoin')
  return request.decimals === facts.decimals ? ok(request) : err('PaymentCountedOtherwise')
}
