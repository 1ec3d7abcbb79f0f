import { beforeAll, describe, expect, it } from 'vitest'
import { testContract, TestHost } from '../../test/testHost'
import { primitiveType } from '../types/build'
import { bytesValue, integerValue, mapValue, stringValue, type Value } from '../values/values'
import { loadAllParts } from '../loadAllParts'
import { GasMeter } from './gasMeter'
import { OutOfGas } from './outOfGas'
import { sizeGas } from './sizeGas'

const source = `scilla_version 0
import ListUtils BoolUtils
library L
let one_msg = fun (m : Message) => let nil = Nil {Message} in Cons {Message} m nil
contract C ()
field balances : Map ByStr20 Uint128 = Emp ByStr20 Uint128
field note : String = ""
procedure Add(to : ByStr20, amount : Uint128)
  old <- balances[to];
  match old with
  | Some b =>
    sum = builtin add b amount;
    balances[to] := sum
  | None =>
    balances[to] := amount
  end
end
transition Give(to : ByStr20, amount : Uint128, text : String)
  accept;
  Add to amount;
  note := text;
  e = { _eventname : "Given"; to : to; amount : amount };
  event e;
  m = { _tag : "Got"; _recipient : to; _amount : amount };
  msgs = one_msg m;
  send msgs
end`

const params = new Map<string, Value>([
  ['to', bytesValue(`0x${'22'.repeat(20)}`)],
  ['amount', integerValue('Uint128', 5n)],
  ['text', stringValue('hello')],
])

beforeAll(loadAllParts)

describe('gas', () => {
  const { program, host } = testContract(source)

  const give = (limit: number): TestHost => {
    // Another object for the immutables: nothing is known of this contract yet.
    const fresh = new TestHost(new Map(host.immutables))
    fresh.gas = new GasMeter(limit)
    program.call(fresh, 'Give', params)
    return fresh
  }

  const whole = give(1e6)
  const used = whole.gas.used

  it('just enough is enough', () => {
    expect(give(used).log).toEqual(whole.log)
    expect(used).toBeGreaterThan(100)
  })

  it('out of gas at any point: an error, what was left before the failing step stays, only a beginning of the effects', () => {
    const reached = new Set<number>()
    const left = new Set<number>()
    for (let limit = 0; limit < used; limit++) {
      const fresh = new TestHost(new Map(host.immutables))
      fresh.gas = new GasMeter(limit)
      expect(() => program.call(fresh, 'Give', params)).toThrow(OutOfGas)
      const { remaining } = fresh.gas
      left.add(remaining)
      // A run that finds the libraries evaluated ends just there.
      const again = new TestHost(host.immutables)
      again.gas = new GasMeter(1e6)
      program.call(again, 'Give', params)
      again.state.clear()
      again.gas = new GasMeter(limit)
      expect(() => program.call(again, 'Give', params)).toThrow(OutOfGas)
      expect(again.gas.remaining).toBe(remaining)
      reached.add(fresh.log.length)
    }
    expect(reached.size).toBeGreaterThan(4)
    // The largest step is the message: it waits for all of its gas.
    expect(Math.max(...left)).toBeGreaterThan(60)
  })

  it('a program that ran out of gas runs again as if nothing had been', () => {
    expect(() => give(Math.floor(used / 2))).toThrow(OutOfGas)
    expect(give(1e6).gas.used).toBe(used)
  })

  it('the second call on a contract costs what the first did, although its libraries are evaluated', () => {
    const twice = give(1e6)
    const first = twice.gas.used
    twice.gas = new GasMeter(1e6)
    twice.state.clear()
    program.call(twice, 'Give', params)
    expect(twice.gas.used).toBe(first)
  })

  it('size is counted in bytes, not in characters', () => {
    expect(sizeGas.call('{"a":"é"}')).toBe(10)
    expect(sizeGas.deployment('scilla', '[]')).toBe(8)
  })

  it('the meter counts in eighths of the chain', () => {
    const meter = GasMeter.forLimit(10)
    meter.charge(9)
    expect([meter.gasUsed, meter.gasRemaining]).toEqual([2n, 8n])
    expect(() => meter.charge(72)).toThrow(OutOfGas)
    expect([meter.gasUsed, meter.gasRemaining]).toEqual([2n, 8n])
    expect(() => meter.charge(Infinity)).toThrow(OutOfGas)
    expect([meter.gasUsed, meter.gasRemaining]).toEqual([10n, 0n])
    expect(() => meter.charge(-1)).toThrow(TypeError)
    expect(GasMeter.forLimit(2n ** 70n).limit).toBe(Number.MAX_SAFE_INTEGER)
  })
})

