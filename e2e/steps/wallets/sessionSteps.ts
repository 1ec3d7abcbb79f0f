/** Steps to be somebody here: connect, log in, open the account drawer. */
import { expect, type Locator, type Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { storagePermissions } from '@tyto/chain'
import { approvalWindow, setLocalWallet } from '../transaction/approvalWindow'

/** A local wallet that this site is connected to already. */
export const connected = { hosts: ['localhost', '127.0.0.1'] }

/** An address as it is drawn. */
export function short(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-6)}`
}

/** The address of one of the local wallet's accounts as it is drawn. */
export function accountText(index: number): string {
  return short(toBech32(testAccount(index).address))
}

/** The seeded people, in the order of their accounts. */
const people = ['alice', 'bruno', 'carol', 'dora']

/** The name of the button of the top bar while this account is connected: its address, and its name once a node told it. */
export function accountName(index: number): RegExp {
  const address = toBech32(testAccount(index).address)
  const person = people[index]
  return new RegExp(`^Account: (?:${address}${person === undefined ? '' : `|${person}\\.ssi`})$`)
}

interface Arrival {
  /** The account of the local wallet. */
  readonly account: number
  /** How the local wallet behaves. */
  readonly wallet?: Pick<
    Parameters<typeof setLocalWallet>[1],
    'zilPayBehaviour' | 'gasSpeed' | 'network' | 'locked'
  >
  /** Is its storage wallet, the first one, connected too? */
  readonly storage?: boolean
  readonly login?: {
    readonly network: 'local'
    readonly address: string
    readonly name: string | null
  } | null
}

/** Opens pages as somebody whose wallet is connected. Once per test: what becomes of the session afterwards stays. */
export async function arriveAs(
  page: Page,
  { account, wallet, storage = false, login = null }: Arrival,
): Promise<void> {
  await setLocalWallet(page, {
    ...connected,
    ...wallet,
    account,
    storageWallet: 0,
    ...(storage ? { storagePermissions } : {}),
  })
  await page.addInitScript(
    (session) => {
      if (localStorage.getItem('tyto.tested') === null) localStorage.setItem('tyto.session', session)
      localStorage.setItem('tyto.tested', 'yes')
    },
    JSON.stringify({ wallet: 'local', storage, login }),
  )
}

/** The button of the top bar once a wallet is connected. */
export function accountButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Account: / })
}

export function connectButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true })
}

export function drawer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Account', exact: true })
}

/** Connects in the top bar and approves in the wallet. */
export async function connect(page: Page): Promise<void> {
  const { approve, sheet } = approvalWindow(page)
  await connectButton(page).click()
  await approve()
  await expect(sheet).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
}

export async function openDrawer(page: Page): Promise<Locator> {
  await accountButton(page).click()
  await expect(drawer(page)).toBeVisible()
  return drawer(page)
}

/** Types into the drawer's form and continues. */
export async function tryLogIn(page: Page, typed: string): Promise<void> {
  await drawer(page).getByLabel('NFT username or address').fill(typed)
  await drawer(page).getByRole('button', { name: 'CONTINUE' }).click()
}

/** A part of the drawer by its heading. */
export function section(page: Page, heading: string): Locator {
  return drawer(page).locator('section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  })
}

/** Opens the local wallet's own page out of the drawer. */
export async function openLocalWallet(page: Page): Promise<ReturnType<typeof approvalWindow>> {
  const wallet = approvalWindow(page)
  await drawer(page).getByRole('button', { name: 'Open the local wallet' }).first().click()
  await expect(wallet.heading).toHaveText('Accounts and settings')
  return wallet
}
