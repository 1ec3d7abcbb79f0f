import type { EventRead } from '@tyto/abi'
import { describe, expect, it } from 'vitest'
import { arrivalAt } from './arrivalAt'
import { domainName, nameOf } from './nameOf'
import { namesIn } from './namesIn'
import { changesIn, eventOf, keysOf, newAddress, newStatus, zilGained } from './seenOutcome'
import {
  account,
  changed,
  exampleOutcome,
  friend,
  moved,
  registry,
  token,
  wallet,
} from './testing/exampleOutcome'
import { tokensPaid } from './tokensPaid'

const json = (value: string) => ({ json: value })
const long = { length: 9_999 }

describe('what a simulation saw', () => {
  const seen = exampleOutcome({
    changes: [
      changed(wallet, 'keys', ['a', 'x'], [null, json('1')]),
      changed(wallet, 'keys', ['a', 'y'], [null, json('2')]),
      changed(wallet, 'keys', ['b'], [json('1'), null]),
      changed(wallet, 'keys', ['c'], [json('1'), json('2')]),
      changed(wallet, 'keys', [], [long, long]),
      changed(wallet, 'other', ['d'], [null, json('1')]),
      changed(registry, 'keys', ['e'], [null, json('1')]),
    ],
  })

  it('changes in a field of a contract, and what is too long is not known', () => {
    expect(changesIn(seen, wallet, 'keys')).toEqual([
      { keys: ['a', 'x'], before: null, after: '1', kind: 'added' },
      { keys: ['a', 'y'], before: null, after: '2', kind: 'added' },
      { keys: ['b'], before: '1', after: null, kind: 'removed' },
      { keys: ['c'], before: '1', after: '2', kind: 'changed' },
      { keys: [], before: null, after: null, kind: 'changed' },
    ])
    expect(changesIn(seen, null, 'keys')).toEqual([])
    const all = changesIn(seen, wallet, 'keys')
    expect([keysOf(all, 'added'), keysOf(all, 'removed'), keysOf(all, 'changed')]).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ])
  })

  it.each([
    [json(account), json(friend), { before: account, after: friend }],
    [json(account), null, null],
    [json('alice'), json(friend), null],
    [json(account), long, null],
  ])('another address in a field: %j, %j', (before, after, found) => {
    const outcome = exampleOutcome({ changes: [changed(wallet, 'controller', [], [before, after])] })
    expect(newAddress(outcome, 'controller')).toEqual(found)
    expect(newAddress(outcome, 'pending')).toBeNull()
    expect(newAddress({ ...outcome, to: friend }, 'controller')).toBeNull()
  })

  it.each([
    [{ json: { constructor: `${wallet}.Locked`, argtypes: [], arguments: [] } }, 'Locked'],
    [{ json: { constructor: 'Updated', argtypes: [], arguments: [] } }, 'Updated'],
    [json('Locked'), null],
    [null, null],
  ])('another status: %j', (after, status) => {
    const outcome = exampleOutcome({ changes: [changed(wallet, 'did_status', [], [null, after])] })
    expect(newStatus(outcome)).toBe(status)
    expect(newStatus(exampleOutcome())).toBeNull()
  })

  it('an event of the called contract, or of the one that is asked about', () => {
    const told: EventRead<{ readonly first: unknown }> = {
      name: 'Claimed',
      read: ({ params }) => ({ first: params[0]?.value }),
    }
    const event = (address: string, value: string, name = 'Claimed') => ({
      _eventname: name,
      address,
      params: [{ vname: 'a', type: 'String', value }],
    })
    const [step] = exampleOutcome().result.steps
    const events = [event(wallet, '0', 'Other'), event(friend, '1'), event(wallet, '2'), event(wallet, '3')]
    const outcome = exampleOutcome({ steps: [{ ...step, events } as never] })
    expect(eventOf(outcome, told)).toEqual({ first: '2' })
    expect(eventOf(outcome, told, friend)).toEqual({ first: '1' })
    expect(eventOf(outcome, told, account)).toBeNull()
    const failed = { kind: 'exception', events } as never
    expect(eventOf(exampleOutcome({ steps: [failed] }), told)).toBeNull()
    expect(eventOf(exampleOutcome({ steps: [] }), told)).toBeNull()
  })

  it('who gets richer in ZIL, the fee left out, and which tokens the wallet pays', () => {
    const outcome = exampleOutcome({
      balances: [
        moved(wallet, 9_000_000n, 2_500_000n, 'xsgd'),
        moved(friend, 0n, 6_500_000n, 'xsgd'),
        moved(account, 1_000n, 895n),
        moved(friend, 7n, 107n),
        moved(wallet, 1n, 0n),
      ],
    })
    expect([account, friend, wallet, token].map((each) => zilGained(outcome, each))).toEqual([
      -100n,
      100n,
      -1n,
      0n,
    ])
    expect(arrivalAt(outcome, friend)).toEqual([{ text: 'arrives', values: { to: friend, zil: '100' } }])
    expect([account, token].map((each) => arrivalAt(outcome, each))).toEqual([[], []])
    expect(tokensPaid(outcome)).toEqual([{ text: 'walletPays', values: { wallet, amounts: ['6.5 XSGD'] } }])
    expect(tokensPaid({ ...outcome, to: friend })).toEqual([])
    expect(tokensPaid({ ...outcome, to: null })).toEqual([])
    expect(tokensPaid(exampleOutcome({ balances: [moved(wallet, 5n, 5n, 'xsgd')] }))).toEqual([])
  })

  it('names that get another owner in the registry, and where their .did leads', () => {
    const outcome = exampleOutcome({
      changes: [
        changed(registry, 'dns', ['one'], [null, json(wallet)]),
        changed(registry, 'dns', ['two'], [json(friend), json(account)]),
        changed(registry, 'dns', ['gone'], [json(friend), null]),
        changed(registry, 'dns', [], [null, json(wallet)]),
        changed(registry, 'did_dns', ['two'], [json(friend), json(wallet)]),
        changed(wallet, 'dns', ['three'], [null, json(wallet)]),
      ],
    })
    expect(namesIn(outcome)).toEqual([
      { id: 'one', owner: wallet, did: null, didBefore: null },
      { id: 'two', owner: account, did: wallet, didBefore: friend },
    ])
  })

  it('a subject is a name only as it is written, and a domain has no parts', () => {
    expect(nameOf('defi@alice.ssi')).toEqual({ subdomain: 'defi', domain: 'alice', topLevel: 'ssi' })
    for (const none of ['alice', 'Alice.ssi', '', 'zil1abc', 'alice.eth']) expect(nameOf(none)).toBeNull()
    expect(domainName('alice')).toEqual({ subdomain: '', domain: 'alice', topLevel: 'ssi' })
    for (const none of ['', 'defi@alice', 'a.b']) expect(domainName(none)).toBeNull()
  })
})
