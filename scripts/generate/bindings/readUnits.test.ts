import { describe, expect, it } from 'vitest'
import { describeContract } from './describeContract'
import { readNotes } from './notes'
import { parseRule, readUnits, usefulRules, withoutUnit } from './readUnits'

const source = `scilla_version 0
library Purse
type Part = | Part of ByStr20 Uint128
contract Purse(fee: Uint128, owner: ByStr20)
field parts: Map Uint32 Part = Emp Uint32 Part
field names: Map Uint128 String = Emp Uint128 String
transition Pay(id: String, amount: Uint128, is_all: Bool, until: BNum)
  e = { _eventname: "Paid"; amount: amount };
  event e
end
transition PayMany(pairs: List (Pair String Uint128))
end
`

/** What the notes say of Purse, and what is wrong with them. */
function read(...texts: readonly string[]) {
  const problems: string[] = []
  const contract = describeContract(source, 'ours/Purse.scilla')
  const lines = texts.map((text, at) => ({ text, file: 'ours/Purse.scilla', line: at + 1 }))
  const rules = readUnits(contract, readNotes(lines, problems), problems)
  return { rules, problems, without: withoutUnit(contract, rules) }
}

const place = 'packages/contracts/scilla/ours/Purse.scilla'

describe('notes of units', () => {
  it('are missed for each unsigned number: of calls, events, fields, init data, and inside of own types', () => {
    expect(read().without).toEqual(['fee', 'parts', 'Pay.amount', 'PayMany.pairs', 'Paid.amount'])
    const all = read('(*@ unit amount, fee = zil *)', '(*@ unit parts, PayMany.pairs = plain *)')
    expect(all).toMatchObject({ problems: [], without: [] })
  })

  it('are told apart: one of all numbers of a name, and one of a single place', () => {
    const { rules, problems } = read(
      '(*@ unit amount = zil *)',
      '(*@ unit Pay.amount = coin id *)',
      '(*@ unit Paid.amount, fee = plain *)',
    )
    expect(problems).toEqual([])
    expect([...usefulRules(rules)]).toEqual([
      ['amount', { coin: 'zil' }],
      ['Pay.amount', { coinIn: 'id' }],
      ['Paid.amount', 'plain'],
    ])
  })

  it.each([
    ['(*@ unti fee = zil *)', 'nobody knows this note'],
    [' (*@ unit fee = zil *)', 'nobody knows this note'],
    ['(*@ unit fee = gold *)', 'this is no unit'],
    ['(*@ unit fee zil *)', 'this is no unit'],
    ['(*@ unit toll = zil *)', 'toll is no number of Purse'],
    ['(*@ unit Pay.fee = zil *)', 'Pay.fee is no number of Purse'],
    ['(*@ unit sent.toll = zil *)', 'sent.toll is no number of Purse'],
    ['(*@ unit owner = zil *)', 'owner is no number of Purse'],
    ['(*@ unit fee = coin id *)', 'fee counts by id, which is no String beside it'],
    ['(*@ unit Pay.amount = coin is_all *)', 'Pay.amount counts by is_all, which is no String beside it'],
    ['(*@ unit Pay.amount = zil if id else tyron *)', 'Pay.amount counts by id, which is no Bool beside it'],
    ['(*@ unit Pay.amount = coin of key *)', 'Pay.amount has no key: amount is Uint128'],
  ])('that are wrong are named with their place: %s', (text, reason) => {
    expect(read('', text).problems.join()).toMatch(`${place}:2 ${reason}`)
  })

  it('say each thing once', () => {
    const { problems } = read('(*@ unit fee = zil *)', '(*@ unit fee = tyron *)')
    expect(problems.join()).toMatch(`${place}:2 fee has a unit already`)
  })

  it('know shares, keys and choices', () => {
    expect(parseRule('share of addrName at dApp')).toEqual({ shareAt: 'dApp', of: 'addrName' })
    expect(parseRule('coin of key')).toBe('coinOfKey')
    expect(parseRule('s$i if is_all else own token')).toEqual({
      when: 'is_all',
      is: { coin: 's$i' },
      otherwise: 'ownToken',
    })
    expect(read('(*@ unit Pay.amount = s$i if is_all else coin id *)').problems).toEqual([])
    expect(read('(*@ unit sent.amount = zil *)').problems).toEqual([])
    expect(read('(*@ unit PayMany.pairs = coin of key *)').problems).toEqual([])
  })
})
