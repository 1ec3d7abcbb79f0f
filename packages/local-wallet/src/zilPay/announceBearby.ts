import { newUuid } from '../base/newUuid'
import type { WalletWindow } from '../base/walletWindow'
import type { PageState } from './pageState'
import { texts } from './texts'

const bearby = { name: 'Bearby Wallet', icon: 'data:,', rdns: 'io.bearby' } as const

/**
 * Bearby is a wallet of Ethereum too and announces itself as one (EIP-6963); returns the way to stop. Its provider here
 * knows `eth_accounts` only, which tells whether the account in use is connected, and gives it in Zilliqa's own form.
 */
export function announceBearby(window: WalletWindow, page: PageState): () => void {
  const info = Object.freeze({ ...bearby, uuid: newUuid(window.crypto) })
  const provider = Object.freeze({
    request: async ({ method }: { readonly method: string }): Promise<readonly string[]> => {
      if (page.locked) throw new Error(texts.bearby.locked)
      if (method !== 'eth_accounts') throw new Error(`The method ${method} is not supported.`)
      return page.allowsAccount ? [page.chosen.base16] : []
    },
  })
  const announce = (): void => {
    const detail = Object.freeze({ info, provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
