/** How often one presses for what people come for: paying six, lending to the pool, recovering a name. */
import type { Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, toBech32 } from '@tyto/primitives'
import { giveCoins, preview, ssi, tyron } from '../steps/exchange/liquiditySteps'
import { newDefi } from '../steps/money/defiWallets'
import { newPayer, transferButton } from '../steps/money/paymentSteps'
import { balanceOf, recordOf } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import {
  anotherBrowser,
  answerFromNode,
  execute,
  hearWord,
  phraseIn,
  scanLink,
} from '../steps/ownership/ceremonySteps'
import { doorOf, pasteList } from '../steps/page/pageParts'
import { countPresses, pressedAtMost, sheetPress } from '../steps/page/pressCounter'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { review, simulated, status } from '../steps/transaction/transactionSteps'
import { arriveAs, connected } from '../steps/wallets/sessionSteps'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** The amber button of the review, once it was simulated. */
async function sign(page: Page, label: string): Promise<void> {
  await simulated(page)
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approvalWindow(page).approve()
  await expect(status(page, 'Confirmed')).toBeVisible()
  // What the wallet allows an exchange and the exchange uses at once is no difference.
  await expect(status(page, 'Confirmed')).not.toContainText('than the review said')
}

test('[BX-13] six people are paid from a list in at most 6 presses', async ({ page, site }) => {
  const payer = await newPayer(site)
  const six = Array.from({ length: 6 }, (_, at) => testAccount(`${payer.domain} / ${at}`).address)
  const login = { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` } as const
  await arriveAs(page, { account: payer.index, login })
  await countPresses(page)
  await page.goto(`/${payer.domain}.ssi`)
  await (await doorOf(page, 'Send', `${payer.domain}.ssi`)).click()
  const main = page.getByRole('main')
  await pasteList(main, 'List of payments', six.map((to) => `${toBech32(to)},2,ZIL`).join('\n'))
  await main.getByRole('checkbox', { name: /^I have never paid these 6/ }).check()
  await transferButton(page).click()
  await sign(page, 'TRANSFER')
  for (const to of six) expect(await balanceOf(site, to)).toBe(2n * qaPerZil)
  await pressedAtMost(page, 6 + sheetPress(page), 'Six people paid')
  // What was done at once is told as one: all of it, and not its first payment.
  await page.goto(`/${payer.domain}.ssi/didx/activity`)
  await expect(main).toContainText('You sent 12 ZIL to 6 recipients')
})

test('[LQ-02] coins go into the pool in at most 4 presses', async ({ page, site }) => {
  const { index, defi, domain } = await newDefi(site)
  await giveCoins(site, defi, { tyron: 200n * tyron, ssi: 500n * ssi })
  await arriveAs(page, { account: index })
  await countPresses(page)
  await page.goto(`/defi@${domain}.ssi`)
  await (await doorOf(page, 'Pool', `defi@${domain}.ssi`)).click()
  await page.getByLabel('TYRON', { exact: true }).fill('80')
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  await sign(page, 'ADD LIQUIDITY')
  await pressedAtMost(page, 4 + sheetPress(page), 'Coins in the pool')
})

test('[BX-05] a seeded name is recovered in at most 6 presses, and 3 of a guardian', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  await arriveAs(page, { account: 3 })
  await countPresses(page)
  await page.goto('/heron.ssi')
  await (await doorOf(page, 'Guardians', 'heron.ssi')).click()
  await execute(page).getByRole('button', { name: 'MAKE THE REQUEST' }).click()
  const link = await scanLink(page)
  await page.getByRole('main').getByRole('button', { name: 'Copy the link' }).click()

  // alice, with the storage wallet of her account; the two others are quicker, and answer from Node.
  const guardian = await anotherBrowser(browser, baseURL!, pageProblems)
  await setLocalWallet(guardian, { ...connected, account: 0, storageWallet: 0 })
  const alice = await recordOf(site, 'alice.ssi')
  const login = { network: 'local', address: alice.address, name: 'alice.ssi' } as const
  await arriveAs(guardian, { account: 0, login })
  await countPresses(guardian)
  await guardian.goto(link)
  // Who one is stands there already, and is saved.
  await expect(guardian.getByLabel('Your own name, a guardian')).toHaveValue('alice.ssi')
  await guardian.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(guardian).approve()
  await hearWord(guardian, phraseIn(link))
  await guardian.getByRole('button', { name: 'MAKE SIGNATURE' }).click()
  const answer = await scanLink(guardian)
  await guardian.getByRole('button', { name: 'Copy the link' }).click()
  await pressedAtMost(guardian, 3, 'A guardian signs')

  const seeded = (domain: string) => ({ domain })
  const others = ['bruno', 'carol'].map((name) =>
    answerFromNode(link, seeded(name), { key: seeded(`${name}.ssi`) }),
  )
  await execute(page)
    .getByLabel('Answers of guardians')
    .fill([answer, ...others].join('\n'))
  await execute(page).getByRole('button', { name: 'Add the answers' }).click()
  await execute(page).getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
  await sign(page, 'Execute social recovery')
  expect((await recordOf(site, 'heron.ssi')).controller).toBe(testAccount(3).address)
  await pressedAtMost(page, 6 + sheetPress(page), 'A name recovered')
  await guardian.context().close()
})
