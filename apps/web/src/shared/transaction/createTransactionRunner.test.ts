import { toChecksumAddress } from '@tyto/primitives'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contractAddress } from './testing/fakeChain'
import { friend, openBrowser, openPage, type Choice } from './testing/openPage'

type Page = ReturnType<typeof openPage>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const input = { to: friend, amount: 5_000_000_000_000n }

/** From the button to the wallet's window. */
async function signed(page: Page, choice: Choice = 'approve', name = 'sendFunds', given: unknown = input) {
  page.person.choice = choice
  await page.runner.runAction(name, given, { subject: 'alice.ssi' })
  if (page.state().review?.donation.isAsked) page.runner.chooseDonation(0n)
  await page.runner.sign()
  await pass(0)
}

describe('from the button to the confirmed state', () => {
  it('[TX-01] [BX-01] reviews, stores the intent before the wallet opens, the id at once, and follows to the end', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    const stored: string[][] = []
    page.person.duringWallet = () => stored.push([...browser.storage.entries.values()])

    await page.runner.runAction('sendFunds', input, { subject: 'alice.ssi' })
    expect(page.state().review).toMatchObject({ action: 'sendFunds', subject: 'alice.ssi', canSign: false })
    page.runner.chooseDonation(0n)
    expect(page.state().review).toMatchObject({ canSign: true, isAffordable: true })
    expect(page.asked).toHaveLength(0)

    await page.runner.sign()
    expect(stored[0]).toHaveLength(1)
    expect(stored[0]?.[0]).toContain('"status":"awaiting"')
    await pass(0)
    expect(page.latest()).toMatchObject({
      action: 'sendFunds',
      subject: 'alice.ssi',
      state: { status: 'submitted' },
      gasBound: 20_000_000_000_000n,
      intent: { kind: 'call', transition: 'SendFunds', nonce: 0n, block: 10n },
    })
    expect(page.state()).toMatchObject({ review: null, isKept: true, shown: page.latest()?.key })

    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    expect(page.confirmed).toMatchObject([{ input, context: { isHere: true, contract: null } }])
    expect(page.paths).toEqual(['/done'])
    expect(page.invalidated).toEqual([['chain', 'local']])
    expect(page.latest()?.isFollowedUp).toBe(true)
    page.close()
  })

  it('[TX-02] opens the explorer 1 s after, 700 ms where the action says so, and once', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signed(page)
    browser.chain.mineBlock()
    await pass(1_000)
    await pass(999)
    expect(page.opened).toEqual([])
    await pass(1)
    expect(page.opened).toHaveLength(1)
    expect(page.opened[0]).toContain('/tx/0x')
    await signed(page, 'approve', 'topUp', { amount: 3n })
    browser.chain.mineBlock()
    await pass(1_700)
    expect(page.opened).toHaveLength(2)
    await pass(600_000)
    expect(page.opened).toHaveLength(2)
    page.close()
  })

  it('[TX-02] a browser that opens no tab: the dialog and a toast carry the link', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.popupsAllowed = false
    await signed(page)
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
    await signed(page, 'approve', 'deployWallet', {})
    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.confirmed).toMatchObject([{ context: { contract: contractAddress } }])
    page.close()
  })

  it('[TX-03] a contract that refuses: the words come 1 s later, and what was read is read again', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    page.person.isFine = false
    await signed(page)
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
    await signed(page)
    const { state } = page.latest()!
    if (state.status !== 'submitted') throw new Error(state.status)
    browser.chain.refused.set(state.id, 21)
    await pass(1_000)
    expect(page.latest()?.state).toMatchObject({ status: 'failed', receipt: null, nodeStatus: 21 })
    page.close()
  })

  it('an onConfirmed that fails does not undo the confirmation, and is tried again by the next page', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signed(page, 'approve', 'stumbles', {})
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
    await signed(page, 'silent')
    page.runner.minimise()
    page.person.answer({ kind: 'rejected' })
    await pass(0)
    const { key, state } = page.latest()!
    expect(state).toEqual({ status: 'rejected', reason: 'byUser', code: null })
    expect(page.state().shown).toBe(key)
    expect(page.notices).toEqual([{ code: 'rejectedByUser', key }])
    await page.runner.reviewAgain(key)
    expect(page.state().review?.description?.params.map(({ name }) => name)).toContain('beneficiary')
    page.close()
  })

  it('is asked by a wallet that is locked: nothing was sent, and the wallet is to blame', async () => {
    const page = openPage(openBrowser())
    await signed(page, 'locked')
    expect(page.latest()?.state).toEqual({ status: 'rejected', reason: 'byWallet', code: 'WalletLocked' })
    expect(page.notices).toMatchObject([{ code: 'notTaken', walletCode: 'WalletLocked' }])
    page.close()
  })

  it('[TX-04] [BX-01] closed the window and stopped waiting: what was sent all the same is found', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signed(page, 'approve in silence')
    const { key } = page.latest()!
    await pass(30_000)
    expect(page.latest()?.state.status).toBe('awaiting')
    page.runner.stopWaiting(key)
    expect(page.latest()?.state).toEqual({ status: 'unknown', id: null, cause: 'stopped' })
    browser.chain.mineBlock()
    await pass(30_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    expect(page.confirmed).toHaveLength(1)
    page.close()
  })

  it('[BX-01] found on the chain without a word of the wallet, and without anybody asking', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signed(page, 'approve in silence')
    browser.chain.mineBlock()
    await pass(5_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    // What the wallet says after that changes nothing.
    page.person.answer({ kind: 'rejected' })
    await pass(0)
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })

  it('an answer that says nothing is unknown, never a failure', async () => {
    const page = openPage(openBrowser())
    await signed(page, 'unclear')
    expect(page.latest()?.state).toEqual({ status: 'unknown', id: null, cause: 'unclear' })
    await pass(3_600_000)
    expect(page.latest()?.state.status).toBe('unknown')
    expect(page.notices).toEqual([])
    page.close()
  })

  it('signs after it was stopped and dismissed: the id is kept, and followed', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signed(page, 'silent')
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
    await signed(page, 'approve in silence')
    const { key } = page.latest()!
    page.runner.stopWaiting(key)
    page.runner.dismiss(key)
    await pass(1_000)
    browser.chain.requests.length = 0
    browser.chain.mineBlock()
    await pass(600_000)
    expect(browser.chain.requests).toEqual([])
    expect(await page.runner.checkAgain(key)).toBe(true)
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })
})

