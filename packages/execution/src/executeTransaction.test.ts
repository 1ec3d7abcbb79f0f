import { describe, expect, test } from 'vitest'
import { bytesToHex, contractAddress, sha256, utf8ToBytes, zilliqa1Gas } from '@tyto/primitives'
import { boolValue, valueToJson } from '@tyto/scilla'
import { address, alice, bruno, Chain, nobody, number, text, zil } from '../test/chain'
import { branch, pingPongContract, purseContract } from '../test/contracts'
import { checkTransaction, maximumCodeSize, TransactionRefused } from './index'
import { receiptErrors } from './receipt'

const owner = [address('owner', alice)]

function conserves(chain: Chain): void {
  expect(chain.state.totalBalance() + chain.fees).toBe(chain.start)
}

describe('a payment', () => {
  test('moves the amount and costs 50 gas', () => {
    const chain = new Chain()
    const { receipt, gasUsed } = chain.pay(nobody, 3n * zil)
    expect(receipt).toEqual({ success: true, cumulative_gas: '50' })
    expect(gasUsed).toBe(50n)
    expect(chain.state.balance(nobody)).toBe(3n * zil)
    expect(chain.state.balance(alice)).toBe(1_000_000n * zil - 3n * zil - 50n * zilliqa1Gas.leastPrice)
    expect(chain.state.nonce(alice)).toBe(1n)
  })

  test('that is made again takes the gas that it took first, whatever it costs today', () => {
    const chain = new Chain()
    chain.block = { ...chain.block, gasUsed: 57n }
    const { receipt, gasUsed } = chain.pay(nobody, 3n * zil)
    expect([receipt.cumulative_gas, gasUsed]).toEqual(['57', 57n])
    expect(chain.state.balance(alice)).toBe(1_000_000n * zil - 3n * zil - 57n * zilliqa1Gas.leastPrice)
  })

  test('to oneself costs the gas alone', () => {
    const chain = new Chain()
    chain.pay(alice, 3n * zil)
    expect(chain.state.balance(alice)).toBe(1_000_000n * zil - 50n * zilliqa1Gas.leastPrice)
  })

  test('can spend the last Qa, and not one more', () => {
    const chain = new Chain()
    const all = 1_000_000n * zil - 50n * zilliqa1Gas.leastPrice
    expect(() => chain.pay(bruno, all + 1n, { gasLimit: 50n })).toThrow(TransactionRefused)
    expect(chain.pay(bruno, all, { gasLimit: 50n }).receipt.success).toBe(true)
    expect(chain.state.balance(alice)).toBe(0n)
  })

  test('to a contract fails, moves nothing and costs its gas', () => {
    const chain = new Chain()
    const purse = chain.deploy(purseContract, owner)
    const { receipt } = chain.pay(purse, zil)
    expect(receipt).toMatchObject({ success: false, cumulative_gas: '50', errors: { 0: [2] } })
    expect(chain.state.balance(purse)).toBe(0n)
    conserves(chain)
  })
})

test('a sender has the amount until the contract accepts it', () => {
  const chain = new Chain()
  const till = chain.deploy(`scilla_version 0
contract Till()
field before : Uint128 = Uint128 0
field behind : Uint128 = Uint128 0
transition Take()
  b <- & _sender._balance;
  before := b;
  accept;
  a <- & _sender._balance;
  behind := a
end
transition Look()
  b <- & _sender._balance;
  before := b
end`)
  const field = (name: string) => chain.state.field(till, name, [])
  // The whole gas limit is taken before anything runs; what is not used comes back.
  const left = () => chain.state.balance(alice) - 10_000n * zilliqa1Gas.leastPrice
  const first = left()
  chain.call(till, 'Take', [], { amount: 5n })
  expect(field('before')).toMatchObject({ value: first })
  expect(field('behind')).toMatchObject({ value: first - 5n })
  const second = left()
  chain.call(till, 'Look', [], { amount: 5n })
  expect(field('before')).toMatchObject({ value: second })
  conserves(chain)
})

