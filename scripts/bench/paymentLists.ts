import { allCoins } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { rememberRows, settleRows } from '../../apps/web/src/features/payments/list/checkRows'
import { listBounds, readList } from '../../apps/web/src/features/payments/list/readList'
import type { Benchmark } from '../benchmark'

/** The longest list that is taken: half of it names, the other half addresses. */
function longestList(): string {
  const recipients = Array.from({ length: 200 }, (_, at) =>
    at % 2 === 0 ? `name${at}.ssi` : toBech32(testAccount(`listed ${at}`).address),
  )
  return Array.from({ length: listBounds.rows }, (_, at) => `${recipients[at % 200]},${at + 1}.25,XSGD`).join(
    '\r\n',
  )
}

/** How long it takes to read the longest list and to check every row of it. */
export const paymentLists: readonly Benchmark[] = [
  {
    name: 'read-payment-list',
    goal: { atMost: 300, unit: 'ms' },
    run: async () => {
      const text = longestList()
      const known = testAccount(0).address
      const coins = allCoins.map((coin) => ({ coin, balance: null }))
      const began = performance.now()
      const list = readList(text)
      if (list.kind === 'fault') throw new Error(list.code)
      const checked = rememberRows({ coins, language: 'en', coin: 'zil' })(list.rows)
      const settled = settleRows(checked, { addressOf: () => known, payer: null })
      if (settled.length !== listBounds.rows) throw new Error('Rows were lost.')
      return performance.now() - began
    },
  },
]
