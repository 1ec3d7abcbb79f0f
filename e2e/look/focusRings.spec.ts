/** By Tab through the main pages: whoever has no mouse sees at each stop where they are. */
import type { Page } from '@playwright/test'
import { showsTheme } from '../steps/page/barriers'
import { nameCard, searchAnswer, searchField } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'

/** The look of one stop, seen in the page. */
interface Stop {
  readonly name: string
  /** Null where the ring is good. */
  readonly fault: string | null
}

/** Puts into the page what looks at the control that has the focus; null where none has it. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Rgb = readonly [number, number, number, number]
    const least = 3
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const paint = canvas.getContext('2d', { willReadFrequently: true })!

    /** Any colour of CSS as red, green, blue and opacity, 0 to 255. */
    function rgbOf(colour: string): Rgb {
      paint.clearRect(0, 0, 1, 1)
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      const { data } = paint.getImageData(0, 0, 1, 1)
      return [data[0]!, data[1]!, data[2]!, data[3]!]
    }

    function luminance([r, g, b]: Rgb): number {
      const [x, y, z] = [r, g, b].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }

    function contrast(a: Rgb, b: Rgb): number {
      const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
      return (high + 0.05) / (low + 0.05)
    }

    /** The first opaque colour from here on outwards; null where a picture or a gradient is in between. */
    function groundOf(element: Element | null): Rgb | null {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at)
        if (backgroundImage !== 'none') return null
        const colour = rgbOf(backgroundColor)
        if (colour[3] === 255) return colour
      }
      return rgbOf('white')
    }

    /** The control, what lies around and in it, its neighbours and labels: one of them draws the ring. */
    function drawers(control: Element): Element[] {
      const around: Element[] = []
      for (let at: Element | null = control; at && around.length < 5; at = at.parentElement) around.push(at)
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
      const beside = [control.previousElementSibling, control.nextElementSibling, ...control.children]
      return [...around, ...labels, ...beside.filter((element) => element !== null)]
    }

    function lookOf(element: Element) {
      return ['', '::before', '::after'].map((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(
          element,
          pseudo || null,
        )
        return { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow }
      })
    }

    /** Is a point of the control in view and under nothing that sticks to the screen? */
    function isInView(control: Element): boolean {
      const { left, top, width, height } = control.getBoundingClientRect()
      return [0.5, 0.1, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height * 0.5)
        return hit !== null && (control.contains(hit) || hit.contains(control))
      })
    }

    function faultOf(control: HTMLElement): string | null {
      if (!isInView(control)) return 'out of view or covered'
      const all = drawers(control)
      const focused = all.map(lookOf)
      control.blur()
      const resting = all.map(lookOf)
      control.focus()
      let best = 0
      for (const [at, element] of all.entries()) {
        for (const [part, look] of focused[at]!.entries()) {
          const before = resting[at]![part]!
          if (JSON.stringify(look) === JSON.stringify(before)) continue
          const hasOutline = look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2
          const shadow = /[a-z]+\([^)]*\)/.exec(look.boxShadow)?.[0]
          const colour = hasOutline
            ? look.outlineColor
            : look.boxShadow !== before.boxShadow
              ? shadow
              : undefined
          if (colour === undefined) continue
          const ring = rgbOf(colour)
          // A ring inside of the edge lies on the control, every other one around it.
          const isInside = hasOutline && parseFloat(look.outlineOffset) < 0
          const ground = groundOf(isInside || part > 0 ? element : element.parentElement)
          if (ring[3] < 255) continue
          best = Math.max(best, ground === null ? least : contrast(ring, ground))
        }
      }
      if (best === 0) return 'no ring'
      return best < least ? `a ring of contrast ${best.toFixed(2)}` : null
    }

    Object.assign(window, {
      lookAtFocus: async () => {
        // The page first draws what the press moved.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        const control = document.activeElement
        if (!(control instanceof HTMLElement) || control === document.body) return null
        const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
        const place = control.closest('main') ? 'page' : control.closest('dialog') ? 'dialog' : 'shell'
        return { name: `${place} ${control.tagName.toLowerCase()} "${name}"`, fault: faultOf(control) }
      },
    })
  })
}

/** Goes by Tab until the browser has been everywhere, and answers the stops. */
async function walk(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.getSelection()?.removeAllRanges()
  })
  await watchFocus(page)
  const stops: Stop[] = []
  const mostStops = 120
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() =>
      (window as unknown as { lookAtFocus(): Promise<Stop | null> }).lookAtFocus(),
    )
    if (stop === null) break
    stops.push(stop)
  }
  return stops
}

const themes = [
  ['light', 'paper'],
  ['dark', 'night'],
] as const

/** The pages where most people are, and something that says that they are there. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await searchField(page).fill('alice')
    await expect(searchAnswer(page).getByRole('link', { name: 'Open it' })).toBeVisible()
  },
  '/fern.ssi': (page) => expect(nameCard(page)).toContainText('You control this'),
  '/fern.ssi/didx/doc': (page) => expect(page.getByText('socialrecovery').first()).toBeAttached(),
  '/fern.ssi/didx/recovery': async () => undefined,
  '/fern.ssi/didx/wallet': async () => undefined,
  // The line of its past comes last.
  '/fern.ssi/didx/wallet/balances': (page) =>
    expect(page.getByRole('slider', { name: /^What the wallet held of/ })).toBeVisible(),
  '/fern.ssi/didx/wallet/doc/update': async () => undefined,
  '/fern.ssi/didx/wallet/nft/dns': async () => undefined,
}

test('[BX-17] at each stop of the keyboard a ring is seen, in both themes @desktop', async ({ page }) => {
  test.setTimeout(400_000)
  await arriveAs(page, { account: 5, storage: true })
  const seen = new Set<string>()
  const faults = new Set<string>()
  for (const [path, isThere] of Object.entries(pages)) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await isThere(page)
    // Parts that come late move what has the focus.
    await page.waitForLoadState('networkidle')
    for (const [colorScheme, theme] of themes) {
      await page.emulateMedia({ colorScheme })
      await showsTheme(page, theme)
      const stops = await walk(page)
      expect(stops.length, `${path} ${theme}`).toBeGreaterThan(10)
      for (const { name, fault } of stops) {
        seen.add(name)
        if (fault !== null) faults.add(`${path}, ${theme}: ${name}: ${fault}`)
      }
    }
  }
  expect([...faults]).toEqual([])
  expect(seen.size).toBeGreaterThan(60)

  // Where no ring is drawn, this test sees it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { outline: 0 !important; box-shadow: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const blind = await walk(page)
  expect(blind.filter(({ fault }) => fault !== 'no ring')).toEqual([])
})
