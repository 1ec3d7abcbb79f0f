import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { integerValue, mapValue, stringValue, walkEntries, type MapValue, type Value } from '@tyto/scilla'
import { MemoryState } from './memoryState'
import { Overlay } from './overlay'
import type { StateReader } from './state'

const text: ScillaType = { kind: 'primitive', name: 'String' }
const numberType: ScillaType = { kind: 'primitive', name: 'Uint32' }
const innerType: ScillaType = { kind: 'map', key: text, value: numberType }
const outerType: ScillaType = { kind: 'map', key: text, value: innerType }
const wallet: Address = `0x${'11'.repeat(20)}`

type Plain = Map<string, Map<string, number>>

const toInner = (plain: ReadonlyMap<string, number>): MapValue =>
  mapValue(
    text,
    numberType,
    [...plain].map(([key, value]) => [stringValue(key), integerValue('Uint32', BigInt(value))]),
  )
const toOuter = (plain: Plain): MapValue =>
  mapValue(
    text,
    innerType,
    [...plain].map(([key, value]) => [stringValue(key), toInner(value)]),
  )

function toPlain(value: Value | undefined): unknown {
  if (value === undefined) return undefined
  if (value.kind === 'integer') return Number(value.value)
  if (value.kind !== 'map') throw new Error(value.kind)
  return new Map([...walkEntries(value.entries)].map((node) => [node.text, toPlain(node.value)]))
}

const key = fc.constantFrom('a', 'b', 'c', '__proto__')
const figure = fc.nat(9)
const inner = fc.dictionary(key, figure).map((object) => new Map(Object.entries(object)))
const outer = fc.array(fc.tuple(key, inner), { maxLength: 3 }).map((list) => new Map(list))

const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), at: key, entry: key, figure }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('delete' as const), at: key, entry: key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('putInner' as const), at: key, inner }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteInner' as const), at: key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('putAll' as const), outer }) },
)

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

function perform(overlay: Overlay, model: Plain, op: Operation): Plain {
  switch (op.kind) {
    case 'put': {
      overlay.write(wallet, 'map', [op.at, op.entry], integerValue('Uint32', BigInt(op.figure)))
      const map = model.get(op.at) ?? new Map<string, number>()
      model.set(op.at, map.set(op.entry, op.figure))
      return model
    }
    case 'delete':
      overlay.write(wallet, 'map', [op.at, op.entry], undefined)
      model.get(op.at)?.delete(op.entry)
      return model
    case 'putInner':
      overlay.write(wallet, 'map', [op.at], toInner(op.inner))
      return model.set(op.at, new Map(op.inner))
    case 'deleteInner':
      overlay.write(wallet, 'map', [op.at], undefined)
      model.delete(op.at)
      return model
    case 'putAll':
      overlay.write(wallet, 'map', [], toOuter(op.outer))
      return new Map([...op.outer].map(([at, map]) => [at, new Map(map)]))
  }
}

const copy = (plain: Plain): Plain => new Map([...plain].map(([at, map]) => [at, new Map(map)]))

function compare(reader: StateReader, has: Overlay | undefined, model: Plain): void {
  expect(toPlain(reader.field(wallet, 'map', []))).toEqual(model)
  for (const at of ['a', 'b', 'c', '__proto__']) {
    expect(toPlain(reader.field(wallet, 'map', [at]))).toEqual(model.get(at))
    if (has !== undefined) expect(has.has(wallet, 'map', [at])).toBe(model.has(at))
    for (const entry of ['a', '__proto__']) {
      expect(toPlain(reader.field(wallet, 'map', [at, entry]))).toBe(model.get(at)?.get(entry))
      if (has !== undefined)
        expect(has.has(wallet, 'map', [at, entry])).toBe(model.get(at)?.has(entry) ?? false)
    }
  }
}

test('an overlay reads like the state would after its writes, and its difference makes that state', () => {
  fc.assert(
    fc.property(
      outer,
      fc.array(fc.array(operation, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      (start, transactions) => {
        const state = new MemoryState()
        state.addContract({ address: wallet, code: '', init: new Map() })
        const first = new Overlay(state, () => outerType)
        first.write(wallet, 'map', [], toOuter(start))
        state.apply(first.difference())
        let model = copy(start)
        for (const operations of transactions) {
          const overlay = new Overlay(state, () => outerType)
          for (const op of operations) {
            model = perform(overlay, model, op)
            compare(overlay, overlay, model)
          }
          state.apply(overlay.difference())
          compare(state, undefined, model)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a keyed write does not copy the map: nothing below it is read', () => {
  const reads: (readonly string[])[] = []
  const state = new MemoryState()
  const reader: StateReader = {
    balance: () => 0n,
    nonce: () => 0n,
    code: () => '',
    init: () => new Map(),
    field: (_address, _field, keys) => {
      reads.push(keys)
      return state.field(wallet, 'map', keys)
    },
  }
  const overlay = new Overlay(reader, () => outerType)
  overlay.write(wallet, 'map', ['a', 'b'], integerValue('Uint32', 1n))
  overlay.write(wallet, 'map', ['a', 'c'], undefined)
  expect(overlay.has(wallet, 'map', ['a', 'b'])).toBe(true)
  expect(overlay.has(wallet, 'map', ['a', 'c'])).toBe(false)
  expect(toPlain(overlay.field(wallet, 'map', ['a', 'b']))).toBe(1)
  expect(overlay.difference().writes).toHaveLength(2)
  expect(reads).toEqual([])
  overlay.field(wallet, 'map', ['b', 'b'])
  expect(reads).toEqual([['b', 'b']])
})