describe('what may not stand in a block', () => {
  const chain = new Chain()
  const base = { ...chain.base(), kind: 'payment', to: bruno } as const
  test.each([
    ['WrongNonce', { ...base, nonce: 2n }],
    ['WrongNonce', { ...base, nonce: 0n }],
    ['BalanceTooLow', { ...base, amount: 1_000_000n * zil }],
    ['GasLimitTooLow', { ...base, gasLimit: 49n }],
    ['GasPriceTooLow', { ...base, gasPrice: zilliqa1Gas.leastPrice - 1n }],
    ['InvalidAmount', { ...base, amount: -1n }],
    ['InvalidAmount', { ...base, amount: 1n << 128n }],
    ['CodeTooLarge', { ...chain.deployRequest(' '.repeat(maximumCodeSize + 1)) }],
  ] as const)('%s', (code, tx) => {
    expect(checkTransaction(tx, chain.state)).toEqual({ ok: false, code })
    expect(() => chain.execute(tx)).toThrow(TransactionRefused)
  })

  test('the code limit counts bytes, not characters', () => {
    const almost = 'é'.repeat(maximumCodeSize / 2)
    expect(checkTransaction(chain.deployRequest(almost), chain.state).ok).toBe(true)
    expect(checkTransaction(chain.deployRequest(`${almost}é`), chain.state).ok).toBe(false)
  })
})

describe('a deploy', () => {
  test('makes the contract at the address of sender and nonce, with its fields and immutables', () => {
    const chain = new Chain()
    chain.pay(bruno, 0n)
    const purse = chain.deploy(purseContract, owner, { amount: 5n * zil })
    expect(purse).toBe(contractAddress(alice, 1n))
    expect(chain.state.code(purse)).toBe(purseContract)
    expect(chain.state.balance(purse)).toBe(5n * zil)
    expect(chain.state.init(purse).get('_this_address')).toMatchObject({ hex: purse })
    expect(chain.state.init(purse).get('_creation_block')).toMatchObject({ value: 100n })
    expect(chain.state.init(purse).get('_scilla_version')).toMatchObject({ value: 0n })
    expect(chain.state.init(purse).get('owner')).toMatchObject({ hex: alice })
    expect(chain.state.field(purse, 'count', [])).toMatchObject({ value: 0n })
    conserves(chain)
  })

  const { CHECKER_FAILED, CREATE_CONTRACT_FAILED } = receiptErrors

  test.each([
    ['does not parse', 'scilla_version 0 contract', owner, CHECKER_FAILED],
    [
      'does not type',
      purseContract.replace('let one = Uint32 1', 'let one = Uint64 1'),
      owner,
      CHECKER_FAILED,
    ],
    ['lacks a parameter', purseContract, [], CREATE_CONTRACT_FAILED],
    ['has a parameter too many', purseContract, [...owner, address('other', alice)], CREATE_CONTRACT_FAILED],
    ['has a parameter of a wrong type', purseContract, [number('owner', 1)], CREATE_CONTRACT_FAILED],
    ['sets its own address', purseContract, [...owner, address('_this_address', alice)], CHECKER_FAILED],
  ])('of code or parameters that are wrong fails: %s', (_, code, init, receiptError) => {
    const chain = new Chain()
    const { receipt, contract, difference } = chain.commit(chain.deployRequest(code, init, { amount: zil }))
    expect(receipt).toMatchObject({ success: false, errors: { 0: [receiptError] } })
    expect(receipt.exceptions?.[0]?.message).not.toBe('')
    expect(difference.contracts).toEqual([])
    expect(chain.state.code(contract!)).toBeUndefined()
    expect(chain.state.nonce(alice)).toBe(1n)
    conserves(chain)
  })

  test('names the line of a type error', () => {
    const chain = new Chain()
    const code = purseContract.replace('received[_sender] := total', 'received[_sender] := before')
    const line = code.split('\n').findIndex((l) => l.includes(':= before')) + 1
    const { receipt } = chain.commit(chain.deployRequest(code, owner))
    expect(receipt.exceptions?.[0]?.line).toBe(line)
  })
})

