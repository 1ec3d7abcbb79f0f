import { expect, it } from 'vitest'
import { isPlain, readTable } from '../../../shared/ui/list/readTable'
import { linesOfNames, mostNames, nameColumns, namesOf, readCount } from './readCount'

it.each([
  ['', 'noNumber'],
  ['three', 'noNumber'],
  ['1e3', 'noNumber'],
  ['0x10', 'noNumber'],
  ['2.5', 'noInteger'],
  ['2,5', 'noInteger'],
  ['1,000', 'tooMany'],
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

it.each(['2.0', '2,0', ' 2 '])('%s is two, as it is wherever something is counted', (typed) => {
  expect(readCount(typed)).toEqual({ ok: true, value: 2 })
})

const names = (text: string): readonly string[] | string | null => {
  const found = readTable(text, nameColumns, mostNames)
  if (found.kind === 'fault') return found.code
  return isPlain(found.table, nameColumns) ? namesOf(found.table) : null
}

it('reads the names of a list, with a heading or none', () => {
  expect(names('owl\r\n barn \n\ntwo words\n')).toEqual(['owl', 'barn', 'two words'])
  expect(names('\uFEFFName\r\n"owl"\r\n" barn "\r\n')).toEqual(['owl', 'barn'])
  expect(names(linesOfNames('night,dawn;dusk\tfog'))).toEqual(['night', 'dawn', 'dusk', 'fog'])
  expect(names(' \n\n')).toBe('empty')
  expect(names(`owl\n${'x'.repeat(2_000)}`)?.[1]).toHaveLength(300)
  expect(names('owl\n'.repeat(mostNames + 1))).toBe('tooManyRows')
})

it('asks which column holds the names where there are several', () => {
  expect(names('owl;barn\nnight;dawn')).toBeNull()
  expect(names('Nr;Name\n1;owl\n2;barn')).toBeNull()
})
