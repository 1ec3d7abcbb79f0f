/** The local wallet's window, as its owner uses it. */
import { makeQuietBlocks } from '../network/quietBlocks'
import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The window inside the app. */
export interface ApprovalWindow {
  readonly frame: FrameLocator
  /** The sheet around it: hidden while nothing is asked. */
  readonly sheet: Locator
  readonly heading: Locator
  /** Answered once what was asked is no longer shown. */
  approve(): Promise<void>
  reject(): Promise<void>
  unlock(): Promise<void>
  /** Escape: closed without an answer. */
  close(): Promise<void>
}

export function approvalWindow(page: Page): ApprovalWindow {
  const frame = page.frameLocator('dialog.tyto-local-wallet > iframe')
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click()
  return {
    frame,
    sheet: page.getByRole('dialog', { name: 'Local wallet' }),
    heading: frame.getByRole('heading', { level: 1 }),
    approve: async () => {
      // Who connects for the first time says who they are: the first one, where a test does not care.
      const button = frame.getByRole('button', { name: 'Approve', exact: true })
      await button.waitFor()
      const who = frame.locator('input[name="account"]').first()
      if ((await button.isDisabled()) && (await who.isVisible())) await who.check()
      const pressed = await button.elementHandle()
      await button.click()
      // While the window is open nothing behind it can be typed into; it may go with its page.
      await pressed?.waitForElementState('hidden', { timeout: 10_000 }).catch(() => undefined)
    },
    reject: async () => {
      await press('Reject')
      makeQuietBlocks()
    },
    unlock: () => press('Unlock'),
    close: async () => {
      await frame.getByRole('heading', { level: 1 }).press('Escape')
    },
  }
}

/** Sets what the wallet remembers when the page opens; a value that is not named keeps its first one. */
export async function setLocalWallet(
  page: Page,
  state: {
    readonly account?: number
    readonly hosts?: readonly string[]
    readonly locked?: boolean
    readonly zilPayBehaviour?: 'classic' | 'bearby' | 'silent' | 'absent'
    /** Which of the storage wallets; else the account's own. */
    readonly storageWallet?: number
    /** The rights that the storage wallet gives this site without asking. */
    readonly storagePermissions?: readonly string[]
    readonly storageBehaviour?: 'arconnect' | 'wander' | 'silent' | 'absent'
    readonly network?: 'private' | 'testnet' | 'mainnet' | 'ethereum'
    /** The accounts that it has, and those among them that no site was connected to. */
    readonly accounts?: readonly number[]
    readonly newAccounts?: readonly number[]
    /** How fast Bearby's owner wants it. */
    readonly gasSpeed?: 'low' | 'market' | 'aggressive'
  },
): Promise<void> {
  await page.addInitScript((given) => {
    // Once per test, not per page: what the wallet learns afterwards stays.
    if (localStorage.getItem('tyto.localWallet.state') !== null) return
    const { storagePermissions: permissions, ...rest } = given
    const storageSites = permissions === undefined ? [] : [{ host: location.host, permissions }]
    localStorage.setItem('tyto.localWallet.state', JSON.stringify({ ...rest, storageSites }))
  }, state)
}
