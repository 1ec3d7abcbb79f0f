/** While the wallet is asked: what to compare there, which transaction it is, and nothing in the way of a button. */
import type { Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { addFunds, openOwnWallet, signFunds } from '../steps/wallets/ownWallet'
import { fact, toast } from '../steps/page/pageParts'
import { accountButton, openDrawer, section, short } from '../steps/wallets/sessionSteps'
import { hideTransactions, pill, review, status } from '../steps/transaction/transactionSteps'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the dialog beside the wallet shows what to compare there, and still does after a reload', async ({
  page,
  devnet,
}) => {
  const { wallet } = await openOwnWallet(page, devnet)
  await addFunds(page, '2.5')
  const receiver = short(toBech32(wallet))
  const sentences = new RegExp(
    `^2\\.5 ZIL arrive at ${receiver}\\. You pay 2\\.5 ZIL and about 0\\.1\\d+ to 0\\.\\d+ ZIL gas\\.$`,
  )
  await expect(review(page).locator('[data-summary]')).toHaveText(sentences)
  await expect(review(page).getByRole('heading', { name: 'What will happen' })).toBeVisible()
  await signFunds(page)
  const { frame, heading, close } = approvalWindow(page)
  await expect(heading).toHaveText('Call a contract?')
  const shown = frame.locator('main')
  const asked = {
    amount: await fact(shown, 'Amount').innerText(),
    fee: await fact(shown, 'Gas, at most').innerText(),
    transition: await shown.locator('p', { hasText: /^AddFunds$/ }).innerText(),
  }
  await close()

  const waiting = status(page, 'Waiting for your signature')
  const facts = async (dialog: typeof waiting): Promise<void> => {
    await expect(dialog.locator('[data-summary]')).toHaveText(sentences)
    await expect(fact(dialog, 'Transition')).toHaveText(asked.transition)
    await expect(fact(dialog, 'ZIL attached')).toHaveText(asked.amount)
    await expect(fact(dialog, 'Gas, at most')).toHaveText(asked.fee)
    await expect(fact(dialog, 'Leaves your wallet, at most')).toHaveText('23.5 ZIL')
    const contract = dialog.getByRole('region', { name: 'Contract' })
    await expect(contract.getByText(toBech32(wallet), { exact: true })).toBeVisible()
    await expect(contract.getByText(toChecksumAddress(wallet), { exact: true })).toBeVisible()
    for (const [button, copied] of [
      ['Copy the address as zil1…', toBech32(wallet)],
      ['Copy the address as 0x…', toChecksumAddress(wallet)],
    ] as const) {
      await contract.getByRole('button', { name: button }).click()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
    }
  }
  await facts(waiting)
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])

  // The wallet may still ask: what to compare is there again.
  await page.reload()
  await pill(page, /Add funds/).click()
  await facts(status(page, 'Still checking'))
})

test('two transactions of one name are told apart in pills and in the list @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const { approve } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  hideTransactions(site)
  const ids: string[] = []
  for (const amount of ['2', '3']) {
    await addFunds(page, amount)
    await signFunds(page)
    await approve()
    const sent = status(page, 'On its way')
    await expect(sent).toContainText(new RegExp(`Add funds · zil1\\w+…\\w+ · ${amount} ZIL · `))
    const id = sent.locator('[title^="0x"]')
    await expect(id).toHaveAttribute('title', /^0x[0-9a-f]{64}$/)
    ids.push(short((await id.getAttribute('title'))!))
    await sent.getByRole('button', { name: 'Minimise' }).click()
  }
  expect(new Set(ids).size).toBe(2)
  await expect(pill(page, `2 ZIL`)).toContainText(ids[0]!)
  await expect(pill(page, `3 ZIL`)).toContainText(ids[1]!)
  await openDrawer(page)
  const rows = section(page, 'Recent transactions').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`3 ZIL`)
  await expect(rows.first()).toContainText(ids[1]!)
  await expect(rows.last()).toContainText(ids[0]!)
  const names = await rows
    .getByRole('button', { name: /: open$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  expect(new Set(names).size).toBe(2)
  await page.keyboard.press('Escape')
})

