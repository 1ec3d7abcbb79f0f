/** A wallet contract of a test's own, on its page, and money for it: the shortest transaction that a person can send. */
import type { Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { expect } from '../network/testSite'
import { accountButton, arriveAs } from './sessionSteps'
import { review } from '../transaction/transactionSteps'
import { deployDidWallet, keysOf, newAccount } from './walletSetup'

interface OwnWallet {
  readonly wallet: Address
  /** Its controller: which account of the local wallet, and its address. */
  readonly index: number
  readonly address: Address
}

/** A DID wallet of an account that no other test has, and its page, with the wallet connected. */
export async function openOwnWallet(
  page: Page,
  devnet: Devnet,
  {
    created = true,
    loggedIn = false,
    browserWallet = {},
  }: {
    readonly created?: boolean
    readonly loggedIn?: boolean
    /** How the local wallet behaves. */
    readonly browserWallet?: NonNullable<Parameters<typeof arriveAs>[1]['wallet']>
  } = {},
): Promise<OwnWallet> {
  const { account, index } = await newAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, created ? keysOf(`tx ${index}`) : undefined)
  const login = loggedIn ? ({ network: 'local', address: wallet, name: null } as const) : null
  await arriveAs(page, { account: index, wallet: browserWallet, login })
  await page.goto(addressPage(wallet))
  await expect(accountButton(page)).toBeVisible()
  return { wallet, index, address: account.address }
}

function addressPage(wallet: Address): string {
  return `/address?of=${toBech32(wallet)}`
}

/** An amount in Qa, as a person types it in ZIL. */
export function typedZil(qa: bigint): string {
  const zil = 10n ** 12n
  return `${qa / zil}.${String(qa % zil).padStart(12, '0')}`
}

/** Types an amount and saves it. */
export async function saveAmount(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount', { exact: false }).fill(amount)
  await page.getByRole('button', { name: /^CONTINUE/ }).click()
}

/** Types an amount, saves it, and opens the review. */
export async function addFunds(page: Page, amount: string): Promise<void> {
  await saveAmount(page, amount)
  await page.getByRole('main').getByRole('button', { name: 'TRANSFER' }).click()
  await expect(review(page)).toBeVisible()
}

/** Presses the amber button of that review. */
export function signFunds(page: Page): Promise<void> {
  return review(page).getByRole('button', { name: 'Add funds', exact: true }).click()
}
