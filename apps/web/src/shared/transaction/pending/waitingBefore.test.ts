import { expect, it } from 'vitest'
import { exampleId, exampleTransaction } from './testing/exampleTransaction'
import { waitingBefore } from './waitingBefore'

it('[BX-27] a request that was left in the wallet is named with the next one, oldest first', () => {
  const first = exampleTransaction({ state: { status: 'unknown', id: null, cause: 'pageGone' } }, 1_000)
  const second = exampleTransaction({}, 2_000)
  const third = exampleTransaction({}, 3_000)
  const all = [third, second, first]
  expect(waitingBefore(third, all)).toEqual([first, second])
  expect(waitingBefore(first, all)).toEqual([])
})

it('[BX-27] what the wallet answered, and what another account or network was asked, waits no more', () => {
  const latest = exampleTransaction({}, 9_000)
  const intent = { ...exampleTransaction({}, 1_000).intent, sender: latest.intent.to }
  const others = [
    exampleTransaction({ state: { status: 'submitted', id: exampleId } }, 1_000),
    exampleTransaction({ state: { status: 'unknown', id: null, cause: 'unclear' } }, 2_000),
    exampleTransaction({ intent }, 3_000),
    exampleTransaction({ network: 'testnet' }, 4_000),
    exampleTransaction({ state: { status: 'unknown', id: exampleId, cause: 'pollsOver' } }, 5_000),
    exampleTransaction({ state: { status: 'rejected', reason: 'byUser', code: null, isSure: true } }, 6_000),
  ]
  expect(waitingBefore(latest, [latest, ...others])).toEqual([])
})

it('[BX-27] two that were asked for in the same moment both wait', () => {
  const one = exampleTransaction({}, 1_000)
  const other = { ...exampleTransaction({}, 1_000), key: 'other' }
  expect(waitingBefore(one, [one, other])).toEqual([other])
})
