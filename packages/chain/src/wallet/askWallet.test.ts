import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../test/manualClock'
import { settled } from '../../test/settled'
import { openZilPay } from '../../test/zilPayWorld'
import { startAnswerWatch } from './answerWatch'
import { askWallet, lookFor, refusalText } from './askWallet'
import { askZilPayChain } from './askZilPayChain'
import { isAccountConnected } from './isAccountConnected'
import type { ZilPay } from './zilPay'

const never = () => new Promise<never>(() => undefined)

describe('asking a wallet', () => {
  it('ends with its answer, its refusal, or the time', async () => {
    const clock = createManualClock()
    const asked = (ask: () => unknown) => settled(askWallet(ask, { clock, timeoutMs: 900 }), clock)
    expect(await asked(() => 7)).toEqual({ kind: 'answer', value: 7 })
    const cause = new Error('no')
    expect(await asked(() => Promise.reject(cause))).toEqual({ kind: 'refusal', text: 'no', cause })
    const start = clock.now()
    expect(await asked(never)).toEqual({ kind: 'silent' })
    expect(clock.now() - start).toBeGreaterThanOrEqual(900)
    expect(clock.now() - start).toBeLessThan(1_000)
  })

  it('ends with the person who gives up, before it or meanwhile, and leaves nothing behind', async () => {
    const clock = createManualClock()
    const before = new AbortController()
    before.abort()
    const silent = { kind: 'silent' }
    expect(await askWallet(never, { clock, timeoutMs: 900, signal: before.signal })).toEqual(silent)
    const meanwhile = new AbortController()
    const listeners = new Set<unknown>()
    const signal = {
      aborted: false,
      addEventListener: (name: string, listener: () => void) => {
        listeners.add(listener)
        meanwhile.signal.addEventListener(name, listener)
      },
      removeEventListener: (name: string, listener: () => void) => {
        if (name === 'abort') listeners.delete(listener)
      },
    } as unknown as AbortSignal
    const asking = askWallet(never, { clock, timeoutMs: 900, signal })
    expect(listeners.size).toBe(1)
    meanwhile.abort()
    expect(await asking).toEqual(silent)
    expect(listeners.size).toBe(0)
    expect(clock.now()).toBe(0)
  })

  it('hears words, whichever way they come, and no more than 500 letters of them', () => {
    expect(refusalText('no')).toBe('no')
    expect(refusalText({ message: 'no' })).toBe('no')
    for (const cause of [undefined, null, 7, {}, { message: 7 }]) expect(refusalText(cause)).toBe('')
    expect(refusalText('x'.repeat(501))).toBe('x'.repeat(500))
    expect(refusalText({ message: 'x'.repeat(501) })).toHaveLength(500)
  })

  it('looks eleven times in a second for what comes late', async () => {
    const clock = createManualClock()
    let looks = 0
    expect(
      await settled(
        lookFor(() => void looks++, { clock }),
        clock,
      ),
    ).toBeUndefined()
    expect(looks).toBe(11)
    expect(clock.sleeps).toEqual(Array.from({ length: 10 }, () => 100))
  })
})

describe('a refusal of Bearby', () => {
  const buildOf = (encrypt: unknown) =>
    ({
      wallet: { connect: () => undefined, encrypt, decrypt: encrypt },
      provider: { send: () => undefined },
    }) as unknown as ZilPay

  it('is a person’s from half a second on, and that of another build at any time', async () => {
    const clock = createManualClock(7_000)
    const isPersons = startAnswerWatch(
      buildOf(() => undefined),
      clock,
    )
    await clock.pass(499)
    expect(isPersons()).toBe(false)
    await clock.pass(1)
    expect(isPersons()).toBe(true)
    expect(startAnswerWatch(buildOf(undefined), clock)()).toBe(true)
  })
})

describe('which chain the node of a wallet is of', () => {
  it('is unknown where there is no wallet, or it does not say; and a site that was removed is told', async () => {
    const clock = createManualClock()
    const none = { chainId: null, isRemoved: false }
    expect(await settled(askZilPayChain({ page: {}, clock }), clock)).toEqual(none)
    const answering = (send: () => unknown) => ({ zilPay: { wallet: {}, provider: { send } } })
    const told = (send: () => unknown) => settled(askZilPayChain({ page: answering(send), clock }), clock)
    expect(await told(() => ({ result: '333' }))).toEqual({ chainId: 333, isRemoved: false })
    expect(await told(() => Promise.reject(new Error('Rejected by user')))).toEqual(none)
    const removed = { chainId: null, isRemoved: true }
    expect(await told(() => Promise.reject(new Error("User is't connections.")))).toEqual(removed)
  })

  it('is asked in the one way that each build answers', async () => {
    const clock = createManualClock()
    const asked: unknown[] = []
    const send = (...question: unknown[]) => {
      asked.push(question)
      return { result: '1' }
    }
    await settled(askZilPayChain({ page: { zilPay: { wallet: {}, provider: { send } } }, clock }), clock)
    expect(asked).toEqual([['GetNetworkId', '']])
  })

  it('is asked of the wallet’s own node', async () => {
    const { page, clock } = openZilPay({ isConnected: true })
    expect((await settled(askZilPayChain({ page, clock }), clock)).chainId).toBeTypeOf('number')
  })
})

describe('an account that is connected already', () => {
  /** A page in which somebody announces this when they are asked. */
  function announcing(detail: unknown): EventTarget {
    const events = new EventTarget()
    events.addEventListener('eip6963:requestProvider', () => {
      events.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }))
    })
    return events
  }
  const info = { rdns: 'io.bearby' }
  const answering = (accounts: unknown) => ({
    info,
    provider: { request: ({ method }: { method: string }) => (method === 'eth_accounts' ? accounts : null) },
  })

  it.each<[string, EventTarget | undefined, boolean]>([
    ['of Bearby', announcing(answering(['0x1'])), true],
    ['none', announcing(answering([])), false],
    ['no list', announcing(answering('0x1')), false],
    ['a refusal', announcing({ info, provider: { request: () => Promise.reject(new Error('no')) } }), false],
    ['of another wallet', announcing({ ...answering(['0x1']), info: { rdns: 'io.other' } }), false],
    ['nameless', announcing({ ...answering(['0x1']), info: null }), false],
    ['no provider', announcing({ info, provider: null }), false],
    ['a provider that answers nothing', announcing({ info, provider: { request: 7 } }), false],
    ['not an object', announcing('io.bearby'), false],
    ['a list', announcing([info, answering(['0x1']).provider]), false],
    ['nothing', announcing(null), false],
    ['nobody', new EventTarget(), false],
    ['no page', undefined, false],
  ])('%s', async (_, events, isConnected) => {
    const clock = createManualClock()
    expect(await settled(isAccountConnected(events, clock), clock)).toBe(isConnected)
  })

  it('is asked of the first that announces itself, and nobody is listened to afterwards', async () => {
    const heard = new Set<unknown>()
    class Watched extends EventTarget {
      override addEventListener(name: string, listener: EventListener) {
        heard.add(`${name}`)
        super.addEventListener(name, listener)
      }
      override removeEventListener(name: string, listener: EventListener) {
        heard.delete(`${name}`)
        super.removeEventListener(name, listener)
      }
    }
    const events = new Watched()
    const announce = (detail: unknown) =>
      events.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }))
    EventTarget.prototype.addEventListener.call(events, 'eip6963:requestProvider', () => {
      announce(answering(['0x1']))
      announce(answering([]))
    })
    const clock = createManualClock()
    expect(await settled(isAccountConnected(events, clock), clock)).toBe(true)
    expect([...heard]).toEqual([])
  })
})
