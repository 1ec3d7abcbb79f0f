import type { WatchedChange } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { encodeInput } from '../transaction/inputJson'
import { exampleTransaction } from '../transaction/testing/exampleTransaction'
import { withoutOwnChanges } from './ownChanges'
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
  const confirmed = (action: string, input: object, time = 10) => {
    const example = exampleTransaction()
    return {
      ...example,
      network: 'local' as const,
      action,
      input: encodeInput(input),
      intent: { ...example.intent, to: wallet, time },
      state: {
        status: 'confirmed' as const,
        id: 'ab'.repeat(32),
        receipt: { id: 'ab'.repeat(32), success: true, block: 1n, gasUsed: 1n, gasPrice: 1n, exceptions: [] },
      },
    }
  }
  const left = (changes: readonly WatchedChange[], ...own: ReturnType<typeof confirmed>[]) =>
    withoutOwnChanges(changes, own, { network: 'local', wallet, since: 5 })
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
})
