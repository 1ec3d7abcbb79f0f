import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rewindFields, type FieldsJson } from './rewindFields'

const names = fc.constantFrom('a', 'b', '__proto__', 'constructor', '10', '9')
const step = fc.record({
  field: fc.constantFrom('did', 'services'),
  key: names,
  value: fc.option(fc.string({ maxLength: 3 })),
  isNewBlock: fc.boolean(),
})

/** The writes of a contract to one text field and one map, without the code under test. */
function write(
  state: FieldsJson,
  { field, key, value }: { field: string; key: string; value: string | null },
) {
  if (field === 'did') return { state: { ...state, did: value ?? '' }, keys: [], before: state['did'] }
  const entries = new Map(Object.entries(state['services'] as object))
  const before: unknown = entries.get(key)
  if (value === null) entries.delete(key)
  else entries.set(key, value)
  const services = Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { state: { ...state, services }, keys: [key], before }
}

it('rewinding gives the state after each block, whatever was written', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state: FieldsJson = { did: '', services: {} }
      let block = 1n
      const after = new Map<bigint, FieldsJson>()
      const changes = steps.map((each) => {
        if (each.isNewBlock) block++
        const { state: next, keys, before } = write(state, each)
        state = next
        after.set(block, state)
        return { block, time: Number(block), field: each.field, keys, before }
      })
      const versions = rewindFields(state, changes.reverse())
      expect(versions.map((version) => version.block)).toEqual([...after.keys()])
      for (const version of versions)
        expect(JSON.stringify(version.state)).toBe(JSON.stringify(after.get(version.block)))
    }),
  )
})
