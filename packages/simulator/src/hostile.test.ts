import type { ScillaParam } from '@tyto/abi'
import { didWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { contractAddress, type Address } from '@tyto/primitives'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestNetwork } from '../test/network'
import { callOf, deployOf, rawCall } from '../test/requests'
import type { Simulation } from './simulation'
import { SimulationError } from './SimulationError'

const hostileContract = `scilla_version 0

import ListUtils NatUtils

library Hostile

let zero = Uint32 0
let one = Uint32 1

contract Hostile ()

field total : Uint32 = zero
field many : Map Uint32 Uint32 = Emp Uint32 Uint32
field deep : Nat = Zero

transition Count (times : Uint32)
  n = builtin to_nat times;
  step = fun (sum : Uint32) => fun (rest : Nat) => builtin add sum one;
  fold = @nat_fold Uint32;
  sum = fold step zero n;
  total := sum
end

transition Deep (times : Uint32)
  n = builtin to_nat times;
  deep := n
end

transition Whole ()
  all <- many;
  size = builtin size all;
  total := size
end

transition Ago (blocks : BNum)
  time <- & TIMESTAMP(blocks);
  match time with
  | Some t =>
    e = { _eventname : "Time"; time : t };
    event e
  | None =>
  end
end
`

const alice = testAccount(0)
let network: TestNetwork
let hostile: Address

beforeAll(async () => {
  network = await TestNetwork.start()
  hostile = contractAddress(alice.address, await network.nonce(alice))
  expect((await network.send(alice, deployOf(hostileContract))).success).toBe(true)
})

beforeEach(() => {
  network.lie = (_, result) => result
  network.unknown = null
  network.simulator = network.freshSimulator()
})

const times = (value: number) => [{ vname: 'times', type: 'Uint32', value: String(value) }]

async function codeOf(simulating: Promise<Simulation>): Promise<string> {
  try {
    await simulating
    return 'a result'
  } catch (error) {
    if (error instanceof SimulationError) return error.code
    throw error
  }
}

describe('hostile code', () => {
  test.each([200_000, 4_000_000_000])('that counts to %d ends with its gas', async (count) => {
    const { steps } = await network.simulate(alice, rawCall(hostile, 'Count', times(count), 30_000n))
    expect(steps).toMatchObject([{ kind: 'exception', reason: 'OutOfGas' }])
  })

  test('that nests deeper than we can write down says nothing of the call', async () => {
    const deep = network.simulate(alice, rawCall(hostile, 'Deep', times(50_000), 800_000n))
    expect(await codeOf(deep)).toBe('TooDeep')
  })

  test('that asks for a map of a million entries gets no answer beyond the limit of bytes', async () => {
    const million = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [index, '1']))
    network.lie = (method, result) =>
      method === 'GetSmartContractSubState' && JSON.stringify(result)?.includes('many')
        ? { many: million }
        : result
    const before = network.rounds
    expect(await codeOf(network.simulate(alice, rawCall(hostile, 'Whole')))).toBe('StateUnreadable')
    expect(network.rounds - before).toBeLessThan(6)
  })

  test('on a chain that makes blocks faster than it is read ends all the same, and says so', async () => {
    let block = 1_000_000
    network.lie = (method, result) =>
      method === 'GetLatestTxBlock'
        ? { header: { Timestamp: '1', BlockNum: String(block++), NumTxns: '0' } }
        : result
    const { rounds, isPinned } = await network.simulate(alice, rawCall(hostile, 'Whole'))
    expect([rounds, isPinned]).toEqual([3, true])
    network.lie = (_, result) => result
  })

  test('that looks at the time of an earlier block', async () => {
    const ago = rawCall(hostile, 'Ago', [{ vname: 'blocks', type: 'BNum', value: '3' }])
    const header = (await network.ask<{ header: { Timestamp: string } }>('GetTxBlock', '3')).header
    const { steps } = await network.simulate(alice, ago)
    expect(steps).toMatchObject([{ events: [{ params: [{ vname: 'time', value: header.Timestamp }] }] }])
    const later = rawCall(hostile, 'Ago', [{ vname: 'blocks', type: 'BNum', value: '99999999' }])
    expect((await network.simulate(alice, later)).steps).toMatchObject([{ kind: 'success', events: [] }])
  })
})