describe('accept', () => {
  test('moves the amount; the receipt says so', () => {
    const chain = new Chain()
    const purse = chain.deploy(purseContract, owner)
    const { receipt } = chain.call(purse, 'AddFunds', [], { amount: 7n * zil })
    expect(receipt).toMatchObject({ success: true, accepted: true, transitions: [] })
    expect(receipt.event_logs).toEqual([
      {
        _eventname: 'Received',
        address: purse,
        params: [address('sender', alice), number('amount', 7n * zil)],
      },
    ])
    expect(chain.state.balance(purse)).toBe(7n * zil)
    expect(chain.state.field(purse, 'received', [alice])).toMatchObject({ value: 7n * zil })
    conserves(chain)
  })

  test('left out, the amount stays with the sender and that is no failure', () => {
    const chain = new Chain()
    const purse = chain.deploy(purseContract, owner)
    const before = chain.state.balance(alice)
    const { receipt, gasUsed } = chain.call(purse, 'Ignore', [], { amount: 7n * zil })
    expect(receipt).toMatchObject({ success: true, accepted: false })
    expect(chain.state.balance(purse)).toBe(0n)
    expect(chain.state.balance(alice)).toBe(before - gasUsed * zilliqa1Gas.leastPrice)
    expect(chain.state.field(purse, 'count', [])).toMatchObject({ value: 1n })
  })
})

describe('a failing call', () => {
  test('changes nothing but the nonce and the fee, and tells exception, code, line and where it passed', () => {
    const chain = new Chain()
    const purse = chain.deploy(purseContract, owner)
    const before = chain.state.balance(alice)
    const { receipt, gasUsed, failure, difference } = chain.call(purse, 'Fail', [], { amount: zil })
    const lines = purseContract.split('\n')
    expect(failure).toMatchObject({
      address: purse,
      exception: 'Refused',
      code: -3n,
      line: lines.indexOf('  throw e') + 1,
    })
    expect(receipt.success).toBe(false)
    expect(receipt.errors).toEqual({ 0: [receiptErrors.CALL_CONTRACT_FAILED] })
    expect(receipt.exceptions?.[0]?.message).toBe(
      'Exception thrown: (Message [(_exception : (String "Refused")) ; (code : (Int32 -3))])',
    )
    expect(receipt.exceptions?.slice(1).map((e) => e.message)).toEqual([
      'Raised from Refuse',
      'Raised from Fail',
    ])
    expect(receipt.event_logs).toBeUndefined()
    expect(difference.writes).toEqual([])
    expect(chain.state.balance(purse)).toBe(0n)
    expect(chain.state.balance(alice)).toBe(before - gasUsed * zilliqa1Gas.leastPrice)
    expect(chain.state.nonce(alice)).toBe(2n)
  })

  test.each([
    ['an unknown transition', 'Missing', []],
    ['a parameter that is missing', 'Note', [text('text', 'x')]],
    ['a parameter of another type', 'Note', [text('text', 'x'), number('value', 1, 'Uint64')]],
    ['a value that is none of its type', 'Note', [text('text', 'x'), number('value', -1, 'Uint32')]],
    ['a parameter too many', 'Note', [text('text', 'x'), number('value', 1, 'Uint32'), text('more', 'x')]],
  ])('for %s', (_, transition, params) => {
    const chain = new Chain()
    const purse = chain.deploy(purseContract, owner)
    const { receipt } = chain.call(purse, transition, params)
    expect(receipt).toMatchObject({ success: false, errors: { 0: [7] }, exceptions: [{ line: 0 }] })
    conserves(chain)
  })

  test('of an address where no contract stands', () => {
    const chain = new Chain()
    const { receipt, gasUsed } = chain.call(nobody, 'AddFunds', [], { amount: zil })
    expect(receipt).toMatchObject({ success: false, errors: { 0: [receiptErrors.CONTRACT_NOT_EXIST] } })
    expect(gasUsed).toBe(zilliqa1Gas.call)
    expect(chain.state.balance(nobody)).toBe(0n)
  })
})

