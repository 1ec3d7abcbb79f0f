/** Acts of the reference that were seen where its documentation says something else, or nothing: as input and outcome. */
import { beforeAll, describe, expect, it } from 'vitest'
import { applyBuiltin, outcome } from '../../test/testEvaluate'
import { errorsOf } from '../../test/checkText'
import { testContract, thisAddress } from '../../test/testHost'
import { loadAllParts } from '../loadAllParts'
import { parseType } from '@tyto/abi'
import { formatValue } from '../values/formatValue'
import { integerValue, keyText } from '../values/values'
import { valueFromJson } from './json/valueFromJson'
import { valueToJson } from './json/valueToJson'

beforeAll(loadAllParts)

describe('builtins', () => {
  it.each([
    ['Int32', ['10', '9', '-1', '0', '-5'], ['0', '9', '10', '-5', '-1']],
    ['Uint64', ['100', '20', '3'], ['3', '20', '100']],
    ['BNum', ['100', '20', '3'], ['3', '20', '100']],
  ])('to_list of a map with keys of type %s', (type, keys, ordered) => {
    const puts = keys.map(
      (key, n) => `let k${n} = ${type} ${key} in let m${n + 1} = builtin put m${n} k${n} k${n} in`,
    )
    const map = `let m0 = Emp ${type} ${type} in ${puts.join(' ')} m${keys.length}`
    const pairs = ordered.map((key) => `(Pair (${type} ${key}) (${type} ${key}))`)
    expect(outcome(applyBuiltin('to_list', map))).toBe(`(List ${pairs.join(', ')}, (Nil))`)
  })

  it('to_list of a map with keys that are texts: in the order of the texts', () => {
    const map =
      'let m = Emp String Bool in let t = True in let b = "b" in let a = "a10" in let c = "a9" in let m1 = builtin put m b t in let m2 = builtin put m1 c t in builtin put m2 a t'
    expect(outcome(applyBuiltin('to_list', map))).toMatch(/"a10".*"a9".*"b"/)
  })

  it.each([
    ['0x0809', '(String "\b\t")'],
    ['0x0a0c0d', '(String "\n\f\r")'],
    ['0x207e', '(String " ~")'],
    ['0x07', 'InvalidArgument'],
    ['0x0b', 'InvalidArgument'],
    ['0x7f', 'InvalidArgument'],
  ])('to_ascii of %s', (bytes, wanted) => {
    expect(outcome(applyBuiltin('to_ascii', bytes))).toBe(wanted)
  })

  it.each([
    ['to_int256', '+1', '(None)'],
    ['to_int256', '+0', '(None)'],
    ['to_int256', '-0', '(Some (Int256 0))'],
    ['to_uint256', '+1', '(None)'],
    ['to_uint256', '-0', '(None)'],
    ['to_int256', '-1', '(Some (Int256 -1))'],
    ['to_uint256', '7', '(Some (Uint256 7))'],
    ['to_int128', '+1', '(Some (Int128 1))'],
    ['to_uint32', '-0', '(Some (Uint32 0))'],
  ])('%s of the text %s', (name, text, wanted) => {
    expect(outcome(applyBuiltin(name, `"${text}"`))).toBe(wanted)
  })

  it.each([
    [
      'zil1fwh4ltdguhde9s7nysnp33d5wye6uqpugufkz7',
      '(Some (ByStr20 0x4baf5fada8e5db92c3d3242618c5b47133ae003c))',
    ],
    [
      'zil1fwh4ltdGUHDE9s7nysnp33d5wye6uqpugufkz7',
      '(Some (ByStr20 0x4baf5fada8e5db92c3d3242618c5b47133ae003c))',
    ],
    ['ZIL1FWH4LTDGUHDE9S7NYSNP33D5WYE6UQPUGUFKZ7', '(None)'],
    ['zil1fwh4ltdguhde9s7nysnp33d5wye6uqpugufkz8', '(None)'],
  ])('bech32_to_bystr20 of %s', (text, wanted) => {
    expect(outcome(applyBuiltin('bech32_to_bystr20', '"zil"', `"${text}"`))).toBe(wanted)
  })

  // Not on the curve, of no prefix; numbers of the order of the group and above.
  const key = `0x02${'79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'}`
  const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'
  it.each([
    [`0x02${'ff'.repeat(32)}`, `0x${'01'.repeat(64)}`, 'InvalidArgument'],
    [`0x05${key.slice(4)}`, `0x${'01'.repeat(64)}`, 'InvalidArgument'],
    [key, `0x${order}${'01'.repeat(32)}`, 'InvalidArgument'],
    [key, `0x${'01'.repeat(32)}${order}`, 'InvalidArgument'],
    [key, `0x${'01'.repeat(64)}`, '(False)'],
    [key, `0x${'00'.repeat(64)}`, '(False)'],
  ])('ecdsa_verify with the key %s and the signature %s', (publicKey, signature, wanted) => {
    const message = 'let m = 0x1234 in builtin to_bystr m'
    expect(outcome(applyBuiltin('ecdsa_verify', publicKey, message, signature))).toBe(wanted)
  })
})

