import type { Page } from '@playwright/test'
import { createClient, findCollection } from '@tyto/chain'
import { zrc6Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { sendCall } from '../../../e2e/steps/network/signedTransactions'
import type { Benchmark } from '../benchmark'
import { overworkedFrames } from './overworkedFrames'
import { withPage } from './withPage'
import type { RunningSite } from '../opening/withSite'

const tokens = 10_000
const perCall = 50
const collection = 'lexicassi'
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

/** Shows all of them, and scrolls so fast that several hundred pass by; how many frames that takes too much work for. */
async function droppedFrames(page: Page): Promise<number> {
  const more = page.getByRole('button', { name: /more/i }).last()
  const shown = (): Promise<number> =>
    page
      .locator('main li[aria-setsize]')
      .first()
      .getAttribute('aria-setsize')
      .then((size) => Number(size))
  while ((await more.count()) > 0) {
    const before = await shown()
    await more.click()
    await page.waitForFunction(
      (count) => Number(document.querySelector('main li[aria-setsize]')?.ariaSetSize) > count,
      before,
    )
  }
  if ((await shown()) < tokens) throw new Error('Not all of them are shown.')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('main li[aria-posinset="1"]').waitFor()
  await page.waitForLoadState('networkidle')
  return overworkedFrames(page, async () => {
    await page.evaluate(async () => {
      const [frames, pixels] = [240, 50]
      for (let frame = 0; frame < frames; frame++) {
        window.scrollBy(0, pixels)
        await new Promise<number>((done) => {
          requestAnimationFrame(done)
        })
      }
    })
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
    goal: { atMost: 0, unit: 'frames' },
    run: figure(({ dropped }) => dropped),
  },
]
