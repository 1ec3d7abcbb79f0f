/** The overview of a name: who it is, how safe it is, what money it has; and the one map of its parts. */
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { parrot } from '../steps/network/faultyNode'
import { card, doorOf, fact, nameCard, railOf } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'

test('its controller is told what is left to do, each with one button, until it is done @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'guarded')
  const of = `${owner.domain}.ssi`
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${of}`)
  const safety = card(page, 'Safety')
  await expect(safety.locator('[data-posture=drowsy]')).toContainText('Drowsy')
  await expect(safety).toContainText('1 of 5 steps done')
  await expect(safety.getByRole('listitem').filter({ hasText: 'Recovery kit' })).toContainText(
    'Not possible yet.',
  )
  await expect(safety.getByRole('list').getByRole('link')).toHaveText(['Add a link', 'Choose guardians'])

  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  await page.reload()
  await expect(safety.locator('[data-posture=oneEye]')).toContainText('One eye open')
  await expect(safety.getByRole('list').getByRole('link')).toHaveText([
    'Add a link',
    'Hold a drill',
    'Print the kit',
  ])
  await page.goto(`/${of}/didx/recovery`)
  await page.getByRole('button', { name: 'Save the kit' }).click()
  await page.goto(`/${of}`)
  await expect(safety).toContainText('3 of 5 steps done')
  await expect(safety.getByRole('link', { name: 'Print the kit' })).toHaveCount(0)
})

test('links, share and what is accepted stand under the name; the chain is folded; an outage is unknown', async ({
  page,
  site,
  tolerance,
}) => {
  await page.goto('/alice.ssi')
  const links = nameCard(page).getByRole('list', { name: 'Links' })
  await expect(links.getByRole('link').first()).toContainText('github.com')
  await expect(nameCard(page).getByRole('region', { name: 'Accepts' })).toContainText('Tokens on Zilliqa')
  await expect(fact(nameCard(page), 'Wallet kind')).toBeHidden()
  await nameCard(page).getByText('On chain', { exact: true }).click()
  await expect(fact(nameCard(page), 'Wallet kind')).toBeVisible()
  await nameCard(page).getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share alice.ssi' })
  await expect(share.getByRole('img', { name: 'QR code: alice.ssi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fact(card(page, 'Safety'), 'Recovery')).toContainText('not been enabled')

  tolerance.failedRequests = true
  site.node.behave(parrot('nothing'))
  await page.reload()
  await expect(fact(card(page, 'Safety'), 'Recovery')).toHaveText('Unknown')
})

test('on a phone, kind, status and buttons stand beside the plate in rows that do not wrap, and the open part of the rail in view', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'phone')
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi`)
  await expect(nameCard(page)).toContainText('You control this')
  const plate = await nameCard(page).getByRole('img').first().boundingBox()
  const tops: number[] = []
  for (const name of ['Share', /^Pin /] as const) {
    const box = await nameCard(page).getByRole('button', { name }).boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(plate!.x + plate!.width)
    expect(box!.x + box!.width).toBeLessThanOrEqual(390)
    tops.push(box!.y + box!.height / 2)
  }
  expect(Math.abs(tops[0]! - tops[1]!)).toBeLessThan(2)
  // Also where the parts that only the owner has come later.
  const rail = page.getByRole('navigation', { name: /^Sections of / })
  for (const [part, path] of [
    ['Activity', 'activity'],
    ['Guardians', 'recovery'],
  ] as const) {
    await page.goto(`/${owner.domain}.ssi/didx/${path}`)
    await expect(rail.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
    await expect(await doorOf(page, part)).toBeInViewport({ ratio: 1 })
    await expect(await doorOf(page, part)).toHaveAttribute('aria-current', 'page')
  }
})

test('[BX-14] one rail of fifteen doors in groups, five for a visitor, stays on pages of no name while somebody is logged in', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'mapped')
  const name = `${owner.domain}.ssi`
  await page.goto(`/${name}`)
  const doors = railOf(page, name).locator('a')
  await expect(doors).toHaveText(['Overview', 'Document', 'Guardians', `Pay ${name}`, 'Activity'])
  await arriveAs(page, { account: owner.index, login: { network: 'local', address: owner.wallet, name } })
  await page.goto('/xpoints')
  const headings = [
    ['Document', 'DID document'],
    ['Guardians', 'Social recovery'],
    ['Credentials', 'Credentials'],
    ['Balances', 'Balances'],
    ['Send', 'Send'],
    ['Swap', 'TYRON DECENTRALISED EXCHANGE'],
    ['Stake', `${name} does not stake by itself`],
    ['Pool', 'Liquidity pools'],
    ['Allowances', 'Allowances'],
    ['Names', 'Names'],
    ['Pictures', 'NFTs'],
    ['Tydras', 'Tydras'],
    ['Activity', 'Activity'],
    ['Settings', 'SETTINGS'],
  ] as const
  await expect(doors).toHaveText(['Overview', ...headings.map(([door]) => door)])
  for (const [door, heading] of headings) {
    await (await doorOf(page, door, name)).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(doors.and(page.locator('[aria-current=page]'))).toHaveText(door)
  }
  await page.goto('/')
  await (await doorOf(page, 'Overview', name)).click()
  await expect(nameCard(page).getByRole('heading', { level: 1 })).toHaveAccessibleName(name)
  // Pages of one name that are beside the rail have titles of their own too.
  const titles: string[] = []
  for (const path of [
    '',
    '/recovery',
    '/recovery/now',
    '/wallet/doc/social',
    '/recovery/sign',
    '/recovery/kit',
    '/receive',
  ]) {
    await page.goto(path === '' ? `/${name}` : `/${name}/didx${path}`)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    titles.push((await title.innerText()).replace(/\s+/g, ' '))
  }
  expect(new Set(titles).size, titles.join(', ')).toBe(titles.length)
})
