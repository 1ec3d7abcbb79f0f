import { ssiId, priceOverTime, tyronId, usdId, usualFees, type Exchanges, type Past } from '@tyto/exchange'
import { drawing, stepLine } from '../../apps/web/src/shared/values/chart/stepLine'
import type { Benchmark } from '../benchmark'
import { withSite } from './withSite'

const trades = 10_000
const rounds = 7

/** So many trades at the exchange of the community, each of which moves the price. */
function tradedMarket(): Past<Exchanges> {
  const pool = { zil: 600_000n * 10n ** 12n, tokens: 12_000n * 10n ** 6n }
  const fees = usualFees.zilswap
  const states = new Map([
    [
      'zilswap',
      {
        fees,
        feesGoTo: null,
        pools: new Map([
          [usdId, pool],
          [ssiId, { ...pool, tokens: 10n ** 22n }],
        ]),
      },
    ],
  ] as const)
  const values = Array.from({ length: trades }, (_, at) => {
    const moved = BigInt((at * 7_919) % 10_007) * 10n ** 19n
    const tyronDex = {
      reserves: { tyron: 80_000n * 10n ** 12n, ssi: 250_000n * 10n ** 18n + moved },
      profitDenom: 9_900n,
      reward: 50n,
      totalSupply: 10n ** 23n,
      contributions: 0n,
      daoBalance: 0n,
      isFairlaunch: false,
    }
    return { block: BigInt(at), time: at, value: { block: BigInt(at), states, tyronDex, vault: undefined } }
  })
  return { values, isComplete: true }
}

/** From what the chain said to a line on the screen, in ms: the median of some rounds, each in a new drawing. */
async function timeToDraw(): Promise<number> {
  const market = tradedMarket()
  const drawAgain = (): { readonly path: string; readonly ms: number } => {
    const start = performance.now()
    const past = priceOverTime(market, { coin: tyronId, units: 10n ** 12n }, usdId)
    return { path: stepLine(past.values), ms: performance.now() - start }
  }
  return withSite('on demand', async ({ url, browser }) => {
    const page = await browser.newPage()
    await page.goto(url)
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const { path, ms } = drawAgain()
      const drawn = await page.evaluate(
        ({ d, width, height }) =>
          new Promise<number>((done) => {
            const start = performance.now()
            const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
            line.setAttribute('d', d)
            const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
            svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
            svg.append(line)
            document.body.prepend(svg)
            svg.getBoundingClientRect()
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
          }),
        { d: path, ...drawing },
      )
      if (round > 0) times.push(ms + drawn)
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  })
}

/** A line of many trades stands on the screen before anybody waits for it. */
export const priceCharts: readonly Benchmark[] = [
  { name: 'draw-price-of-10000-trades', goal: { atMost: 100, unit: 'ms' }, run: timeToDraw },
]
