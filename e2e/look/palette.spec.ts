/** Looking something up over a page, which stays as it is. */
import type { Locator, Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { row } from '../steps/money/balanceRows'
import { newPerson } from '../steps/ownership/recoverySetup'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { parrot } from '../steps/network/faultyNode'
import { nameCard, searchAnswer, searchField } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { own } from '../steps/own/updateSteps'
import { freshDomain } from '../steps/wallets/walletSetup'

function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Look up', exact: true })
}

function field(page: Page): Locator {
  return palette(page).getByRole('combobox', { name: 'Look up a name, a page or an action' })
}

function option(page: Page, name: string | RegExp): Locator {
  return palette(page).getByRole('option', { name })
}

test(
  '[BX-23] [UI-04] the answer about a name comes over the page, by keyboard',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto('/alice.ssi')
    await expect(nameCard(page)).toContainText('did:tyron:')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Look up a name' })
    await opener.focus()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    expect(await findBarriers(page)).toEqual([])

    // A name that exists, with who it is.
    await field(page).fill('bruno')
    const first = palette(page).getByRole('option').first()
    await expect(first).toContainText('bruno.ssi')
    await expect(first).toContainText('DIDxWALLET')
    await expect(first).toContainText('Created')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    // A free one with its price; the page behind is the same.
    const free = freshDomain('vacant')
    await field(page).fill(free)
    await expect(first).toContainText(`Mint ${free}.ssi`)
    await expect(first).toContainText(/1,200 ?ZIL/)
    await expect(first).toContainText('Free')
    // Mistyped: the name that exists is offered, and the arrows go to it.
    await field(page).fill('alcie')
    const near = option(page, /alice\.ssi.*Did you mean this\?/)
    await expect(near).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(near).toHaveAttribute('aria-selected', 'true')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await near.getAttribute('id'))
    // Another ending: said, and nothing opens.
    await field(page).fill('alice.eth')
    await expect(first).toContainText('Resolver failed. A name ends in .ssi, .did, .zlp or .gzil.')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeVisible()
    // An outage is no answer.
    site.node.behave(parrot('broken'))
    await field(page).fill(freshDomain('dark'))
    await expect(first).toContainText('Unknown')
    await expect(first).not.toContainText('Free')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL('/alice.ssi')
  },
)

test('[BX-23] pages, actions, contacts and tokens are found too', async ({ page }) => {
  const friend = testAccount('a friend').address
  await page.addInitScript((address) => {
    const book = { entries: [{ address, label: 'Anna' }], used: [] }
    localStorage.setItem('tyto.addresses', JSON.stringify(book))
  }, friend)
  await page.goto('/alice.ssi')
  await expect(nameCard(page)).toContainText('did:tyron:')
  await page.getByRole('button', { name: 'Look up a name', exact: true }).click()
  await expect(field(page)).toBeFocused()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  for (const [typed, found] of [
    ['anna', /Anna zil1/],
    ['tyron', /TYRON TYRON SSI Token/],
    ['evz', /EVZ EVZ/],
    ['kit', /Recovery kit alice\.ssi/],
    ['buy', /Buy a name/],
  ] as const) {
    await field(page).fill(typed)
    await expect(option(page, found)).toBeVisible()
  }
  await option(page, 'Buy a name').click()
  await expect(page.getByRole('dialog', { name: 'Buy a name' })).toBeVisible()
  await expect(page).toHaveURL('/alice.ssi')
})

test('[BX-23] every coin of the protocol leads to its line of the balances @desktop', async ({
  page,
  devnet,
}) => {
  // Coins that are held have their lines anyway.
  const owner = await newPerson(devnet, 'coinless')
  const name = `${owner.domain}.ssi`
  const balances = `/${name}/didx/wallet/balances`
  const login = { network: 'local', address: owner.wallet, name } as const
  await arriveAs(page, { account: owner.index, login })
  await page.goto(balances)
  await expect(row(page, 'ZIL')).toBeVisible()
  await expect(row(page, 'EVZ')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await field(page).fill('evz')
  await option(page, /^EVZ/).click()
  await expect(page).toHaveURL(`${balances}?coin=evz`)
  await expect(row(page, 'EVZ')).toBeVisible()
  // The link of a coin that nobody knows shows the page as it is.
  await page.goto(`${balances}?coin=%3Cb%3E`)
  await expect(row(page, 'ZIL')).toBeVisible()
})

test(
  '[BX-23] a page with something typed in it is not thrown away',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/-/faucet')
    const typedInto = page.getByRole('main').getByRole('textbox').first()
    await typedInto.fill('half a form')
    await page.keyboard.press('Control+k')
    await field(page).fill('bruno')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toContainText('You typed something on this page. It is lost if you leave.')
    await expect(page).toHaveURL('/-/faucet')
    const other = page.waitForEvent('popup')
    await palette(page).getByRole('link', { name: 'Open in a new tab' }).click()
    await expect(await other).toHaveURL('/bruno.ssi')
    await expect(typedInto).toHaveValue('half a form')
  },
)

test(
  '[BX-23] a draft that is kept lets its page go at once, and stands there again',
  { tag: '@desktop' },
  async ({ page, devnet }) => {
    const { domain } = await own(page, devnet, [])
    await page.goto(`/${domain}.ssi/didx/wallet/doc/update`)
    await page.getByRole('button', { name: 'Add a service' }).click()
    const typedInto = page.getByRole('main').getByRole('textbox').first()
    await typedInto.fill('Half a link')
    await page.keyboard.press('Control+k')
    await field(page).fill('bruno')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/bruno.ssi')
    await page.goBack()
    await expect(typedInto).toHaveValue('Half a link')
  },
)

test(
  'what was only typed is no recent name; a near name is offered on home',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await searchField(page).fill('bruno')
    await expect(searchAnswer(page)).toContainText('This name is registered.')
    await page.goto('/brnuo.ssi')
    await expect(searchAnswer(page)).toContainText('This is the owl it would have.')
    await expect(page.getByText('Names that you open stay here, on this device only.')).toBeVisible()
    await searchAnswer(page).getByRole('link', { name: 'Did you mean bruno.ssi?' }).click()
    await expect(page).toHaveURL('/bruno.ssi')
  },
)
