import fc from 'fast-check'
import { bytesToHex } from '@tyto/primitives'
import { boundingType, integerTypes } from '../src/integerTypes'
import type { AddressField, IntegerName, PrimitiveName, ScillaType } from '../src/index'

// Random types, and random values that fit them, for the property tests.

const primitive = fc
  .constantFrom<PrimitiveName>(
    'Int32',
    'Uint32',
    'Int64',
    'Uint64',
    'Int128',
    'Uint128',
    'Int256',
    'Uint256',
    'BNum',
    'String',
    'ByStr',
  ) // oxfmt-ignore
  .map((name): ScillaType => ({ kind: 'primitive', name }))

const bystr = fc.integer({ min: 1, max: 70 }).map((width): ScillaType => ({ kind: 'bystr', width }))

const anyAddress: ScillaType = { kind: 'address', of: 'any', fields: [] }

const keyType = fc.oneof(primitive, bystr, fc.constant(anyAddress))

/** Types that values have, but for the contract's own. */
export const dataType: fc.Arbitrary<ScillaType> = fc.letrec<{ type: ScillaType }>((tie) => {
  const args = (name: string, count: number) =>
    fc
      .array(tie('type'), { minLength: count, maxLength: count })
      .map((types) => ({ kind: 'adt', name, args: types }) as const)
  return {
    type: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      keyType,
      args('Bool', 0),
      args('Option', 1).filter(({ args: [inner] }) => !(inner?.kind === 'adt' && inner.name === 'Option')),
      args('List', 1),
      args('Pair', 2),
      fc.record({ kind: fc.constant('map' as const), key: keyType, value: tie('type') }),
    ),
  }
}).type

const variable = fc.constantFrom("'A", "'B", "'Long_1")
const userName = fc.constantFrom('Document', 'Lib.Endpoint', `0x${'0a'.repeat(20)}.Document`)

/** The whole grammar of types. */
export const anyType: fc.Arbitrary<ScillaType> = fc.letrec<{ type: ScillaType }>((tie) => {
  const fields: fc.Arbitrary<readonly AddressField[]> = fc.uniqueArray(
    fc.record({ name: fc.constantFrom('a', 'b_1', '_balance'), type: tie('type') }),
    { selector: ({ name }) => name, maxLength: 3 },
  )
  return {
    type: fc.oneof(
      { depthSize: 'small' },
      dataType,
      variable.map((name) => ({ kind: 'variable', name }) as const),
      fc.record({
        kind: fc.constant('adt' as const),
        name: userName,
        args: fc.array(tie('type'), { maxLength: 3 }),
      }),
      fc.constantFrom('library', 'codehash').map((of) => ({ kind: 'address', of, fields: [] }) as ScillaType),
      fc.record({ kind: fc.constant('address' as const), of: fc.constant('contract' as const), fields }),
      fc.record({ kind: fc.constant('function' as const), from: tie('type'), to: tie('type') }),
      fc.record({ kind: fc.constant('forall' as const), variable, body: tie('type') }),
    ),
  }
}).type

function bytes(width: number): fc.Arbitrary<unknown> {
  return fc.uint8Array({ minLength: width, maxLength: width }).map(bytesToHex)
}

export function integerOf(name: IntegerName | 'BNum'): fc.Arbitrary<bigint> {
  const { min, max } = integerTypes[boundingType(name) ?? 'Uint256']
  return fc.oneof(fc.bigInt({ min, max }), fc.constantFrom(min, max, 0n))
}

/** A value of a data type. Text may hold anything well-formed, `__proto__` included. */
export function valueOf(type: ScillaType): fc.Arbitrary<unknown> {
  switch (type.kind) {
    case 'primitive':
      if (type.name === 'String')
        return fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'constructor'))
      if (type.name === 'ByStr') return fc.integer({ min: 0, max: 40 }).chain(bytes)
      return integerOf(type.name as IntegerName)
    case 'bystr':
      return bytes(type.width)
    case 'address':
      return bytes(20)
    case 'map':
      return fc
        .array(fc.tuple(valueOf(type.key), valueOf(type.value)), { maxLength: 3 })
        .map((entries) => new Map(entries))
    case 'adt': {
      const [first, second] = type.args
      if (!first) return fc.boolean()
      if (second) return fc.tuple(valueOf(first), valueOf(second))
      if (type.name === 'List') return fc.array(valueOf(first), { maxLength: 3 })
      return fc.oneof(fc.constant(null), valueOf(first))
    }
    default:
      throw new Error(`no values of ${type.kind}`)
  }
}
