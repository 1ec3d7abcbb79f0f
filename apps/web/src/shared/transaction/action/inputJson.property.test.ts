import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeInput, encodeInput } from './inputJson'

const input = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.string(),
    fc.bigInt(),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

describe('the stored input of an action', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(input, (value) => {
        expect(decodeInput(encodeInput(value))).toEqual(value)
      }),
    )
  })

  it('keeps names of prototypes as the plain keys that they are', () => {
    const value = JSON.parse('{"__proto__":{"x":1},"constructor":"y"}') as unknown
    const back = decodeInput(encodeInput(value))
    expect(Object.entries(back as object)).toEqual(Object.entries(value as object))
    expect(Reflect.get(back as object, 'x')).toBeUndefined()
  })

  it('is refused where it would come back as something else', () => {
    const loop: unknown[] = []
    loop.push(loop)
    for (const value of [
      new Map(),
      new Uint8Array(2),
      () => 1,
      NaN,
      -0,
      Infinity,
      undefined,
      loop,
      { $bigint: 'x' },
      new Date(0),
    ]) {
      expect(() => encodeInput(value)).toThrow('JSON with bigint')
    }
  })

  it('junk in its place is refused, never a crash', () => {
    const junk = ['', '{', '{"$bigint":1}', '{"$bigint":"x"}', '{"$bigint":"1","y":2}', '['.repeat(9_000)]
    for (const text of junk) expect(() => decodeInput(text)).toThrow()
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          decodeInput(text)
        } catch (error) {
          expect(error).toMatchObject({ code: 'InvalidInput' })
        }
      }),
    )
  })
})