describe('messages', () => {
  function twoPurses() {
    const chain = new Chain()
    const first = chain.deploy(purseContract, owner, { amount: 10n * zil })
    const second = chain.deploy(purseContract, owner)
    return { chain, first, second }
  }

  test('pay a contract that accepts', () => {
    const { chain, first, second } = twoPurses()
    const { receipt } = chain.call(first, 'Pay', [address('to', second), number('amount', 4n * zil)])
    expect(receipt.transitions).toEqual([
      {
        accept: true,
        addr: first,
        depth: 0,
        msg: { _amount: '4000000000000', _recipient: second, _tag: 'AddFunds', params: [] },
      },
    ])
    expect(chain.state.balance(first)).toBe(6n * zil)
    expect(chain.state.balance(second)).toBe(4n * zil)
    expect(chain.state.field(second, 'received', [first])).toMatchObject({ value: 4n * zil })
    conserves(chain)
  })

  test('leave the amount with the sender where the recipient does not accept', () => {
    const { chain, first, second } = twoPurses()
    const params = [address('to', second), text('tag', 'Ignore'), number('amount', zil)]
    const { receipt } = chain.call(first, 'Send', params)
    expect(receipt).toMatchObject({ success: true, transitions: [{ accept: false }] })
    expect(chain.state.balance(first)).toBe(10n * zil)
    expect(chain.state.balance(second)).toBe(0n)
  })

  test('pay plain accounts, used or not, whatever the tag', () => {
    const { chain, first } = twoPurses()
    const params = [address('to', nobody), text('tag', 'Nothing'), number('amount', zil)]
    expect(chain.call(first, 'Send', params).receipt.success).toBe(true)
    expect(chain.state.balance(nobody)).toBe(zil)
    conserves(chain)
  })

  test('to a library have no effect and are no failure', () => {
    const { chain, first } = twoPurses()
    const init = new Map([['_library', boolValue(true)]])
    chain.state.addContract({ address: nobody, code: 'scilla_version 0 library Nothing', init })
    const { receipt } = chain.call(first, 'Pay', [address('to', nobody), number('amount', zil)])
    expect(receipt).toMatchObject({ success: true, transitions: [{ accept: false }] })
    expect(chain.state.balance(first)).toBe(10n * zil)
    expect(chain.state.balance(nobody)).toBe(0n)
  })

  test('to oneself arrive', () => {
    const { chain, first } = twoPurses()
    const { receipt } = chain.call(first, 'Pay', [address('to', first), number('amount', 10n * zil)])
    // The called contract took nothing; the message to itself was taken.
    expect(receipt).toMatchObject({ success: true, accepted: false, transitions: [{ accept: true }] })
    expect(chain.state.balance(first)).toBe(10n * zil)
    expect(chain.state.field(first, 'count', [])).toMatchObject({ value: 2n })
  })

  test('take their amount from the balance at the end of the call', () => {
    const { chain, first, second } = twoPurses()
    const { receipt } = chain.call(first, 'BalanceAfterPay', [
      address('to', second),
      number('amount', 4n * zil),
    ])
    expect(receipt.event_logs?.[0]?.params).toEqual([number('before', 10n * zil), number('after', 10n * zil)])
    expect(chain.state.balance(first)).toBe(6n * zil)
  })

  test.each([
    ['Before', 'send all; accept', undefined],
    ['Never', 'send all', 'balance is too low'],
    ['Thrown', 'send all; e = { _exception : "Enough" }; throw e', 'Enough'],
    ['Twice', 'accept; send all; send all', 'balance is too low'],
  ])('of what the call carries, %s: %s', (name, body, wanted) => {
    const chain = new Chain()
    const contract = chain.deploy(`scilla_version 0
contract Sends ()
transition ${name} ()
  m = { _tag : ""; _recipient : _origin; _amount : _amount };
  none = Nil {Message};
  all = Cons {Message} m none;
  ${body}
end`)
    const { receipt } = chain.call(contract, name, [], { amount: zil })
    if (wanted === undefined) expect(receipt.success).toBe(true)
    else expect(receipt.exceptions?.[0]?.message).toContain(wanted)
    expect(chain.state.balance(contract)).toBe(0n)
    conserves(chain)
  })

  test('of more than the balance fail', () => {
    const { chain, first, second } = twoPurses()
    const { receipt } = chain.call(first, 'Pay', [address('to', second), number('amount', 10n * zil + 1n)])
    expect(receipt.success).toBe(false)
    expect(receipt.exceptions?.[0]?.message).toContain('balance is too low')
    conserves(chain)
  })

  test('to a contract that lacks the transition fail', () => {
    const { chain, first, second } = twoPurses()
    const params = [address('to', second), text('tag', 'Nothing'), number('amount', zil)]
    const { receipt, failure } = chain.call(first, 'Send', params)
    expect(receipt).toMatchObject({ success: false, errors: { 1: [7] } })
    expect(failure?.address).toBe(second)
    expect(chain.state.balance(first)).toBe(10n * zil)
  })

  test('with parameters of other types or too few fail', () => {
    const { chain, first, second } = twoPurses()
    const params = [address('to', second), text('tag', 'Note'), number('amount', 0n)]
    expect(chain.call(first, 'Send', params).receipt).toMatchObject({ success: false, errors: { 1: [7] } })
    const pingPong = chain.deploy(pingPongContract)
    const ping = [address('to', first), number('times', 1, 'Uint32')]
    expect(chain.call(pingPong, 'Ping', ping).receipt.success).toBe(false)
  })

  test('undo what earlier ones did in other contracts when a later one fails', () => {
    const { chain, first, second } = twoPurses()
    const { receipt, failure } = chain.call(first, 'PayThenFail', [
      address('to', second),
      number('amount', 4n * zil),
    ])
    expect(receipt).toMatchObject({ success: false, errors: { 1: [7] } })
    expect(failure).toMatchObject({ address: second, exception: 'Refused' })
    expect(chain.state.balance(first)).toBe(10n * zil)
    expect(chain.state.balance(second)).toBe(0n)
    expect(chain.state.field(first, 'count', [])).toMatchObject({ value: 0n })
    expect(chain.state.field(second, 'received', [first])).toBeUndefined()
    conserves(chain)
  })

  test('run depth first: what follows from the first comes before the second', () => {
    const chain = new Chain()
    const [start, left, right] = [chain.deploy(branch), chain.deploy(branch), chain.deploy(branch)]
    const { receipt } = chain.call(start, 'Start', [address('first', left), address('second', right)])
    const said = receipt.event_logs?.map((event) => [event.params[0]?.value, event.address])
    expect(said).toEqual([
      ['a', left],
      ['a.1', right],
      ['b', right],
      ['c', left],
    ])
    expect(receipt.transitions?.map((t) => [t.depth, t.addr])).toEqual([
      [0, start],
      [1, left],
      [0, start],
      [0, start],
    ])
  })

  test('end after the most that one transaction may send', () => {
    const chain = new Chain()
    const [ping, pong] = [chain.deploy(pingPongContract), chain.deploy(pingPongContract)]
    const play = (times: number) =>
      chain.call(ping, 'Ping', [address('to', pong), number('times', times, 'Uint32')])
    expect(play(20).receipt.success).toBe(true)
    const { receipt } = play(21)
    expect(receipt).toMatchObject({ success: false, errors: { 21: [receiptErrors.MAX_EDGES_REACHED] } })
    expect(chain.state.field(ping, 'hits', [])).toMatchObject({ value: 11n })
    expect(play(4_000_000_000).receipt.success).toBe(false)
    conserves(chain)
  })
})

