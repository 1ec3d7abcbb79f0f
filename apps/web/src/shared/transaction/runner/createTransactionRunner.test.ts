import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contractAddress } from '@tyto/primitives'
import { account } from './testing/fakeChain'
import { openBrowser, openPage } from './testing/openPage'
import { sayYes, sentFunds, signAction } from './testing/signAction'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('from the button to the confirmed state', () => {
  it('[TX-01] [BX-01] reviews, stores the intent before the wallet opens, the id at once, and follows to the end', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const stored: string[][] = []
    page.person.duringWallet = () => stored.push([...browser.storage.entries.values()])

    await page.runner.runAction('sendFunds', sentFunds, { subject: 'alice.ssi' })
    await pass(0)
    expect(page.state().review).toMatchObject({
      action: 'sendFunds',
      subject: 'alice.ssi',
      canSign: true,
      isAffordable: true,
    })
    expect(page.asked).toHaveLength(0)

    await page.runner.sign()
    expect(stored[0]).toHaveLength(1)
    expect(stored[0]?.[0]).toContain('"status":"awaiting"')
    await pass(0)
    expect(page.latest()).toMatchObject({
      action: 'sendFunds',
      subject: 'alice.ssi',
      state: { status: 'submitted' },
      gasBound: 21_000_000_000_000n,
      summary: [
        { text: 'notSimulated', values: {} },
        { text: 'actFor', values: { subject: 'alice.ssi' } },
      ],
      intent: { kind: 'call', transition: 'SendFunds', nonce: 0n, block: 10n },
    })
    expect(page.state()).toMatchObject({ review: null, shown: page.latest()?.key })

    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    expect(page.confirmed).toMatchObject([{ input: sentFunds, context: { isHere: true, contract: null } }])
    expect(page.paths).toEqual(['/done'])
    expect(page.invalidated).toEqual([['chain', 'local']])
    expect(page.latest()?.isFollowedUp).toBe(true)
    page.close()
  })

  it('[BX-25] no wallet is asked on a network that executes no calls, whatever the page takes it for', async () => {
    const page = openPage(openBrowser())
    page.person.isForReading = true
    await page.runner.runAction('sendFunds', sentFunds, { subject: 'alice.ssi' })
    await pass(0)
    await page.runner.sign()
    await pass(0)
    expect(page.asked).toHaveLength(0)
    expect(page.latest()).toBeUndefined()
    expect(page.state().review).not.toBeNull()
    page.close()
  })

  it('[BX-25] no review opens on a network that executes no calls: of an action, of one again, of a series', async () => {
    const page = openPage(openBrowser())
    await signAction(page, 'silent', 'topUp', { amount: 4n })
    const { key } = page.latest()!
    page.changeSession({ isForReading: true })
    await page.runner.runAction('sendFunds', sentFunds, { subject: 'alice.ssi' })
    expect(page.state().review).toBeNull()
    await page.runner.reviewAgain(key)
    expect(page.state().review).toBeNull()
    const row = { key: 'one', label: 'One', rows: [] }
    const items = [{ ...row, action: 'topUp' as never, input: { amount: 4n } }]
    page.runner.series.open({ kind: 'payments', title: 'Payments', items })
    await pass(0)
    expect(page.series().review).toBeNull()
    expect(page.asked).toHaveLength(1)
    page.close()
  })

  it('a press is told of its own transaction and of no other, also where it is reviewed again', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.choice = 'reject'
    const asked: string[] = []
    const run = await page.runner.runAction('topUp', { amount: 3n })
    await page.runner.sign()
    run.onAsked((key) => asked.push(key))
    const first = page.latest()!.key
    expect(asked).toEqual([first])
    for (let block = 0; block < 3; block++) {
      await pass(2_000)
      browser.chain.mineBlock()
    }
    await pass(30_000)
    await signAction(page, 'silent', 'topUp', { amount: 4n })
    expect(asked).toEqual([first])
    await page.runner.reviewAgain(first)
    await page.runner.sign()
    expect(asked).toEqual([first, page.latest()!.key])
    expect(page.asked).toHaveLength(3)
    page.close()
  })

  it('who has gone on to the next review when it is confirmed is not taken to another page', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await page.runner.runAction('sendFunds', sentFunds)
    await pass(0)
    await page.runner.sign()
    await pass(0)
    await page.runner.runAction('topUp', { amount: 3n })
    await pass(0)
    expect(page.state().review?.action).toBe('topUp')
    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    expect(page.confirmed).toHaveLength(1)
    expect(page.paths).toEqual([])
    expect(page.state().review?.action).toBe('topUp')
    page.close()
  })

  it.each([
    { choice: 'reject', isFine: true, ended: 'rejected' },
    { choice: 'approve', isFine: false, ended: 'failed' },
  ] as const)('[DN-01] $ended: the next review begins with the donation of this one', async (ending) => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.choice = ending.choice
    page.person.isFine = ending.isFine
    await page.runner.runAction('sendFunds', sentFunds)
    await pass(0)
    expect(page.state().review?.donation).toEqual({ isAsked: true, chosen: 0n, first: 0n })
    page.runner.chooseDonation(5n)
    await pass(0)
    await page.runner.sign()
    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()).toMatchObject({ state: { status: ending.ended }, donation: 5n })
    await page.runner.reviewAgain(page.latest()!.key)
    await pass(0)
    expect(page.state().review?.donation).toEqual({ isAsked: true, chosen: 5n, first: 5n })
    expect(page.state().review?.description?.amount).toBe(5n)
    page.close()
  })

  it('[TX-02] opens the explorer 1 s after, 700 ms where the action says so, and once', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page)
    browser.chain.mineBlock()
    await pass(1_000)
    await pass(999)
    expect(page.opened).toEqual([])
    await pass(1)
    expect(page.opened).toHaveLength(1)
    expect(page.opened[0]).toContain('/tx/0x')
    await signAction(page, 'approve', 'topUp', { amount: 3n })
    browser.chain.mineBlock()
    await pass(1_000)
    await pass(699)
    expect(page.opened).toHaveLength(1)
    await pass(1)
    expect(page.opened).toHaveLength(2)
    await pass(600_000)
    expect(page.opened).toHaveLength(2)
    page.close()
  })

  it('opens no explorer for a person who does not want it, and misses nothing', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.wantsExplorer = false
    await signAction(page)
    browser.chain.mineBlock()
    await pass(600_000)
    expect(page.latest()?.isFollowedUp).toBe(true)
    expect(page.opened).toEqual([])
    expect(page.notices).toEqual([])
    expect(page.state().explorerBlocked.size).toBe(0)
    page.close()
  })

  it('[TX-02] a browser that opens no tab: the dialog and a toast carry the link', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.popupsAllowed = false
    await signAction(page)
    browser.chain.mineBlock()
    await pass(2_000)
    const { key } = page.latest()!
    expect(page.state().explorerBlocked).toEqual(new Set([key]))
    expect(page.notices).toEqual([{ code: 'explorerBlocked', key, url: page.opened[0] }])
    page.close()
  })

  it('[DU-01] a deploy is followed with the address that the chain gives its contract', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'approve', 'deployWallet', {})
    browser.chain.mineBlock()
    await pass(1_000)
    // Worked out from sender and nonce; what the node would answer is a stranger's.
    expect(page.confirmed).toMatchObject([{ context: { contract: contractAddress(account, 0n) } }])
    page.close()
  })

  it('[TX-03] a contract that refuses: the words come 1 s later, and what was read is read again', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.isFine = false
    await signAction(page)
    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()?.state).toMatchObject({ status: 'failed', receipt: { exceptions: [{ line: 7 }] } })
    expect(page.notices).toEqual([])
    expect(page.invalidated).toHaveLength(1)
    await pass(1_000)
    expect(page.notices).toMatchObject([{ code: 'transactionFailed' }])
    expect(page.confirmed).toEqual([])
    expect(page.opened).toEqual([])
    page.close()
  })

  it('a node that drops it for good is a failure too, without a receipt', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page)
    const { state } = page.latest()!
    if (state.status !== 'submitted') throw new Error(state.status)
    browser.chain.refused.set(state.id, 21)
    await pass(1_000)
    // One node says so; two blocks show that nothing of the account has gone.
    expect(page.latest()?.state.status).toBe('submitted')
    browser.chain.height += 2
    await pass(3_000)
    expect(page.latest()?.state).toMatchObject({ status: 'failed', receipt: null, nodeStatus: 21 })
    page.close()
  })

  it('an onConfirmed that fails does not undo the confirmation, and is tried again by the next page', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'approve', 'stumbles', {})
    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    expect(page.notices).toMatchObject([{ code: 'followUpFailed' }])
    page.close()
    const next = openPage(browser)
    await pass(0)
    expect(next.notices).toMatchObject([{ code: 'followUpFailed' }])
    next.close()
  })
})

