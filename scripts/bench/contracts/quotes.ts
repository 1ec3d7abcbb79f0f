import { quoteExactInput, quotesFor, splitOf, usualFees, type Exchanges, type Pool } from '@tyto/exchange'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'

const from: Pool = { zil: 4_000_000_000_000_000_000n, tokens: 9_000_000_000_000n }
const to: Pool = { zil: 700_000_000_000_000_000n, tokens: 51_000_000_000_000_000_000_000n }

const stateOf = (id: keyof typeof usualFees) =>
  [
    id,
    { fees: usualFees[id], feesGoTo: null, pools: new Map(Object.entries({ tyron: to, xsgd: from })) },
  ] as const

/** All four exchanges sell TYRON for ZIL, the community's by three contracts. */
const exchanges: Exchanges = {
  block: 1n,
  states: new Map([stateOf('zilswap'), stateOf('aswap'), stateOf('dragondex')]),
  tyronDex: {
    reserves: { tyron: 80_000_000_000_000_000n, ssi: 250_000_000_000_000_000_000_000n },
    profitDenom: 9_900n,
    reward: 50n,
    totalSupply: 250_000_000_000_000_000_000_000n,
    contributions: 1_000_000_000_000_000_000_000n,
    daoBalance: 1_000_000_000_000_000_000_001n,
    isFairlaunch: false,
  },
  vault: { reserve: 400_000_000_000n },
}
const trade = { from: 'zil', to: 'tyron', slippage: 200n }

/** The cost of one keystroke. */
export const quotes: readonly Benchmark[] = [
  {
    name: 'quotes-of-pools',
    goal: { atMost: 50, unit: 'microseconds' },
    run: async () => {
      let amount = 1n
      const ask = (): void => {
        for (const fees of Object.values(usualFees)) quoteExactInput(fees, { from, to }, amount++)
      }
      return 1_000_000 / ratePerCpuSecond(ask, 1, 1)
    },
  },
  {
    name: 'four-quotes',
    goal: { atMost: 50, unit: 'microseconds' },
    run: async () => {
      let amount = 10n ** 15n
      const ask = (): void => {
        const offers = quotesFor(exchanges, { ...trade, amount: amount++ })
        if (!Object.values(offers).every(({ ok }) => ok)) throw new Error('one of the four pays nothing')
      }
      return 1_000_000 / ratePerCpuSecond(ask, 1, 1)
    },
  },
  {
    name: 'best-split',
    goal: { atMost: 2_000, unit: 'microseconds' },
    run: async () => {
      let amount = 10n ** 17n
      const ask = (): void => {
        if (splitOf(exchanges, { ...trade, amount: amount++ }, () => 0n) === null)
          throw new Error('no split gains')
      }
      return 1_000_000 / ratePerCpuSecond(ask, 1, 1)
    },
  },
]
