import { didWallet, type DidWalletBeneficiary } from '@tyto/contracts'
import { domainId, encodeChainText, type Name, type WalletRules } from '@tyto/identity'
import type { TransactionContent } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { RequestContext } from '../../../shared/transaction/action/action'
import type { Payment } from '../payment'
import type { PaymentNotes } from './afterPayment'
import { beneficiaryName, checkPayer } from './checkPayments'

/** One coin from a wallet to one recipient. */
export interface WalletPayment extends PaymentNotes {
  /** The wallet that pays. */
  readonly wallet: Address
  readonly payment: Payment
}

/** Makes the call that pays one recipient, once the wallet is what the person saw. */
export async function makePayment(
  { wallet, payment }: WalletPayment,
  context: RequestContext,
): Promise<TransactionContent> {
  const rules = await checkPayer(wallet, context)
  return { kind: 'call', call: paymentCall(wallet, payment, rules) }
}

function paymentCall(wallet: Address, { to, name, coin, amount }: Payment, rules: WalletRules) {
  const { SendFunds, Transfer } = didWallet(wallet)
  const beneficiary = beneficiaryOf(to, beneficiaryName(name, rules))
  const common = { beneficiary, amount, tyron: null }
  return coin.id === 'zil'
    ? SendFunds({ tag: 'AddFunds', ...common })
    : Transfer({ addrName: coin.id, ...common })
}

function beneficiaryOf(to: Address, name: Name | null): DidWalletBeneficiary {
  if (name === null) return { constructor: 'Recipient', arguments: [to] }
  const subdomain = name.topLevel === 'did' ? 'did' : encodeChainText(name.subdomain)
  return { constructor: 'NftUsername', arguments: [domainId(name.domain), subdomain] }
}
