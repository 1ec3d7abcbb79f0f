import { expect, test } from 'vitest'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import { blocksLeft } from './blocksLeft'
import type { ItemState } from './itemStates'
import type { Series } from './series'
import { seriesCsv } from './seriesCsv'
import { formatSeries, parseSeries } from './storedSeries'

const words = {
  heads: { transaction: 'Transaction', state: 'State', reason: 'Reason', id: 'Id', block: 'Block' },
  state: (status: string) => status,
  reason: ({ status }: ItemState) => (status === 'failed' ? 'It said "no", twice' : ''),
}

const item = (key: string, rows: readonly (readonly string[])[] = []) => ({
  key,
  action: 'sendFunds',
  input: '{}',
  label: `Label ${key}`,
  rows,
})

const series: Series = {
  id: 's',
  kind: 'payments',
  title: 'Payments',
  network: 'local',
  nonce: '4',
  account: '0x00000000000000000000000000000000000000bb',
  time: 1_800_000_000_000,
  columns: ['To', 'Amount'],
  items: [
    item('a', [
      ['alice.ssi', '1.5'],
      ['=HYPERLINK("http://evil")', '2'],
    ]),
    item('b'),
  ],
  skipped: [],
  isEnded: false,
  isSeen: false,
}

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
  expect(blocksLeft(states.slice(1))).toBeNull()
  expect(blocksLeft(states.slice(0, 1))).toBeNull()
})

test('a stored series is read back as it was, and damaged text is none', () => {
  const text = formatSeries(series)
  expect(parseSeries(text)).toEqual(series)
  for (const part of Object.keys(series)) {
    // Records of earlier releases have no nonce.
    const without = parseSeries(JSON.stringify({ ...JSON.parse(text), [part]: undefined }))
    expect(without, part).toEqual(part === 'nonce' ? { ...series, nonce: null } : null)
    expect(parseSeries(JSON.stringify({ ...JSON.parse(text), [part]: { x: 1 } })), part).toBeNull()
  }
  const twice = { ...series, items: [item('a'), item('a')] }
  expect([parseSeries(formatSeries(twice)), parseSeries(''), parseSeries('{"version":1}')]).toEqual([
    null,
    null,
    null,
  ])
  expect(parseSeries(formatSeries({ ...series, items: [] }))).toBeNull()
})
