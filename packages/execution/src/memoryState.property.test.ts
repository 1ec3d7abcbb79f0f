import { parseType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { integerValue, mapValue, valueToJson, type Value } from '@tyto/scilla'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MemoryState } from './memoryState'

const contract: Address = `0x${'c1'.repeat(20)}`
const inner = parseType('Map Uint32 Uint32')
const number = parseType('Uint32')

const step = fc.record({
  keys: fc.tuple(fc.nat(3), fc.nat(3)),
  value: fc.option(fc.nat(1000), { nil: undefined }),
  /** The read after the write: the whole map, an inner one, an entry, nothing. */
  look: fc.constantFrom(0, 1, 2, undefined),
})

it('changes maps in place, but never one that it has handed out', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const state = new MemoryState()
      const apply = (keys: readonly string[], value: Value | undefined) =>
        state.apply({
          balances: new Map<Address, bigint>(),
          nonces: new Map<Address, bigint>(),
          contracts: [],
          writes: [{ address: contract, field: 'm', keys, value }],
        })
      state.addContract({ address: contract, code: '', init: new Map<string, Value>() })
      apply([], mapValue(number, inner, []))
      const model = new Map<string, Map<string, number>>()
      const handedOut: { readonly value: Value; readonly json: string }[] = []

      for (const { keys, value, look } of steps) {
        const [outer, last] = keys.map(String) as [string, string]
        apply([outer, last], value === undefined ? undefined : integerValue('Uint32', BigInt(value)))
        if (value === undefined) model.get(outer)?.delete(last)
        else model.set(outer, (model.get(outer) ?? new Map<string, number>()).set(last, value))
        if (look !== undefined) {
          const seen = state.field(contract, 'm', [outer, last].slice(0, look))
          if (seen !== undefined) handedOut.push({ value: seen, json: JSON.stringify(valueToJson(seen)) })
        }
      }

      for (const { value, json } of handedOut) expect(JSON.stringify(valueToJson(value))).toBe(json)
      const sorted = (entries: Iterable<readonly [string, unknown]>) =>
        [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, val]) => ({ key, val }))
      const wanted = sorted(
        Array.from(model, ([key, entries]) => [
          key,
          sorted(Array.from(entries, ([k, v]) => [k, String(v)] as const)),
        ]),
      )
      expect(valueToJson(state.field(contract, 'm', [])!)).toEqual(wanted)
    }),
  )
})
