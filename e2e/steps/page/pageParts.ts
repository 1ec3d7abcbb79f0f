/** The parts of the pages by the names that people (and screen readers) know them by. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The look-up field of home. */
export function searchField(page: Page): Locator {
  return page.getByRole('main').getByRole('textbox', { name: 'Look up a name' })
}

/** Home's answer about the typed text. */
export function searchAnswer(page: Page): Locator {
  return page.getByRole('main').locator('[role=status][aria-live=polite]')
}

/** Opens home and looks a name up as people do. */
export async function lookUp(page: Page, typed: string): Promise<void> {
  await page.goto('/')
  await searchField(page).fill(typed)
  await searchField(page).press('Enter')
}

/** The value that stands beside a label. */
export function fact(scope: Page | Locator, label: string): Locator {
  return scope.locator(`xpath=.//dl/div[dt[normalize-space()="${label}"]]/dd`)
}

export function nameCard(page: Page): Locator {
  return page.getByRole('article', { name: 'Name card' })
}

/** Saves a step of a form; one that saved itself stays as it is. */
export function saveStep(scope: Page | Locator, step: string): Promise<void> {
  const button = (word: string) => scope.getByRole('button', { name: `${word} ${step}`, exact: true })
  return button('CONTINUE').or(button('SAVED')).click()
}

/** Saves a step that names somebody: whoever was never used here is ticked, whoever was is not asked for. */
export async function saveWho(scope: Page | Locator, step: string): Promise<void> {
  const tick = scope.getByRole('checkbox', {
    name: /^First time: I asked them for their owl and the last six characters\./,
  })
  const saved = scope.getByRole('button', { name: `SAVED ${step}`, exact: true })
  const again = scope.getByRole('button', { name: `CONTINUE ${step}`, exact: true })
  await saveStep(scope, step)
  // The tick goes again once it is known that the address is one's own: then the button alone is pressed once more.
  await expect(async () => {
    if (await tick.isVisible()) await tick.check({ timeout: 1_000 })
    else if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(saved).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

/** A passing message. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
}

/** A card by its heading. */
export function card(page: Page, heading: string): Locator {
  return page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
}

const groupOfDoor: Readonly<Record<string, string>> = {
  Overview: 'Identity',
  Document: 'Identity',
  Guardians: 'Identity',
  Credentials: 'Identity',
  Balances: 'Money',
  Send: 'Money',
  Swap: 'Money',
  Stake: 'Money',
  Pool: 'Money',
  Allowances: 'Money',
  Names: 'Things',
  Pictures: 'Things',
  Tydras: 'Things',
}

/** The doors of a name: beside its pages, on a phone in the bar and in the sheets that it raises. */
export function railOf(page: Page, name?: string): Locator {
  return page.getByRole('navigation', { name: name === undefined ? /^Sections of / : `Sections of ${name}` })
}

/** A door of a name; on a phone its group is opened first. */
export async function doorOf(page: Page, door: string, name?: string): Promise<Locator> {
  const rail = railOf(page, name)
  await expect(rail).toBeVisible()
  const isPhone = (page.viewportSize()?.width ?? 0) <= 960
  const group = door.startsWith('Pay ') ? 'Money' : groupOfDoor[door]
  const link = rail.getByRole('link', { name: door, exact: true })
  if (isPhone && group !== undefined && !(await link.isVisible()))
    await rail.getByRole('button', { name: group, exact: true }).click()
  return link
}

/** Theme, language and network: in the menu. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open the menu', exact: true }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}

/** The choices of a person that the app keeps. */
export interface StoredSettings {
  readonly theme?: 'paper' | 'night'
  readonly language?: string
  readonly opensExplorer?: boolean
  readonly network?: string
  /** Of a deadline, as it is stored. */
  readonly blocks?: string
  readonly endpoints?: Readonly<Record<string, string>>
}

/** Opens pages as somebody who has made these choices before. */
export async function withSettings(page: Page, settings: StoredSettings): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('tyto.settings') === null) localStorage.setItem('tyto.settings', stored)
  }, JSON.stringify(settings))
}

/** Keeps a part of the app, by the name of its module, from arriving until it is let go. */
export async function holdPart(page: Page, part: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

/** Lets a page whose clock stands still draw what it has decided to draw. */
export function settle(page: Page): Promise<void> {
  const hops = 5
  return page.evaluate(async (count) => {
    for (let hop = 0; hop < count; hop++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  }, hops)
}

/** Opens the field for a list and pastes as a person does, in one piece. */
export async function pasteList(scope: Page | Locator, label: string, list: string): Promise<void> {
  const open = scope.getByRole('button', { name: 'Paste a list or a CSV file' })
  const field = scope.getByLabel(label, { exact: true })
  // The head of a page stands before its form does.
  await expect(open.or(field).first()).toBeVisible()
  if (await open.isVisible()) await open.click()
  await field.evaluate((element, text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, list)
}
