import type { Simulation } from '@tyto/simulator'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { friend, openBrowser, openPage } from './testing/openPage'
import { signAction } from './testing/signAction'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('[BX-27] the same, asked for twice', () => {
  const input = { amount: 3n }
  const openAgain = async (page: ReturnType<typeof openPage>): Promise<void> => {
    await page.runner.runAction('topUp', input)
    await pass(5_000)
  }

  it('after a reload while the wallet waits: the review says so, and its button is closed until a second one is meant', async () => {
    const browser = openBrowser()
    const before = openPage(browser)
    await signAction(before, 'silent', 'topUp', input)
    before.close()
    const page = openPage(browser)
    await openAgain(page)
    const [first] = page.store.list()
    expect(page.state().review).toMatchObject({ canSign: false, equal: { key: first!.key } })
    await page.runner.sign()
    expect(page.asked).toHaveLength(0)
    page.runner.meanSecond()
    expect(page.state().review).toMatchObject({ canSign: true, equal: null })
    await page.runner.sign()
    await pass(0)
    expect(page.asked).toHaveLength(1)
    expect(page.store.list()).toHaveLength(2)
    page.close()
  })

  it.each([
    ['is told at once', false],
    ['is told later, as browsers do it', true],
  ])('in two tabs at once: one wallet window opens, where the other tab %s', async (_, isSlow) => {
    const browser = openBrowser()
    browser.storage.isSlow = isSlow
    const tabs = [openPage(browser), openPage(browser)]
    for (const page of tabs) {
      page.person.choice = 'silent'
      await openAgain(page)
      expect(page.state().review?.canSign).toBe(true)
    }
    await Promise.all(tabs.map((page) => page.runner.sign()))
    await pass(0)
    expect(tabs.flatMap((page) => page.asked)).toHaveLength(1)
    expect(browser.storage.entries.size).toBe(1)
    browser.storage.tellAll()
    for (const page of tabs) page.close()
  })

  it('another amount, another account, or what has ended is not the same', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'silent', 'topUp', { amount: 4n })
    await openAgain(page)
    expect(page.state().review).toMatchObject({ canSign: true, equal: null })
    page.runner.cancelReview()
    await signAction(page, 'approve', 'topUp', input)
    await openAgain(page)
    expect(page.state().review?.canSign).toBe(false)
    browser.chain.mineBlock()
    await pass(2_000)
    expect(page.state().review).toMatchObject({ canSign: true, equal: null })
    page.close()
  })

  it('refused a moment ago: the button opens once two blocks show that nothing went', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'reject', 'topUp', input)
    await openAgain(page)
    expect(page.state().review?.canSign).toBe(false)
    browser.chain.mineBlock()
    browser.chain.mineBlock()
    await pass(5_000)
    expect(page.state().review).toMatchObject({ canSign: true, equal: null })
    page.close()
  })

  it('the wallet shows another account at the last moment: it is not asked', async () => {
    const page = openPage(openBrowser())
    page.person.walletDelay = 50
    await openAgain(page)
    const signing = page.runner.sign()
    page.changeSession({ account: friend })
    await signing
    await pass(5_000)
    expect(page.asked).toHaveLength(0)
    page.close()
  })

  it('[BX-27] tried again after another device sent something: it stops and shows what, until that was something else', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'reject', 'topUp', input)
    for (let block = 0; block < 3; block++) {
      await pass(2_000)
      browser.chain.mineBlock()
    }
    await pass(30_000)
    expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: true })
    browser.chain.send({ kind: 'payment', to: friend, amount: 9n })
    browser.chain.mineBlock()
    await page.runner.reviewAgain(page.latest()!.key)
    await pass(5_000)
    page.person.choice = 'approve'
    await page.runner.sign()
    expect(page.asked).toHaveLength(1)
    expect(page.state().review).toMatchObject({
      canSign: false,
      moved: { nonce: 1n, count: 1n, sent: [{ to: friend, amount: 9n }] },
    })
    page.runner.goOn()
    await page.runner.sign()
    await pass(0)
    expect(page.asked).toHaveLength(2)
    page.close()
  })
})

describe('[BX-27] a node that is behind', () => {
  it('tells a nonce below one that was told before: what was sent meanwhile is still asked about', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const input = { amount: 3n }
    await signAction(page, 'reject', 'topUp', input)
    for (let block = 0; block < 3; block++) {
      await pass(2_000)
      browser.chain.mineBlock()
    }
    await pass(30_000)
    browser.chain.send({ kind: 'payment', to: friend, amount: 9n })
    browser.chain.mineBlock()
    const askAgain = async (): Promise<void> => {
      await page.runner.reviewAgain(page.latest()!.key)
      await pass(5_000)
      page.person.choice = 'approve'
      await page.runner.sign()
    }
    await askAgain()
    expect(page.state().review?.moved).toMatchObject({ nonce: 1n, count: 1n })
    page.runner.cancelReview()
    browser.chain.nonceBehind = 1
    await askAgain()
    expect(page.asked).toHaveLength(1)
    expect(page.state().review?.moved).toMatchObject({ nonce: 1n, count: 1n })
    page.close()
  })
})