describe('when the chain is slow, or gone', () => {
  it('[TX-02] [BX-01] 33 polls without a receipt are unknown, which a later block still settles', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    await signed(page)
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
    await signed(page)
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

describe('after a reload, a crash, in another tab', () => {
  it('[TX-07] [BX-01] between submit and confirm: it goes on, onConfirmed by name, nobody is led away', async () => {
    const browser = openBrowser()
    const first = openPage(browser)
    await signed(first)
    first.close()
    browser.chain.mineBlock()
    await pass(5_000)
    expect(first.confirmed).toEqual([])

    const second = openPage(browser)
    await pass(0)
    expect(second.latest()?.state.status).toBe('confirmed')
    expect(second.confirmed).toMatchObject([{ input, context: { isHere: false } }])
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
    await signed(first, 'approve in silence')
    first.close()
    const second = openPage(browser)
    await pass(0)
    expect(second.latest()?.state).toEqual({ status: 'unknown', id: null, cause: 'pageGone' })
    browser.chain.mineBlock()
    await pass(10_000)
    expect(second.latest()?.state.status).toBe('confirmed')
    expect(second.confirmed).toHaveLength(1)
    second.close()
  })

  it('[BX-01] two tabs: one asks the chain, both know, the one that signed follows up', async () => {
    const browser = openBrowser()
    const [first, second] = [openPage(browser), openPage(browser)]
    await signed(second)
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
    await signed(second)
    first.close()
    browser.chain.mineBlock()
    await pass(2_000)
    expect(second.latest()?.state.status).toBe('confirmed')
    second.close()
  })

  it('the wallet still open in another tab is nobody\u2019s business', async () => {
    const browser = openBrowser()
    const [first, second] = [openPage(browser), openPage(browser)]
    await signed(second, 'silent')
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
    await signed(first)
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

describe('the review', () => {
  it('[DN-01] signs nothing before a donation is chosen, and sends it as parameter and amount', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('sendFunds', input)
    expect(page.state().review).toMatchObject({ donation: { isAsked: true, chosen: null }, canSign: false })
    await page.runner.sign()
    expect(page.asked).toEqual([])
    page.runner.chooseDonation(2_000_000_000_000n)
    expect(page.state().review?.description).toMatchObject({
      amount: 2_000_000_000_000n,
      donation: 2_000_000_000_000n,
    })
    page.runner.chooseDonation(null)
    expect(page.state().review?.canSign).toBe(false)
    page.runner.chooseDonation(2_000_000_000_000n)
    await page.runner.sign()
    expect(page.asked[0]).toMatchObject({
      gasPriceLi: 2_000n,
      gasLimit: 10_000n,
      call: {
        amount: 2_000_000_000_000n,
        params: expect.arrayContaining([
          {
            vname: 'tyron',
            type: 'Option (Uint128)',
            value: { constructor: 'Some', argtypes: ['Uint128'], arguments: ['2000000000000'] },
          },
        ]),
      },
    })
    page.close()
  })

  it('[SS-10] [BX-11] says what is missing, and goes on by itself once it is there', async () => {
    const page = openPage(openBrowser())
    page.changeSession({ wallet: 'none', account: null })
    await page.runner.runAction('topUp', { amount: 3n })
    expect(page.state().review).toMatchObject({
      missing: { code: 'NoWallet', fix: 'connectWallet' },
      canSign: false,
    })
    page.changeSession({ wallet: 'connected', account: page.state().review ? contractAddress : null })
    await pass(0)
    expect(page.state().review).toMatchObject({ missing: null, canSign: true })
    page.changeSession({ isOnNetwork: false })
    expect(page.state().review).toMatchObject({
      missing: { code: 'WrongNetwork', expected: 'local' },
      canSign: false,
    })
    page.close()
  })

  it('[BX-11] a change of account makes another request', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('deployWallet', {})
    page.changeSession({ account: friend, login: null })
    await pass(0)
    const params = page.state().review?.description?.params
    expect(params?.find(({ name }) => name === 'init_controller')?.value).toMatchObject({ address: friend })
    page.close()
  })

  it('a wallet that went to another network at the last moment is not asked', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('topUp', { amount: 3n })
    page.person.walletChainId = 1
    await page.runner.sign()
    expect(page.state().review?.problem?.code).toBe('WrongNetwork')
    expect([page.asked, page.state().transactions]).toEqual([[], []])
    page.close()
  })

  it('too little ZIL closes the amber button', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    browser.chain.balance = 100_000_000_002n
    await page.runner.runAction('topUp', { amount: 3n })
    expect(page.state().review).toMatchObject({
      isAffordable: false,
      canSign: false,
      balance: 100_000_000_002n,
    })
    await page.runner.runAction('topUp', { amount: 2n })
    expect(page.state().review).toMatchObject({ isAffordable: true, canSign: true })
    page.close()
  })

  it('[TX-05] what cannot be made says why; an action that is not known is refused', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('impossible', {})
    expect(page.state().review).toMatchObject({ problem: { code: 'NoUpdateKey' }, canSign: false })
    await page.runner.runAction('constructor', {})
    expect(page.state().review?.problem?.code).toBe('UnknownAction')
    page.runner.cancelReview()
    expect(page.state().review).toBeNull()
    page.close()
  })

  it('pressed twice, the wallet is asked once', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('topUp', { amount: 3n })
    await Promise.all([page.runner.sign(), page.runner.sign()])
    expect(page.asked).toHaveLength(1)
    expect(page.state().transactions).toHaveLength(1)
    page.close()
  })

  it('shows the raw transaction that the wallet is given', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('topUp', { amount: 3n })
    const raw = JSON.parse(page.state().review?.description?.raw ?? '') as Record<string, unknown>
    expect(raw).toEqual({
      toAddr: toChecksumAddress('0x00000000000000000000000000000000000000dd'),
      amount: '3',
      gasPrice: '2000000000',
      gasLimit: '50',
    })
    page.close()
  })

  it('a browser that keeps nothing says so, and the transaction goes its way', async () => {
    const browser = openBrowser()
    browser.storage.isFull = true
    const page = openPage(browser)
    await signed(page)
    expect(page.state().isKept).toBe(false)
    browser.chain.mineBlock()
    await pass(1_000)
    expect(page.latest()?.state.status).toBe('confirmed')
    page.close()
  })
})
