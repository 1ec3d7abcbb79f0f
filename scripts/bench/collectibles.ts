import type { Page } from '@playwright/test'
import { createClient, findCollection } from '@tyto/chain'
import { zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { sendCall } from '../../e2e/signedTransactions'
import type { Benchmark } from '../benchmark'
import { withPage } from './withPage'
import type { RunningSite } from './withSite'

const tokens = 10_000
const perCall = 50
const collection = 'lexicassi'
/** How often more of them are asked for before the page is scrolled. */
const presses = 9

/** Gives alice.ssi so many pictures: the worst case of a collection, all of whose tokens have one owner. */
async function mintAll({ devnet, url }: RunningSite): Promise<void> {
  const { network } = devnet
  const client = createClient({ endpoints: [`${url}/-/rpc`], chainId: network.chainId, fetch })
  const contract = await findCollection(client, network, collection)
  const owner = network.names.find(({ name }) => name === 'alice.ssi')?.address
  if (contract === null || owner === undefined) throw new Error('The local network has no such collection.')
  for (let first = 0; first < tokens; first += perCall) {
    const uris = Array.from({ length: perCall }, (_, at) => `amber-owl-${(first + at) % 200}.svg`)
    const { BatchMint } = zrc6Token(contract)
    const call = BatchMint({ to_token_uri_pair_list: uris.map((uri) => [owner, uri] as const) })
    const { success } = await sendCall(devnet, testAccount('deployer'), call)
    if (!success) throw new Error('A mint failed.')
  }
}

const alice = { name: 'alice.ssi', account: 0, prepare: mintAll }
const path = '/didx/wallet/nft'
const tile = `main button[aria-label^="${collection} #"]`

async function open(page: Page): Promise<void> {
  await page.getByLabel('Collection', { exact: true }).selectOption(collection)
  await page.locator(tile).first().waitFor()
}

/** From the choice of the collection until its first NFTs can be chosen, with nothing of it known before, in ms. */
async function timeToUse(page: Page): Promise<number> {
  await page.getByLabel('Collection', { exact: true }).waitFor()
  const began = performance.now()
  await open(page)
  await page.locator(tile).first().click()
  await page.getByRole('group', { name: 'What can be done' }).waitFor()
  return performance.now() - began
}

/** How many frames of 60 in a second are missing while a long list of them is scrolled fast, in percent. */
async function droppedFrames(page: Page): Promise<number> {
  for (let press = 1; press <= presses; press++) {
    const before = await page.locator(tile).count()
    await page.getByRole('button', { name: /more/i }).last().click()
    await page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(String(selector)).length > Number(count),
      [tile, before] as const,
    )
  }
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const [lasts, pixelsPerMs] = [4_000, 3]
    const late: number[] = []
    const began = performance.now()
    let last = began
    for (let now = began; now - began < lasts;) {
      window.scrollTo(0, (now - began) * pixelsPerMs)
      now = await new Promise<number>((done) => {
        requestAnimationFrame(done)
      })
      late.push(Math.max(0, Math.round(((now - last) * 60) / 1_000) - 1))
      last = now
    }
    const lost = late.reduce((sum, each) => sum + each, 0)
    return (100 * lost) / (lost + late.length)
  })
}

interface Figures {
  usable: number
  dropped: number
}

let measured: Promise<Figures> | undefined

/** Both are measured in one visit: the collection takes a minute to make. */
function figure(pick: (figures: Figures) => number): () => Promise<number> {
  const measure = async (): Promise<Figures> => {
    const figures = { usable: 0, dropped: 0 }
    await withPage(alice, path, async (page) => {
      figures.usable = await timeToUse(page)
      figures.dropped = await droppedFrames(page)
      return figures.usable
    })
    return figures
  }
  return async () => pick(await (measured ??= measure()))
}

/** A wallet with 10,000 NFTs of one collection: its page is usable at once, and scrolls. */
export const collectibles: readonly Benchmark[] = [
  {
    name: 'nfts-10k-usable',
    goal: { atMost: 1_000, unit: 'ms' },
    run: figure(({ usable }) => usable),
  },
  {
    name: 'nfts-10k-dropped-frames',
    goal: { atMost: 1, unit: '% of frames' },
    run: figure(({ dropped }) => dropped),
  },
]