/** Presses that can be seen and that a toast lies over; empty where none is covered. */
function coveredByToasts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Notifications"]')
    const toasts = Array.from(region?.querySelectorAll('[role="status"], [role="alert"]') ?? [])
    const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1)
    const root = dialog ?? document
    const found: string[] = []
    for (const control of root.querySelectorAll('button, a[href], input, select, textarea, summary')) {
      if (region?.contains(control) || !control.checkVisibility({ visibilityProperty: true })) continue
      const box = control.getBoundingClientRect()
      // Scrolled out of the sheet, it is not seen anyway.
      const sheet = dialog?.querySelector('header + div')
      const seen = sheet?.contains(control) ? sheet.getBoundingClientRect() : undefined
      const middle = box.top + box.height / 2
      if (seen && (middle < seen.top || middle > seen.bottom)) continue
      const point = [box.left + box.width / 2, box.top + box.height / 2] as const
      const isSeen = document.elementFromPoint(...point)
      const over = toasts.some((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return (
          box.left < right &&
          left < box.right &&
          box.top < bottom &&
          top < Math.min(box.bottom, seen?.bottom ?? box.bottom)
        )
      })
      if (over && (region?.contains(isSeen) || isSeen === control || control.contains(isSeen)))
        found.push(`${control.tagName} ${control.textContent || control.getAttribute('aria-label')}`)
    }
    return found
  })
}

/** A window of 1366 by 900 at 200 percent. */
const doubled = { width: 683, height: 450 }

for (const size of [null, doubled]) {
  const words = size === null ? '' : ' at 200 percent @desktop'
  test(`a stack of toasts covers no button of a page, nor of a sheet${words}`, async ({ page, devnet }) => {
    if (size !== null) await page.setViewportSize(size)
    await toastsCoverNothing(page, devnet)
  })
}

async function toastsCoverNothing(page: Page, devnet: Devnet): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications' })
  await openOwnWallet(page, devnet)
  for (const button of await page.getByRole('main').getByRole('button', { name: /^Copy/ }).all())
    await button.click()
  await expect(region.getByRole('status').first()).toBeVisible()
  // Parts that come late below them make them go elsewhere, a moment after.
  await expect.poll(() => coveredByToasts(page)).toEqual([])

  const { close } = approvalWindow(page)
  await addFunds(page, '2')
  await signFunds(page)
  await expect(approvalWindow(page).heading).toBeVisible()
  await close()
  const waiting = status(page, 'Waiting for your signature')
  await waiting.getByRole('button', { name: 'Close' }).last().click()
  await expect(toast(page, 'Confirm or reject the transaction in the wallet.')).toBeVisible()
  expect(await coveredByToasts(page)).toEqual([])
  await waiting.getByRole('button', { name: 'Stop waiting' }).click()
  const unknown = status(page, 'Still checking')
  const checkAgain = unknown.getByRole('button', { name: 'Check again' })
  await checkAgain.click()
  // What is said anew of the transaction takes the place of what was said before.
  await expect(region.getByRole('status').filter({ hasText: 'Checked just now' })).toHaveCount(1)
  expect(await coveredByToasts(page)).toEqual([])
  // The clipboard is another matter. On a busy machine the first of the two may be over by then.
  await expect(async () => {
    if (await checkAgain.isHidden()) await pill(page, /Add funds/).click()
    await checkAgain.click()
    await unknown.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('main').getByRole('button', { name: /^Copy/ }).first().click()
    await expect(region.getByRole('status')).toHaveCount(2, { timeout: 2_000 })
  }).toPass()
  await expect.poll(() => coveredByToasts(page)).toEqual([])
  await pill(page, /Add funds/).click()
  // The buttons below them can be pressed while they are shown.
  await unknown.getByText('Dismiss', { exact: true }).click()
  await expect(unknown).toBeHidden()
}

