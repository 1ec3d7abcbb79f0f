/** A device whose clock is wrong: it is told so where a deadline or a date is made, and nowhere else. */
import type { Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { qaPerZil, toBech32 } from '@tyto/primitives'
import { openPanel } from '../steps/exchange/tradeSteps'
import { newDefi } from '../steps/money/defiWallets'
import { expect, test } from '../steps/network/testSite'
import { execute } from '../steps/ownership/ceremonySteps'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { looksSound } from '../steps/page/barriers'
import { card } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { callAs, newAccount } from '../steps/wallets/walletSetup'

const day = 86_400_000
const deadlines =
  'Deadlines are counted in blocks and hold as they are; other times on this page may be off by as much.'

/** Sets the device's clock so many days off; its time goes on. */
async function setClock(page: Page, days: number): Promise<void> {
  await page.clock.install({ time: Date.now() + days * day })
}

test('[BX-30] a clock that is 400 days ahead is told once a block comes, where a request to guardians is made', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'hasty')
  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  await setClock(page, 400)
  await devnet.mineBlock()
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  await expect(execute(page).getByLabel('New controller address')).toHaveValue(toBech32(account.address))
  await expect(page.getByText(/blocks from now\. Lately one came every/)).toBeVisible()
  const main = page.getByRole('main')
  // An old block may be the newest one of a chain that rests.
  await expect(main.getByText(/device’s clock/)).toHaveCount(0)
  await devnet.mineBlock()
  await page.clock.fastForward(60_000)
  await expect(
    main.getByText(`Your device’s clock is 400 days ahead of the chain’s. ${deadlines}`),
  ).toBeVisible()
  await page.clock.resume()
  await looksSound(page, 'clock')
})

test('[BX-30] a clock that is 400 days behind is told at once, where a trade is confirmed @desktop', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 9n * qaPerZil }))
  await arriveAs(page, { account: owner.index })
  await setClock(page, -400)
  await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
  await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '4', at: 'ZilSwap' })
  await expect(
    page.getByText(`Your device’s clock is 400 days behind the chain’s. ${deadlines}`),
  ).toBeVisible()
})

test('[BX-30] whoever saves a statement by a wrong clock is told that its date is wrong @desktop', async ({
  page,
}) => {
  await arriveAs(page, { account: 5 })
  await setClock(page, -400)
  await page.goto('/heron.ssi')
  const statement = card(page, 'Statement of heron.ssi')
  await expect(statement).toBeVisible()
  await expect(page.getByRole('main').getByText(/device’s clock/)).toHaveCount(0)
  const download = page.waitForEvent('download')
  await statement.getByRole('button', { name: 'Save as JSON' }).click()
  await download
  await expect(
    statement.getByText(
      'Your device’s clock is 400 days behind the chain’s. The date of a statement is of this clock: set it right, then make the statement again.',
    ),
  ).toBeVisible()
  // The page to print says it too.
  await statement.getByRole('link', { name: 'Open the page to print' }).click()
  await expect(page.getByText(/^Your device’s clock is 400 days behind/)).toBeVisible()
})