// Figures of the reference's runner, from its published test suite (crowdfunding, fungible-token): limit 8000.
describe('gas of known operations', () => {
  const gasOf = (body: string, declarations = ''): number => {
    const { program, host } = testContract(
      `scilla_version 0\ncontract C ()\n${declarations}\ntransition T ()\n${body}\nend`,
    )
    host.gas = new GasMeter(1e6)
    program.call(host, 'T', new Map())
    return host.gas.used
  }
  const empty = gasOf('')

  it.each([
    ['a literal', 'x = Uint32 1', 2],
    ['an addition of 32 bits', 'x = Uint32 1; y = builtin add x x', 2 + 1 + 4],
    ['an addition of 256 bits', 'x = Uint256 1; y = builtin add x x', 2 + 1 + 16],
    ['a multiplication of 128 bits', 'x = Uint128 1; y = builtin mul x x', 2 + 1 + 40],
    ['a comparison of short texts', 'x = "a"; y = builtin eq x x', 2 + 1 + 20],
    ['a comparison of addresses', 'y = builtin eq _sender _sender', 1 + 20],
    ['a block number', 'x <- & BLOCKNUMBER', 1],
    ['accept', 'accept', 1],
    ['an event', 'e = { _eventname : "E"; a : _sender }; event e', 2 + 3 * 20 + 20],
    ['a conversion, by the width that it gives', 'x = Uint32 1; y = builtin to_uint256 x', 2 + 1 + 16],
    ['sending nothing', 'x = Nil {Message}; send x', 2 + 1],
    ['a match of two clauses', 'x = True; match x with | True => | False => end', 2 + 2],
    ['a cast to an address in use', 'o <- & _sender as ByStr20 with end', 2],
    ['a cast to a library', 'o <- & _sender as ByStr20 with library end', 2],
    ['a cast to code', 'o <- & _sender as ByStr20 with _codehash end', 2],
    ['a cast to a contract', 'o <- & _sender as ByStr20 with contract end', 3],
    ['a cast to a field', 'o <- & _sender as ByStr20 with contract field f : Uint32 end', 4],
    ['Some in an event', 'o = Some {ByStr20} _sender; e = { _eventname : "E"; a : o }; event e', 4 + 60 + 20],
    ['the types of a fold', 'f = @list_foldl Uint32 Uint32', 1 + 2],
    ['the type of a fold of numbers', 'f = @nat_fold Uint32', 1 + 1],
    ['an integer of 32 bits as text', 'x = Uint32 1; y = builtin to_string x', 2 + 1 + 4],
    ['an integer of 64 bits as text', 'x = Int64 1; y = builtin to_string x', 2 + 1 + 8],
    ['an integer of 128 bits as text', 'x = Uint128 1; y = builtin to_string x', 2 + 1 + 16],
    ['an integer of 256 bits as text', 'x = Uint256 1; y = builtin to_string x', 2 + 1 + 32],
    ['the length of a short text', 'x = "ab"; y = builtin strlen x', 2 + 1 + 20],
    ['the reverse of a short text', 'x = "ab"; y = builtin strrev x', 2 + 1 + 20],
    [
      'a part of a short text',
      'x = "abcdef"; a = Uint32 1; b = Uint32 2; y = builtin substr x a b',
      6 + 1 + 3,
    ],
    [
      'a part of a long text, up to its end',
      `x = "${'ab'.repeat(20)}"; a = Uint32 20; b = Uint32 10; y = builtin substr x a b`,
      6 + 1 + 30,
    ],
    [
      'a fixed width, by the width',
      'x = 0x1234; b = builtin to_bystr x; y = builtin to_bystr5 b',
      2 + 3 + 1 + 5,
    ],
    ['a hash', 'x = 0x1234; y = builtin sha256hash x', 2 + 1 + 1],
    ['a hash of nothing', 'x = 0x; y = builtin sha256hash x', 2 + 1],
    [
      'a map: its size, an entry less, its list',
      'm = Emp Uint32 Uint32; k = Uint32 1; n = builtin put m k k; s = builtin size n; r = builtin remove n k; l = builtin to_list n',
      4 + (1 + 1) + (1 + 1) + (1 + 2) + (1 + 1),
    ],
  ])('%s', (_, body, gas) => {
    expect(gasOf(body) - empty).toBe(gas)
  })

  it.each([
    [1, 0],
    [2, 0],
    [3, 3],
    [8, 16],
  ])('a load of a whole map of %d entries costs %d more than its entries', (count, more) => {
    const { program, host } = testContract(
      'scilla_version 0\ncontract C ()\nfield m : Map Uint32 Uint32 = Emp Uint32 Uint32\ntransition T ()\nx <- m\nend',
    )
    const number = (value: number) => integerValue('Uint32', BigInt(value))
    const entries = Array.from({ length: count }, (_, n) => [number(n), number(n)] as const)
    host.state.set('m', mapValue(primitiveType('Uint32'), primitiveType('Uint32'), entries))
    host.gas = new GasMeter(1e6)
    program.call(host, 'T', new Map())
    expect(host.gas.used - empty).toBe(8 * count + more)
  })

  it.each([
    ['BoolUtils', 8],
    ['IntUtils', 196],
    ['ListUtils', 20],
    ['Conversions', 210],
    ['CryptoUtils', 19],
    ['Polynetwork', 308],
  ])('importing %s costs as much as in the reference', (library, gas) => {
    const { program, host } = testContract(
      `scilla_version 0\nimport ${library}\ncontract C ()\ntransition T ()\nend`,
    )
    host.gas = new GasMeter(1e6)
    program.call(host, 'T', new Map())
    expect(host.gas.used - empty).toBe(gas)
  })

  it('a field by its size', () => {
    const declarations = 'field f : Uint128 = Uint128 0\nfield m : Map ByStr20 Uint128 = Emp ByStr20 Uint128'
    expect(gasOf('x = Uint128 1; f := x', declarations) - empty).toBe(2 + 16)
    expect(gasOf('x = Uint128 1; m[_sender] := x', declarations) - empty).toBe(2 + 1 + 16)
    expect(gasOf('x <- exists m[_sender]', declarations) - empty).toBe(2)
    expect(gasOf('delete m[_sender]', declarations) - empty).toBe(1)
  })
})
