/** Counts what a person presses: with a finger or the mouse, or with Enter and Space. Typing is no press. */
import { expect, test, type Page } from '@playwright/test'

interface Presses {
  /** The pressed buttons, in order, by their words. */
  readonly presses: readonly string[]
  /** Answers given in the window of the wallet, which is no part of the app. */
  readonly approvals: number
}

const key = 'tyto.tested.presses'

/** Counts from now on, through reloads too; in the wallet's window by itself. */
export async function countPresses(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const note = (event: Event): void => {
      const pressed =
        event.target instanceof Element ? event.target.closest('button, a, label, input, summary') : null
      const isWallet = window !== window.top
      if (isWallet && pressed === null) return
      const field =
        pressed instanceof HTMLInputElement ? `Enter in: ${pressed.labels?.[0]?.textContent ?? ''}` : ''
      const words =
        field || (pressed?.textContent ?? '').trim() || pressed?.getAttribute('aria-label') || 'the page'
      const noted = JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[]
      localStorage.setItem(name, JSON.stringify([...noted, { isWallet, words: words.slice(0, 60) }]))
    }
    window.addEventListener('pointerdown', note, true)
    window.addEventListener(
      'keydown',
      (event) => {
        const isTyped = event.key === ' ' && event.target instanceof HTMLInputElement
        if ((event.key === 'Enter' || event.key === ' ') && !isTyped) note(event)
      },
      true,
    )
  }, key)
}

export async function pressesOf(page: Page): Promise<Presses> {
  const noted = await page.evaluate(
    (name) =>
      JSON.parse(localStorage.getItem(name) ?? '[]') as readonly {
        readonly isWallet: boolean
        readonly words: string
      }[],
    key,
  )
  return {
    presses: noted.filter(({ isWallet }) => !isWallet).map(({ words }) => words),
    approvals: noted.filter(({ isWallet }) => isWallet).length,
  }
}

/** Prints what was pressed for a goal, by one person or by several, and holds it to a bound. */
export async function pressedAtMost(
  pages: Page | readonly Page[],
  most: number,
  goal: string,
): Promise<void> {
  const counted = await Promise.all((Array.isArray(pages) ? pages : [pages]).map(pressesOf))
  const presses = counted.flatMap((each) => each.presses)
  const approvals = counted.reduce((sum, each) => sum + each.approvals, 0)
  const told = `${goal}: ${presses.length} presses, ${approvals} approvals in the wallet`
  test.info().annotations.push({ type: 'presses', description: told })
  console.log(`${told}\n  ${presses.join('\n  ')}`)
  expect(presses.length, presses.join(', ')).toBeLessThanOrEqual(most)
}

/** On a phone a group of doors is a sheet: one press more. */
export function sheetPress(page: Page): 0 | 1 {
  return (page.viewportSize()?.width ?? 0) <= 960 ? 1 : 0
}
