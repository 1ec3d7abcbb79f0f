import type { ScillaType } from '@tyto/abi'
import { MemoryState, type FieldWrite } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { emptyMap, mapValue, stringValue, type Value } from '@tyto/scilla'
import { describe, expect, test } from 'vitest'
import { decodeChanges, encodeChanges, watchChanges, type StateChanges } from './stateChanges'

const address: Address = `0x${'a1'.repeat(20)}`
const text: ScillaType = { kind: 'primitive', name: 'String' }
const texts: ScillaType = { kind: 'map', key: text, value: text }

const map = (...entries: readonly (readonly [string, string])[]): Value =>
  mapValue(
    text,
    text,
    entries.map(([key, value]) => [stringValue(key), stringValue(value)]),
  )

const write = (field: string, value: Value | undefined, ...keys: readonly string[]): FieldWrite => ({
  address,
  field,
  keys,
  value,
})

/** The changes by writes in a contract with these fields. */
function changesOf(fields: Readonly<Record<string, Value>>, ...writes: readonly FieldWrite[]): StateChanges {
  const state = new MemoryState()
  const none = { balances: new Map(), nonces: new Map(), contracts: [] }
  const begin = Object.entries(fields).map(([name, value]) => write(name, value))
  state.apply({ ...none, contracts: [{ address, code: '', init: new Map() }], writes: begin })
  const difference = { ...none, writes }
  const changes = watchChanges(difference, state, undefined)
  state.apply(difference)
  return changes()
}

const brief = ({ fields }: StateChanges) =>
  fields.map(({ field, keys, before, after }) => [[field, ...keys].join('/'), before, after])

describe('watchChanges', () => {
  test('tells the entries of a whole map that is written, and entries written on top of it once', () => {
    const changes = changesOf(
      { m: map(['a', '1'], ['b', '2'], ['c', '3']) },
      write('m', map(['a', '1'], ['b', 'x'])),
      write('m', stringValue('4'), 'd'),
      write('m', stringValue('y'), 'b'),
    )
    const expected = [
      ['m/b', ['2'], ['y']],
      ['m/c', ['3'], null],
      ['m/d', null, ['4']],
    ]
    expect(brief(changes)).toHaveLength(3)
    expect(brief(changes)).toEqual(expect.arrayContaining(expected))
  })

  test('tells of empty maps that come and go, and not of one that stays', () => {
    const nested = { m: mapValue(text, texts, [[stringValue('old'), emptyMap(text, text)]]) }
    expect(brief(changesOf(nested, write('m', emptyMap(text, text), 'new')))).toEqual([['m/new', null, [{}]]])
    expect(brief(changesOf(nested, write('m', undefined, 'old')))).toEqual([['m/old', [{}], null]])
    expect(brief(changesOf(nested, write('m', emptyMap(text, text), 'old')))).toEqual([])
  })

  test('tells a value that is too long by its length, also where only its end differs', () => {
    const long = 'x'.repeat(5_000)
    const changes = changesOf({ t: stringValue(`${long}1`) }, write('t', stringValue(`${long}2`)))
    expect(brief(changes)).toEqual([['t', 5_003, 5_003]])
    expect(brief(changesOf({ t: stringValue(long) }, write('t', stringValue(long))))).toEqual([])
  })

  test('counts the changes beyond the 250th', () => {
    const entries = Array.from({ length: 260 }, (_, i) => [String(i), 'x'] as const)
    const changes = changesOf({ m: map(...entries) }, write('m', emptyMap(text, text)))
    expect([changes.fields.length, changes.left]).toEqual([250, 10])
  })

  test('keys that mean something to JavaScript are just keys', () => {
    const changes = changesOf({ m: map(['__proto__', '1']) }, write('m', stringValue('2'), '__proto__'))
    expect(brief(changes)).toEqual([['m/__proto__', ['1'], ['2']]])
  })

  test('is read back as it was written', () => {
    const changes: StateChanges = {
      ...changesOf({ m: map(['a', '1']) }, write('m', undefined, 'a'), write('m', stringValue('5'), 'b')),
      balances: [{ address, before: 10n ** 30n, after: 0n }],
      left: 3,
      failedAt: address,
    }
    expect(decodeChanges(encodeChanges(changes))).toEqual(changes)
    const nothing = changesOf({})
    expect(decodeChanges(encodeChanges(nothing))).toEqual(nothing)
  })
})
