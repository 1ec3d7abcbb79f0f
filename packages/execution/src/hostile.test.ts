import { loadAllParts } from '@tyto/scilla'
import { beforeAll, describe, expect, test } from 'vitest'
import { Chain, number } from '../test/chain'
import { doublingCode } from '../test/contracts'
import { createProgramCache, executeTransaction, type ProgramCache } from './index'

const loopsContract = `scilla_version 0

import ListUtils NatUtils

library Loops

let zero = Uint32 0

contract Loops ()

field total : Uint32 = Uint32 0

transition Count (times : Uint32)
  n = builtin to_nat times;
  step = fun (sum : Uint32) => fun (rest : Nat) => let one = Uint32 1 in builtin add sum one;
  fold = @nat_fold Uint32;
  sum = fold step zero n;
  total := sum
end

transition Deep (times : Uint32)
  n = builtin to_nat times;
  empty = Nil {Uint32};
  grow = fun (list : List Uint32) => fun (rest : Nat) => Cons {Uint32} times list;
  fold = @nat_fold (List Uint32);
  list = fold grow empty n;
  foldr = @list_foldr Uint32 Uint32;
  add = fun (item : Uint32) => fun (sum : Uint32) => let one = Uint32 1 in builtin add sum one;
  sum = foldr add zero list;
  total := sum
end
`

const deepValues = `scilla_version 0

library DeepValues

let zero = Uint128 0

type Box =
  | Box of Nat

contract DeepValues ()

field stored : Nat = Zero
field hash : ByStr32 = builtin sha256hash zero
field entries : Map Uint32 (Option Box) = Emp Uint32 (Option Box)

transition Store (times : Uint32)
  n = builtin to_nat times;
  stored := n
end

transition StoreEntry (times : Uint32)
  n = builtin to_nat times;
  box = Box n;
  some = Some {Box} box;
  entries[times] := some
end

transition Hash (times : Uint32)
  n = builtin to_nat times;
  digest = builtin sha256hash n;
  hash := digest
end

transition Tell (times : Uint32)
  n = builtin to_nat times;
  e = { _eventname : "Told"; n : n };
  event e
end

transition Send (times : Uint32)
  n = builtin to_nat times;
  message = { _tag : "Any"; _recipient : _sender; _amount : zero; n : n };
  nil = Nil {Message};
  messages = Cons {Message} message nil;
  send messages
end
`

beforeAll(loadAllParts)

