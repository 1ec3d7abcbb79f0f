/** A statement of a name: saved with one press, printed, and read anew by the command, against what the node says. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { asPublic } from '../steps/network/faultyNode'
import { card, fact, withSettings } from '../steps/page/pageParts'
import { askField, askNode, heldBy } from '../steps/network/rawChain'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { sendAndMine } from '../steps/network/signedTransactions'
import { expect, test } from '../steps/network/testSite'

/** Who holds heron.ssi in the seeded world, which has three guardians. */
const holder = 5
const person = testAccount(holder)

interface Fact {
  readonly fact: string
  readonly of: { readonly base16: Address; readonly bech32: string } | null
  readonly about: string | null
  readonly value?: unknown
  readonly unknown?: { readonly code: string; readonly reason: string }
  readonly endpoint: string | null
  readonly fromBlock: string | null
  readonly toBlock: string | null
}

interface Saved {
  readonly path: string
  readonly text: string
  readonly facts: readonly Fact[]
  of(fact: string, holder?: Address | null, about?: string): Fact | undefined
}

async function openSaved(download: Download): Promise<Saved> {
  expect(download.suggestedFilename()).toBe('heron.ssi.json')
  const path = await download.path()
  const text = await readFile(path, 'utf8')
  const { facts } = JSON.parse(text) as { readonly facts: readonly Fact[] }
  return {
    path,
    text,
    facts,
    of: (fact, of = null, about) =>
      facts.find(
        (each) => each.fact === fact && (each.of?.base16 ?? null) === of && each.about === (about ?? null),
      ),
  }
}

/** Presses the one button on the page of the name. */
async function save(page: Page): Promise<Saved> {
  const download = page.waitForEvent('download')
  await card(page, 'Statement of heron.ssi').getByRole('button', { name: 'Save as JSON' }).click()
  return openSaved(await download)
}

/** The card says in a few lines what stands in the file. */
async function expectSummary(page: Page, { facts }: Saved): Promise<void> {
  const summary = card(page, 'Statement of heron.ssi')
  const held = (isOfNames: boolean): number =>
    facts
      .filter(({ fact, about }) => fact === 'nfts' && about?.startsWith('.') === isOfNames)
      .reduce((sum, { value }) => sum + Number((value as { count: string } | null)?.count ?? 0), 0)
  const coins = facts.filter(
    ({ fact, value }) => fact === 'balance' && ((value as { units: string } | null)?.units ?? '0') !== '0',
  )
  await expect(fact(summary, 'Pictures and names')).toHaveText(`${held(false)} and ${held(true)}`)
  await expect(fact(summary, 'Coins with a balance')).toHaveText(String(coins.length))
  await expect(fact(summary, 'Guardians')).toHaveText('3 guardians, as hashes; 3 sign')
}

/** Runs the command as anybody would. */
async function check(
  path: string,
  endpoint: string,
): Promise<{ readonly code: unknown; readonly said: string }> {
  const command = ['--import', 'tsx', 'scripts/statement.ts', 'check', path, '--endpoint', endpoint]
  const child = spawn(process.execPath, command)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()))
  }
  const [code] = (await once(child, 'close')) as [unknown]
  return { code, said }
}

