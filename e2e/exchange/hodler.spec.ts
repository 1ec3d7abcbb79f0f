/** TYRON that is locked for a holder, and the past balances of a wallet. */
import { createClient, findHodlerContract } from '@tyto/chain'
import { didWallet, hodlerAccounts, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { alice, cells, row } from '../steps/money/balanceRows'
import { findBarriers } from '../steps/page/barriers'
import { refusing, slow } from '../steps/network/faultyNode'
import { card, fact, toast } from '../steps/page/pageParts'
import { networkOf } from '../steps/network/chainAnswers'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { gasAsSaid, review, sentences, signAndConfirm, status } from '../steps/transaction/transactionSteps'
import { callAs } from '../steps/wallets/walletSetup'

test('[HD-01] [HD-02] [BL-04] the lightning beside TYRON opens the Hodler Account of who is a hodler', async ({
  page,
  site,
}) => {
  await arriveAs(page, { account: alice.account })
  await page.goto(alice.page)
  // Long enough for a person, and for a busy machine, to see it.
  site.node.behave(slow(2_000))
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
  // A quota at block 1, and one more after each 50,000 blocks: here is the first.
  expect(Number(block)).toBeGreaterThan(0)
  expect(Number(block)).toBeLessThan(50_001)
  await expect(panel.getByText('Claimable').locator('..')).toHaveText(/^Claimable\W*100\.00 TYRON/)
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
  await expect(panel).toContainText(
    /Nothing can be claimed before block 900,000,000(, .+ at the present pace)?\./,
  )
  await expect(panel.getByRole('button', { name: 'CLAIM' })).toBeDisabled()
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

test('[HD-01] what is released is claimed: by the controller for the wallet, and by the account for itself @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newPerson(devnet, 'hodl')
  await openAccount(site, owner.wallet, { locked: 7n * tyron + tyron / 2n })
  await openAccount(site, owner.account.address, { locked: 2n * tyron + tyron / 2n })
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/balances`)
  await row(page, 'TYRON').getByRole('button', { name: 'Open the Hodler Account' }).click()
  const panel = page.getByRole('dialog', { name: 'Hodler Account' })
  await expect(panel.getByText('Claimable').locator('..')).toContainText('2.50 TYRON')
  await panel.getByRole('button', { name: 'CLAIM' }).click()
  // An empty wallet is sent the smallest amount, for it needs one to call with, and keeps it: that is no price.
  await expect(sentences(review(page))).toHaveText(
    new RegExp(
      `^2\\.5 TYRON of the Hodler Account go to ${owner.domain}\\.ssi, and so does 0\\.000000000001 ZIL of yours, ` +
        'which the call needs and which stays there\\. 5 TYRON stay locked\\. You pay about [\\d.]+ to [\\d.]+ ZIL gas\\.$',
    ),
  )
  await gasAsSaid(page, 'CLAIM', 10_000n)
  // Refused in the wallet, nothing is lost, and the same button tries again.
  const { reject } = approvalWindow(page)
  await review(page).getByRole('button', { name: 'CLAIM', exact: true }).click()
  await reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Back to the review' }).click()
  await signAndConfirm(page, 'CLAIM', `2.5 TYRON are with ${owner.domain}.ssi now.`)
  await expect(panel).toContainText(/Nothing can be claimed before block 1,000,001, .+ at the present pace\./)
  await expect(panel.getByRole('button', { name: 'CLAIM' })).toBeDisabled()
  await expect(fact(panel, 'Locked amount')).toHaveText('5.00')

  // The browser wallet's own account: its last part, so that the account is gone afterwards.
  await panel.getByRole('button', { name: 'Local wallet' }).click()
  await panel.getByRole('button', { name: 'CLAIM' }).click()
  await expect(sentences(review(page))).toContainText('Nothing stays locked in it.')
  await signAndConfirm(page, 'CLAIM')
  await expect(fact(panel, 'Locked amount')).toHaveText('5.00')
  await page.keyboard.press('Escape')
  const [ofWallet, ofAccount] = [cells(page, 'TYRON').nth(0), cells(page, 'TYRON').nth(1)]
  await expect(ofWallet).toContainText('2.5')
  await expect(ofAccount).toContainText('2.5')
})

const tyron = 10n ** 12n
/** Blocks that no test waits for. */
const longPeriod = 1_000_000n

/** An account that is released from the first block on, 2.5 TYRON each time. */
async function openAccount(
  site: TestSite,
  addr: Address,
  { locked }: { readonly locked: bigint },
): Promise<void> {
  const { devnet } = site
  const network = await networkOf(site)
  const contract = (await findHodlerContract(createClient({ ...network, fetch }), network))!
  const owner = testAccount('deployer')
  await callAs(devnet, owner, zrc2Token(devnet.network.tyron).Transfer({ to: contract, amount: locked }))
  const quota = 2n * tyron + tyron / 2n
  const terms = { release_block: 1n, period: longPeriod, locked, quota }
  await callAs(devnet, owner, hodlerAccounts(contract).OpenAccount({ addr, ...terms }))
}

test('the page shows what the wallet held block by block, as a line and as a table @desktop', async ({
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
  // The line of the worth stands above it, with a table of its own.
  await history.getByText('The same as a table').last().click()
  const table = history.getByRole('table', { name: 'What the wallet held of ZIL, block by block' })
  const figures = table.getByRole('row')
  await expect(figures.nth(1).getByRole('cell').last()).toHaveText('2.500000000001')
  await expect(table.locator('tbody td:last-child').getByText('2', { exact: true }).first()).toBeVisible()
  await history.getByRole('combobox', { name: 'Coin' }).selectOption('TYRON')
  await expect(
    history.getByRole('img', { name: 'What the wallet held of TYRON, block by block' }),
  ).toBeVisible()
})
