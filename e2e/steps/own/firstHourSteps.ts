/** From home to a named, keyed, guarded identity, as one person goes through it. */
import type { Locator, Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import { approvalWindow, setLocalWallet } from '../transaction/approvalWindow'
import { recordOf } from '../network/chainAnswers'
import { fact, nameCard, searchField, withSettings } from '../page/pageParts'
import { countPresses, pressesOf } from '../page/pressCounter'
import { guardiansOf } from '../ownership/recoverySetup'
import { expect, type TestSite } from '../network/testSite'
import { gasAtMost, onlyAmount, type SaidGas } from '../transaction/gasOracle'
import { rangeIn, review, sentences, simulated, status } from '../transaction/transactionSteps'
import { freshDomain, newAccount } from '../wallets/walletSetup'

/** A press: with a finger on a phone, by the keyboard alone on a wide screen. */
async function press(page: Page, target: Locator): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 720
  await expect(target).toBeEnabled()
  await (isPhone ? target.tap() : target.press('Enter'))
}

/** Signs what lies in the review: one press here, one approval in the wallet. Answers the most that it said of gas. */
async function sign(page: Page, label: string): Promise<bigint> {
  const button = review(page).getByRole('button', { name: label, exact: true })
  // The limit is what the simulation needs; until then nobody can sign.
  await simulated(page)
  await expect(button).toBeEnabled()
  const most = await gasAtMost(page)
  await press(page, button)
  await approvalWindow(page).approve()
  return most
}

/** Is the focus inside of this dialog? */
function isInside(page: Page, dialog: string): Promise<boolean> {
  return page
    .getByRole('dialog', { name: dialog })
    .evaluate((element) => element.contains(document.activeElement))
}

interface FirstHour extends Awaited<ReturnType<typeof pressesOf>> {
  /** Of the name that was bought. */
  readonly domain: string
  /** Index of the account that has it. */
  readonly account: number
  /** The words about the gas of each signature, in their order: the wallet, the name, the document, the guardians. */
  readonly gas: readonly SaidGas[]
  /** The stated cost of a first name in all, in Qa: the least and the most. */
  readonly firstName: readonly [least: bigint, most: bigint]
}

/** Goes the whole way, looks at each step of it and at the chain in the end, and tells what was pressed. */
export async function goThroughFirstHour(page: Page, devnet: Devnet, site: TestSite): Promise<FirstHour> {
  const { approve } = approvalWindow(page)
  const guardians = await guardiansOf(devnet)
  const { index } = await newAccount(devnet)
  await setLocalWallet(page, { account: index, storageWallet: 0 })
  await countPresses(page)
  const domain = freshDomain('firsthour')
  // Who wants the explorer gets it beside the page after what was the last step, the keys and the guardians, and not on the way to a name.
  await withSettings(page, { opensExplorer: true })
  const explorers: Promise<void>[] = []
  page.on('popup', (popup) => explorers.push(popup.close()))
  // A tab that comes to the front takes the press of that moment: it is waited for.
  const explorerClosed = async (count: number): Promise<void> => {
    await expect.poll(() => explorers.length).toBe(count)
    await Promise.all(explorers)
  }
  const buying = page.getByRole('dialog', { name: 'Buy a name' })

  // A name, and the two wallets that it needs.
  await page.goto('/')
  await searchField(page).fill(domain)
  await press(page, page.getByRole('button', { name: `Mint ${domain}.ssi` }))
  await press(page, buying.getByRole('button', { name: 'Connect the local wallet' }))
  await approve()
  // Who hears the page is told of the next step, and is at its button.
  const storage = buying.getByRole('button', { name: 'Connect ArConnect' })
  await expect(storage).toBeFocused()
  await expect(buying.getByRole('status').getByText('Identity: Make it, or log in')).toBeAttached()
  await press(page, storage)
  await approve()

  // The DID wallet; then the purchase goes on by itself, with everything filled in.
  const create = buying.getByRole('button', { name: 'Create DID wallet' })
  await expect(create).toBeVisible()
  await expect.poll(() => isInside(page, 'Buy a name')).toBe(true)
  await press(page, create)
  const [, inAll = ''] = (await review(page).locator('[data-first-name]').innerText()).split(': ')
  const firstName = rangeIn(inAll)
  const gas: SaidGas[] = [{ most: await sign(page, 'Create DID wallet'), paid: null }]
  await press(page, buying.getByRole('button', { name: 'Mint the name' }))
  const ofName = await sign(page, 'Mint the name')

  // Named: its keys come next.
  const confirmed = status(page, 'Confirmed')
  const paid = async () => onlyAmount(await fact(confirmed, 'Paid in gas').innerText())
  await expect(confirmed.getByText('The name is yours.')).toBeVisible({ timeout: 30_000 })
  gas.push({ most: ofName, paid: await paid() })
  await expect(confirmed.getByText(`${domain}.ssi`).first()).toBeVisible()
  // Its plate draws itself, for who wants things to move.
  const isDrawn = () =>
    confirmed
      .locator('svg[viewBox="0 0 160 200"] path[pathLength]')
      .first()
      .evaluate((line) => getComputedStyle(line).animationName !== 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await isDrawn()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await isDrawn()).toBe(false)
  await press(page, confirmed.getByRole('button', { name: 'Create DID', exact: true }))
  // The update key of the deployment is replaced, and counts.
  await expect(sentences(review(page))).toContainText('gets its DID document, with 8 keys')
  const ofDocument = await sign(page, 'Create DID')

  // Keyed: its guardians come next.
  await expect(confirmed.getByText('It has its keys.')).toBeVisible({ timeout: 30_000 })
  gas.push({ most: ofDocument, paid: await paid() })
  await explorerClosed(1)
  await press(page, confirmed.getByRole('link', { name: 'Name guardians' }))
  const form = page.getByRole('main')
  await expect(form.getByLabel(/^How many guardians to/)).toHaveValue('3')
  for (const [at, guardian] of guardians.slice(0, 3).entries()) {
    await form.getByLabel(`Guardian domain ${at + 1}`, { exact: true }).fill(guardian.domain)
  }
  await form.getByLabel('Guardian domain 3', { exact: true }).press('Enter')
  await press(page, form.getByRole('button', { name: 'Add guardians', exact: true }))
  const ofGuardians = await sign(page, 'Add guardians')

  // Guarded: nothing is missing any more.
  await expect(confirmed.getByText('3 of its 3 guardians together can bring it back to you.')).toBeVisible({
    timeout: 30_000,
  })
  gas.push({ most: ofGuardians, paid: await paid() })
  for (const part of ['Named', 'Keyed', 'Guarded']) {
    await expect(confirmed.getByText(part, { exact: true })).toBeVisible()
  }
  const counted = await pressesOf(page)

  await explorerClosed(2)

  // And so says the chain.
  const record = await recordOf(site, `${domain}.ssi`)
  expect(record).toMatchObject({ status: 'Created' })
  expect(record.verificationMethods.size).toBe(8)
  expect(record.guardians).toHaveLength(3)
  await confirmed.getByRole('button', { name: 'Done' }).click()
  await page.goto(`/${domain}.ssi`)
  await expect(nameCard(page)).toContainText('You control this')
  return { ...counted, domain, account: index, gas, firstName }
}