test('[BX-25] a controller saves with one press what the node says, prints it, and anybody finds what has changed since', async ({
  page,
  site,
}, testInfo) => {
  test.slow()
  const { devnet } = site
  const wallet = devnet.network.names.find(({ name }) => name === 'heron.ssi')!.address
  await arriveAs(page, { account: holder })
  await page.goto('/heron.ssi')
  const saved = await save(page)
  const main = page.getByRole('main')
  await expect(main.getByText(`${saved.facts.length} facts are saved.`)).toBeVisible()
  await expectSummary(page, saved)
  expect(await findBarriers(page)).toEqual([])

  const header = (
    (await askNode(devnet, 'GetLatestTxBlock')) as { readonly header: { readonly BlockNum: string } }
  ).header
  for (const fact of saved.facts) {
    expect(fact).toMatchObject({ endpoint: site.url, fromBlock: header.BlockNum, toBlock: header.BlockNum })
  }
  expect(saved.of('controller', wallet)?.value).toEqual({
    base16: await askField<string>(devnet, wallet, 'controller'),
    bech32: toBech32(person.address),
  })
  const guardians = Object.keys((await askField<object>(devnet, wallet, 'social_guardians')) ?? {})
  expect(guardians).toHaveLength(3)
  expect(saved.of('guardians', wallet)?.value).toEqual(guardians.toSorted())
  expect(saved.of('document', wallet)?.value).toMatchObject({
    did: await askField<string>(devnet, wallet, 'did'),
    version: await askField<string>(devnet, wallet, 'version'),
  })
  for (const who of [wallet, person.address]) {
    const held = await heldBy({ devnet }, who)
    for (const { about, value } of saved.facts.filter(
      ({ fact, of }) => fact === 'balance' && of?.base16 === who,
    )) {
      const { units, decimals } = held.get(about ?? '') ?? { units: -1n, decimals: 0 }
      expect(value, `${about} of ${who}`).toEqual({ units: units.toString(), decimals })
    }
  }

  // The page to print has the hash of the very file.
  await card(page, 'Statement of heron.ssi').getByRole('link', { name: 'Open the page to print' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Statement of heron.ssi' })).toBeVisible()
  const hash = createHash('sha256').update(saved.text).digest('hex')
  await expect(main).toContainText(hash.match(/.{4}/g)!.join(' '))
  await expect(main).toContainText('3 guardians, as hashes; 3 sign')
  await expect(main).toContainText(`block ${header.BlockNum} · ${new URL(site.url).host}`)
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await main.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(main.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  const colours = await main.evaluate((part) => [
    getComputedStyle(part).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ])
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await page.emulateMedia({ media: 'screen' })
  const again = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save as JSON' }).click()
  expect((await openSaved(await again)).text).toBe(saved.text)

  const endpoint = `${site.url}/-/rpc`
  const copy = testInfo.outputPath('heron.ssi.json')
  await copyFile(saved.path, copy)
  const same = await check(copy, endpoint)
  expect(same.said).toContain(`sha256 ${hash}`)
  expect(same.said).toContain(
    `${saved.facts.length} facts: ${saved.facts.length} the same, 0 differ, 0 could not be read`,
  )
  expect(same.code).toBe(0)
  const { balance } = (await askNode(devnet, 'GetBalance', person.address.slice(2))) as {
    readonly balance: string
  }
  await sendAndMine(devnet, person, { toAddr: testAccount(9).address, amount: 5n, gasLimit: 50n })
  const differs = await check(copy, endpoint)
  expect(differs.code).toBe(1)
  const lines = differs.said.split('\n').filter((line) => line.startsWith('differs'))
  expect(lines).toHaveLength(1)
  const zil = (qa: string): string => `${qa.slice(0, -12)}.${qa.slice(-12)}`.replace(/\.?0+$/, '')
  expect(lines[0]).toContain(
    `balance ZIL, ${toBech32(person.address)}: then ${zil(balance)} (block ${header.BlockNum}), now `,
  )
})

test('[BX-25] on a network for reading everybody saves it, and an account that was swept is said to be swept @desktop', async ({
  page,
  devnet,
  openEndpoint,
}, testInfo) => {
  test.slow()
  const behave = asPublic('mainnet', devnet)
  const endpoint = await openEndpoint(async (body, ask) =>
    JSON.stringify(await behave(body, ask)).replace(/"nonce":\d+/g, '"nonce":18446744073709551615'),
  )
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  await page.goto('/heron.ssi')
  const saved = await save(page)
  expect(saved.of('swept', person.address)?.value).toEqual({ swept: true, nonce: '18446744073709551615' })
  expect(JSON.parse(saved.text)).toMatchObject({ network: { name: 'mainnet', chainId: 1 } })
  expect(saved.facts.filter(({ unknown }) => unknown !== undefined)).toEqual([])

  await page.goto('/heron.ssi/didx/statement')
  const main = page.getByRole('main')
  await expect(main).toContainText('so that it can sign nothing there any more.')
  expect(await findBarriers(page)).toEqual([])

  const copy = testInfo.outputPath('heron.ssi.json')
  await copyFile(saved.path, copy)
  expect(await check(copy, endpoint.url)).toMatchObject({ code: 0 })
})

test('[BX-25] what a node that stops half way does not answer stands as unknown in file and page, never as none or 0', async ({
  page,
  tolerance,
}) => {
  tolerance.failedRequests = true
  await arriveAs(page, { account: holder })
  await page.goto('/heron.ssi')
  await expect(card(page, 'Statement of heron.ssi')).toBeVisible()
  let isUp = true
  await page.route('**/-/rpc', async (route) => {
    if (route.request().postData()?.includes('"allowances"') === true) isUp = false
    await (isUp ? route.continue() : route.abort())
  })
  const saved = await save(page)
  for (const kind of ['Allowances', 'Pictures and names', 'Stakes']) {
    await expect(fact(card(page, 'Statement of heron.ssi'), kind)).toHaveText('Unknown')
  }
  const unknown = saved.facts.filter(({ unknown: reason }) => reason !== undefined)
  const known = saved.facts.length - unknown.length
  await expect(card(page, 'Statement of heron.ssi')).toContainText(
    `Saved: ${known} of ${saved.facts.length} facts are read. The rest stands in the file as unknown`,
  )
  expect(new Set(unknown.map(({ fact }) => fact))).toEqual(
    new Set(['allowances', 'nfts', 'stakes', 'shares', 'soulbound']),
  )
  for (const fact of unknown) {
    expect(fact).toMatchObject({ endpoint: null, fromBlock: null, unknown: { code: 'RpcTransport' } })
    expect(fact).not.toHaveProperty('value')
  }

  await card(page, 'Statement of heron.ssi').getByRole('link', { name: 'Open the page to print' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(`${known} of ${saved.facts.length} facts are read.`)
  await expect(main.getByText(/^Unknown, .*TYRON/).first()).toBeVisible()
  await expect(main.getByText(/^None on/)).toHaveCount(0)
  isUp = true
  await page.unroute('**/-/rpc')
  await main.getByRole('button', { name: 'Ask again' }).click()
  await expect(main.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
  await expect(main.getByText(/^Unknown/)).toHaveCount(0)
  await expect(main.getByText(/^None on/).first()).toBeVisible()
})
