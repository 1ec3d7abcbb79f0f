import { expect, test } from 'vitest'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import { blocksLeft } from './blocksLeft'
import type { ItemState } from './itemStates'
import { seriesCsv } from './seriesCsv'
import { exampleItem, exampleSeries } from './testing/exampleSeries'

const words = {
  heads: { transaction: 'Transaction', state: 'State', reason: 'Reason', id: 'Id', block: 'Block' },
  state: (status: string) => status,
  reason: ({ status }: ItemState) => (status === 'failed' ? 'It said "no", twice' : ''),
}

const item = exampleItem
const series = exampleSeries()

const confirmed = exampleTransaction({
  state: { status: 'confirmed', id: exampleId, receipt: exampleReceipt },
})

test('a line for each row of the list, quoted, and nothing that a spreadsheet would run', () => {
  const states: readonly ItemState[] = [
    { item: series.items[0]!, status: 'confirmed', transaction: confirmed },
    { item: series.items[1]!, status: 'failed', transaction: null },
  ]
  expect(seriesCsv(series, states, words).split('\r\n')).toEqual([
    'To,Amount,State,Reason,Id,Block',
    `alice.ssi,1.5,confirmed,,0x${exampleId},12`,
    `"'=HYPERLINK(""http://evil"")",2,confirmed,,0x${exampleId},12`,
    'Label b,,failed,"It said ""no"", twice",,',
    '',
  ])
  expect(
    seriesCsv({ ...series, columns: [] }, states, words)
      .split('\r\n')
      .slice(0, 2),
  ).toEqual(['Transaction,State,Reason,Id,Block', `Label a,confirmed,,0x${exampleId},12`])
})

test('what is left is measured by the blocks of those that went', () => {
  const states: readonly ItemState[] = [
    { item: item('a'), status: 'confirmed', transaction: confirmed },
    { item: item('b'), status: 'toSend', transaction: null },
    { item: item('c'), status: 'skipped', transaction: null },
    { item: item('d'), status: 'awaiting', transaction: null },
  ]
  expect(blocksLeft(states)).toEqual({ each: 1n, all: 2n })
  const late = exampleTransaction({
    state: { status: 'confirmed', id: exampleId, receipt: { ...exampleReceipt, block: 16n } },
  })
  // Five blocks for one and one for another are three for each; one that stands in no later block took one.
  const more: readonly ItemState[] = [...states, { item: item('e'), status: 'confirmed', transaction: late }]
  expect(blocksLeft([...more, { item: item('f'), status: 'submitted', transaction: null }])).toEqual({
    each: 3n,
    all: 9n,
  })
  const early = { ...confirmed, intent: { ...confirmed.intent, block: 12n } }
  expect(blocksLeft([{ item: item('a'), status: 'confirmed', transaction: early }, states[1]!])?.each).toBe(
    1n,
  )
  expect(blocksLeft(states.slice(1))).toBeNull()
  expect(blocksLeft(states.slice(0, 1))).toBeNull()
})
