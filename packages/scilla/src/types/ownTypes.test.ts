/** A contract's own types may have the names of those of the language, which they hide; the reference accepts them. */
import { formatType, parseType, type ScillaJson } from '@tyto/abi'
import { describe, expect, it } from 'vitest'
import { checkText, contractOf, errorsOf, transitionOf } from '../../test/checkText'
import { other, testContract, thisAddress } from '../../test/testHost'
import { cashflowTags } from '../cashflow/cashflow'
import { contractInfo } from '../info/contractInfo'
import { valueFromJson } from '../runtime/json/valueFromJson'
import { valueToJson } from '../runtime/json/valueToJson'
import { parseContract } from '../syntax/parse'
import { formatSource } from '../format/formatSource'
import { boolValue } from '../values/values'

const ownBool = 'type Bool = | True | False | Unknown of Uint32'

describe('a type of a contract with the name of one of the language', () => {
  it.each([
    ['with its constructors', contractOf('field a : Bool = True', ownBool)],
    ['with other constructors, beside those of the language',
      contractOf('field a : Bool = Yes field b : Option Uint32 = None {Uint32}', 'type Bool = | Yes | No')],
    ['with constructors of another type of the language', contractOf('field a : Answer = None', 'type Answer = | None | Zero of Bool')],
    ['an Option without arguments', contractOf('field a : Option = Nothing', 'type Option = | Nothing | Some of Uint32')],
    ['a List, inside a List of the language',
      contractOf('field a : List = More b', 'type Items = | Hold of (List Uint32) type List = | More of Bool let b = True')],
    ['a Nat', contractOf('field a : Nat = Zero', 'type Nat = | Zero | Succ of String')],
    ['a Pair', contractOf('field a : Pair = one', 'type Pair = | Pair of Uint32 let n = Uint32 1 let one = Pair n')],
    ['in a type of its own behind it', contractOf('field a : T = x', `${ownBool} type T = | Both of Bool Bool let y = True let x = Both y y`)],
    ['as it is before it is hidden', contractOf('field a : Uint32 = c', `let b = True let c = match b with | True => Uint32 1 | False => Uint32 2 end ${ownBool}`)],
    ['as the parameter of a transition', contractOf('transition t (a : Bool) match a with | True => | False => | Unknown _ => end end', ownBool)],
  ])('is taken: %s', (_, source) => {
    expect(errorsOf(source)).toEqual([])
  }) // oxfmt-ignore

  it.each([
    ['a builtin answers with the Bool of the language',
      contractOf('field a : Bool = is', `${ownBool} let n = Uint32 1 let is = builtin eq n n`),
      ["5:18 Expected the contract's own Bool, but this is Bool."]],
    ['which its own constructors do not match',
      contractOf('', `${ownBool} let n = Uint32 1 let is = builtin eq n n let x = match is with | True => n | False => n end`),
      ["True is a constructor of the contract's own Bool, not of Bool."]],
    ['so does a look whether an entry exists',
      transitionOf('k = Uint32 1; is <- exists m[k]; match is with | True => | _ => end', 'field m : Map Uint32 Uint32 = Emp Uint32 Uint32').replace('library L', `library L ${ownBool}`),
      ["True is a constructor of the contract's own Bool, not of Bool."]],
    ['a constraint is a Bool of the language',
      contractOf('', ownBool).replace('contract C ()', 'contract C () with True =>'),
      ["Expected Bool, but this is the contract's own Bool."]],
    ['inside another type', contractOf('field a : Option Bool = None {Uint32}', ownBool), ["Expected Option (the contract's own Bool)"]],
    ['a second type of the name', contractOf('', `${ownBool} type Bool = | Yes`), ['There is a type Bool already.']],
    ['a second constructor of the name', contractOf('', `${ownBool} type T = | True`), ['There is a constructor True already.']],
    ['as it takes no arguments', contractOf('field a : Option Uint32 = None {Uint32}', 'type Option = | None'), ['']],
  ])('is another type: %s', (_, source, wanted) => {
    const errors = errorsOf(source).join('\n')
    expect(errors).not.toBe('')
    for (const message of wanted) expect(errors).toContain(message.replace(/^\d+:\d+ /, ''))
  }) // oxfmt-ignore

  it('is still refused in a library: nothing is known of that', () => {
    const library = { Mine: 'library Mine type Bool = | Yes' }
    expect(errorsOf(contractOf('').replace('library L', 'import Mine library L'), library).join()).toContain(
      'There is a type Bool already.',
    )
  })
})

const source = `scilla_version 0
library Doors
let n = Uint32 7
let same = builtin eq n n
let zero = Uint128 0
let one_msg = fun (m : Message) => let nil = Nil {Message} in Cons {Message} m nil
${ownBool}
type List = | Cons of Uint32 Bool | Nil
let unknown = fun (why : Uint32) => Unknown why
contract Doors (start : Bool)
field open : Bool = start
field queue : List = Nil
field byDoor : Map Uint32 (Option Bool) = Emp Uint32 (Option Bool)
procedure Tell(now : Bool)
  match now with
  | True => e = { _eventname : "Opened"; now : now }; event e
  | False => e = { _eventname : "Closed"; now : now }; event e
  | Unknown why =>
    some = Some {Bool} now;
    byDoor[why] := some;
    e = { _eventname : "Odd"; now : some }; event e
  end
end
transition Set(now : Bool)
  open := now;
  two = Uint32 2;
  next = Cons two now;
  queue := next;
  odd = unknown two;
  Tell now;
  Tell odd;
  m = { _tag : "Seen"; _recipient : _sender; _amount : zero; now : now; same : same };
  msgs = one_msg m;
  send msgs
end`

