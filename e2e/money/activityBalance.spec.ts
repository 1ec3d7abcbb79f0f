/** Rows of a wallet's activity and its file come to what the wallet holds, coin by coin, or say by how much they do not. */
import { readFile } from 'node:fs/promises'
import type { FieldRead } from '@tyto/abi'
import { createClient, readField, valueOr } from '@tyto/chain'
import { allCoins, didWallet, tyronDex, zilSwap, zrc2Token } from '@tyto/contracts'
import { qaPerZil, type Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { unitsOf } from '../steps/money/amountOracle'
import { findBarriers } from '../steps/page/barriers'
import { balanceOf, networkOf } from '../steps/network/chainAnswers'
import { changing, refusing } from '../steps/network/faultyNode'
import { bringGzil, chainSays, giveCoins, ssi } from '../steps/exchange/liquiditySteps'
import { card } from '../steps/page/pageParts'
import { tokensOf } from '../steps/money/paymentSteps'
import { addedByBoth, leastOf } from '../steps/exchange/poolOracle'
import { newPerson, type Person } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { callAs, serviceAt } from '../steps/wallets/walletSetup'

/** A person's wallet brings coins into two pools, takes some back, and goes into the community. */
async function invest(site: TestSite, { account, wallet, domain }: Person): Promise<void> {
  const own = didWallet(wallet)
  const { devnet } = site
  await giveCoins(site, wallet, { tyron: 100n * qaPerZil, ssi: 900n * ssi })
  await bringGzil(site, account, wallet)
  const draw = {
    dApp: 'zilswap',
    addrName: 'gzil',
    amount: 3n * qaPerZil,
    minZilAmount: 1n,
    minTokenAmount: 1n,
    deadline: 20n,
    is_community: false,
    tyron: null,
  }
  await callAs(devnet, account, own.RemoveLiquidity(draw))
  const { dex } = await chainSays(site, wallet)
  const { shares } = addedByBoth(dex, 20n * qaPerZil)
  const both = {
    dApp: 'tyron_s$i',
    isSSI: true,
    addrName: 'tyron',
    minContributionAmount: leastOf(shares, 99n),
    maxTokenAmount: 20n * qaPerZil,
    deadline: 20n,
    double_allowance: true,
    is_community: false,
    subdomain: null,
    tyron: null,
  }
  await callAs(devnet, account, own.AddLiquidity(both))
  await callAs(devnet, account, own.UpdateUsername({ username: domain, tyron: null }))
  await callAs(devnet, account, own.AcceptPendingUsername({}))
  const join = { dApp: 'tyron_s$i', addrName: 'tyron', amount: 6n * ssi, deadline: 20n }
  await callAs(devnet, account, own.JoinCommunity({ ...join, subdomain: null, tyron: null }))
}

/** As the token's event says 100 TYRON. */
const hundredTyron = `"${100n * qaPerZil}"`

interface FileLine {
  readonly kind: string
  readonly amount: bigint
  readonly coin: string
}

/** The lines of the file that the page saves; amounts by 18 digits after the point. */
async function saveFile(page: Page): Promise<readonly FileLine[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const [, ...lines] = text.trimEnd().split('\r\n')
  return lines.map((line) => {
    // No cell but the one of words can hold a comma.
    const cells = line.replaceAll(/"[^"]*"/g, (cell) => cell.slice(1, -1).replaceAll(',', ';')).split(',')
    return { kind: cells[4]!, amount: unitsOf(cells[8] || '0', 18), coin: cells[9]! }
  })
}

/** The received amounts less the sent ones, as a program would add the lines up. */
function sumOf(lines: readonly FileLine[], coin: string): bigint {
  return lines.reduce((sum, line) => {
    if (line.coin !== coin) return sum
    if (/received|minted/.test(line.kind)) return sum + line.amount
    return line.kind.includes('sent') ? sum - line.amount : sum
  }, 0n)
}

/** An entry of a contract, as it stands there. */
async function entryOf(site: TestSite, entry: FieldRead<bigint>): Promise<bigint> {
  const network = await networkOf(site)
  return valueOr(await readField(createClient({ ...network, fetch }), entry), 0n)
}

/** The balances of a wallet, entry by entry of the contracts that keep them, by 18 digits after the point. */
async function heldOf(site: TestSite, wallet: Address): Promise<ReadonlyMap<string, bigint>> {
  const [exchange, gzil, dex] = await Promise.all(
    ['zilswap', 'gzil', 'tyron_s$i'].map((id) => serviceAt(site.devnet, id)),
  )
  const units = new Map([
    [
      'gZIL LP ZilSwap',
      (await entryOf(site, zilSwap(exchange!).fields.balances.at(gzil!).at(wallet))) * 10n ** 6n,
    ],
    ['TYRONS$I DAO', await entryOf(site, tyronDex(dex!).fields.brought.at(wallet))],
    ['ZIL', (await balanceOf(site, wallet)) * 10n ** 6n],
  ])
  for (const id of ['tyron', 's$i', 'tyrons$i', 'gzil']) {
    const { symbol, decimals } = allCoins.find((coin) => coin.id === id)!
    units.set(symbol, (await tokensOf(site, id, wallet)) * 10n ** BigInt(18 - decimals))
  }
  return units
}

test('[BX-27] shares that came and went and an allowance that was used are rows; rows and file come to the balance, or say by how much not', async ({
  page,
  site,
  tolerance,
}) => {
  const { devnet } = site
  const [person, bruno] = [await newPerson(devnet, 'sums'), await newPerson(devnet, 'taker')]
  await invest(site, person)
  const spender = bruno.account.address
  const allow = { addrName: 'tyron', spender, amount: 5n * qaPerZil, tyron: null }
  await callAs(devnet, person.account, didWallet(person.wallet).IncreaseAllowance(allow))
  const take = { from: person.wallet, to: spender, amount: 2n * qaPerZil }
  await callAs(devnet, bruno.account, zrc2Token(devnet.network.tyron).TransferFrom(take))
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(`/${person.domain}.ssi/didx/activity`)
  const comes = page.getByText('The rows come to what the wallet holds now, coin by coin.')
  await expect(comes).toBeVisible()
  // Nothing is said of now while nobody answers.
  const again = card(page, 'What happened').getByRole('button', { name: 'Read the activity again' })
  site.node.behave(refusing('busy', () => true))
  await again.click()
  await expect(card(page, 'What happened')).toContainText('The node is not answering. What you see was read')
  await expect(comes).toHaveCount(0)
  site.node.behave()
  await again.click()
  await expect(comes).toBeVisible()
  // Steps that were done at once are one row, which tells their result; they are one press away.
  const list = card(page, 'What happened').getByRole('listitem')
  const deeds = await list.locator('> div > p:first-child').allInnerTexts()
  expect(deeds.filter((deed) => deed.includes('a pool'))).toEqual([
    expect.stringMatching(/^You added \S+ TYRON and \S+ S\$I to a pool$/),
    expect.stringMatching(/^You took \S+ ZIL and \S+ gZIL out of a pool$/),
    expect.stringMatching(/^You added \S+ ZIL and \S+ gZIL to a pool$/),
  ])
  for (const each of await list.locator('summary').all()) await each.click()
  const rows = await list.getByRole('listitem').locator('p').allInnerTexts()
  expect(rows.slice(0, 2)).toContainEqual(
    expect.stringMatching(/^zil1\S+ took 2 TYRON of what you allowed: up to 3 TYRON is left$/),
  )
  expect(rows.filter((row) => row.includes('shares'))).toEqual([
    'You gave shares back: 6 TYRONS$I',
    expect.stringMatching(/^You got shares: \S+ TYRONS\$I DAO$/),
    expect.stringMatching(/^You got shares: \S+ TYRONS\$I$/),
    'You gave shares back: 3 gZIL LP ZilSwap',
    expect.stringMatching(/^You got shares: \S+ gZIL LP ZilSwap$/),
  ])
  // A trade uses up what it allows an exchange: the last word is not that it may take it.
  expect(rows.filter((row) => row.endsWith('of what you allowed: nothing of it is left'))).not.toEqual([])
  expect(await findBarriers(page)).toEqual([])

  const whole = await saveFile(page)
  expect(whole.filter(({ kind }) => kind.startsWith('untold'))).toEqual([])
  const held = await heldOf(site, person.wallet)
  for (const [coin, units] of held) {
    expect([coin, units > 0n]).toEqual([coin, true])
    expect([coin, sumOf(whole, coin)]).toEqual([coin, units])
  }

  // A transaction that comes after the page was read is in the file, and so is its row.
  await callAs(devnet, person.account, didWallet(person.wallet).AddFunds({}, { amount: 7n * qaPerZil }))
  const later = await saveFile(page)
  expect(later[0]).toEqual({ kind: 'received', amount: 7n * ssi, coin: 'ZIL' })
  expect(later.slice(1)).toEqual(whole)

  // A node that does not tell of the transaction that brought the TYRON: what is missing is said, and ends the file.
  site.node.behave(
    changing(({ method, params }, answer) => {
      const isTyron = method === 'GetTransaction' && JSON.stringify(answer).includes(hundredTyron)
      if (!isTyron || params.length === 0) return answer
      const result = answer['result'] as { readonly receipt: object }
      return { ...answer, result: { ...result, receipt: { ...result.receipt, event_logs: [] } } }
    }),
  )
  await page.reload()
  await expect(page.getByText(/^TYRON: the rows do not come to the balance by 100\./)).toBeVisible()
  const cut = await saveFile(page)
  expect(cut.at(-1)).toEqual({ kind: 'untold received', amount: 100n * ssi, coin: 'TYRON' })
  expect(sumOf(cut, 'TYRON')).toBe(held.get('TYRON'))
  // A file of one coin says it of that one alone, and a file of one kind comes to no balance.
  await page.getByLabel('Coin').selectOption('TYRON')
  expect((await saveFile(page)).at(-1)).toEqual(cut.at(-1))
  await page.getByLabel('Coin').selectOption('ZIL')
  expect(await saveFile(page)).toEqual(cut.filter(({ coin }) => coin === 'ZIL'))
  await page.getByLabel('Coin').selectOption('all')
  await page.getByLabel('Kind').selectOption('Sent')
  expect(await saveFile(page)).toEqual(cut.filter(({ kind }) => kind === 'sent'))

  // One that cannot be read is named, and then nothing is said of all; nothing is said where nothing can be read.
  tolerance.failedRequests = true
  const { tyron } = devnet.network
  site.node.behave(
    refusing('busy', ({ params: [at, field] }) => at === tyron.slice(2) && field === 'balances'),
  )
  const unread = 'What the wallet holds of these could not be read: TYRON.'
  await page.reload()
  await expect(page.getByText(unread)).toBeVisible()
  await expect(page.getByText('The rows come to')).toHaveCount(0)
  expect(await saveFile(page)).toEqual(later)
  await expect(page.getByRole('status').getByText(unread)).toBeVisible()
  site.node.behave(refusing('busy', ({ method }) => method.startsWith('Get')))
  expect(await saveFile(page)).toEqual(later)
  const unheld = 'What the wallet holds could not be read, so the rows are not compared with it.'
  await expect(page.getByRole('status').getByText(unheld)).toBeVisible()
})