describe('hostile code and calls end in a receipt', () => {
  test.each(['Count', 'Deep'])('%s: as deep as the gas goes', (transition) => {
    const chain = new Chain()
    const loops = chain.deploy(loopsContract)
    const few = chain.call(loops, transition, [number('times', 20, 'Uint32')])
    expect(few.failure).toBeUndefined()
    expect(chain.state.field(loops, 'total', [])).toMatchObject({ value: 20n })
    for (const times of [5_000, 4_000_000_000]) {
      const { receipt, gasUsed } = chain.call(loops, transition, [number('times', times, 'Uint32')], {
        gasLimit: 400_000n,
      })
      expect(gasUsed).toBeLessThanOrEqual(400_000n)
      if (!receipt.success) expect(receipt.exceptions?.[0]?.message).not.toBe('')
      if (receipt.success) expect(times).toBe(5_000)
    }
  })

  test.each(['Store', 'StoreEntry', 'Tell', 'Send'])(
    '%s of a value that is too deep to be written down',
    (transition) => {
      const chain = new Chain()
      const deep = chain.deploy(deepValues)
      const run = (times: number) =>
        chain.call(deep, transition, [number('times', times, 'Uint32')], { gasLimit: 10_000_000n })
      expect(run(400).failure).toBeUndefined()
      for (const times of [2_000, 200_000, 70_000_000]) {
        const { receipt } = run(times)
        expect(receipt).toMatchObject({ success: false, errors: { 0: [7] } })
        expect(receipt.exceptions?.[0]?.message).toContain('too deep')
      }
    },
  )

  test('the hash of a number of any height', () => {
    const chain = new Chain()
    const deep = chain.deploy(deepValues)
    const hash = (times: number) =>
      chain.call(deep, 'Hash', [number('times', times, 'Uint32')], { gasLimit: 10_000_000n })
    expect(hash(400).failure).toBeUndefined()
    expect(hash(70_000_000).failure).toMatchObject({ reason: 'TooDeep' })
  })

  const LARGE = [
    ['is an initial value', 'field f : T60 = a60', '', 'deploy'],
    ['is stored', 'field f : Option T60 = None {T60}', 'x = Some {T60} a60; f := x', 'call'],
    [
      'is stored in a map',
      'field f : Map Uint32 T60 = Emp Uint32 T60',
      'x = a60; n = Uint32 1; f[n] := x',
      'call',
    ],
    ['is in an event', '', 'e = { _eventname : "E"; x : a60 }; event e', 'call'],
    [
      'is sent',
      '',
      'm = { _tag : "M"; _recipient : _sender; _amount : Uint128 0; x : a60 }; n = Nil {Message}; l = Cons {Message} m n; send l',
      'call',
    ],
    ['is thrown', '', 'e = { _exception : "E"; x : a60 }; throw e', 'call'],
    ['is hashed', '', 'h = builtin sha256hash a60', 'call'],
  ] as const

  // Of empty maps not even the smallest part costs gas; but no message carries one.
  const FREE = LARGE.filter(([, , body]) => !body.includes('{ _'))

  test.each([
    ...LARGE.map((one) => ['names', ...one, 'type T0 = | C0'] as const),
    ...FREE.map((one) => ['empty maps', ...one, 'type T0 = | C0 of Map Uint32 Uint32'] as const),
  ])('a value that doubles with each constant, of %s, and %s', (_, __, field, body, fails, type) => {
    const chain = new Chain()
    const code = doublingCode(60, type, field, body)
    for (const gasLimit of [20_000n, 1_000_000n]) {
      const { contract, failure, gasUsed } = chain.commit(chain.deployRequest(code, [], { gasLimit }))
      if (fails === 'deploy') {
        expect(failure).toMatchObject({ reason: 'OutOfGas' })
        expect(gasUsed).toBe(gasLimit)
        continue
      }
      expect(failure).toBeUndefined()
      const called = chain.call(contract!, 'B', [], { gasLimit })
      expect(called.failure).toMatchObject({ reason: 'OutOfGas' })
      expect(called.gasUsed).toBe(gasLimit)
    }
  })

  test.each([
    [10, undefined],
    // It could be paid for, but written down it takes gigabytes.
    [22, { reason: 'OutOfGas' }],
  ])('a value that doubles %d times in an event, with much gas', (count, wanted) => {
    const chain = new Chain()
    const body = `e = { _eventname : "E"; x : a${count} }; event e`
    const contract = chain.deploy(doublingCode(count, 'type T0 = | C0', '', body))
    const { failure } = chain.call(contract, 'B', [], { gasLimit: 1_000_000n })
    expect(failure?.reason).toBe(wanted?.reason)
  })

  test('a value that the libraries look at, and the run again: the same whether or not it ran before', () => {
    const chain = new Chain()
    const code = doublingCode(15, 'type T0 = | C0', '', 'h = builtin sha256hash a15')
    const contract = chain.deploy(
      code.replace('contract A', 'let looked = builtin sha256hash a15\ncontract A'),
    )
    const run = (programs: ProgramCache) => {
      const tx = chain.callRequest(contract, 'B', [], { gasLimit: 1_000_000n })
      const { failure, gasUsed } = executeTransaction(tx, {
        block: chain.block,
        reader: chain.state,
        programs,
      })
      return { reason: failure?.reason, gasUsed }
    }
    expect(run(chain.programs)).toEqual(run(createProgramCache()))
  })

  test('a parameter whose type holds the one before it twice, sixty times', () => {
    const types = Array.from(
      { length: 60 },
      (_, n) => `type T${n + 1} = | D${n + 1} | C${n + 1} of T${n} T${n}`,
    )
    const chain = new Chain()
    const contract = chain.deploy(`scilla_version 0
library Towers
type T0 = | D0
${types.join('\n')}
contract Towers ()
field given : Option T60 = None {T60}
transition Give (tower : T60)
  some = Some {T60} tower;
  given := some
end`)
    const value = { constructor: `${contract}.D60`, argtypes: [], arguments: [] }
    const { failure } = chain.call(contract, 'Give', [{ vname: 'tower', type: `${contract}.T60`, value }])
    expect(failure).toBeUndefined()
  })

  test.each([
    [10, undefined],
    // Each `None` is written down with its type, of thousands of characters.
    [5_000, { reason: 'OutOfGas' }],
  ])('a list of %d values of a large type in an event', (count, wanted) => {
    let type = 'Uint32'
    for (let i = 0; i < 8; i++) type = `(Pair ${type} ${type})`
    const chain = new Chain()
    const contract = chain.deploy(`scilla_version 0
import NatUtils
library Large
contract Large ()
transition Tell (times : Uint32)
  n = builtin to_nat times;
  nil = Nil {(Option ${type})};
  none = None {${type}};
  add = fun (list : List (Option ${type})) => fun (rest : Nat) => Cons {(Option ${type})} none list;
  fold = @nat_fold (List (Option ${type}));
  list = fold add nil n;
  e = { _eventname : "Told"; list : list };
  event e
end`)
    const { failure } = chain.call(contract, 'Tell', [number('times', count, 'Uint32')], {
      gasLimit: 400_000n,
    })
    expect(failure?.reason).toBe(wanted?.reason)
  })

  test.each([
    [10, 'event e', undefined],
    // Each number costs one unit, and is written down as 500 objects.
    [3_000, 'event e', { reason: 'OutOfGas' }],
    [3_000, 'held := list', { reason: 'OutOfGas' }],
    [3_000, 'h = builtin sha256hash list', { reason: 'OutOfGas' }],
  ])('a list that holds one tall number %d times, and %s', (count, use, wanted) => {
    const chain = new Chain()
    const contract = chain.deploy(`scilla_version 0
library Tall
contract Tall ()
field held : List Nat = Nil {Nat}
transition Tell (times : Uint32)
  n = builtin to_nat times;
  height = Uint32 500;
  tall = builtin to_nat height;
  nil = Nil {Nat};
  add = fun (list : List Nat) => fun (rest : Nat) => Cons {Nat} tall list;
  fold = @nat_fold (List Nat);
  list = fold add nil n;
  e = { _eventname : "Told"; list : list };
  ${use}
end`)
    const { failure } = chain.call(contract, 'Tell', [number('times', count, 'Uint32')], {
      gasLimit: 400_000n,
    })
    expect(failure?.reason).toBe(wanted?.reason)
  })

  test.each([
    [4, undefined],
    // Each text is paid for once; a hash sees it each time.
    [20, { reason: 'OutOfGas' }],
  ])('the hash of a list that holds one long text %d times', (count, wanted) => {
    const chain = new Chain()
    const contract = chain.deploy(`scilla_version 0
library Long
contract Long ()
transition Hash (text : String, times : Uint32)
  n = builtin to_nat times;
  nil = Nil {String};
  add = fun (list : List String) => fun (rest : Nat) => Cons {String} text list;
  fold = @nat_fold (List String);
  list = fold add nil n;
  h = builtin sha256hash list
end`)
    const text = { vname: 'text', type: 'String', value: 'x'.repeat(500_000) }
    const { failure } = chain.call(contract, 'Hash', [text, number('times', count, 'Uint32')], {
      gasLimit: 10_000_000n,
    })
    expect(failure?.reason).toBe(wanted?.reason)
  })

  test.each([
    ['nested expressions', (n: number) => `let x = ${'let y = '.repeat(n)}Uint32 1${' in y'.repeat(n)}`],
    ['nested types', (n: number) => `let x = fun (y : ${'Option ('.repeat(n)}Uint32${')'.repeat(n)}) => y`],
    ['nested comments', (n: number) => '(*'.repeat(n)],
    ['an endless line', (n: number) => `let x = Uint32 ${'9'.repeat(n)}`],
    ['control characters', () => '\0\u0007\uffff'],
  ])('a deploy of %s', (_, library) => {
    const chain = new Chain()
    const code = `scilla_version 0\n\nlibrary Hostile\n${library(5_000)}\n\ncontract Hostile ()\n`
    const { receipt } = chain.commit(chain.deployRequest(code))
    expect(receipt).toMatchObject({ success: false, errors: { 0: [0] } })
    expect(chain.start).toBe(chain.state.totalBalance() + chain.fees)
  })

  test('names that every object carries are names like any other', () => {
    const chain = new Chain()
    const code = loopsContract.replaceAll('total', 'constructor').replaceAll('Count', 'ToString')
    const contract = chain.deploy(code)
    expect(chain.call(contract, 'ToString', [number('times', 3, 'Uint32')]).failure).toBeUndefined()
    expect(chain.state.field(contract, 'constructor', [])).toMatchObject({ value: 3n })
    expect(chain.call(contract, '__proto__').receipt.success).toBe(false)
    expect(chain.call(contract, 'constructor').receipt.success).toBe(false)
    const params = [{ vname: '__proto__', type: 'Uint32', value: '1' }]
    expect(chain.call(contract, 'ToString', params).receipt.success).toBe(false)
  })
})
