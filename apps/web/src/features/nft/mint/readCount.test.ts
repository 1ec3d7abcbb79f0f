import { expect, it } from 'vitest'
import { mostNames, readCount, readNames } from './readCount'

it.each([
  ['', 'noNumber'],
  ['three', 'noNumber'],
  ['1e3', 'noNumber'],
  ['0x10', 'noNumber'],
  ['2.5', 'noInteger'],
  ['2,0', 'noInteger'],
  ['1', 'tooFew'],
  ['0', 'tooFew'],
  ['-3', 'tooFew'],
  [String(mostNames + 1), 'tooMany'],
  ['9'.repeat(400), 'tooMany'],
])('%s is no number of names: %s', (typed, code) => {
  expect(readCount(typed)).toEqual({ ok: false, code })
})

it.each(['2', '30', String(mostNames)])('%s is one', (typed) => {
  expect(readCount(typed)).toEqual({ ok: true, value: Number(typed) })
})

it('reads the names of a list, whatever stands between them', () => {
  const names = ['owl', 'barn', 'night', 'dawn', 'dusk', 'fog']
  expect(readNames('owl\r\n barn \n\nnight,dawn;dusk\tfog\n')).toEqual(names)
  expect(readNames('\uFEFFName\r\n"owl"\r\n" barn "\r\n')).toEqual(['owl', 'barn'])
  expect(readNames(' \n,;\n')).toEqual([])
  expect(readNames(`owl\n${'x'.repeat(2_000)}`)[1]).toHaveLength(300)
})