describe('[BX-27] what left is compared with what the review said', () => {
  it('a price that was raised while the wallet was open: the confirmation has both', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const zil = { address: null, symbol: 'ZIL', decimals: 12 }
    const pays = (amount: string) => [
      { accept: true, addr: page.account, msg: { _amount: amount, _recipient: friend } },
    ]
    page.person.simulate = async () =>
      ({
        steps: [{ kind: 'success', gasUsed: 50n, accepted: null, messages: pays('1200'), events: [] }],
        balances: [
          { address: page.account, token: zil, before: 9_000n, after: 7_797n },
          // It goes to the wallet that is logged in: only what leaves both is said.
          { address: page.wallet, token: zil, before: 0n, after: 3n },
        ],
        allowances: [],
        changes: [],
        moreChanges: 0,
        createdContracts: [],
        contractNames: {},
        fee: 0n,
      }) as unknown as Simulation
    for (const [amount, paid] of [
      ['1200', []],
      ['3600', [3_600n]],
    ] as const) {
      browser.chain.transitions = pays(amount)
      await page.runner.runAction('topUp', { amount: 3n })
      await pass(5_000)
      await page.runner.sign()
      await pass(0)
      browser.chain.mineBlock()
      await pass(5_000)
      expect(page.latest()?.state.status).toBe('confirmed')
      expect(page.latest()?.told.sums).toMatchObject([{ token: null, amount: 1_200n }])
      expect(page.latest()?.paid.map((each) => each.amount)).toEqual(paid)
    }
    page.close()
  })
})

describe('[BX-27] an id, a status and an account are claims', () => {
  it('a node that drops what stands in a block: it is never called dropped', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'approve', 'topUp', { amount: 3n })
    const { id } = page.latest()!.state as { readonly id: string }
    browser.chain.hidden.add(id)
    browser.chain.refused.set(id, 23)
    for (let block = 0; block < 4; block++) {
      browser.chain.mineBlock()
      await pass(10_000)
    }
    expect(page.latest()?.state.status).toBe('submitted')
    browser.chain.hidden.clear()
    for (let block = 0; block < 3; block++) {
      browser.chain.mineBlock()
      await pass(20_000)
    }
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })

  it('the wallet named one of before: the search goes on, and finds the one that went', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const earlier = browser.chain.send({ kind: 'payment', to: friend, amount: 3n })
    browser.chain.mineBlock()
    await signAction(page, 'silent', 'topUp', { amount: 3n })
    page.person.answer({ kind: 'submitted', id: earlier })
    await pass(3_000)
    expect(page.latest()?.state).toEqual({ status: 'unknown', id: null, cause: 'misnamed' })
    browser.chain.send(page.asked[0]!)
    browser.chain.mineBlock()
    await pass(30_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })

  it('the wallet sent another amount: it is told, with what was sent', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'silent', 'topUp', { amount: 3n })
    const { key } = page.latest()!
    const id = browser.chain.send({ kind: 'payment', to: friend, amount: 9n })
    page.person.answer({ kind: 'submitted', id })
    browser.chain.mineBlock()
    await pass(3_000)
    expect(page.latest()?.state).toEqual({
      status: 'strayed',
      id,
      sender: page.account,
      to: friend,
      amount: 9n,
    })
    expect(page.notices).toEqual([{ code: 'strayed', key }])
    expect(page.state().shown).toBe(key)
    page.close()
  })

  it('what strayed closes the same request until a second one is meant', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const input = { amount: 3n }
    await signAction(page, 'silent', 'topUp', input)
    page.person.answer({
      kind: 'submitted',
      id: browser.chain.send({ kind: 'payment', to: friend, amount: 9n }),
    })
    browser.chain.mineBlock()
    await pass(3_000)
    const strayed = page.latest()!
    await page.runner.runAction('topUp', input)
    await pass(5_000)
    expect(page.state().review).toMatchObject({ canSign: false, equal: { key: strayed.key } })
    await page.runner.sign()
    expect(page.asked).toHaveLength(1)
    page.runner.meanSecond()
    page.person.choice = 'approve'
    await page.runner.sign()
    await pass(0)
    // The strayed one is known here: nobody is asked what the account has sent since.
    expect(page.asked).toHaveLength(2)
    page.close()
  })

  it('an equal one of another device is a question; the id of the wallet decides, or the person', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'silent', 'topUp', { amount: 3n })
    const elsewhere = browser.chain.send(page.asked[0]!)
    browser.chain.mineBlock()
    await pass(5_000)
    expect(page.latest()?.state).toEqual({ status: 'awaiting', equal: elsewhere })
    expect([page.confirmed, page.notices]).toEqual([[], []])
    const { key } = page.latest()!
    page.runner.sayWhich(key, 'other')
    await pass(60_000)
    expect(page.latest()).toMatchObject({ state: { status: 'awaiting' }, others: [elsewhere] })
    expect(page.latest()?.state).not.toHaveProperty('equal')
    const own = browser.chain.send(page.asked[0]!)
    page.person.answer({ kind: 'submitted', id: own })
    browser.chain.mineBlock()
    await pass(5_000)
    expect(page.latest()?.state).toMatchObject({ status: 'confirmed', id: own })
    page.close()
  })

  it('refused here while an equal one of another device went: nothing was sent, once the person says so', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'reject', 'topUp', { amount: 3n })
    const elsewhere = browser.chain.send(page.asked[0]!)
    for (let block = 0; block < 3; block++) {
      browser.chain.mineBlock()
      await pass(10_000)
    }
    expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: false, equal: elsewhere })
    page.runner.sayWhich(page.latest()!.key, 'other')
    for (let block = 0; block < 3; block++) {
      browser.chain.mineBlock()
      await pass(20_000)
    }
    expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: true })
    expect(page.confirmed).toEqual([])
    page.close()
  })

  it('another account signed: it is told at once, by whom', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    // The account of the page is not the one whose key signs here.
    page.changeSession({ account: friend })
    await signAction(page, 'approve', 'topUp', { amount: 3n })
    browser.chain.mineBlock()
    await pass(3_000)
    expect(page.latest()?.state).toMatchObject({ status: 'strayed', sender: page.account, amount: 3n })
    expect(page.confirmed).toEqual([])
    page.close()
  })
})
