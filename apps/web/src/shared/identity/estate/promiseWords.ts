import { coinById } from '@tyto/contracts'
import type { EarlierPromise, Estate } from '@tyto/identity'
import { zilDecimals } from '@tyto/primitives'
import { shortAddress } from '../../ui/text/shortAddress'
import { nameInText } from '../../ui/text/nameParts'
import type { EstateNames } from './useEstateNames'

/** The promises of a wallet, and to whom they were made. */
export function promiseWords(names: EstateNames, promise: EarlierPromise, of: Estate): string {
  const { t, who, amount, knownDomain } = names
  const words = { wallet: promisingWallet(names, promise, of) }
  switch (promise.kind) {
    case 'allowance': {
      const { token, units, decimals } = promise
      const some = decimals === null ? units.toString() : amount(units, decimals)
      const symbol = coinById(token)?.symbol ?? shortAddress(token)
      return t('promise.allowance', { ...words, to: who(promise.spender), amount: `${some} ${symbol}` })
    }
    case 'operator':
      return t('promise.operator', { ...words, to: who(promise.operator), collection: promise.collection })
    case 'spender': {
      const nft = `${promise.collection} #${promise.token}`
      return t('promise.spender', { ...words, to: who(promise.spender), nft })
    }
    case 'stake':
      return t('promise.stake', { ...words, to: who(promise.to), zil: amount(promise.zil, zilDecimals) })
    case 'wallet': {
      const domain = promise.domain === null ? null : knownDomain(promise.domain)
      return t('promise.wallet', { ...words, to: domain ?? who(promise.to) })
    }
    case 'controller':
      return t('promise.controller', { ...words, to: who(promise.to) })
    case 'username':
      return t('promise.username', { ...words, name: nameInText(`${promise.username}.ssi`) })
  }
}

/** The wallet that promised: the DID wallet goes by the .did, for as long as that leads there. */
function promisingWallet(names: EstateNames, promise: EarlierPromise, of: Estate): string {
  const { t, did, as, who, nameOf } = names
  const wallet = of.wallets.find(({ address }) => address === promise.wallet)
  if (wallet === undefined) return who(promise.wallet)
  if (wallet.subdomain !== '') return nameOf(wallet)
  return as === 'former' ? t('formerName', { name: did }) : did
}
