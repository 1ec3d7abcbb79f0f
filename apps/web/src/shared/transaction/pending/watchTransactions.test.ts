import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, openPage } from '../runner/testing/openPage'
import { sayYes, sentFunds, signAction } from '../runner/testing/signAction'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('after a reload, a crash, in another tab', () => {
  it('[TX-07] [BX-01] between submit and confirm: it goes on, onConfirmed by name, nobody is led away', async () => {
    const browser = openBrowser()
    const first = openPage(browser)
    await signAction(first)
    first.close()
    browser.chain.mineBlock()
    await pass(5_000)
    expect(first.confirmed).toEqual([])

    const second = openPage(browser)
    await pass(0)
    expect(second.latest()?.state.status).toBe('confirmed')
    expect(second.confirmed).toMatchObject([{ input: sentFunds, context: { isHere: false } }])
    await pass(5_000)
    expect(second.opened).toEqual([])
    second.close()
    const third = openPage(browser)
    await pass(5_000)
    expect(third.confirmed).toEqual([])
    third.close()
  })

  it('[BX-01] while the wallet was open: nobody hears its answer any more, so the chain is asked', async () => {
    const browser = openBrowser()
    const first = openPage(browser)
    await signAction(first, 'approve in silence')
    first.close()
    const second = openPage(browser)
    await pass(0)
    expect(second.latest()?.state).toEqual({ status: 'unknown', id: null, cause: 'pageGone' })
    browser.chain.mineBlock()
    await pass(10_000)
    expect(second.latest()?.state).toMatchObject({ cause: 'pageGone', equal: browser.chain.landed()[0]!.id })
    await sayYes(second)
    expect(second.latest()?.state.status).toBe('confirmed')
    expect(second.confirmed).toHaveLength(1)
    second.close()
  })

  it('[BX-01] two tabs: one asks the chain, both know, the one that signed follows up', async () => {
    const browser = openBrowser()
    const [first, second] = [openPage(browser), openPage(browser)]
    await signAction(second)
    expect(first.latest()?.state.status).toBe('submitted')
    expect(second.latest()?.state.status).toBe('submitted')
    browser.chain.requests.length = 0
    await pass(12_000)
    expect(browser.chain.requests.filter((method) => method === 'GetTransaction')).toHaveLength(6)
    browser.chain.mineBlock()
    await pass(10_000)
    expect(first.latest()?.state.status).toBe('confirmed')
    expect([first.confirmed.length, second.confirmed.length]).toEqual([0, 1])
    expect([first.opened.length, second.opened.length]).toEqual([0, 1])
    expect([first.invalidated.length, second.invalidated.length]).toEqual([1, 1])
    first.close()
    second.close()
  })

  it('[BX-01] the tab that watched is closed: the other one goes on', async () => {
    const browser = openBrowser()
    const [first, second] = [openPage(browser), openPage(browser)]
    await signAction(second)
    first.close()
    browser.chain.mineBlock()
    await pass(2_000)
    expect(second.latest()?.state.status).toBe('confirmed')
    second.close()
  })

  it('the wallet still open in another tab is nobody\u2019s business', async () => {
    const browser = openBrowser()
    const [first, second] = [openPage(browser), openPage(browser)]
    await signAction(second, 'silent')
    await pass(60_000)
    expect(first.latest()?.state.status).toBe('awaiting')
    second.person.answer({ kind: 'rejected' })
    await pass(0)
    expect(first.latest()?.state.status).toBe('rejected')
    expect(first.state().shown).toBeNull()
    first.close()
    second.close()
  })

  it('an input of an action that is gone from the app harms nobody', async () => {
    const browser = openBrowser()
    const first = openPage(browser)
    await signAction(first)
    first.close()
    for (const [key, text] of browser.storage.entries) {
      browser.storage.entries.set(key, text.replace('"action":"sendFunds"', '"action":"__proto__"'))
    }
    browser.chain.mineBlock()
    const second = openPage(browser)
    await pass(1_000)
    expect(second.latest()).toMatchObject({ state: { status: 'confirmed' }, isFollowedUp: true })
    await second.runner.reviewAgain(second.latest()!.key)
    expect(second.state().review?.problem?.code).toBe('UnknownAction')
    second.close()
  })
})