describe('the person in the wallet', () => {
  it('[TX-03] refuses: the dialog opens again, the words come, the input is still there', async () => {
    const page = openPage(openBrowser())
    page.person.choice = 'silent'
    await signAction(page, 'silent')
    page.runner.minimise()
    page.person.answer({ kind: 'rejected' })
    await pass(0)
    const { key, state } = page.latest()!
    expect(state).toEqual({ status: 'rejected', reason: 'byUser', code: null, isSure: false })
    expect(page.state().shown).toBe(key)
    expect(page.notices).toEqual([{ code: 'rejectedByUser', key }])
    await page.runner.reviewAgain(key)
    expect(page.state().review?.description?.params.map(({ name }) => name)).toContain('beneficiary')
    page.close()
  })

  it('[BX-27] refuses: nothing was sent is said once two blocks have shown it', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'reject')
    await pass(10_000)
    browser.chain.mineBlock()
    await pass(10_000)
    expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: false })
    browser.chain.mineBlock()
    await pass(10_000)
    expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: true })
    page.close()
  })

  it('[BX-27] a wallet that says no to what it sent: the chain counts, after a reload too', async () => {
    for (const reloads of [false, true]) {
      const browser = openBrowser()
      let page = openPage(browser)
      await signAction(page, 'silent')
      browser.chain.send(page.asked[0]!)
      page.person.answer({ kind: 'rejected' })
      await pass(0)
      expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: false })
      if (reloads) {
        page.close()
        page = openPage(browser)
      }
      await pass(1_000)
      browser.chain.mineBlock()
      browser.chain.mineBlock()
      await pass(30_000)
      // Nobody is told that it is this one: another device may have sent it.
      const { id: equal } = browser.chain.landed()[0]!
      expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: false, equal })
      expect(page.confirmed).toEqual([])
      await sayYes(page)
      expect(page.latest()?.state.status).toBe('confirmed')
      expect(page.confirmed).toHaveLength(1)
      page.close()
    }
  })

  it('[BX-27] the chain that does not answer leaves a no of the wallet unproved', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'reject')
    browser.chain.isReachable = false
    for (let block = 0; block < 4; block++) browser.chain.mineBlock()
    await pass(60_000)
    expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: false })
    browser.chain.isReachable = true
    for (let block = 0; block < 3; block++) {
      await pass(30_000)
      browser.chain.mineBlock()
    }
    await pass(30_000)
    expect(page.latest()?.state).toMatchObject({ status: 'rejected', isSure: true })
    page.close()
  })

  it('is asked by a wallet that is locked: nothing was sent, and the wallet is to blame', async () => {
    const page = openPage(openBrowser())
    await signAction(page, 'locked')
    expect(page.latest()?.state).toMatchObject({
      status: 'rejected',
      reason: 'byWallet',
      code: 'WalletLocked',
    })
    expect(page.notices).toMatchObject([{ code: 'notTaken', walletCode: 'WalletLocked' }])
    page.close()
  })

  it('[TX-04] [BX-01] closed the window and stopped waiting: what was sent all the same is found', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'approve in silence')
    const { key } = page.latest()!
    await pass(30_000)
    expect(page.latest()?.state.status).toBe('awaiting')
    page.runner.stopWaiting(key)
    expect(page.latest()?.state).toEqual({ status: 'unknown', id: null, cause: 'stopped' })
    browser.chain.mineBlock()
    await pass(30_000)
    expect(page.latest()?.state).toMatchObject({ cause: 'stopped', equal: browser.chain.landed()[0]!.id })
    await sayYes(page)
    expect(page.latest()?.state.status).toBe('confirmed')
    expect(page.confirmed).toHaveLength(1)
    page.close()
  })

  it('[BX-01] found on the chain without a word of the wallet, and without anybody asking', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'approve in silence')
    browser.chain.mineBlock()
    await pass(5_000)
    expect(page.latest()?.state).toEqual({ status: 'awaiting', equal: browser.chain.landed()[0]!.id })
    await sayYes(page)
    expect(page.latest()?.state.status).toBe('confirmed')
    // A later answer of the wallet changes nothing.
    page.person.answer({ kind: 'rejected' })
    await pass(0)
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })

  it('an answer that says nothing is unknown, never a failure', async () => {
    const page = openPage(openBrowser())
    await signAction(page, 'unclear')
    expect(page.latest()?.state).toEqual({ status: 'unknown', id: null, cause: 'unclear' })
    await pass(3_600_000)
    expect(page.latest()?.state.status).toBe('unknown')
    expect(page.notices).toEqual([])
    page.close()
  })

  it('signs after it was stopped and dismissed: the id is kept, and followed', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'silent')
    const { key } = page.latest()!
    page.runner.stopWaiting(key)
    page.runner.dismiss(key)
    expect(page.latest()).toMatchObject({ isDismissed: true })
    expect(page.state().shown).toBeNull()
    page.person.answer({ kind: 'submitted', id: browser.chain.send(page.asked[0]!) })
    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()).toMatchObject({ isDismissed: false, state: { status: 'confirmed' } })
    page.close()
  })

  it('dismissed is not looked after, but looked at when asked for', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page, 'approve in silence')
    const { key } = page.latest()!
    page.runner.stopWaiting(key)
    page.runner.dismiss(key)
    await pass(1_000)
    browser.chain.requests.length = 0
    browser.chain.mineBlock()
    await pass(600_000)
    expect(browser.chain.requests).toEqual([])
    expect(await page.runner.checkAgain(key)).toBe(true)
    expect(page.latest()?.state).toMatchObject({ equal: browser.chain.landed()[0]!.id })
    await sayYes(page)
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })
})