const json = (at: string, constructor: string, ...args: ScillaJson[]) => ({
  constructor: `${at}.${constructor}`,
  argtypes: [],
  arguments: args,
})

describe('a contract with types of such names', () => {
  const init = [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: '_this_address', type: 'ByStr20', value: thisAddress },
    { vname: '_creation_block', type: 'BNum', value: '7' },
    { vname: 'start', type: `${thisAddress}.Bool`, value: json(thisAddress, 'False') },
  ]
  const deployed = () => {
    const { program } = testContract(source)
    const start = program.readInit(init).get('start')
    const contract = testContract(source, { start: start! })
    contract.program.deploy(contract.host)
    return contract
  }

  it('is checked, deployed and called, its values under its address', () => {
    expect(errorsOf(source)).toEqual([])
    const { program, host } = deployed()
    expect(valueToJson(host.state.get('open')!)).toEqual(json(thisAddress, 'False'))
    const params = [{ vname: 'now', type: `${thisAddress}.Bool`, value: json(thisAddress, 'True') }]
    program.call(host, 'Set', params)
    expect(valueToJson(host.state.get('open')!)).toEqual(json(thisAddress, 'True'))
    expect(valueToJson(host.state.get('queue')!)).toEqual(
      json(thisAddress, 'Cons', '2', json(thisAddress, 'True')),
    )
    const odd = json(thisAddress, 'Unknown', '2')
    const some = { constructor: 'Some', argtypes: [`${thisAddress}.Bool`], arguments: [odd] }
    expect(valueToJson(host.state.get('byDoor/2')!)).toEqual(some)
    expect(host.events.map(({ name, params: [only] }) => [name, only?.type])).toEqual([
      ['Opened', parseType(`${thisAddress}.Bool`)],
      ['Odd', parseType(`Option (${thisAddress}.Bool)`)],
    ])
    expect(valueToJson(host.events[1]!.params[0]!.value)).toEqual(some)
    expect(
      host.messages[0]?.params.map(({ name, type, value }) => [name, formatType(type), valueToJson(value)]),
    ).toEqual([
      ['now', `${thisAddress}.Bool`, json(thisAddress, 'True')],
      ['same', 'Bool', { constructor: 'True', argtypes: [], arguments: [] }],
    ])
  })

  it.each([
    ["the language's Bool", { vname: 'now', type: 'Bool', value: { constructor: 'True', argtypes: [], arguments: [] } }],
    ["the language's constructor", { vname: 'now', type: `${thisAddress}.Bool`, value: { constructor: 'True', argtypes: [], arguments: [] } }],
    ["another contract's Bool", { vname: 'now', type: `${other}.Bool`, value: json(other, 'True') }],
    ['a constructor that it has not', { vname: 'now', type: `${thisAddress}.Bool`, value: json(thisAddress, 'Maybe') }],
  ])('takes no %s as a parameter', (_, param) => {
    const { program, host } = deployed()
    expect(() => program.call(host, 'Set', [param])).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^Invalid/) }),
    )
    const foreign = new Map([['now', boolValue(true)]])
    expect(() => program.call(host, 'Set', foreign)).toThrow(expect.objectContaining({ code: 'InvalidMessage' }))
  }) // oxfmt-ignore

  it('reads its state back as it was written, and the language’s Bool beside it', () => {
    const { program, host } = deployed()
    const type = program.fieldType('byDoor', thisAddress)!
    expect(type).toEqual(parseType(`Map Uint32 (Option ${thisAddress}.Bool)`))
    const entry = {
      constructor: 'Some',
      argtypes: [`${thisAddress}.Bool`],
      arguments: [json(thisAddress, 'True')],
    }
    const read = program.readValue(program.info.fields[2]!.type, { 4: entry }, thisAddress)
    expect(valueToJson(read)).toEqual([{ key: '4', val: entry }])
    expect(valueToJson(host.state.get('queue')!)).toEqual(json(thisAddress, 'Nil'))
    expect(() => program.readValue(program.info.fields[1]!.type, [], thisAddress)).toThrow()
    const plain = { constructor: 'True', argtypes: [], arguments: [] }
    expect(valueToJson(valueFromJson(parseType('Bool'), plain))).toEqual(plain)
  })

  it('is described with the address before its types, or its name where nothing is asked for', () => {
    const checked = checkText(source)
    const named = contractInfo(checked, { qualifier: thisAddress })
    expect(named.fields.map(({ type }) => type)).toEqual([
      `${thisAddress}.Bool`,
      `${thisAddress}.List`,
      `Map (Uint32) (Option (${thisAddress}.Bool))`,
    ])
    expect(named.ADTs.map(({ tname }) => tname)).toEqual([
      'Bool', 'Nat', 'Option', 'List', 'Pair', `${thisAddress}.Bool`, `${thisAddress}.List`,
    ]) // oxfmt-ignore
    expect(named.ADTs.at(-1)?.tmap).toEqual([
      { cname: `${thisAddress}.Cons`, argtypes: ['Uint32', `${thisAddress}.Bool`] },
      { cname: `${thisAddress}.Nil`, argtypes: [] },
    ])
    expect(contractInfo(checked).fields[0]?.type).toBe('Doors.Bool')
    expect(contractInfo(checkText(contractOf('field a : T = A', 'type T = | A'))).fields[0]?.type).toBe('T')
    const tags = cashflowTags(checked)['ADT constructors']
    expect(tags.map((one) => Object.keys(one)[0])).toEqual(['Doors.Bool', 'Doors.List'])
  })

  it('is written by the formatter as it was', () => {
    const text = formatSource(source, 'Doors.scilla')
    expect(text).toContain('type Bool =')
    expect(() => parseContract(text, 'Doors.scilla')).not.toThrow()
  })
})
