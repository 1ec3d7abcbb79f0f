import type { Page } from '@playwright/test'
import { findBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { parrot } from '../steps/network/faultyNode'
import { fact, nameCard, openMenu, searchAnswer, searchField } from '../steps/page/pageParts'

type Visit = (page: Page, site: TestSite) => Promise<void>

/** Every page and every state of it that a visitor meets. */
const visits: Readonly<Record<string, Visit>> = {
  'home, with the answer about a free name': async (page) => {
    await page.goto('/')
    await searchField(page).fill('\u0430lice')
    await expect(searchAnswer(page)).toContainText('This is the owl it would have.')
    await expect(fact(page, 'Block')).toHaveText(/\d/)
  },
  'home, with the notice about a name that nobody has': async (page) => {
    await page.goto('/nobodyatall.ssi')
    await expect(page.getByRole('main').getByText('nobodyatall.ssi not found.')).toBeVisible()
  },
  'home, while the node is broken': async (page, site) => {
    site.node.behave(parrot('broken'))
    await page.goto('/')
    await searchField(page).fill('anowl')
    await expect(searchAnswer(page)).toContainText('Node Glitch')
  },
  'wallet home': async (page) => {
    await page.goto('/alice.ssi')
    await expect(page.getByRole('link', { name: 'RECEIVE' })).toBeVisible()
  },
  'wallet home of a DID that was not created': async (page) => {
    await page.goto('/dora.ssi')
    await expect(nameCard(page)).toContainText('Deployed')
  },
  'DID document': async (page) => {
    await page.goto('/carol.ssi/didx/doc')
    await expect(page.getByText('socialrecovery')).toBeVisible()
  },
  'subdomain that is missing': async (page) => {
    await page.goto('/nobody@alice.ssi')
    await expect(page.getByRole('heading', { name: 'Unregistered subdomain.' })).toBeVisible()
  },
  'name, while the node is broken': async (page, site) => {
    site.node.behave(parrot('broken'))
    await page.goto('/alice.ssi')
    await expect(page.getByRole('heading', { name: /Node Glitch/ })).toBeVisible()
  },
  'no page': async (page) => {
    await page.goto('/alice.ssi/no/such/page')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
  menu: async (page) => {
    await page.goto('/')
    // Its part and its texts may come late: a menu that is half drawn is not looked at.
    await expect((await openMenu(page)).getByRole('link', { name: 'FAQ' })).toBeVisible()
  },
}

/** Pages that a phone draws in another way than a desktop. */
const alsoOnPhones: ReadonlySet<string> = new Set(['wallet home', 'menu'])

test.describe('[UI-01] nothing is hard to use in either theme', () => {
  const themes = [
    ['light', 'paper'],
    ['dark', 'night'],
  ] as const
  for (const [index, [name, visit]] of Object.entries(visits).entries()) {
    test(name, { tag: alsoOnPhones.has(name) ? [] : ['@desktop'] }, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await visit(page, site)
      // The pages that people see most in both themes, the others in one each.
      const looks = alsoOnPhones.has(name) || name === 'DID document' ? themes : [themes[index % 2]!]
      for (const [colorScheme, theme] of looks) {
        // Nobody has chosen a theme: it follows the system, at once.
        await page.emulateMedia({ colorScheme })
        await showsTheme(page, theme)
        expect(await findBarriers(page), theme).toEqual([])
      }
    })
  }
})

test.describe('by keyboard', { tag: '@desktop' }, () => {
  test('the slash key opens the palette, and writes a slash inside of it', async ({ page }) => {
    await page.goto('/alice.ssi')
    await expect(nameCard(page)).toBeVisible()
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Look up a name, a page or an action' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
    await field.fill('bruno')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/bruno.ssi')
    await expect(nameCard(page).getByRole('heading', { name: 'bruno.ssi' })).toBeVisible()
    await expect(field).toBeHidden()
  })

  test('on home the slash key goes to the one field there is', async ({ page }) => {
    await page.goto('/')
    await expect(searchField(page)).toBeVisible()
    await searchField(page).blur()
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await expect(searchField(page)).toHaveValue('')
  })

  test('the first stop is the link past the shell', async ({ page }) => {
    await page.goto('/alice.ssi')
    await expect(nameCard(page)).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    // The next stop is inside the page.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('the way through home follows the eye: shell, field, button, answer, three things, names', async ({
    page,
  }) => {
    await page.goto('/')
    await searchField(page).fill('alice')
    await expect(searchAnswer(page).getByRole('link', { name: 'Open it' })).toBeVisible()
    await expect(searchField(page)).toBeFocused()
    const stops: string[] = []
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      )
    }
    expect(stops.slice(0, 2)).toEqual(['Look up', 'Open it'])
    expect(stops.slice(2, 5)).toEqual(['Choose one', 'Look up who it is', 'Begin with a name'])
    expect(stops[5]).toMatch(/\.ssi|Forget them/)
  })

  test('after a link the focus is on the new page', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^alice\.ssi/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(nameCard(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('the focus stays on the new page when its placeholder goes', async ({ page, site }) => {
    let answer: () => void = () => undefined
    const isAnswering = new Promise<void>((resolve) => (answer = resolve))
    site.node.behave(async (body, ask) => {
      await isAnswering
      return ask(body)
    })
    await page.goto('/')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^alice\.ssi/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/alice\.ssi$/)
    const heading = main.getByRole('heading', { level: 1, name: 'alice.ssi' })
    await expect(heading).toBeFocused()
    await expect(main.locator('[aria-busy=true]')).toBeVisible()
    answer()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(nameCard(page)).toBeVisible()
    await expect(heading).toBeFocused()
  })

  test('the menu holds the focus, closes on Escape and gives it back', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('dialog') !== null
      })
      expect(place).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('at a text twice as large nothing is cut off sideways', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 450 })
  for (const path of ['/', '/alice.ssi', '/alice.ssi/didx/doc', '/alice.ssi/didx/doc?view=json']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
})
