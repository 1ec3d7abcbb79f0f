/** Many transactions at once: reviewed once, sent one after another, whatever comes in between, and no row twice. */
import { readFile } from 'node:fs/promises'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { expect, test } from '../steps/network/testSite'
import { drawer, openDrawer, openLocalWallet } from '../steps/wallets/sessionSteps'
import {
  approveNext,
  expectSent,
  paidTo,
  refuseNext,
  retryRefused,
  reviewList,
  series,
  seriesButton,
  seriesReview,
  startSeries,
} from '../steps/money/seriesSteps'
import { pill, sayYes } from '../steps/transaction/transactionSteps'

test('six rows are reviewed once and sent, each with a window of the wallet, and the result is a file', async ({
  page,
  site,
}) => {
  const payer = await reviewList(page, site, 6)
  const sheet = seriesReview(page)
  await expect(sheet.getByText('All were tried beforehand', { exact: false })).toBeVisible({
    timeout: 30_000,
  })
  // 1 + 2 + 3 + 4 + 5 + 6
  await expect(sheet.getByText('21', { exact: false }).first()).toBeVisible()
  await startSeries(page, 6)
  for (let sent = 0; sent < 6; sent++) {
    await expect(series(page).getByText(`${sent} of 6 sent`, { exact: true }).first()).toBeVisible()
    // Who hears the page is told the same.
    await expect(series(page).getByRole('status').first()).toHaveText(new RegExp(`: ${sent} of 6 sent$`))
    if (sent > 0)
      await expect(
        series(page).getByText(/^About \d+ (second|minute)s? left, at \d+ blocks? for each/),
      ).toBeVisible()
    await approveNext(page)
    // The next window waits for the block.
    await expectSent(page, sent + 1, 6)
  }
  await expect(series(page).getByText('All were sent.', { exact: true })).toBeVisible()
  expect(await paidTo(site, payer)).toEqual([1n, 2n, 3n, 4n, 5n, 6n])

  const download = page.waitForEvent('download')
  await seriesButton(page, 'Download the results (CSV)').click()
  const file = await readFile(await (await download).path(), 'utf8')
  const lines = file.trimEnd().split('\r\n')
  expect(lines).toHaveLength(7)
  for (const line of lines.slice(1)) expect(line).toMatch(/,Confirmed,,0x[0-9a-f]{64},\d+$/)

  // Once it was seen, it is one of the recent ones and no pill.
  await series(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(pill(page, /Payments of/)).toHaveCount(0)
  expect(page.context().pages()).toHaveLength(1)
})

test('the second is refused: it waits, is tried again by a press, and nothing goes twice @desktop', async ({
  page,
  site,
}) => {
  const payer = await reviewList(page, site, 3)
  await startSeries(page, 3)
  await approveNext(page)
  await refuseNext(page)
  await expect(
    series(page)
      .getByText('You rejected one in the wallet. The others wait for you.', { exact: true })
      .first(),
  ).toBeVisible()
  expect(await paidTo(site, payer)).toEqual([1n, 0n, 0n])
  await retryRefused(page, site)
  await approveNext(page)
  await expectSent(page, 2, 3)
  await refuseNext(page)
  // No other one is left that could wait.
  await expect(
    series(page).getByText('You rejected one in the wallet.', { exact: true }).first(),
  ).toBeVisible()
  await retryRefused(page, site)
  await approveNext(page)
  await expectSent(page, 3, 3)
  expect(await paidTo(site, payer)).toEqual([1n, 2n, 3n])
})

test(
  'reloaded while the wallet is open: it says how far it is, goes on by a press, and finds what went',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const payer = await reviewList(page, site, 3)
    await startSeries(page, 3)
    await approveNext(page)
    const { approve, sheet } = approvalWindow(page)
    await expect(sheet).toBeVisible({ timeout: 30_000 })
    await page.reload()
    // The request is still in the wallet, though its page is gone; its owner approves it now.
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Open the local wallet' }).first().click()
    await approve()
    await expect(sheet).toBeHidden()
    await pill(page, /Payments of/).click()
    await sayYes(page)
    await expectSent(page, 2, 3)
    expect(await paidTo(site, payer)).toEqual([1n, 2n, 0n])
    await expect(series(page).getByText('2 of 3 sent. Go on?')).toBeVisible()
    await seriesButton(page, 'Go on').click()
    await approveNext(page)
    await expectSent(page, 3, 3)
    expect(await paidTo(site, payer)).toEqual([1n, 2n, 3n])
  },
)

test(
  'the node stops half way and comes back: it rests with the reason, and goes on',
  { tag: '@desktop' },
  async ({ page, ownSite, tolerance }) => {
    tolerance.failedRequests = true
    const payer = await reviewList(page, ownSite, 3)
    await startSeries(page, 3)
    const { sheet, close } = approvalWindow(page)
    await expect(sheet).toBeVisible({ timeout: 30_000 })
    await close()
    await seriesButton(page, 'Stop after this one').click()
    await expect(series(page).getByText('This is the last one for now.', { exact: false })).toBeVisible()
    await seriesButton(page, 'Open the local wallet').click()
    await approveNext(page)
    await expectSent(page, 1, 3)
    await expect(series(page).getByText('Paused. Nothing is sent until you go on.').first()).toBeVisible()
    await ownSite.stop()
    await seriesButton(page, 'Go on').click()
    await expect(
      series(page).getByText('No node answers, so nobody knows what went.', { exact: false }).first(),
    ).toBeVisible({ timeout: 60_000 })
    await expect(sheet).toBeHidden()
    await ownSite.start()
    await seriesButton(page, 'Go on').click()
    await approveNext(page, 2)
    await expectSent(page, 3, 3)
    expect(await paidTo(ownSite, payer)).toEqual([1n, 2n, 3n])
  },
)

test(
  'a second tab shows it and does not send; another account is asked for nothing',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    const payer = await reviewList(page, site, 3)
    await startSeries(page, 3)
    const { sheet, close } = approvalWindow(page)
    await expect(sheet).toBeVisible({ timeout: 30_000 })
    await close()
    const second = await context.newPage()
    await second.goto(page.url())
    await pill(second, /Payments of/).click()
    await expect(
      series(second).getByText('Another tab is sending. This one shows how it goes.'),
    ).toBeVisible()
    await expect(seriesButton(second, 'Go on')).toHaveCount(0)
    await second.close()
    await page.bringToFront()
    await seriesButton(page, 'Stop after this one').click()
    await seriesButton(page, 'Open the local wallet').click()
    await approveNext(page)
    await expectSent(page, 1, 3)
    await expect(series(page).getByText('Paused. Nothing is sent until you go on.').first()).toBeVisible()
    await series(page).getByRole('button', { name: 'Close' }).last().click()

    await openDrawer(page)
    const wallet = await openLocalWallet(page)
    await wallet.frame.getByRole('radio', { name: /\(account 3\)/ }).check()
    await wallet.close()
    await pill(page, /1 of 3 sent. Go on\?/).click()
    await expect(seriesButton(page, 'Go on')).toBeDisabled()
    expect(await paidTo(site, payer)).toEqual([1n, 0n, 0n])
  },
)