describe('block numbers in JSON', () => {
  it('keep their digits', () => {
    const value = valueFromJson(parseType('BNum'), '007')
    expect([formatValue(value), keyText(value), valueToJson(value)]).toEqual(['(BNum 007)', '007', '007'])
  })

  it.each(['+3', '-3', '', '1.0', '0x1'])('are not %j', (json) => {
    expect(() => valueFromJson(parseType('BNum'), json)).toThrow('not a value of type BNum')
  })
})

describe('texts that are given to a contract', () => {
  const { program } = testContract(
    'scilla_version 0\ncontract C (name : String)\ntransition T (texts : Map String (Option String))\nend',
  )
  const call = (value: unknown) =>
    program.readParams(
      'T',
      [{ vname: 'texts', type: 'Map String (Option String)', value: value as never }],
      thisAddress,
    )
  const some = (text: string) => ({ constructor: 'Some', argtypes: ['String'], arguments: [text] })

  it.each(['ü', '日本', '\u007f', 'a\vb', '\0', '\u001f', '😀'])(
    'may not be %j: in parameters, in keys, in init data',
    (text) => {
      expect(() => call([{ key: 'a', val: some(text) }])).toThrow('not a value of type String')
      expect(() => call([{ key: text, val: some('a') }])).toThrow('not a value of type String')
      const init = [
        { vname: '_scilla_version', type: 'Uint32', value: '0' },
        { vname: '_this_address', type: 'ByStr20', value: thisAddress },
        { vname: '_creation_block', type: 'BNum', value: '1' },
        { vname: 'name', type: 'String', value: text },
      ]
      expect(() => program.readInit(init)).toThrow('not a value of type String')
      // A state is read as it stands.
      expect(valueToJson(program.readValue(parseType('String'), text, thisAddress))).toBe(text)
    },
  )

  it('may hold what JSON has an escape for', () => {
    const text = 'a\b\t\n\f\r ~'
    expect(() => call([{ key: text, val: some(text) }])).not.toThrow()
  })

  it('may have every character from the space to the tilde', () => {
    expect(call([{ key: ' "\\~', val: some('%C3%BC') }]).size).toBe(1)
  })
})

it('a result that is named like a value of a library is not seen', () => {
  const contract = testContract(
    `scilla_version 0
library L
let one = Uint32 1
contract C (two : Uint32)
field f : Uint32 = Uint32 0
field g : Uint32 = Uint32 0
field h : Uint32 = Uint32 0
procedure give () : Uint32
  five = Uint32 5;
  _return := five
end
transition T ()
  one = give;
  two = give;
  f := one;
  g := two;
  one = Uint32 7;
  one = give;
  h := one
end`,
    { two: integerValue('Uint32', 2n) },
  )
  contract.call('T')
  const field = (name: string) => contract.host.state.get(name)
  expect([field('f'), field('g'), field('h')]).toMatchObject([{ value: 1n }, { value: 5n }, { value: 5n }])
})

describe('a data type inside another one, with too few arguments', () => {
  const paired = (places: { readonly parameter?: string; readonly field?: string }) => `scilla_version 0
library Pairs
contract Pairs ()
field f : Map Uint32 (${places.field ?? 'Int32'}) = Emp Uint32 (${places.field ?? 'Int32'})
transition T (p : ${places.parameter ?? 'Int32'})
  match p with
  | _ =>
  end
end`
  const half = 'Pair (Pair Int32) Int32'

  it('is taken as the type of a parameter, of which no value can be given', () => {
    expect(errorsOf(paired({ parameter: half }))).toEqual([])
    const { program } = testContract(paired({ parameter: half }))
    const pair = (argtypes: readonly string[], ...args: readonly unknown[]) => ({
      constructor: 'Pair',
      argtypes,
      arguments: args,
    })
    const inner = pair(['Int32'], '1', '2')
    for (const value of [
      pair(['Pair (Int32)', 'Int32'], inner, '3'),
      pair(['Pair Int32', 'Int32'], inner, '3'),
    ])
      expect(() =>
        program.readParams('T', [{ vname: 'p', type: half, value: value as never }], thisAddress),
      ).toThrow('not a value of type')
  })

  it('is refused by itself, and elsewhere', () => {
    expect(errorsOf(paired({ parameter: 'Pair Int32' }))).toHaveLength(1)
    expect(errorsOf(paired({ field: half }))).toHaveLength(2)
  })
})

describe('the first value of a field', () => {
  const first = (value: string): unknown => {
    const { program, host } = testContract(`scilla_version 0
contract C ()
field f : Option (Pair (Option (ByStr20 with end)) Uint32) = ${value}`)
    program.deploy(host)
    const kept = host.state.get('f')
    return kept && valueToJson(kept)
  }

  it('says ByStr20 for an address type', () => {
    expect(first('None {(Pair (Option (ByStr20 with end)) Uint32)}')).toMatchObject({
      argtypes: ['Pair (Option (ByStr20)) (Uint32)'],
    })
    const nested = 'let n = Uint32 1 in let a = None {(ByStr20 with end)} in'
    const pair = `${nested} let p = Pair {(Option (ByStr20 with end)) Uint32} a n in`
    expect(JSON.stringify(first(`${pair} Some {(Pair (Option (ByStr20 with end)) Uint32)} p`))).not.toContain(
      'with end',
    )
  })
})
