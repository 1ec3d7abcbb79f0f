import type { Page } from '@playwright/test'
import { domainId } from '@tyto/identity'
import { expect, test } from '../steps/network/testSite'
import { fieldReads } from '../steps/network/faultyNode'
import { nameCard, searchAnswer, searchField } from '../steps/page/pageParts'
import { deployStandIn, issueName } from '../steps/wallets/walletSetup'

const endless = 'owl'.repeat(3_334).slice(0, 10_000)

test('10,000 characters are looked up, drawn short, and never slow @desktop', async ({ page, site }) => {
  await page.goto('/')
  await expect(searchField(page)).toBeVisible()
  await watchLongTasks(page)
  site.node.forgetTrips()
  await searchField(page).fill(endless)
  await expect(searchAnswer(page)).toContainText('This is the owl it would have.')
  // The chain was really asked, by the hash of the whole name.
  expect(fieldReads(site.node.trips).join('\n')).toContain(domainId(endless))
  await searchField(page).press('Enter')
  await expect(page.getByText(/ not found\.$/).first()).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await longestTask(page)).toBeLessThan(1_000)
  await expectNoSideways(page)
})

test('the address of a name of 10,000 characters opens and keeps its shape', async ({ page }) => {
  await page.goto(`/nobody@${endless}.ssi`)
  await expect(page.getByText(/ not found\.$/).first()).toBeVisible()
  await expectNoSideways(page)
  await page.goto(`/${endless}@alice.ssi`)
  await expect(page.getByRole('heading', { name: 'Unregistered subdomain.' })).toBeVisible()
  await expectNoSideways(page)
})

test.describe('names that look like others are flagged', () => {
  const flags = {
    mixed: 'This name mixes letters of different scripts.',
    hidden: 'This name holds characters that cannot be seen.',
    composed: 'Some letters of this name can be written in more than one way.',
  } as const
  const names = [
    ['а Cyrillic a in alice', '\u0430lice', flags.mixed],
    ['a Greek o in owls', '\u03bfwls', flags.mixed],
    ['a zero-width space', 'ali\u200bce', flags.hidden],
    ['a zero-width joiner', 'ali\u200dce', flags.hidden],
    ['a soft hyphen', 'ali\u00adce', flags.hidden],
    ['a right-to-left override', 'ali\u202ece', flags.hidden],
    ['a combining accent', 'ame\u0301lie', flags.composed],
  ] as const
  test('while they are typed @desktop', async ({ page }) => {
    await page.goto('/')
    for (const [what, name, flag] of names) {
      await searchField(page).fill(name)
      await expect(searchAnswer(page), what).toContainText(flag)
      await expect(searchAnswer(page), what).toContainText('This is the owl it would have.')
    }
    await searchField(page).fill('alice')
    await expect(searchAnswer(page)).toContainText('This name is registered.')
    for (const flag of Object.values(flags)) await expect(searchAnswer(page)).not.toContainText(flag)
  })

  test('on their own page, with another plate than the name they look like @desktop', async ({
    page,
    site,
  }) => {
    const name = '\u0430lice'
    await issueName(site.devnet, name, await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0' }))
    await page.goto(`/${name}.ssi`)
    await expect(nameCard(page)).toBeVisible()
    await expect(page.getByText(flags.mixed)).toBeVisible()
    const plate = () => nameCard(page).getByRole('img').innerHTML()
    const lookAlike = await plate()
    await page.goto('/alice.ssi')
    await expect(page.getByText(flags.mixed)).toHaveCount(0)
    await expect(nameCard(page).getByRole('heading', { name: 'alice.ssi' })).toBeVisible()
    expect(await plate()).not.toBe(lookAlike)
  })
})

test.describe('names like code are names', { tag: '@desktop' }, () => {
  const names = [
    '__proto__',
    'constructor',
    'tostring',
    'hasownproperty',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{constructor}}',
    '${alert(1)}',
    '%00%2e%2e',
    '..',
    '../../-/rpc',
    '-',
    '\u0000\u0007owls',
    '\ud800owls',
    '🦉🦉🦉🦉',
  ]
  test('in the search and at their own address', async ({ page }) => {
    await page.goto('/')
    for (const name of names) {
      await searchField(page).fill(name)
      await expect(searchAnswer(page), name).toHaveText(
        /is free|not for sale|Available in the future|Resolver failed/,
      )
      const opens = !(await searchAnswer(page).innerText()).includes('Resolver failed')
      await searchField(page).press('Enter')
      if (opens) await expect(page.getByRole('main').getByText(/ not found\.$/), name).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(page.locator('main :is(script, img)')).toHaveCount(0)
    }
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  })
})

test.describe('hostile paths end on a page', { tag: '@desktop' }, () => {
  const paths = [
    '/__proto__',
    '/__proto__@alice.ssi',
    '/constructor@alice.ssi/didx/doc',
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E.ssi',
    '/alice.ssi/didx/doc?view=__proto__',
    '/address?of=__proto__',
    '/address?of=%3Cscript%3Ealert(1)%3C/script%3E&name=%3Cb%3E',
    `/resolvedAddress?of=zil1qqqq&name=${'x'.repeat(3_000)}`,
    '/%ED%A0%80.ssi',
  ]
  test('with a heading, and nothing that runs', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page.locator('main :is(script, img, b > b)'), path).toHaveCount(0)
      await expectNoSideways(page)
    }
  })
})

/** Nothing makes the page wider than the screen. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

function watchLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
}

/** In ms; a machine that is busy with other tests needs more than the 50 ms of a quiet one. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks))
}
