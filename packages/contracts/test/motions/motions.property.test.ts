import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { didWallet, donateFundErrors, initDid, xPointsErrors } from '../../src'
import { idOfMotion as idOf, motionsWorld, type MotionsWorld } from './motionsWorld'
import { ownName, type Owner } from '../people'
import { protocolWorld, succeeds, throws, zil, type Person, type ProtocolWorld } from '../world'
import { sequences } from '../sequences'

const words = 'Feed the owls at dusk'
let protocol: ProtocolWorld
let motions: MotionsWorld
let alice: Owner
let bruno: Person
beforeEach(async () => {
  protocol = await protocolWorld()
  motions = await motionsWorld(protocol)
  alice = await ownName(protocol, 'alice')
  bruno = protocol.world.join('bruno')
})

const donate = (by: Person, amount: bigint) =>
  succeeds(protocol.world.call(by, motions.fund.AddFunds({}, { amount })))

describe('points', () => {
  test('a ZIL that is donated through a wallet is a point of the account that signed', () => {
    const { UpdateDeadline } = didWallet(alice.wallet)
    const call = UpdateDeadline({ val: 20n, tyron: 3n * zil }, { amount: 3n * zil })
    succeeds(protocol.world.call(alice.controller, call))
    expect(motions.pointsOf(alice.controller.address)).toBe(3n * zil)
    expect(motions.pointsOf(alice.wallet)).toBe(0n)
    expect(protocol.world.balance(motions.fund.fields.version.address)).toBe(3n * zil)
  })

  test('are spent by the board alone, which must stand among the services', () => {
    donate(bruno, 5n * zil)
    const steal = motions.fund.SpendXPoints({ owner: bruno.address, amount: 1n })
    throws(protocol.world.call(alice.controller, steal), 'WrongSender', donateFundErrors.notBoard)
    throws(protocol.world.call(bruno, steal), 'WrongSender', donateFundErrors.notBoard)
    succeeds(
      protocol.world.call(protocol.deployer, initDid(protocol.initDid).RemoveService({ id: 'xpoints' })),
    )
    throws(motions.raise(bruno, words, zil), 'WrongSender', donateFundErrors.notBoard)
    expect(motions.pointsOf(bruno.address)).toBe(5n * zil)
  })

  test('the money of the fund is its controller’s', () => {
    donate(bruno, 5n * zil)
    const send = motions.fund.SendFunds({ amount: 2n * zil })
    throws(protocol.world.call(bruno, send), 'WrongSender', donateFundErrors.notController)
    const fund = motions.fund.fields.version.address
    succeeds(protocol.world.call(protocol.deployer, send))
    expect(protocol.world.balance(fund)).toBe(3n * zil)
    expect(motions.pointsOf(bruno.address)).toBe(5n * zil)
  })
})

