/** The explorer beyond single transactions: who and what is there, events, histories, and a tried call that is signed. */
import { toBech32 } from '@tyto/primitives'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { card, withSettings } from '../steps/page/pageParts'
import { accountButton, arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, signAndConfirm } from '../steps/transaction/transactionSteps'
import { deployDidWallet, keysOf, newAccount } from '../steps/wallets/walletSetup'

test('the world of the network: accounts, names, contracts and pools, each one press away', async ({
  page,
  devnet,
  isMobile,
}) => {
  await withSettings(page, { theme: isMobile ? 'night' : 'paper' })
  await page.goto('/-/explorer')
  await page.getByRole('link', { name: 'The world of this network' }).click()
  await expect(page).toHaveURL('/-/explorer/world')
  await expect(
    page.getByText(/^This chain began on .* with version 0\.0\.1; version 0\.0\.1 runs it\.$/),
  ).toBeVisible()
  const accounts = card(page, 'Test accounts').getByRole('listitem')
  await expect(accounts).toHaveCount(devnet.network.accounts.length)
  await expect(accounts.first()).toContainText('Test account 0')
  await expect(accounts.first()).toContainText('ZIL')
  const names = card(page, 'Names')
  await names.getByRole('button', { name: `Show all ${devnet.network.names.length}` }).click()
  await expect(names.getByRole('listitem')).toHaveCount(devnet.network.names.length)
  const contracts = card(page, 'Contracts of the protocol')
  await contracts.getByRole('button', { name: /^Show all \d+$/ }).click()
  await expect(contracts.getByText('zilswap', { exact: true })).toBeVisible()
  for (const exchange of ['TyronDEX', 'ZilSwap', 'DragonDEX'])
    await expect(card(page, 'Pools').getByText(exchange).first()).toBeVisible()
  expect(await findAllBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await names.getByRole('link', { name: 'alice.ssi', exact: true }).click()
  await expect(page).toHaveURL('/alice.ssi')
})

test('[BX-24] the machines that hold a network together: who leads, who is behind, who holds another state', async ({
  page,
  site,
}) => {
  const machine = (name: string, height: number, digit: string, isLeader = false) => ({
    name,
    height: String(height),
    root: digit.repeat(64),
    isLeader,
  })
  let replicas = [
    machine('node1', 1204, 'a', true),
    machine('node2', 1204, 'a'),
    machine('node3', 1204, 'b'),
    machine('node4', 190, 'c'),
  ]
  site.node.behave(async (body, ask) => {
    const answers = await ask(body)
    const sent = [JSON.parse(body)].flat() as readonly { id: unknown; method: string }[]
    const asked = new Set(sent.filter(({ method }) => method === 'tyto_getReplicas').map(({ id }) => id))
    const answer = (each: { id: unknown }) =>
      asked.has(each.id) ? { jsonrpc: '2.0', id: each.id, result: { height: '1', root: '', replicas } } : each
    return Array.isArray(answers) ? answers.map(answer) : answer(answers as { id: unknown })
  })
  await page.goto('/-/explorer/world')
  const machines = card(page, 'Machines of this network').getByRole('listitem')
  await expect(machines).toHaveCount(4)
  await expect(machines.nth(0)).toContainText(/node1\s*Makes the blocks\s*Block 1,?204\s*aaaaaaaaaaaa$/)
  await expect(machines.nth(1)).toContainText(/^node2\s*Block 1,?204\s*aaaaaaaaaaaa$/)
  await expect(machines.nth(2)).toContainText(/node3\s*Holds another state\s*Block 1,?204/)
  await expect(machines.nth(3)).toContainText(/node4\s*1,014 blocks behind\s*Block 190/)
  await expect(page.getByText('Nobody makes blocks at the moment')).toHaveCount(0)
  expect(await findAllBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Its leader is gone: the page says so by itself.
  replicas = [...replicas.slice(1, 3), machine('node4', 1202, 'c')]
  await expect(page.getByText('Nobody makes blocks at the moment')).toBeVisible()
  await expect(machines).toHaveCount(3)
  await expect(machines.nth(2)).toContainText(/node4\s*2 blocks behind\s*Block 1,202/)
})

test('[BX-24] machines of a network that cannot be read are no network of one machine: the page says so, and goes on', async ({
  page,
  site,
}) => {
  let fails = true
  site.node.behave(async (body, ask) => {
    const answers = await ask(body)
    const sent = [JSON.parse(body)].flat() as readonly { id: unknown; method: string }[]
    const asked = new Set(sent.filter(({ method }) => method === 'tyto_getReplicas').map(({ id }) => id))
    const machine = { name: 'node1', height: '12', root: 'a'.repeat(64), isLeader: true }
    const told = fails
      ? { error: { code: -1, data: null, message: 'This node stopped' } }
      : { result: { height: '12', root: '', replicas: [machine] } }
    const answer = (each: { id: unknown }) =>
      asked.has(each.id) ? { jsonrpc: '2.0', id: each.id, ...told } : each
    return Array.isArray(answers) ? answers.map(answer) : answer(answers as { id: unknown })
  })
  await page.goto('/-/explorer/world')
  const machines = card(page, 'Machines of this network')
  await expect(machines.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  fails = false
  await expect(machines.getByRole('listitem')).toHaveCount(1)
})

test('a tried call goes on to be signed; its event is found and its field remembers', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, keysOf(`explorer ${index}`))
  await arriveAs(page, { account: index })
  await page.goto(`/-/explorer/address/${toBech32(wallet)}?view=call`)
  await expect(accountButton(page)).toBeVisible()
  const main = page.getByRole('main')

  // A call that fails is not offered to be signed.
  await main.getByLabel('Transition', { exact: true }).selectOption('AcceptPendingUsername')
  await main.getByLabel('As if sent by').fill(account.address)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByText('The simulation as JSON')).toBeVisible()
  await expect(main.getByRole('button', { name: 'SIGN THIS CALL' })).toHaveCount(0)

  await main.getByLabel('Transition', { exact: true }).selectOption('UpdateDeadline')
  await main.getByLabel('val · Uint128').fill('4321')
  await main.getByRole('button', { name: 'Simulate' }).click()
  const sign = main.getByRole('button', { name: 'SIGN THIS CALL' })
  await expect(sign).toBeVisible()
  // Another call has to be tried first.
  await main.getByLabel('val · Uint128').fill('5432')
  await expect(sign).toHaveCount(0)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await sign.click()
  await expect(review(page)).toBeVisible()
  await signAndConfirm(page, 'SIGN THIS CALL')

  await page.getByRole('button', { name: 'State', exact: true }).click()
  const field = card(page, 'State').getByRole('listitem').filter({ hasText: 'deadline' }).first()
  await expect(field).toContainText(/5,?432/)
  await field.getByRole('button', { name: /^History/ }).click()
  const history = field.getByRole('listitem')
  await expect(history.first()).toContainText(/5,?432/)
  await expect(history).toHaveCount(2)
  await expect(field.getByText('This goes back to the beginning of the contract.')).toBeVisible()

  await page.getByRole('button', { name: 'Events', exact: true }).click()
  const events = card(page, 'Events')
  await expect(events.getByText(/\d+ of them, in the newest \d+ transactions\./)).toBeVisible()
  const all = await events.locator('ol > li').count()
  expect(all).toBeGreaterThan(1)
  const names = events.getByLabel('Event', { exact: true })
  const [, first = ''] = await names.locator('option').allInnerTexts()
  await names.selectOption(first)
  await expect(page).toHaveURL(/view=events&event=/)
  const named = events.locator('ol > li')
  await expect(named.first()).toContainText(first)
  await expect.poll(() => named.count()).toBeLessThanOrEqual(all)
  await events.getByLabel('With this text').fill('nothing says this')
  await expect(events.getByText(/^0 of them/)).toBeVisible()
  await expect(named).toHaveCount(0)
  // The path keeps what is looked for.
  await page.reload()
  await expect(events.getByLabel('With this text')).toHaveValue('nothing says this')
  await events.getByLabel('With this text').fill('')
  await expect(named.first()).toContainText(first)
  expect(await findAllBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Code has colours, also on the line that is marked.
  const code = page.getByRole('region', { name: 'Code' })
  for (const theme of ['paper', 'night'] as const) {
    await page.evaluate(
      (chosen) => localStorage.setItem('tyto.settings', JSON.stringify({ theme: chosen })),
      theme,
    )
    await page.goto(`/-/explorer/address/${toBech32(devnet.network.registry)}?view=code&line=12`)
    await expect(code.locator('[aria-current]')).toBeVisible()
    await expect.poll(() => code.locator('span').count()).toBeGreaterThan(20)
    await expect(code).toContainText('contract NameRegistry')
    expect(await findAllBarriers(page), theme).toEqual([])
  }
})
