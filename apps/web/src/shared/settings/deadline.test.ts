import { expect, it } from 'vitest'
import { blocksOf, readMinutes } from './deadline'
import { mostBlocks } from './readBlocks'

const auto = { minutes: null, blocks: null }

it.each([
  // A quarter more than twenty minutes of blocks of one second.
  ['a fast chain', 1_000, 1_500n],
  ['half a minute a block', 30_000, 50n],
  ['two minutes a block', 120_000, 13n],
  ['five minutes a block: the ten blocks of the specification are longer', 300_000, 10n],
  ['an hour a block', 3_600_000, 10n],
  ['a chain that hurries without bounds', 0.2, mostBlocks],
])('[SW-05] Auto: %s', (_, msPerBlock, blocks) => {
  expect(blocksOf(auto, msPerBlock)).toBe(blocks)
})

it('counts what was chosen, and blocks in place of minutes', () => {
  expect(blocksOf({ minutes: 5n, blocks: null }, 1_000)).toBe(375n)
  expect(blocksOf({ minutes: 1n, blocks: null }, 600_000)).toBe(1n)
  expect(blocksOf({ minutes: 5n, blocks: 40n }, 1_000)).toBe(40n)
})

it('lets nothing expire too soon while the pace is not known', () => {
  expect(blocksOf(auto)).toBe(1_500n)
})

it.each([
  ['', 'NotANumber'],
  ['-1', 'NotANumber'],
  ['2.5', 'NotANumber'],
  ['0', 'Zero'],
  ['10081', 'TooMany'],
  ['9'.repeat(40), 'TooMany'],
])('%j is no number of minutes: %s', (typed, code) => {
  expect(readMinutes(typed)).toEqual({ ok: false, code })
})
