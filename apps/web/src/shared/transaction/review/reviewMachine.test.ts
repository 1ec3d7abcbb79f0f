import { toChecksumAddress } from '@tyto/primitives'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contractAddress } from '../runner/testing/fakeChain'
import { friend, openBrowser, openPage } from '../runner/testing/openPage'
import { sentFunds, signAction } from '../runner/testing/signAction'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the review', () => {
  it('[DN-01] donates nothing from the start, and what is chosen as parameter and amount', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('sendFunds', sentFunds)
    await pass(0)
    expect(page.state().review).toMatchObject({
      donation: { isAsked: true, chosen: 0n },
      description: { amount: 0n, donation: 0n },
      canSign: true,
    })
    page.runner.chooseDonation(2_000_000_000_000n)
    expect(page.state().review?.description).toMatchObject({
      amount: 2_000_000_000_000n,
      donation: 2_000_000_000_000n,
    })
    page.runner.chooseDonation(null)
    expect(page.state().review?.canSign).toBe(false)
    await page.runner.sign()
    expect(page.asked).toEqual([])
    page.runner.chooseDonation(2_000_000_000_000n)
    await pass(0)
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

  it('[DN-01] asks a wallet below version 6 for no donation and sends no parameter for one', async () => {
    const browser = openBrowser()
    browser.chain.walletVersion = 'DIDxWALLET_5.10.0'
    const page = openPage(browser)
    await page.runner.runAction('sendFunds', sentFunds)
    await pass(0)
    expect(page.state().review).toMatchObject({
      donation: { isAsked: false },
      description: { donation: null },
    })
    // Nothing that is chosen gets into the call.
    page.runner.chooseDonation(2_000_000_000_000n)
    await pass(0)
    await page.runner.sign()
    const [request] = page.asked
    expect(request).toMatchObject({ kind: 'call', call: { transition: 'SendFunds', amount: 0n } })
    const params = request?.kind === 'call' ? request.call.params.map(({ vname }) => vname) : []
    expect(params).toEqual(['tag', 'beneficiary', 'amount'])
    page.close()
  })

  it('[SS-10] [BX-11] says what is missing, and goes on by itself once it is there', async () => {
    const page = openPage(openBrowser())
    page.changeSession({ wallet: 'NoWallet', account: null })
    await page.runner.runAction('topUp', { amount: 3n })
    expect(page.state().review).toMatchObject({
      missing: { code: 'NoWallet', fix: 'connectWallet' },
      canSign: false,
    })
    page.changeSession({ wallet: null, account: page.state().review ? contractAddress : null })
    await pass(0)
    expect(page.state().review).toMatchObject({ missing: null, canSign: true })
    page.changeSession({ wallet: 'WrongNetwork' })
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

  it('[SS-10] says what only this action needs, before it asks for anything', async () => {
    const page = openPage(openBrowser())
    page.changeSession({ login: null })
    await page.runner.runAction('sendFunds', sentFunds)
    expect(page.state().review).toMatchObject({
      missing: { code: 'NotLoggedIn', fix: 'logIn' },
      description: null,
      canSign: false,
    })
    page.changeSession({ login: { address: friend, controller: friend } })
    await pass(0)
    expect(page.state().review?.missing).toMatchObject({ code: 'WrongAccount', expected: friend })
    page.changeSession({ login: { address: friend, controller: page.account } })
    await pass(0)
    expect(page.state().review).toMatchObject({ missing: null, canSign: true })
    page.close()
  })

  it('a change of anything else makes no new request, so that no storage wallet is asked twice', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('topUp', { amount: 3n })
    const before = page.requestsMade()
    page.changeSession({ wallet: 'WrongNetwork' })
    page.changeSession({ wallet: null })
    page.changeSession({ wallet: 'WalletLocked', account: null })
    page.changeSession({ wallet: null, account: page.account })
    await pass(0)
    expect(page.requestsMade()).toBe(before)
    expect(page.state().review?.canSign).toBe(true)
    page.close()
  })

  it('money that arrives is seen, and the same request goes on: none is made anew', async () => {
    const browser = openBrowser()
    browser.chain.balance = 5n
    const page = openPage(browser)
    await page.runner.runAction('topUp', { amount: 3n })
    expect(page.state().review).toMatchObject({ isAffordable: false, canSign: false })
    const before = { made: page.requestsMade(), looks: page.person.looks }
    browser.chain.balance = 10n ** 18n
    page.runner.readCostsAgain()
    await pass(0)
    expect(page.state().review).toMatchObject({ isAffordable: true, canSign: true, balance: 10n ** 18n })
    expect(page.requestsMade()).toBe(before.made)
    // Whether it can be paid for is a part of what is simulated.
    expect(page.person.looks).toBe(before.looks + 1)
    page.close()
  })

  it('a request that is overtaken by a change of account does not come back', async () => {
    const page = openPage(openBrowser())
    const slow = page.runner.runAction('slow', {})
    await pass(100)
    page.changeSession({ account: friend })
    await pass(5_000)
    await slow
    expect(page.state().review?.description?.to?.address).toBe(friend)
    page.close()
  })

  it('a node that is slow to say the price keeps nobody from reading, nor for long from signing', async () => {
    const browser = openBrowser()
    const page = openPage(browser)
    browser.chain.isSilent = true
    const running = page.runner.runAction('topUp', { amount: 3n })
    await pass(0)
    expect(page.state().review).toMatchObject({ description: { amount: 3n }, canSign: false })
    await pass(3_000)
    await running
    expect(page.state().review).toMatchObject({ canSign: true, balance: null, isAffordable: null })
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

  it('[SS-09] a wallet that does not say its network is not asked to sign, and is asked for it at each press', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('topUp', { amount: 3n })
    page.person.walletChainId = null
    await page.runner.sign()
    expect(page.state().review).toMatchObject({ problem: { code: 'UnknownNetwork' }, canSign: false })
    expect([page.asked, page.state().transactions]).toEqual([[], []])
    page.person.walletChainId = 222
    await page.runner.retryReview()
    await page.runner.sign()
    expect(page.asked).toHaveLength(1)
    expect(page.person.networkQuestions).toBe(2)
    page.close()
  })

  it('[SS-09] a wallet whose node is slow is waited for, as long as the wallet waits itself', async () => {
    const page = openPage(openBrowser())
    page.person.walletDelay = 5_500
    await page.runner.runAction('topUp', { amount: 3n })
    page.person.walletChainId = null
    const refused = page.runner.sign()
    await pass(6_000)
    await refused
    expect(page.state().review).toMatchObject({ problem: { code: 'UnknownNetwork' }, isSigning: false })
    expect(page.asked).toEqual([])
    page.person.walletChainId = 222
    await page.runner.retryReview()
    const signing = page.runner.sign()
    await pass(6_000)
    await signing
    expect(page.asked).toHaveLength(1)
    page.close()
  })

  it('[SS-09] once the session knows it, the sheet says what is missing, and the press does nothing', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('topUp', { amount: 3n })
    page.changeSession({ wallet: 'UnknownNetwork' })
    expect(page.state().review).toMatchObject({
      missing: { code: 'UnknownNetwork', fix: 'askNetwork' },
      canSign: false,
    })
    await page.runner.sign()
    expect(page.person.networkQuestions).toBe(0)
    page.changeSession({ wallet: null })
    await pass(0)
    expect(page.state().review).toMatchObject({ missing: null, canSign: true })
    page.close()
  })

  it.each([
    ['classic', 2_100n],
    ['bearby', 4_000n],
    ['unknown', 4_000n],
  ] as const)(
    'too little ZIL for the price of the wallet (%s) closes the amber button',
    async (build, priceLi) => {
      const browser = openBrowser()
      const page = openPage(browser)
      page.person.build = build
      const gas = 50n * priceLi * 1_000_000n
      // Enough at the network's price, and one Qa short of what the wallet may take.
      browser.chain.balance = gas + 2n
      await page.runner.runAction('topUp', { amount: 3n })
      expect(browser.chain.balance).toBeGreaterThan(50n * 2_000n * 1_000_000n + 3n)
      expect(page.state().review).toMatchObject({ isAffordable: false, canSign: false, balance: gas + 2n })
      await page.runner.sign()
      expect(page.asked).toEqual([])
      await page.runner.runAction('topUp', { amount: 2n })
      expect(page.state().review).toMatchObject({
        isAffordable: true,
        canSign: true,
        description: { gas: { bound: gas } },
      })
      await page.runner.sign()
      expect(page.asked).toMatchObject([{ gasPriceLi: 2_000n }])
      expect(page.latest()?.gasBound).toBe(gas)
      page.close()
    },
  )

  it('[TX-05] what cannot be made says why; an action that is not known is refused', async () => {
    const page = openPage(openBrowser())
    await page.runner.runAction('impossible', {})
    expect(page.state().review).toMatchObject({ problem: { code: 'NoUpdateKey' }, canSign: false })
    // The page may not know the reason yet, so it reads its data again.
    expect(page.invalidated).toEqual([['chain', 'local']])
    await page.runner.runAction('constructor', {})
    expect(page.state().review?.problem?.code).toBe('UnknownAction')
    page.runner.cancelReview()
    expect(page.state().review).toBeNull()
    page.close()
  })

  it('an action whose file does not come says so, and is there once the line is back', async () => {
    const page = openPage(openBrowser())
    page.person.isLineUp = false
    const opening = page.runner.runAction('farAway', sentFunds)
    await pass(3_000)
    await opening
    expect(page.state().review).toMatchObject({ problem: { code: 'PartMissing' }, canSign: false })
    page.person.isLineUp = true
    await page.runner.retryReview()
    expect(page.state().review).toMatchObject({ problem: null })
    expect(page.state().review?.description).not.toBeNull()
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

  it('[BX-27] a browser that keeps nothing says so before the signature, and the wallet is not asked', async () => {
    const browser = openBrowser()
    browser.storage.isFull = true
    const page = openPage(browser)
    await signAction(page)
    expect(page.asked).toHaveLength(0)
    expect(page.latest()).toBeUndefined()
    expect(page.state().review?.problem?.code).toBe('NotKept')
    // Once there is room, the same press works.
    browser.storage.isFull = false
    await page.runner.retryReview()
    await pass(5_000)
    await page.runner.sign()
    expect(page.asked).toHaveLength(1)
    page.close()
  })
})
