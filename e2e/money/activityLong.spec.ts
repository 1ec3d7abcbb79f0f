/** Activity with a long past, and on a network that keeps no list of what happened. */
import type { Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import type { Devnet } from '@tyto/devnet'
import { qaPerZil } from '@tyto/primitives'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { asPublic } from '../steps/network/faultyNode'
import { card, withSettings } from '../steps/page/pageParts'
import { newPerson, type Person } from '../steps/ownership/recoverySetup'
import { nextNonce, sendTransaction } from '../steps/network/signedTransactions'
import { expect, test } from '../steps/network/testSite'

const many = 400

/** How many payments of the controller, fifty to a block. */
async function payOften(devnet: Devnet, { account, wallet }: Person): Promise<void> {
  const first = await nextNonce(devnet, account.address)
  const { transition, params } = didWallet(wallet).AddFunds({}, { amount: 1n })
  const data = JSON.stringify({ _tag: transition, params })
  for (let count = 0n; count < BigInt(many); count++) {
    const amount = (count + 1n) * (qaPerZil / 1_000n)
    await sendTransaction(devnet, account, { toAddr: wallet, amount, data, nonce: first + count })
    if (count % 50n === 49n) await devnet.mineBlock()
  }
}

const list = (page: Page) => card(page, 'What happened')

test('[BX-16] four hundred lines are usable: more come by a press, and the filter answers at once @desktop', async ({
  page,
  devnet,
}) => {
  const person = await newPerson(devnet, 'long')
  await payOften(devnet, person)
  await page.goto(`/${person.domain}.ssi/didx/activity`)
  const earlier = list(page).getByRole('button', { name: 'Show earlier ones' })
  const lines = list(page).getByRole('listitem')
  for (let shown = 20; shown < many; shown += 20) {
    await expect(lines).toHaveCount(shown)
    await earlier.click()
  }
  await expect(lines).toHaveCount(many)
  await earlier.click()
  await expect(
    page.getByText(/^This is everything since the wallet was made: 403 transactions\./),
  ).toBeVisible()

  const kind = list(page).getByLabel('Kind')
  const began = Date.now()
  await kind.selectOption('Received')
  await expect(lines).toHaveCount(many)
  await list(page).getByLabel('Coin').selectOption('ZIL')
  await expect(lines).toHaveCount(many)
  await kind.selectOption('Recovered')
  await expect(list(page).getByText('Nothing of this kind so far')).toBeVisible()
  await list(page).getByRole('button', { name: 'Show all' }).click()
  await expect(lines).toHaveCount(many + 3)
  test
    .info()
    .annotations.push({ type: 'four filters over 403 lines', description: `${Date.now() - began} ms` })
  await kind.selectOption('Received')
  await expect(lines.first()).toContainText('0.4 ZIL')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
})

test('[BX-16] a public network keeps no list: the page says so, asks for none, and leads to its explorer @desktop', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const person = await newPerson(devnet, 'abroad')
  const endpoint = await openEndpoint(asPublic('mainnet', devnet))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  await page.goto(`/${person.domain}.ssi/didx/activity`)
  const main = page.getByRole('main')
  await expect(main).toContainText(
    'Public nodes keep no list of transactions by address, and only recent blocks.',
  )
  await expect(main).toContainText(`From this device nothing is known of ${person.domain}.ssi here.`)
  await expect(main.getByRole('link', { name: /block explorer/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/viewblock\.io\/zilliqa\/address\/zil1/,
  )
  // Nobody asks for what only the local network has.
  const asked = endpoint.node.trips.flatMap(({ calls }) => calls).map(({ method }) => method)
  expect(asked.filter((method) => method.startsWith('tyto_'))).toEqual([])
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