/** Constants of which each names the one before it twice: as many values as there are names, or two to their power. */
const doublingCode = (count: number, body = `x = a${count}`, field = ''): string => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return `scilla_version 0
library L
type T0 = | C0
${numbers.map((n) => `type T${n} = | C${n} of T${n - 1} T${n - 1}`).join('\n')}
let a0 = C0
${numbers.map((n) => `let a${n} = C${n} a${n - 1} a${n - 1}`).join('\n')}
contract A ()
${field}
transition B ()
  ${body}
end`
}

test('constants that double with each other are worked out once each, or this never ends', async () => {
  const code = doublingCode(60)
  network.lie = (asked, result) => (asked === 'GetSmartContractCode' && result ? { code } : result)
  const run = () => network.simulate(alice, rawCall(hostile, 'B'))
  expect((await run()).steps).toMatchObject([{ kind: 'success' }])
  // The code is known now: it is looked through before the run.
  expect((await run()).steps).toMatchObject([{ kind: 'success' }])
})

test.each([
  ['stored', 'x = Some {T60} a60; f := x', 'field f : Option T60 = None {T60}'],
  ['in an event', 'e = { _eventname : "E"; x : a60 }; event e', ''],
])('constants that double with each other and are %s use up the gas at once', async (_, body, field) => {
  const code = doublingCode(60, body, field)
  network.lie = (asked, result) => (asked === 'GetSmartContractCode' && result ? { code } : result)
  const run = () => network.simulate(alice, rawCall(hostile, 'B'))
  const outOfGas = [{ kind: 'exception', reason: 'OutOfGas', gasUsed: 20_000n }]
  expect((await run()).steps).toMatchObject(outOfGas)
  expect((await run()).steps).toMatchObject(outOfGas)
})

test('so does a deployment that makes a field of them', async () => {
  const code = doublingCode(60, '', 'field f : T60 = a60')
  const { steps } = await network.simulate(alice, deployOf(code))
  expect(steps).toMatchObject([{ kind: 'exception', reason: 'OutOfGas', gasUsed: 50_000n }])
})

