/** Pages that a browser translates: its translator takes text nodes away, and the page goes on. */
import type { Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { qaPerZil, toBech32 } from '@tyto/primitives'
import { sendCall } from '../steps/network/signedTransactions'
import { expect, test } from '../steps/network/testSite'
import { linksOf, type Link } from '../steps/page/everyLink'
import { searchField } from '../steps/page/pageParts'
import { translatePage, translated } from '../steps/page/translator'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { deployDidWallet, freshAccount, keysOf } from '../steps/wallets/walletSetup'

/** Who owns fern.ssi in the seeded world. */
const holder = 5

const typed = ['zz', '12.5', 'alice.ssi', '']

/** Types what may be right and what is not into each field, and leaves it. Answers how often something was typed. */
async function typeEverywhere(page: Page): Promise<number> {
  const fields = page.getByRole('main').locator('input:not([type]), input[type=text], textarea')
  const count = await fields.count()
  let typings = 0
  for (let at = 0; at < count; at++) {
    const field = fields.nth(at)
    for (const value of typed) {
      // A step that saved itself may have closed the field, or brought another one in its place.
      if (!(await field.isVisible()) || !(await field.isEditable())) break
      const isTyped = await field.fill(value, { timeout: 2_000 }).then(
        () => true,
        () => false,
      )
      await field.press('Tab', { timeout: 2_000 }).catch(() => undefined)
      if (isTyped) typings += 1
    }
  }
  return typings
}

async function visit(page: Page, links: readonly Link[], search = ''): Promise<void> {
  expect(links).not.toEqual([])
  let typings = 0
  for (const [path] of links) {
    await test.step(path, async () => {
      await page.goto(path + (path.endsWith('ddress') ? search : ''))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await translatePage(page)
      await expect(page.locator('body'), path).toContainText(translated.before)
      await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
      typings += await typeEverywhere(page)
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page.getByText('This page stopped'), path).toHaveCount(0)
    })
  }
  // Pages without a field there are, but no kind of them has none at all.
  expect(typings).toBeGreaterThan(0)
}

for (const who of ['owner', 'visitor'] as const) {
  test.describe(`a translated page lives, for its ${who}`, () => {
    test.setTimeout(240_000)
    test.beforeEach(async ({ page }) => {
      if (who === 'owner') await arriveAs(page, { account: holder, storage: true })
    })

    test(`[BX-30] of all kinds of wallets, for the ${who} @desktop`, ({ page, devnet }) =>
      visit(page, linksOf(/^\/(?!-\/|:name\/didx)/), `?of=${toBech32(devnet.network.tyron)}`))

    test(`[BX-30] of a DID wallet and its settings, for the ${who} @desktop`, ({ page }) =>
      visit(page, linksOf(/^\/:name\/didx/)))

    test(`[BX-30] of the local network, for the ${who} @desktop`, async ({ page, devnet }) => {
      const account = await freshAccount(devnet)
      const wallet = await deployDidWallet(devnet, account, keysOf(account.address))
      const call = didWallet(wallet).AddFunds({}, { amount: qaPerZil })
      const { id, block } = await sendCall(devnet, account, call)
      const values = { ':id': `0x${id}`, ':address': toBech32(wallet), ':number': String(block) }
      await visit(
        page,
        linksOf(/^\/-\//).map(([path]) => [
          path.replace(/:\w+/, (part) => values[part as keyof typeof values]),
        ]),
      )
    })
  })
}

test('[BX-30] where something took a node away, the page is drawn anew @desktop', async ({
  page,
  pageProblems,
}) => {
  await page.goto('/')
  await searchField(page).fill('work@alice.did')
  const answer = page.getByRole('main').getByRole('alert')
  await expect(answer).toBeVisible()
  // React takes this one out with the answer, and it is not there any more.
  await answer.evaluate((node) => {
    const around = node.parentElement
    around?.replaceWith(around.cloneNode(true))
  })
  await searchField(page).fill('')
  // React says what it caught.
  await expect.poll(() => pageProblems.splice(0).join(' ')).toContain('NotFoundError')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(searchField(page)).toBeVisible()
  await searchField(page).fill('alice.ssi')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/alice\.ssi$/)
  expect(pageProblems).toEqual([])
})
