import type { StorageWallet } from '@tyto/chain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextStorage, type StorageEvent, type StorageState } from './nextStorage'
import { noStorage } from './storageSession'

const wallet = {} as StorageWallet
const other = {} as StorageWallet

/** Which of the tickets that were given so far is answered, the newest being 0. */
const age = fc.nat({ max: 3 })
const address = fc.constantFrom('first', 'second')

const move = fc.oneof(
  fc.constantFrom({ kind: 'connect' } as const, { kind: 'disconnect' } as const, { kind: 'end' } as const),
  fc.record({ kind: fc.constant('resume' as const), isGone: fc.boolean() }),
  fc.record({ kind: fc.constant('connected' as const), age, address }),
  fc.record({ kind: fc.constant('notConnected' as const), age }),
  fc.record({ kind: fc.constant('silent' as const), age }),
  fc.record({ kind: fc.constant('connectedLate' as const), age, address }),
  fc.record({ kind: fc.constant('resumed' as const), age, address: fc.option(address) }),
  fc.record({
    kind: fc.constant('changed' as const),
    wallet: fc.constantFrom(wallet, other),
    address: fc.option(address),
  }),
)

it('no late answer of a storage wallet changes the session, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let state: StorageState = {
        storage: noStorage,
        lastTicket: 0,
        connecting: null,
        resuming: null,
        left: null,
      }
      let endedAt = 0
      let isKept = true
      for (const each of moves) {
        if (each.kind === 'end') {
          // `endSession` empties the store and what is kept.
          state = { ...nextStorage(state, { kind: 'ended' }).state, storage: noStorage }
          endedAt = state.lastTicket
          isKept = false
          continue
        }
        const ticket = 'age' in each ? state.lastTicket - each.age : 0
        const event: StorageEvent =
          each.kind === 'connected' || each.kind === 'connectedLate'
            ? { kind: each.kind, ticket, wallet, address: each.address }
            : each.kind === 'resumed'
              ? { kind: 'resumed', ticket, wallet, address: each.address, isKept }
              : each.kind === 'notConnected' || each.kind === 'silent'
                ? { kind: 'notConnected', ticket, silent: each.kind === 'silent' ? wallet : null }
                : each
        const before = state
        const step = nextStorage(state, event)
        state = step.state
        for (const effect of step.effects) if (effect.kind === 'keep') isKept = effect.storage
        if ('ticket' in event) {
          const { connecting, resuming, left } = before
          const awaited = {
            connected: connecting,
            notConnected: connecting,
            resumed: resuming,
            connectedLate: left,
          }
          if (event.ticket !== awaited[event.kind] || event.ticket <= endedAt)
            expect(step).toEqual({ state: before, effects: [] })
        }
        if (event.kind === 'resumed' && before.storage.isBusy) expect(state.storage).toBe(before.storage)
        if (event.kind === 'changed' && event.wallet !== before.storage.wallet)
          expect(step).toEqual({ state: before, effects: [] })
        expect(state.storage.address === null).toBe(state.storage.wallet === null)
        if (before.connecting !== null && state.connecting === null) expect(state.storage.isBusy).toBe(false)
      }
    }),
    { numRuns: 3_000 },
  )
})
