import type { WalletAccount, WalletAdapter } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextSession, noTickets, type SessionEvent, type SessionState } from './nextSession'
import { noWallet } from './walletSession'

const zilpay = { kind: 'zilpay' } as WalletAdapter
const local = { kind: 'local' } as WalletAdapter
const account = (digit: string): WalletAccount => ({ address: `0x${digit.repeat(40)}` }) as WalletAccount
const [first, second] = [account('1'), account('2')]

const adapter = fc.constantFrom(zilpay, local)
const who = fc.constantFrom(first, second)
const controller = fc.constantFrom<Address | null>(null, first.address)
/** Which of the tickets that were given so far is answered, the newest being 0. */
const age = fc.nat({ max: 3 })

type Move =
  | { readonly kind: 'connect' | 'resume'; readonly to: WalletAdapter; readonly isLocalNetwork: boolean }
  | {
      readonly kind:
        | 'connected'
        | 'connectedLate'
        | 'resumed'
        | 'notConnected'
        | 'found nothing'
        | 'found nothing, but asked'
        | 'silent'
      readonly age: number
      readonly to: WalletAdapter
      readonly as: WalletAccount
      readonly controller: Address | null
    }
  | {
      readonly kind: 'changed'
      readonly to: WalletAdapter
      readonly as: WalletAccount
      readonly isIn: boolean
    }
  | { readonly kind: 'removed'; readonly to: WalletAdapter }
  | { readonly kind: 'end' }

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('connect' as const, 'resume' as const),
    to: adapter,
    isLocalNetwork: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      'connected' as const,
      'connectedLate' as const,
      'resumed' as const,
      'notConnected' as const,
      'found nothing' as const,
      'found nothing, but asked' as const,
      'silent' as const,
    ),
    age,
    to: adapter,
    as: who,
    controller,
  }),
  fc.record({ kind: fc.constant('changed' as const), to: adapter, as: who, isIn: fc.boolean() }),
  fc.record({ kind: fc.constant('removed' as const), to: adapter }),
  fc.constant({ kind: 'end' as const }),
)

function eventOf(each: Exclude<Move, { readonly kind: 'end' }>, last: number): SessionEvent {
  switch (each.kind) {
    case 'connect':
      return { kind: 'connect', wallet: each.to.kind }
    case 'resume':
      return {
        kind: 'resume',
        wallet: each.to.kind,
        network: each.isLocalNetwork ? 'local' : 'mainnet',
        wasAsked: false,
      }
    case 'changed': {
      const state = { isUnlocked: true, isConnected: each.isIn, needsReconnect: false, networkName: null }
      return { kind: 'changed', adapter: each.to, state: { ...state, account: each.as } }
    }
    case 'removed':
      return { kind: 'removed', adapter: each.to }
    default: {
      const ticket = last - each.age
      const connected = { ticket, adapter: each.to, account: each.as, controller: each.controller }
      if (each.kind === 'connected' || each.kind === 'connectedLate') return { kind: each.kind, ...connected }
      if (each.kind === 'notConnected') return { kind: 'notConnected', ticket, silent: null }
      if (each.kind === 'silent') return { kind: 'notConnected', ticket, silent: each.to }
      const found = { adapter: each.to, account: each.as, needsReconnect: false }
      const asked = each.kind === 'found nothing, but asked' ? each.to : null
      return each.kind === 'resumed'
        ? { kind: 'resumed', ticket, found, isApproved: each.controller !== null, asked }
        : { kind: 'resumed', ticket, found: null, isApproved: false, asked }
    }
  }
}

it('no late answer of a wallet changes the session, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let state: SessionState = { wallet: noWallet, tickets: noTickets }
      let endedAt = 0
      for (const each of moves) {
        if (each.kind === 'end') {
          // `endSession` empties the store; what was asked before then brings nothing back.
          const { state: ended, effects } = nextSession(state, { kind: 'ended' })
          expect(effects).toEqual([])
          state = { ...ended, wallet: noWallet }
          endedAt = state.tickets.last
          continue
        }
        const { wallet: before, tickets } = state
        const event = eventOf(each, tickets.last)
        const step = nextSession(state, event)
        const { wallet } = step.state
        if ('ticket' in event) {
          const awaited = {
            connected: tickets.connecting,
            notConnected: tickets.connecting,
            connectedLate: tickets.left,
          }
          const ticket = event.kind === 'resumed' ? tickets.resuming : awaited[event.kind]
          // Nobody waits for it.
          if (event.ticket !== ticket) expect(step).toEqual({ state, effects: [] })
          if (event.ticket <= endedAt) expect(step).toEqual({ state, effects: [] })
        }
        // One question at a time, and who is asked is shown as busy, or as free again.
        if (step.state.tickets.connecting === null && step.state.tickets.resuming === null)
          expect(wallet.busy).toBeNull()
        if (step.state.tickets.connecting !== null) expect(step.state.tickets.resuming).toBeNull()
        // A wallet is entered by an answer alone, and then its network is not known yet.
        if (wallet.adapter !== before.adapter && wallet.adapter !== null) {
          expect(['connected', 'connectedLate', 'resumed']).toContain(event.kind)
          expect(wallet.chainId).toBe('asking')
          expect(step.effects).toContainEqual({ kind: 'follow', adapter: wallet.adapter })
        }
        // A wallet that is not the one of the page changes nothing of it.
        if ((event.kind === 'changed' || event.kind === 'removed') && event.adapter !== before.adapter)
          expect(step).toEqual({ state, effects: [] })
        // A log-in ends only where another wallet comes with another account.
        if (step.effects.some(({ kind }) => kind === 'endLogin'))
          expect([before.adapter?.kind, wallet.account]).not.toContainEqual(first)
        state = step.state
      }
    }),
    { numRuns: 3_000 },
  )
})
