import type { NetworkId } from '@tyto/chain'
import { encodePaymentRequest, paymentFragment, type PaymentRequest } from '@tyto/identity'
import { buildPath } from '../../../shared/routing/routes'
import { publicSite } from '../../../shared/settings/publicSite'

/** Where a payment is made that somebody asks for. The request is in the part after `#`, which no server sees. */
export function paymentPath(request: PaymentRequest): string {
  return `${buildPath('pay', { name: request.name })}${paymentFragment}${encodePaymentRequest(request)}`
}

/** The same as a link for other people. */
export function paymentLink(network: NetworkId, request: PaymentRequest): string {
  return `${publicSite(network)}${paymentPath(request)}`
}