describe('a node that lies is not believed', () => {
  const wallet = () => network.addressOf('alice.ssi')
  const update = () => callOf(didWallet(wallet()).UpdateController({ addr: hostile, tyron: null }))

  test.each([
    ['a text for an address', 'GetSmartContractSubState', { controller: 'nobody' }],
    ['a list for a field', 'GetSmartContractSubState', []],
    ['another field', 'GetSmartContractSubState', { other: '1' }],
    ['nothing for a field', 'GetSmartContractSubState', null],
    ['a negative balance', 'GetBalance', { balance: '-1', nonce: 0 }],
    ['code without init data', 'GetSmartContractInit', null],
    ['init data of another contract', 'GetSmartContractInit', [{ vname: 'a', type: 'Uint32', value: '1' }]],
    ['a block without a number', 'GetLatestTxBlock', { header: {} }],
  ])('%s', async (_, method, answer) => {
    network.lie = (asked, result) => (asked === method ? answer : result)
    expect(await codeOf(network.simulate(alice, update()))).toMatch(/^(?:State|Code)Unreadable$/)
    // And once it tells the truth again, all is well.
    network.lie = (__, result) => result
    expect((await network.simulate(alice, update())).steps).toMatchObject([{ kind: 'success' }])
  })

  test.each([
    ['garbage', 'contract ((('],
    ['very long', `scilla_version 0\n(* ${'x'.repeat(100_000)} *)`],
    ['nested', `scilla_version 0\nlibrary L\nlet x = ${'let y = '.repeat(5_000)}`],
    [
      'of features that we do not know',
      'scilla_version 0\ncontract A()\ntransition B()\n x <- & MOONPHASE\nend',
    ],
  ])('code that is %s', async (_, code) => {
    network.lie = (asked, result) => (asked === 'GetSmartContractCode' && result ? { code } : result)
    expect(await codeOf(network.simulate(alice, rawCall(hostile, 'B')))).toMatch(/Unreadable|FeatureUnknown/)
  })

  test('the code of a library: not the next time either', async () => {
    const param = (vname: string, type: string, value: unknown) => ({ vname, type, value }) as ScillaParam
    const version = param('_scilla_version', 'Uint32', '0')
    const isLibrary = param('_library', 'Bool', { constructor: 'True', argtypes: [], arguments: [] })
    const made = async (code: string, init: readonly ScillaParam[]) => {
      const at = contractAddress(alice.address, await network.nonce(alice))
      const sent = await network.send(alice, deployOf(code, { init: [version, ...init], amount: 0n }))
      expect(sent.success).toBe(true)
      return at
    }
    const library = 'scilla_version 0\nlibrary Numbers\nlet number = Uint32 1'
    const pair = {
      constructor: 'Pair',
      argtypes: ['String', 'ByStr20'],
      arguments: ['Numbers', await made(library, [isLibrary])],
    }
    const contract = await made(
      `scilla_version 0
import Numbers
contract Tells ()
transition Tell ()
  e = { _eventname : "Number"; number : number };
  event e
end`,
      [param('_extlibs', 'List (Pair String ByStr20)', [pair])],
    )
    const tell = rawCall(contract, 'Tell')
    const numberOf = (value: string) => [{ events: [{ params: [{ vname: 'number', value }] }] }]
    const lie = library.replace('Uint32 1', 'Uint32 2')
    network.lie = (asked, result) =>
      asked === 'GetSmartContractCode' && JSON.stringify(result)?.includes('library Numbers')
        ? { code: lie }
        : result
    expect((await network.simulate(alice, tell)).steps).toMatchObject(numberOf('2'))
    network.lie = (asked, result) => (asked === 'GetBalance' ? { balance: '-1', nonce: 0 } : result)
    expect(await codeOf(network.simulate(alice, tell))).toBe('StateUnreadable')
    network.lie = (_, result) => result
    expect((await network.simulate(alice, tell)).steps).toMatchObject(numberOf('1'))
  })

  test('one that does not know an earlier block: not the next time either', async () => {
    const ago = rawCall(hostile, 'Ago', [{ vname: 'blocks', type: 'BNum', value: '3' }])
    const timeOf = (value: string) => [{ events: [{ params: [{ vname: 'time', value }] }] }]
    const { Timestamp } = (await network.ask<{ header: { Timestamp: string } }>('GetTxBlock', '3')).header
    network.unknown = 'GetTxBlock'
    expect(await codeOf(network.simulate(alice, ago))).toBe('StateUnreadable')
    network.unknown = null
    // Nor is what it said of one believed, once it is known to lie.
    network.lie = (asked, result) => (asked === 'GetTxBlock' ? { header: { Timestamp: '1' } } : result)
    expect((await network.simulate(alice, ago)).steps).toMatchObject(timeOf('1'))
    network.lie = (asked, result) => (asked === 'GetBalance' ? { balance: '-1', nonce: 0 } : result)
    expect(await codeOf(network.simulate(alice, ago))).toBe('StateUnreadable')
    network.lie = (_, result) => result
    expect((await network.simulate(alice, ago)).steps).toMatchObject(timeOf(Timestamp))
  })

  test('a node that does not answer', async () => {
    network.lie = () => {
      throw new Error('The cable is cut.')
    }
    expect(await codeOf(network.simulate(alice, update()))).toBe('NodeUnreachable')
  })
})
