/** On a phone the words of a Chinese button stay whole: what does not fit beside it goes to the next line. */
import type { Page } from '@playwright/test'
import { expect, test } from '../steps/network/testSite'
import { arriveAs } from '../steps/wallets/sessionSteps'

/** Who owns fern.ssi in the seeded world. */
const holder = 5

/** The buttons whose text is one Chinese word, each with the number of its lines. */
function wordButtons(page: Page): Promise<readonly (readonly [word: string, lines: number])[]> {
  return page.getByRole('main').evaluate((main) =>
    Array.from(main.querySelectorAll<HTMLElement>('button, a'))
      .filter((button) => button.checkVisibility() && /^\s*\p{Script=Han}+\s*$/u.test(button.innerText))
      .map((button) => {
        const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()
        const range = document.createRange()
        if (text !== null) range.selectNodeContents(text)
        return [button.innerText.trim(), range.getClientRects().length] as const
      }),
  )
}

test('[UI-04] no Chinese button of a phone is cut between two letters @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveAs(page, { account: holder })
  for (const path of ['/cn/fern.ssi/didx/wallet/balances', '/cn/defi@fern.ssi/defix/pool']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    const buttons = await wordButtons(page)
    expect(buttons.length, path).toBeGreaterThan(2)
    expect(
      buttons.filter(([, lines]) => lines > 1),
      path,
    ).toEqual([])
  }
})
