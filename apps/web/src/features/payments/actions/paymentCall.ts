import type { ContractCall } from '@tyto/abi'
import { didWallet, type DidWalletBeneficiary } from '@tyto/contracts'
import { domainId, encodeChainText, type Name, type WalletRules } from '@tyto/identity'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import type { Payment } from '../payment'
import { beneficiaryName } from './checkPayments'

/** The call of a wallet that pays one recipient: by its name where the wallet looks names up itself. */
export function paymentCall(
  wallet: Address,
  { to, name, coin, amount }: Payment,
  rules: WalletRules,
): ContractCall {
  const { SendFunds, Transfer } = didWallet(wallet)
  const beneficiary = beneficiaryOf(to, beneficiaryName(name, rules))
  const common = { beneficiary, amount, tyron: null }
  return coin.id === zilId
    ? SendFunds({ tag: 'AddFunds', ...common })
    : Transfer({ addrName: coin.id, ...common })
}

function beneficiaryOf(to: Address, name: Name | null): DidWalletBeneficiary {
  if (name === null) return { constructor: 'Recipient', arguments: [to] }
  const subdomain = name.topLevel === 'did' ? 'did' : encodeChainText(name.subdomain)
  return { constructor: 'NftUsername', arguments: [domainId(name.domain), subdomain] }
}
