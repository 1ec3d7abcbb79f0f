import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { walk, walks, type WalkStep } from './testing/reviewWalk'
import { nextProgress, type TransactionProgress } from '../pending/transactionMachine'
import type { ReviewEffect } from './reviewEvents'
import { stepOf } from '../simulation/shownSimulation'
import { isRefused, madeForNow, missingFor, requestOf } from './reviewState'
import { walletPriceOf } from './reviewState'
import { reviewView } from './reviewView'
import { describeRequest } from './describeRequest'
import { withDonation } from './donation'

const numRuns = 700

/** Checks every step of every walk. */
function always(check: (step: WalkStep, earlier: readonly WalkStep[]) => void): void {
  fc.assert(
    fc.property(walks, (way) => {
      const steps = walk(way)
      steps.forEach((step, index) => check(step, steps.slice(0, index)))
    }),
    { numRuns },
  )
}

type AskToSign = Extract<ReviewEffect, { readonly kind: 'askToSign' }>

const asksWallet = ({ effects }: WalkStep): AskToSign | undefined =>
  effects.find((effect) => effect.kind === 'askToSign')

/** The sheet at the press on the amber button that led to the signing in this step. */
function pressedAt(earlier: readonly WalkStep[]): WalkStep | undefined {
  return earlier.findLast(({ before, event, after }) => event.kind === 'sign' && before.open !== after.open)
}

