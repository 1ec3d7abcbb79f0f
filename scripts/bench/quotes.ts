import { quoteExactInput, usualFees } from '@tyto/exchange'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'

const from = { zil: 4_000_000_000_000_000_000n, tokens: 9_000_000_000_000n }
const to = { zil: 700_000_000_000_000_000n, tokens: 51_000_000_000_000_000_000_000n }

/** What one keystroke costs: each exchange of pools asked for a trade through two pools. */
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
]
