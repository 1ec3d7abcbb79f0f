import { expect, test } from 'vitest'
import { matchItems } from './matchItems'

const items = [
  { label: 'Recovery kit', hint: 'alice.ssi' },
  { label: 'Kitchen', hint: '' },
  { label: 'Balances', hint: 'bruno.ssi', also: 'Money' },
  { label: 'Сова', hint: 'ZIL' },
]
const found = (typed: string, most = 9) => matchItems(items, typed, most).map(({ label }) => label)

test('an empty text finds all, as many as are wanted', () => {
  expect(found('  ')).toEqual(['Recovery kit', 'Kitchen', 'Balances', 'Сова'])
  expect(found('', 2)).toEqual(['Recovery kit', 'Kitchen'])
})

test('every word is found, in any case, in label, hint or other words', () => {
  expect(found('ALICE kit')).toEqual(['Recovery kit'])
  expect(found('сова')).toEqual(['Сова'])
  expect(found('bruno mon')).toEqual(['Balances'])
  expect(found('kit bruno')).toEqual([])
  expect(found('.*')).toEqual([])
})

test('what begins with the text comes first', () => {
  expect(found('kit')).toEqual(['Kitchen', 'Recovery kit'])
})