describe('what a contract sees', () => {
  test('of another contract: fields, entries, balance', () => {
    const chain = new Chain()
    const target = chain.deploy(purseContract, owner, { amount: 2n * zil })
    const reader = chain.deploy(purseContract, owner)
    chain.call(target, 'AddFunds', [], { amount: zil })
    const { receipt } = chain.call(reader, 'Look', [address('at', target)])
    expect(receipt.event_logs?.[0]?.params.map((p) => p.value)).toEqual([
      '1',
      { constructor: 'None', argtypes: ['Uint128'], arguments: [] },
      { constructor: 'True', argtypes: [], arguments: [] },
      (3n * zil).toString(),
    ])
    expect(chain.state.field(reader, 'count', [])).toMatchObject({ value: 1n })
  })

  test('of the code of another contract: its hash', () => {
    const chain = new Chain()
    const [target, reader] = [chain.deploy(branch), chain.deploy(purseContract, owner)]
    const { receipt, failure } = chain.call(reader, 'LookAtCode', [address('at', target)])
    expect(failure).toBeUndefined()
    const hash = bytesToHex(sha256(utf8ToBytes(branch)))
    expect(receipt.event_logs?.[0]?.params).toEqual([{ vname: 'hash', type: 'ByStr32', value: hash }])
    expect(chain.call(reader, 'LookAtCode', [address('at', bruno)]).receipt.success).toBe(false)
  })

  test.each([
    ['an address that nobody uses', () => nobody],
    ['a plain account', () => bruno],
    ['a contract without the field', (chain: Chain) => chain.deploy(pingPongContract)],
  ])('an address type refuses %s', (_, target) => {
    const chain = new Chain()
    const reader = chain.deploy(purseContract, owner)
    const { receipt } = chain.call(reader, 'Look', [address('at', target(chain))])
    expect(receipt).toMatchObject({ success: false, errors: { 0: [7] } })
  })

  test('of addresses with fields: inside a value they keep their type in state and events, alone they are plain', () => {
    const chain = new Chain()
    const target = chain.deploy(purseContract, owner)
    const wanted = 'ByStr20 with contract field count : Uint32 end'
    const contract = chain.deploy(`scilla_version 0
contract Keeps ()
field last : Option (${wanted}) = None {(${wanted})}
transition Keep (at : ${wanted})
  some = Some {(${wanted})} at;
  last := some;
  e = { _eventname : "Kept"; some : some; at : at };
  event e
end`)
    const { receipt } = chain.call(contract, 'Keep', [address('at', target)])
    const value = { constructor: 'Some', argtypes: [wanted], arguments: [target] }
    expect(receipt.event_logs?.[0]?.params).toEqual([
      { vname: 'some', type: `Option (${wanted})`, value },
      { vname: 'at', type: 'ByStr20', value: target },
    ])
    const kept = chain.state.field(contract, 'last', [])
    expect(kept === undefined ? undefined : valueToJson(kept)).toEqual(value)
  })

  test('of the chain: block, chain id, the time of an earlier block', () => {
    const chain = new Chain()
    const purse = chain.deploy(purseContract, owner)
    const timeAt = (block: number) => {
      const { receipt } = chain.call(purse, 'Time', [number('block', block, 'BNum')])
      return receipt.event_logs?.[0]?.params.map((p) => p.value)
    }
    const none = { constructor: 'None', argtypes: ['Uint64'], arguments: [] }
    expect(timeAt(99)).toEqual([
      '100',
      '222',
      { constructor: 'Some', argtypes: ['Uint64'], arguments: ['1699999999999999'] },
    ])
    expect(timeAt(100)?.[2]).toEqual(none)
    expect(timeAt(50)?.[2]).toEqual(none)
  })
})
