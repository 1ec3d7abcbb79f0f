import type { WatchedChange } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { encodeInput } from '../transaction/action/inputJson'
import { fromFormOne } from '../transaction/pending/fromFormOne'
import type { StoredTransaction } from '../transaction/pending/storedTransaction'
import {
  exampleId,
  exampleReceipt,
  exampleTransaction,
} from '../transaction/pending/testing/exampleTransaction'
import { sightingTime, withoutOwnChanges } from './ownChanges'
import { parseSighting } from './sightings'

const wallet: Address = `0x${'11'.repeat(20)}`
const account: Address = `0x${'22'.repeat(20)}`
const one: Hex = `0x${'aa'.repeat(32)}`
const other: Hex = `0x${'bb'.repeat(32)}`

test('a sighting of another make is none', () => {
  const seen = { controller: account, guardians: [one], status: 'Created', time: 5 } as const
  expect(parseSighting(JSON.stringify(seen))).toEqual(seen)
  expect(parseSighting(JSON.stringify({ ...seen, status: 'Dancing' }))?.status).toBeNull()
  for (const change of [{ controller: 'me' }, { guardians: 'all' }, { guardians: ['0x12'] }, { time: '5' }]) {
    expect(parseSighting(JSON.stringify({ ...seen, ...change }))).toBeNull()
  }
  expect(parseSighting('{')).toBeNull()
})

describe('one does not need to be told of', () => {
  const own = (
    state: StoredTransaction['state'],
    action: string,
    input: object,
    time = 10,
  ): StoredTransaction => {
    const stored = { action, input: encodeInput(input) }
    // The changes by an action are compared with those in a record of form 1 (app/moments/moments.test.ts).
    const changes = fromFormOne(stored)['changes'] as StoredTransaction['changes']
    const example = exampleTransaction({ ...stored, changes, state }, time)
    return { ...example, intent: { ...example.intent, to: wallet } }
  }
  const confirmed = (action: string, input: object, time?: number) =>
    own({ status: 'confirmed', id: exampleId, receipt: exampleReceipt }, action, input, time)
  const left = (changes: readonly WatchedChange[], ...transactions: readonly StoredTransaction[]) =>
    withoutOwnChanges(changes, transactions, { network: 'local', wallet, since: 5 })
  const added: WatchedChange = { kind: 'guardians', added: [one], removed: [] }
  const recovered: WatchedChange[] = [
    { kind: 'controller', from: wallet, to: account },
    { kind: 'status', to: 'Recovered' },
  ]

  test('what one did oneself since, and of nothing else', () => {
    expect(left([added], confirmed('addGuardians', { wallet, guardians: [one] }))).toEqual([])
    expect(left([added], confirmed('addGuardians', { wallet, guardians: [other] }))).toEqual([added])
    expect(left([added], confirmed('addGuardians', { wallet, guardians: [one] }, 4))).toEqual([added])
    expect(left(recovered, confirmed('didSocialRecovery', { newController: account }))).toEqual([])
    expect(left(recovered, confirmed('didSocialRecovery', { newController: wallet }))).toEqual([recovered[0]])
    expect(left(recovered, confirmed('lock', { wallet }))).toEqual(recovered)
  })

  test('that somebody accepted whom one asked, at any later time', () => {
    const change: WatchedChange = { kind: 'controller', from: wallet, to: account }
    expect(left([change], confirmed('updateController', { wallet, newController: account }, 4))).toEqual([])
    expect(left([change], confirmed('updateController', { wallet, newController: wallet }))).toEqual([change])
    expect(left([change], confirmed('acceptPendingController', { wallet, newController: account }))).toEqual(
      [],
    )
    expect(
      left([change], confirmed('acceptPendingController', { wallet, newController: account }, 4)),
    ).toEqual([change])
  })

  test('what one did, while it is not known to be confirmed; and of nothing that was refused or undone', () => {
    const states: readonly StoredTransaction['state'][] = [
      { status: 'awaiting' },
      { status: 'submitted', id: exampleId },
      { status: 'unknown', id: exampleId, cause: 'pollsOver' },
    ]
    const input = { wallet, guardians: [one] }
    for (const state of states) expect(left([added], own(state, 'addGuardians', input))).toEqual([])
    const rejected = own(
      { status: 'rejected', reason: 'byUser', code: null, isSure: true },
      'addGuardians',
      input,
    )
    const receipt = { ...exampleReceipt, success: false }
    const failed = own({ status: 'failed', id: exampleId, receipt }, 'addGuardians', input)
    expect(left([added], rejected, failed)).toEqual([added])
  })

  test('what one sent before the wallet was looked at, and that came after', () => {
    const watched = { network: 'local', wallet } as const
    const input = { wallet, guardians: [one] }
    const waiting = own({ status: 'submitted', id: exampleId }, 'addGuardians', input, 10)
    const since = sightingTime([waiting], watched, 12)
    const changes = withoutOwnChanges([added], [confirmed('addGuardians', input, 10)], { ...watched, since })
    expect(changes).toEqual([])
    // Transactions of other wallets, and those that nobody waits for any more, do not change the time of a sighting.
    expect(sightingTime([], watched, 12)).toBe(12)
    expect(sightingTime([confirmed('addGuardians', input)], watched, 12)).toBe(12)
    expect(sightingTime([{ ...waiting, isDismissed: true }], watched, 12)).toBe(12)
    expect(sightingTime([waiting], { network: 'local', wallet: account }, 12)).toBe(12)
  })
})