describe('when the chain is slow, or gone', () => {
  it('[TX-02] [BX-01] 33 polls without a receipt are unknown, which a later block still settles', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page)
    await pass(8 * 60_000)
    expect(page.latest()?.state.status).toBe('submitted')
    await pass(60_000)
    expect(page.latest()?.state).toMatchObject({ status: 'unknown', cause: 'pollsOver' })
    expect(browser.chain.requests.filter((method) => method === 'GetTransaction')).toHaveLength(33)
    browser.chain.mineBlock()
    await pass(60_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    expect(page.notices).toEqual([])
    page.close()
  })

  it('an outage counts for nothing, and the manual check says that nobody answers', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signAction(page)
    browser.chain.isReachable = false
    await pass(3_600_000)
    const { key, state } = page.latest()!
    expect(state.status).toBe('submitted')
    expect(await page.runner.checkAgain(key)).toBe(false)
    browser.chain.isReachable = true
    browser.chain.mineBlock()
    expect(await page.runner.checkAgain(key)).toBe(true)
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })

  it('gone before the wallet opens: nothing is asked, nothing is stored, and it can be tried again', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await page.runner.runAction('topUp', { amount: 3n })
    browser.chain.isReachable = false
    await page.runner.sign()
    expect(page.state().review).toMatchObject({
      problem: { code: 'RpcTransport' },
      canSign: false,
      isSigning: false,
    })
    expect([page.asked, page.state().transactions]).toEqual([[], []])
    browser.chain.isReachable = true
    await page.runner.retryReview()
    await page.runner.sign()
    expect(page.asked).toHaveLength(1)
    page.close()
  })
})