describe('motions', () => {
  test('a new motion stands under the hash of its text, with the points behind it', () => {
    donate(bruno, 5n * zil)
    succeeds(motions.raise(bruno, words, 2n * zil))
    expect(protocol.world.read(motions.board.fields.motions.at(idOf(words)))).toBe(words)
    expect(motions.rankOf(idOf(words))).toBe(2n * zil)
    expect(motions.pointsOf(bruno.address)).toBe(3n * zil)
    throws(motions.raise(bruno, words, zil), 'SameValue', xPointsErrors.knownMotion)
    throws(motions.raise(bruno, '', zil), 'ZeroValueOrNull', xPointsErrors.emptyText)
    throws(motions.raise(bruno, 'Another', 0n), 'ZeroValueOrNull', xPointsErrors.zeroAmount)
    throws(motions.raise(bruno, 'Another', 3n * zil + 1n), 'InvalidValue', donateFundErrors.notEnough)
    expect(motions.pointsOf(bruno.address)).toBe(3n * zil)
  })

  test('who backs a motion spends points on it, and no more than there are', () => {
    donate(bruno, 5n * zil)
    succeeds(motions.raise(bruno, words, 2n * zil))
    succeeds(motions.back(bruno, idOf(words), 3n * zil))
    expect(motions.rankOf(idOf(words))).toBe(5n * zil)
    expect(motions.pointsOf(bruno.address)).toBe(0n)
    throws(motions.back(bruno, idOf(words), 1n), 'InvalidValue', donateFundErrors.notEnough)
    throws(motions.back(alice.controller, idOf(words), 1n), 'InvalidValue', donateFundErrors.notEnough)
    donate(bruno, zil)
    throws(motions.back(bruno, idOf('unknown'), 1n), 'InvalidValue', xPointsErrors.unknownMotion)
  })

  test('a call that says neither new nor add, or leaves out what it needs, changes nothing', () => {
    donate(bruno, 5n * zil)
    const { RaiseYourVoice } = motions.board
    const say = (action: string, id: boolean, motion: boolean) =>
      protocol.world.call(
        bruno,
        RaiseYourVoice({ action, id: id ? idOf(words) : null, motion: motion ? words : null, amount: zil }),
      )
    throws(say('shout', true, true), 'InvalidValue', xPointsErrors.unknownAction)
    throws(say('new', true, false), 'ZeroValueOrNull', xPointsErrors.emptyText)
    throws(say('add', false, true), 'InvalidValue', xPointsErrors.unknownMotion)
    const record = initDid(protocol.initDid)
    succeeds(protocol.world.call(protocol.deployer, record.RemoveService({ id: 'donate' })))
    throws(say('new', false, true), 'DidIsNull', xPointsErrors.noFund)
    expect(motions.pointsOf(bruno.address)).toBe(5n * zil)
    expect(protocol.world.read(motions.board.fields.motions)).toEqual(new Map())
  })
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('donate' as const), by: fc.nat(2), amount: fc.bigInt(1n, 20n) }),
  fc.record({
    kind: fc.constant('raise' as const),
    by: fc.nat(2),
    motion: fc.nat(3),
    amount: fc.bigInt(0n, 20n),
  }),
  fc.record({
    kind: fc.constant('back' as const),
    by: fc.nat(2),
    motion: fc.nat(3),
    amount: fc.bigInt(0n, 20n),
  }),
)

test('in any order of calls, points spent equal points ranked, and nobody spends what is not theirs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
      const fresh = await protocolWorld()
      const { board, fund, pointsOf, raise, back } = await motionsWorld(fresh)
      const people = ['one', 'two', 'three'].map((label) => fresh.world.join(label))
      const given = [0n, 0n, 0n]
      const left = [0n, 0n, 0n]
      const ranked = new Map<string, bigint>()
      for (const one of steps) {
        const by = people[one.by]!
        if (one.kind === 'donate') {
          succeeds(fresh.world.call(by, fund.AddFunds({}, { amount: one.amount })))
          given[one.by]! += one.amount
          left[one.by]! += one.amount
        } else {
          const text = `Motion ${one.motion}`
          const isThere = ranked.has(text)
          const may =
            one.amount > 0n && one.amount <= left[one.by]! && (one.kind === 'raise' ? !isThere : isThere)
          const execution =
            one.kind === 'raise' ? raise(by, text, one.amount) : back(by, idOf(text), one.amount)
          expect(execution.receipt.success).toBe(may)
          if (may) {
            left[one.by]! -= one.amount
            ranked.set(text, (ranked.get(text) ?? 0n) + one.amount)
          }
        }
      }
      const ranking = fresh.world.read(board.fields.ranking) ?? new Map()
      expect(ranking).toEqual(new Map([...ranked].map(([text, points]) => [idOf(text), points])))
      expect(people.map(({ address }) => pointsOf(address))).toEqual(left)
      const sum = (values: Iterable<bigint>) => [...values].reduce((total, each) => total + each, 0n)
      expect(sum(ranking.values())).toBe(sum(given) - sum(left))
    }),
    sequences(25),
  )
})
