/** A wallet extension in the page: it arrives before the local wallet, as real ones do, and says yes to everything. */
import type { Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32, toChecksumAddress } from '@tyto/primitives'

interface Extension {
  /** Its account is that of the test phrase under this index. */
  readonly account: number
  /** What its node answers to GetNetworkId; that of the local network unless told otherwise. */
  readonly chainId?: string
  /** It never answers whether it may be connected. */
  readonly isSilent?: boolean
  /** It was connected before, and is locked until its owner is asked to connect again. */
  readonly isLocked?: boolean
}

/** Installs ZilPay 1.4 in every page of this test. It connects, and follows nobody; it signs nothing. */
export async function installExtension(
  page: Page,
  { account, chainId = '222', isSilent = false, isLocked = false }: Extension,
): Promise<void> {
  const { address } = testAccount(account)
  const shown = { base16: toChecksumAddress(address), bech32: toBech32(address) }
  await page.addInitScript(
    (given) => {
      // As long as the real one takes until its script runs.
      const arrivalMs = 60
      const key = 'test.extension.connected'
      const unlocked = 'test.extension.unlocked'
      const isUnlocked = (): boolean => !given.isLocked || localStorage.getItem(unlocked) !== null
      if (given.isLocked) localStorage.setItem(key, 'yes')
      const isConnected = (): boolean => localStorage.getItem(key) !== null
      const observable = (): object => ({ subscribe: () => ({ unsubscribe: () => undefined }) })
      const wallet = {
        get isEnable() {
          return isUnlocked()
        },
        get isConnect() {
          return isConnected()
        },
        get net() {
          return 'private'
        },
        get defaultAccount() {
          return isConnected() && isUnlocked() ? given.shown : null
        },
        connect: () => {
          if (given.isSilent) return new Promise(() => undefined)
          localStorage.setItem(key, 'yes')
          localStorage.setItem(unlocked, 'yes')
          return Promise.resolve(true)
        },
        disconnect: () => {
          localStorage.removeItem(key)
          return Promise.resolve(null)
        },
        observableAccount: observable,
        observableNetwork: observable,
      }
      const provider = {
        send: () => Promise.resolve({ id: 1, jsonrpc: '2.0', result: given.chainId }),
      }
      window.setTimeout(() => {
        Object.defineProperty(window, 'zilPay', { value: Object.freeze({ wallet, provider }) })
      }, arrivalMs)
    },
    { shown, chainId, isSilent, isLocked },
  )
}
