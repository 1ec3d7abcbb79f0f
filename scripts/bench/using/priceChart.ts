import { isRecord, ownValue } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import type { Benchmark } from '../benchmark'
import { changeAnswers } from './changeAnswers'
import { withSite } from '../opening/withSite'

const trades = 10_000
/** As many as the network tells at once. */
const inPage = 1_000
const rounds = 7

/** The exchange of the community says that so many trades moved its price, one in each block. */
async function tradeOften(page: Page): Promise<void> {
  // The network knows the first page alone: the others are of the same state.
  let first: unknown
  await changeAnswers(page, ({ method, params }, result) => {
    // Blocks that never were still have to lie before the newest one.
    if (method === 'GetLatestTxBlock' && isRecord(result)) {
      const header = ownValue(result, 'header')
      const number = BigInt(String(ownValue(header, 'BlockNum'))) + BigInt(trades)
      return { ...result, header: { ...(header as object), BlockNum: number.toString() } }
    }
    if (method !== 'tyto_getFieldHistory' || !(params[1] as readonly string[]).includes('reserves'))
      return result
    const from = Number(params[2] ?? 0)
    if (from === 0) first = result
    const latest = BigInt(String(ownValue(first, 'block'))) + BigInt(trades)
    const reserves = ownValue(ownValue(first, 'state'), 'reserves') as { arguments: readonly string[] }
    const changes = Array.from({ length: inPage }, (_, at) => {
      const age = from + at
      const moved = BigInt((age * 7_919) % 10_007) * 10n ** 19n
      const [tyron, ssi = '0'] = reserves.arguments
      return {
        block: (latest - BigInt(age)).toString(),
        timestamp: String((Date.now() - age * 1_000) * 1_000),
        field: 'reserves',
        keys: [],
        before: { value: { ...reserves, arguments: [tyron, (BigInt(ssi) + moved).toString()] } },
      }
    })
    const next = from + inPage < trades ? String(from + inPage) : null
    return { ...(first as object), changes, isComplete: next === null, next }
  })
}

/** Chooses a coin as a person does, and says how long it took until its line stood on the screen, in ms. */
function timeToDraw(page: Page, coin: string): Promise<number> {
  return page.evaluate(
    (chosen) =>
      new Promise<number>((done) => {
        const select = document.querySelector<HTMLSelectElement>('main select')!
        const start = performance.now()
        select.value = chosen
        select.dispatchEvent(new Event('change', { bubbles: true }))
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
      }),
    coin,
  )
}

/** The page of the price, its history read: from the choice of the coin to its line on the screen, in ms. The median of some rounds. */
function timeOfPriceChart(): Promise<number> {
  return withSite('on demand', async ({ url, browser }) => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } })
    await tradeOften(page)
    await page.goto(`${url}/tyrondex.ssi`)
    await page.getByRole('combobox', { name: 'Coin' }).scrollIntoViewIfNeeded()
    const line = page.getByRole('slider', { name: '1 TYRON in USD, block by block' })
    await line.waitFor()
    const points = Number(await line.getAttribute('aria-valuemax'))
    if (points < trades) throw new Error(`Only ${points} points are drawn.`)
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      await timeToDraw(page, 'gzil')
      await page.getByRole('slider', { name: '1 gZIL in USD, block by block' }).waitFor()
      const time = await timeToDraw(page, 'tyron')
      await line.waitFor()
      if (round > 0) times.push(time)
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  })
}

/** A line of many trades stands on the screen before anybody waits for it. */
export const priceCharts: readonly Benchmark[] = [
  { name: 'draw-price-of-10000-trades', goal: { atMost: 100, unit: 'ms' }, run: timeOfPriceChart },
]
