import { zilPayBrand, type ZilPayBrand } from '@tyto/chain'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useWallet } from './wallet'

/** Extensions put their object into the page until about this long after it was opened, in ms. */
const arrival = 1_500

/** The brand of the browser's wallet; ZilPay while there is none. */
export function useWalletBrand(): ZilPayBrand {
  return useSyncExternalStore(followArrival, readBrand)
}

/** The name of the wallet that signs here, as the person knows it. Needs the area `session`. */
export function useWalletName(): string {
  const { t } = useTranslation('session')
  const brand = useWalletBrand()
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  return isLocal ? t('localWallet') : brand
}

/** The same where a text of the specification writes it in its own way: 'Zilpay'. */
export function useWalletBrandAsWritten(): string {
  const brand = useWalletBrand()
  return brand === 'ZilPay' ? 'Zilpay' : brand
}

function readBrand(): ZilPayBrand {
  return zilPayBrand({ zilPay: Reflect.get(window, 'zilPay') })
}

function followArrival(listener: () => void): () => void {
  const timer = window.setTimeout(listener, arrival)
  window.addEventListener('load', listener)
  return () => {
    window.clearTimeout(timer)
    window.removeEventListener('load', listener)
  }
}