describe('[BX-01] in whatever order person, session, chain and simulator speak', () => {
  it('the walks lead to the wallet often enough to prove anything', () => {
    const counts = { asked: 0, refused: 0, moved: 0, stale: 0, ended: 0 }
    for (const way of fc.sample(walks, { numRuns: 1_500, seed: 1 })) {
      for (const { before, event, after, effects } of walk(way)) {
        if (effects.some(({ kind }) => kind === 'askToSign')) counts.asked++
        if (after.open && isRefused(after.open)) counts.refused++
        const { simulation } = after.open ?? {}
        if (simulation?.status === 'done' && simulation.hasMoved) counts.moved++
        if ('ticket' in event && after === before) counts.stale++
        if (before.open?.signing && after.open?.signing === null && event.kind === 'session') counts.ended++
      }
    }
    for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(20)
  })

  it('[BX-02] the wallet is asked for exactly what stood on the sheet at the press, and stands there still', () => {
    always((step, earlier) => {
      const intent = asksWallet(step)?.intent
      const pressed = pressedAt(earlier)?.before.open
      if (!intent) return
      expect(pressed).toBeDefined()
      expect(intent.request).toEqual(requestOf(pressed!))
      const { raw } = describeRequest(intent.request, walletPriceOf(pressed!))
      expect(reviewView(pressed!).description?.raw).toBe(raw)
      expect(reviewView(step.after.open!).description?.raw).toBe(raw)
      expect(intent).toMatchObject({ name: pressed!.name, input: pressed!.input, subject: pressed!.subject })
    })
  })

  it('[DN-01] it is for the account and network of now, with the donation that was chosen, and nothing is missing', () => {
    always((step) => {
      const intent = asksWallet(step)?.intent
      const { open } = step.after
      if (!intent || !open?.action || !open.made) return expect(intent).toBeUndefined()
      expect(missingFor(open)).toBeNull()
      expect([intent.sender, intent.network]).toEqual([open.facts.account, open.facts.network])
      // Compared here and not by the machine's own rule, which could be wrong.
      expect(open.madeFor).toEqual(madeForNow(open))
      const { content: made, takesDonation } = open.made
      if (takesDonation) expect(open.donation).not.toBeNull()
      const content = takesDonation ? withDonation(made, open.donation ?? 0n) : made
      expect(intent.request).toMatchObject(content)
    })
  })

  it('[BX-03] it is what was simulated last, and a simulation that says no is never signed', () => {
    always((step, earlier) => {
      const intent = asksWallet(step)?.intent
      if (!intent) return
      const runs = earlier.flatMap(({ effects }) =>
        effects.filter((effect) => effect.kind === 'simulate' || effect.kind === 'simulateOnceMore'),
      )
      const last = runs.at(-1)!
      const { gasLimit: simulatedLimit, ...simulated } = last.request
      const { gasLimit, ...signed } = intent.request
      expect(signed).toEqual(simulated)
      // The simulation on the sheet was made with the same donation and price.
      const shown = runs.findLast(({ kind }) => kind === 'simulate')!
      expect(signed).toEqual({ ...shown.request, gasLimit: undefined })
      // Between a simulation and the press only the gas limit may change, and not below the gas that is needed.
      if (last.kind === 'simulateOnceMore') expect(gasLimit).toBe(simulatedLimit)
      expect([last.for.account, last.for.network]).toEqual([intent.sender, intent.network])
      expect(isRefused(step.after.open!)).toBe(false)
      const pressed = pressedAt(earlier)!.before.open!
      expect(isRefused(pressed)).toBe(false)
      const { simulation } = step.after.open!
      if (simulation?.status === 'done') expect(simulation.hasMoved && last.kind === 'simulate').toBe(false)
      const outcome = stepOf(pressed.simulation)
      const needed = outcome?.kind === 'success' ? outcome.gasUsed : pressed.gasNeeded
      // Facts that were learnt after the press count too.
      const { gasNeeded } = step.after.open!
      if (gasNeeded !== pressed.gasNeeded) expect(gasLimit).toBeGreaterThanOrEqual(gasNeeded ?? 0n)
      if (signed.kind !== 'payment') expect(gasLimit).toBeGreaterThanOrEqual(needed ?? 0n)
    })
  })

  it('nothing is signed twice: one press, one request, and with it the sheet is gone', () => {
    fc.assert(
      fc.property(walks, (way) => {
        let presses = 0
        const asked = new Set<number>()
        for (const { before, event, after, effects } of walk(way)) {
          if (event.kind === 'sign' && after.open?.signing && !before.open?.signing) presses++
          for (const effect of effects) {
            if (effect.kind !== 'askToSign') continue
            expect(presses).toBe(1)
            presses = 0
            asked.add(effect.ticket)
          }
          if (!after.open?.signing) presses = 0
          if (event.kind !== 'walletAsked' || after === before) continue
          // Each answer is used once, and only if its work was started and not cancelled.
          expect(asked.delete(event.ticket)).toBe(true)
          expect(after.open).toBeNull()
        }
      }),
      { numRuns },
    )
  })

  it('what is being signed stays as it is, and ends by an answer, the session or the page alone', () => {
    always(({ before, event, after }) => {
      const signing = before.open?.signing
      if (!signing) return
      if (after.open?.signing) {
        expect(after.open.signing).toBe(signing)
        for (const part of ['donation', 'gas', 'made', 'madeFor', 'action', 'input', 'problem'] as const) {
          expect(after.open[part]).toBe(before.open?.[part])
        }
      } else expect('ticket' in event || event.kind === 'session' || event.kind === 'stop').toBe(true)
    })
  })

  it('an answer that nobody waits for changes nothing, and none opens a sheet that was closed', () => {
    always(({ before, event, after, effects }, earlier) => {
      if ('ticket' in event) {
        const isAwaited = Object.values(before.open?.awaited ?? {}).includes(event.ticket)
        const asked = earlier
          .flatMap((each) => each.effects)
          .find((effect) => 'ticket' in effect && effect.ticket === event.ticket)
        if (!isAwaited) {
          expect(after).toBe(before)
          expect(effects).toEqual([])
        } else if (asked && 'for' in asked) expect(asked.for).toEqual(before.open!.madeFor)
      }
      if (!before.open && after.open) expect(event.kind).toBe('open')
      if (event.kind === 'cancel' && !before.open?.signing) expect(after.open).toBeNull()
      if (event.kind === 'stop') expect(after.open).toBeNull()
    })
  })

  it('each ticket is given once, and whatever is asked for is asked for the session as it is', () => {
    always(({ before, effects, after }) => {
      let last = before.lastTicket
      for (const effect of effects) {
        if (effect.kind === 'refetch') continue
        expect(effect.ticket).toBe(++last)
        // While something is missing, the sheet still shows the request, but never sends it.
        if (
          effect.kind === 'makeRequest' ||
          effect.kind === 'simulateOnceMore' ||
          effect.kind === 'readChain'
        ) {
          expect(effect.for).toEqual(madeForNow(after.open!))
        }
      }
      expect(after.lastTicket).toBe(last)
    })
  })

  it('[TX-01] no transaction is awaited that was not reviewed and signed', () => {
    always((step, earlier) => {
      if (step.event.kind !== 'walletAsked' || step.after === step.before) return
      const asked = earlier.findLast((each) => asksWallet(each))
      expect(asked).toBeDefined()
      expect(pressedAt(earlier)).toBeDefined()
      // The machine of the transaction begins here.
      const progress: TransactionProgress = { status: 'awaiting' }
      expect(
        nextProgress(progress, { kind: 'rejected', reason: 'byUser', code: null, isSure: true }).status,
      ).toBe('rejected')
      expect(step.after.open).toBeNull()
    })
  })
})
