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

  const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)])

  it('has a hundred floors, and digits up to 160', () => {
    const deep = JSON.stringify(nested(100))
    expect(encodeInput(nested(100))).toBe(deep)
    expect(decodeInput(deep)).toEqual(nested(100))
    expect(() => encodeInput(nested(101))).toThrow('JSON with bigint')
    expect(() => decodeInput(JSON.stringify(nested(101)))).toThrow('JSON with bigint')
    const inObjects = (depth: number): object => (depth === 0 ? {} : { a: inObjects(depth - 1) })
    expect(encodeInput(inObjects(100))).toBe(JSON.stringify(inObjects(100)))
    expect(() => encodeInput(inObjects(101))).toThrow('JSON with bigint')
    expect(() => decodeInput(JSON.stringify(inObjects(101)))).toThrow('JSON with bigint')
    expect(decodeInput(`{"$bigint":"-${'9'.repeat(160)}"}`)).toBe(-(10n ** 160n - 1n))
    expect(() => decodeInput(`{"$bigint":"${'9'.repeat(161)}"}`)).toThrow('JSON with bigint')
  })

  it.each([
    ['{"$bigint":"1x"}', 'a bigint'],
    ['{"$bigint":"x1"}', 'a bigint'],
    ['{"$bigint":""}', 'a bigint'],
    ['{"$bigint":"1","y":2}', 'a bigint'],
    ['{"$bigint":1}', 'a bigint'],
    [JSON.stringify(nested(101)), 'too deep'],
  ])('says what is wrong with %.40s', (text, details) => {
    expect(() => decodeInput(text)).toThrow(expect.objectContaining({ code: 'InvalidInput', details }))
  })

  it('leaves out what is undefined, and takes objects without a prototype', () => {
    expect(encodeInput({ a: undefined, b: { c: undefined, d: [1.5, true, null, 7n] } })).toBe(
      '{"b":{"d":[1.5,true,null,{"$bigint":"7"}]}}',
    )
    expect(encodeInput(Object.assign(Object.create(null), { a: 'x' }))).toBe('{"a":"x"}')
    for (const [value, details] of [
      [{ $bigint: '1' }, 'an object with a key $bigint'],
      [new Date(0), 'object'],
      [() => 1, 'function'],
      [undefined, 'undefined'],
      [-0, 'number'],
      [nested(101), 'too deep'],
    ] as const)
      expect(() => encodeInput(value)).toThrow(expect.objectContaining({ code: 'InvalidInput', details }))
  })
})
