/** What is locked for a holder of TYRON, and what a wallet held before. */
import { claimableOf } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { alice, row } from './balanceRows'
import { findBarriers } from './barriers'
import { refusing, slow } from './faultyNode'
import { card, fact, toast } from './pageParts'
import { newPerson } from './recoverySetup'
import { arriveAs } from './sessionSteps'
import { expect, test } from './testSite'
import { callAs } from './walletSetup'

test('[HD-01] [HD-02] [BL-04] the lightning beside TYRON opens the Hodler Account of who is a hodler', async ({
  page,
  site,
}) => {
  await arriveAs(page, { account: alice.account })
  await page.goto(alice.page)
  site.node.behave(slow(400))
  const lightning = row(page, 'TYRON').getByRole('button', { name: 'Open the Hodler Account' })
  await lightning.click()
  const panel = page.getByRole('dialog', { name: 'Hodler Account' })
  await expect(panel.getByRole('status', { name: 'The current block is being read' })).toBeVisible()
  site.node.behave()
  // In units of 10^12, with two digits after the point.
  await expect(fact(panel, 'Locked amount')).toHaveText('2,000.25')
  await expect(fact(panel, 'Quota')).toHaveText('100.00')
  await expect(fact(panel, 'Release block')).toContainText('block 1, which passed')
  await expect(fact(panel, 'Period')).toContainText(/^50,000 blocks, about \d+ (day|hour|minute|second)s?$/)
  const block = (await fact(panel, 'Current block').innerText()).replaceAll(',', '')
  expect(BigInt(block) > 0n).toBe(true)
  const tyron = 10n ** 12n
  const account = { releaseBlock: 1n, period: 50_000n, locked: 2_000n * tyron, quota: 100n * tyron }
  const claimable = formatUnits(claimableOf(account, BigInt(block)), 12)
  await expect(panel.getByText('Claimable').locator('..')).toContainText(`${claimable}.00 TYRON`)
  expect(await findBarriers(page)).toEqual([])

  // The account of the browser wallet is a hodler of its own.
  await panel.getByRole('button', { name: 'Local wallet' }).click()
  await expect(fact(panel, 'Locked amount')).toHaveText('1,500.00')
  await expect(fact(panel, 'Quota')).toHaveText('125.50')

  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await lightning.click()
  await expect(panel).toBeVisible()
  // The backdrop closes it too.
  await page.mouse.click(5, 5)
  await expect(panel).toBeHidden()
})

test('[HD-01] [HD-02] before the first release nothing can be claimed; who is no hodler is told so, and so is a failed look-up @desktop', async ({
  page,
  devnet,
  site,
}) => {
  await arriveAs(page, { account: 5 })
  await page.goto('/fern.ssi/didx/wallet/balances')
  const lightning = row(page, 'TYRON').getByRole('button', { name: 'Open the Hodler Account' })
  await lightning.click()
  const panel = page.getByRole('dialog', { name: 'Hodler Account' })
  await expect(fact(panel, 'Locked amount')).toHaveText('1,000.00')
  await expect(panel).toContainText('Nothing can be claimed yet.')
  await expect(panel.getByText('Claimable')).toHaveCount(0)
  await page.keyboard.press('Escape')

  site.node.behave(refusing('no', ({ params }) => params[1] === 'accounts'))
  await page.reload()
  await lightning.click()
  await expect(toast(page, 'Not able to resolve this DIDxWALLET.')).toBeVisible()
  await expect(panel).toBeHidden()
  site.node.behave()

  const owner = await newPerson(devnet, 'noholder')
  await arriveAs(page, { account: owner.index })
  await page.evaluate((index) => {
    const state = JSON.parse(localStorage.getItem('tyto.localWallet.state') ?? '{}') as object
    localStorage.setItem('tyto.localWallet.state', JSON.stringify({ ...state, account: index }))
  }, owner.index)
  await page.goto(`/${owner.domain}.ssi/didx/wallet/balances`)
  await lightning.click()
  await expect(toast(page, 'Not a Hodler Account.')).toBeVisible()
  await expect(panel).toBeHidden()
})

test('the page shows what the wallet held block by block, as a line and as a table', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'past')
  const pay = (amount: bigint): Promise<void> =>
    callAs(devnet, owner.account, didWallet(owner.wallet).AddFunds({}, { amount }))
  await pay(2_000_000_000_000n)
  await pay(500_000_000_001n)
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/balances`)
  const history = card(page, 'Value and history')
  await expect(
    history.getByRole('img', { name: 'What the wallet held of ZIL, block by block' }),
  ).toBeVisible()
  await expect(history).toContainText(/From block [\d,]+, when the contract was made .*, to block [\d,]+\./)
  await history.getByText('The same as a table').click()
  const table = history.getByRole('table', { name: 'What the wallet held of ZIL, block by block' })
  const figures = table.getByRole('row')
  const last = (await figures.nth(1).getByRole('cell').allInnerTexts()).at(-1)
  expect(last).toBe('2.500000000001')
  const amounts = await table.locator('tbody td:last-child').allInnerTexts()
  expect(amounts).toContain('2')
  await history.getByRole('combobox', { name: 'Coin' }).selectOption('TYRON')
  await expect(
    history.getByRole('img', { name: 'What the wallet held of TYRON, block by block' }),
  ).toBeVisible()
})