/** Presses of the page that pills lie over, and all that there are. */
function underPills(page: Page): Promise<{ readonly seen: number; readonly covered: readonly string[] }> {
  return page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Transactions in progress"]')
    const pills = Array.from(region?.querySelectorAll('button') ?? [], (pill) => pill.getBoundingClientRect())
    const controls = Array.from(
      document.querySelectorAll('main :is(button, a[href], input, summary), footer :is(button, a[href])'),
    ).filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const covered = controls.filter((control) => {
      const box = control.getBoundingClientRect()
      return pills.some(
        ({ left, right, top, bottom }) =>
          box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      )
    })
    const nameOf = (control: Element): string => control.textContent || control.outerHTML.slice(0, 100)
    return { seen: pills.length * controls.length, covered: covered.map(nameOf) }
  })
}

/** Goes through the page with the Tab key, up to the pills; what had the focus while a pill lay over it. */
async function focusUnderPills(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement
      const region = document.querySelector('section[aria-label="Transactions in progress"]')
      if (!focused || !region || region.contains(focused)) return { isPill: true, covered: null }
      const box = focused.getBoundingClientRect()
      const isCovered = Array.from(region.querySelectorAll('button')).some((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom
      })
      return { isPill: false, covered: isCovered ? focused.textContent || focused.outerHTML : null }
    })
    if (at.isPill) {
      expect(presses).toBeGreaterThan(10)
      return found
    }
    if (at.covered !== null) found.push(at.covered.slice(0, 60))
  }
  throw new Error('The Tab key does not lead to the pills.')
}

for (const size of [null, doubled]) {
  const words = size === null ? '' : ', at 200 percent @desktop'
  test(`pills cover nothing of a page at its end, nor what the Tab key reaches, and are not printed${words}`, async ({
    page,
    devnet,
    site,
  }) => {
    if (size !== null) await page.setViewportSize(size)
    await pillsCoverNothing(page, devnet, site)
  })
}

async function pillsCoverNothing(page: Page, devnet: Devnet, site: TestSite): Promise<void> {
  const { approve } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  hideTransactions(site)
  for (const amount of ['2', '3']) {
    await addFunds(page, amount)
    await signFunds(page)
    await approve()
    await status(page, 'On its way').getByRole('button', { name: 'Minimise' }).click()
  }
  await expect(pill(page, /Add funds/)).toHaveCount(2)
  for (const path of [null, '/', '/-/explorer', '/-/faucet', '/alice.ssi']) {
    if (path !== null) await page.goto(path)
    await expect(pill(page, /Add funds/)).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    // The results take their place: the end is further down then.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const { seen, covered } = await underPills(page)
      expect(seen).toBeGreaterThan(0)
      expect(covered).toEqual([])
    }, path ?? 'wallet').toPass()
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(pill(page, /Add funds/).first()).toBeInViewport()
  // Parts that come late move what has the focus by then: a second walk finds the page as it stays.
  await expect(async () => {
    // The Tab key goes on from where it was, so every walk begins at the top.
    await page.evaluate(() => document.querySelector<HTMLElement>('a, button')?.focus())
    expect(await focusUnderPills(page)).toEqual([])
  }).toPass()
  expect(await findAllBarriers(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(pill(page, /Add funds/)).toHaveCount(0)
}

test('a sheet does not stay over another page after a change of account @desktop', async ({
  page,
  context,
  devnet,
}) => {
  await openOwnWallet(page, devnet, { loggedIn: true })
  await addFunds(page, '2')
  await expect(review(page)).toBeVisible()
  // Another account than the log-in's: the session ends, and home opens.
  const wallet = await context.newPage()
  await wallet.goto('/local-wallet.html')
  await wallet.getByRole('radio', { name: 'Account 3' }).check()
  await wallet.close()
  await expect(page).toHaveURL(/\/$/)
  await expect(review(page)).toBeHidden()
  await expect(accountButton(page)).toBeHidden()
})
