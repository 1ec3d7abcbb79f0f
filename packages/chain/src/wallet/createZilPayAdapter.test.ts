import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { firstAccount, secondAccount, sentId, type FakeZilPayOptions } from '../../test/fakeZilPay'
import { settled } from '../../test/settled'
import { bothVariants, openZilPay } from '../../test/zilPayWorld'
import type { TransactionRequest } from '../transaction/transactionRequest'
import { createZilPayAdapter } from './createZilPayAdapter'
import { zilPayBrand } from './zilPay'

const account = { address: firstAccount, bech32: toBech32(firstAccount) }

const request: TransactionRequest = {
  kind: 'call',
  call: { to: secondAccount, transition: 'AddFunds', params: [], amount: 5n * 10n ** 12n },
  gasLimit: 10_000n,
  gasPriceLi: 2_000n,
}

/** Has it settled once so much time went by? */
async function isPending(promise: Promise<unknown>, clock: { pass(ms: number): Promise<void> }, ms: number) {
  let isDone = false
  void promise.finally(() => (isDone = true))
  await clock.pass(ms)
  return !isDone
}

describe('the wallet appears in the page', () => {
  it('[SS-01] late: it is looked for every 100 ms, ten times, then missing', async () => {
    const { clock } = openZilPay()
    const absent = createZilPayAdapter({ page: {}, clock })
    expect(await settled(absent.detect(), clock)).toBe(false)
    expect(clock.sleeps).toEqual(Array.from({ length: 10 }, () => 100))
    expect(await settled(absent.connect(), clock)).toEqual({ ok: false, code: 'WalletMissing' })
    expect(await settled(absent.send(request), clock)).toMatchObject({
      kind: 'notAsked',
      error: { code: 'WalletMissing' },
    })
    expect(absent.state()).toEqual({
      account: null,
      isConnected: false,
      isUnlocked: false,
      needsReconnect: false,
      networkName: null,
    })
  })

  it('[SS-01] 130 ms after the page: it is found', async () => {
    const { page, clock, adapter, zilPay } = openZilPay()
    Object.assign(page, { zilPay: undefined })
    const found = adapter.detect()
    await clock.pass(130)
    Object.assign(page, { zilPay })
    expect(await settled(found, clock)).toBe(true)
  })

  it.each([null, 7, 'zilPay', {}, { wallet: null }, []])('is no wallet if it is %j', async (junk) => {
    const { clock } = openZilPay()
    expect(await settled(createZilPayAdapter({ page: { zilPay: junk }, clock }).detect(), clock)).toBe(false)
  })

  it('[SS-08] before its state: a connection of before is found a moment later, without a window', async () => {
    const { adapter, clock, world: inside } = openZilPay()
    // The object's answer before its state has come.
    inside.isLocked = true
    const resumed = adapter.resume()
    await clock.pass(60)
    Object.assign(inside, { isLocked: false, isConnected: true, pageAccount: firstAccount })
    expect(await settled(resumed, clock)).toEqual(account)
    expect(inside.windows).toBe(0)
  })

  it('not connected, or not there: there is nothing to resume and no window opens', async () => {
    const { adapter, clock, world: inside } = openZilPay()
    expect(await settled(adapter.resume(), clock)).toBeNull()
    expect(inside).toMatchObject({ windows: 0, connects: 0 })
    expect(await settled(createZilPayAdapter({ page: {}, clock }).resume(), clock)).toBeNull()
  })
})

describe.each(bothVariants)('connecting (%s)', (variant) => {
  it('[SS-01] answers the account', async () => {
    const { adapter, clock } = openZilPay({ variant })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: true, value: account })
    expect(adapter.account()).toEqual(account)
  })

  it('[SS-01] a refusal resolves false, and is a refusal', async () => {
    const { adapter, clock } = openZilPay({ variant, choice: 'reject' })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletRejected' })
  })

  it('connected already: no window', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant, isConnected: true })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: true, value: account })
    expect(inside.windows).toBe(0)
  })

  it('a page without icon is refused', async () => {
    const { adapter, clock } = openZilPay({ variant, hasIcon: false })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletRefusesPage' })
    const connected = openZilPay({ variant, hasIcon: false, isConnected: true })
    expect(await settled(connected.adapter.send(request), clock)).toMatchObject({
      kind: 'failed',
      error: { code: 'WalletRefusesPage' },
    })
  })

  it('a window closed without a choice leaves the promise pending: patience ends it, or the person does', async () => {
    const closed = openZilPay({ variant, choice: 'closed' })
    expect(await isPending(closed.adapter.connect(), closed.clock, 119_000)).toBe(true)
    expect(await settled(closed.adapter.connect(), closed.clock)).toEqual({
      ok: false,
      code: 'WalletSilent',
    })
    const stop = new AbortController()
    const connecting = closed.adapter.connect({ signal: stop.signal })
    stop.abort()
    expect(await settled(connecting, closed.clock)).toEqual({ ok: false, code: 'WalletSilent' })
  })

  it('[SS-01] a closed window that is approved in the wallet later: the account says so, its promise never does', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant, choice: 'closed' })
    const connecting = adapter.connect()
    await clock.pass(30_000)
    Object.assign(inside, { isConnected: true, pageAccount: firstAccount })
    expect(await settled(connecting, clock)).toEqual({ ok: true, value: account })
    expect(clock.now()).toBeLessThanOrEqual(31_050)
  })

  it('an account that was there before is no answer: another one is being asked for', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant, choice: 'closed', isConnected: true })
    Object.assign(inside, { account: secondAccount, isLocked: variant === 'classic' })
    expect(await isPending(adapter.connect(), clock, 100_000)).toBe(true)
  })
})

describe('its brand', () => {
  it('is Bearby where the page is given what only Bearby has, and ZilPay otherwise', () => {
    expect(zilPayBrand(openZilPay({ variant: 'bearby' }).page)).toBe('Bearby')
    expect(zilPayBrand(openZilPay({ variant: 'classic' }).page)).toBe('ZilPay')
    expect(zilPayBrand({})).toBe('ZilPay')
  })
})

describe('a refusal that comes faster than a person', () => {
  it('[SS-01] connecting: a chain of another family is chosen in Bearby, and nobody was asked', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant: 'bearby', isConnected: true })
    inside.hasOtherChain = true
    inside.announcesProvider = false
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletNotAsked' })
    expect(inside.windows).toBe(0)
  })

  it('signing: it is not the person who refused, and nothing was sent', async () => {
    const { adapter, clock } = openZilPay({
      variant: 'bearby',
      isConnected: true,
      choice: 'reject',
      sleep: async () => undefined,
    })
    expect(await settled(adapter.send(request), clock)).toMatchObject({
      kind: 'failed',
      error: { code: 'WalletNotAsked', details: 'User rejected the request' },
    })
  })

  it('a browser with Bearby and no wallet in it says so at once, in words of its own', async () => {
    const { zilPay, clock } = openZilPay({ variant: 'bearby' })
    const connect = () => Promise.reject('Error: Wallet not found' as unknown as Error)
    const wallet = Object.create(zilPay.wallet, { connect: { value: connect } })
    const adapter = createZilPayAdapter({ page: { zilPay: { ...zilPay, wallet } }, clock })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletEmpty' })
  })

  it('the classic wallet always asks somebody: how fast the answer came says nothing', async () => {
    const { adapter, clock } = openZilPay({ choice: 'reject', sleep: async () => undefined })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletRejected' })
  })
})

describe('connecting while the wallet is locked', () => {
  it('[SS-01] classic opens its window to unlock, then connects', async () => {
    const { adapter, clock, world: inside } = openZilPay({ isLocked: true })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: true, value: account })
    expect(inside.windows).toBe(1)
  })

  it('[SS-01] Bearby opens none and rejects with plain text', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant: 'bearby', isLocked: true })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletNotOpen' })
    expect(inside.windows).toBe(0)
  })

  it('Bearby unlocked later still says that it is not: the answer of connect counts', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant: 'bearby', isLocked: true })
    inside.isLocked = false
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: true, value: account })
    expect(adapter.state()).toMatchObject({ isUnlocked: false, isConnected: true, account })
  })
})

describe.each(bothVariants)('signing and sending (%s)', (variant) => {
  const connected = (options: FakeZilPayOptions = {}) =>
    openZilPay({ variant, isConnected: true, ...options })

  it('answers the id of a call', async () => {
    const { adapter, clock, asked } = connected()
    const params = [{ vname: 'addr', type: 'ByStr20', value: firstAccount }]
    const call = { ...request, call: { ...request.call, transition: 'UpdateController', params } }
    expect(await settled(adapter.send(call), clock)).toEqual({ kind: 'submitted', id: sentId })
    expect(asked).toEqual([
      {
        kind: 'call',
        to: toChecksumAddress(secondAccount),
        transition: 'UpdateController',
        params,
        overrides: { amount: '5000000000000', gasPrice: '2000', gasLimit: '10000' },
      },
    ])
  })

  it('[TX-06] the gas price is in Li and amounts are in Qa, as text', async () => {
    const { adapter, clock, asked } = connected()
    await settled(
      adapter.send({ kind: 'payment', to: secondAccount, amount: 1n, gasLimit: 50n, gasPriceLi: 2_000n }),
      clock,
    )
    expect(asked[0]).toEqual({
      kind: 'payment',
      to: toChecksumAddress(secondAccount),
      overrides: { amount: '1', gasPrice: '2000', gasLimit: '50' },
    })
  })

  it('answers the id of a deploy, whatever address came with it', async () => {
    const { adapter, clock, asked } = connected()
    const deploy: TransactionRequest = {
      kind: 'deploy',
      code: 'scilla_version 0',
      deploy: { init: [{ vname: '_scilla_version', type: 'Uint32', value: '0' }], amount: 0n },
      gasLimit: 50_000n,
      gasPriceLi: 2_000n,
    }
    expect(await settled(adapter.send(deploy), clock)).toEqual({ kind: 'submitted', id: sentId })
    expect(asked[0]).toMatchObject({ kind: 'deploy', code: 'scilla_version 0', params: deploy.deploy.init })
  })

  it('[TX-03] a refusal comes as plain text, and is a refusal', async () => {
    const { adapter, clock } = connected({ choice: 'reject' })
    expect(await settled(adapter.send(request), clock)).toEqual({ kind: 'rejected' })
  })

  it('[TX-04] a window closed without a choice never answers', async () => {
    const { adapter, clock } = connected({ choice: 'closed' })
    expect(await isPending(adapter.send(request), clock, 24 * 3_600_000)).toBe(true)
  })

  it('a site that is not connected is told so', async () => {
    const { adapter, clock } = openZilPay({ variant })
    expect(await settled(adapter.send(request), clock)).toMatchObject({
      kind: 'failed',
      error: { code: 'WalletNotConnected' },
    })
  })
})

describe('signing and sending, the particulars', () => {
  it('Bearby locked rejects with plain text, classic asks to unlock first', async () => {
    const bearby = openZilPay({ variant: 'bearby', isConnected: true, isLocked: true })
    expect(await settled(bearby.adapter.send(request), bearby.clock)).toMatchObject({
      kind: 'failed',
      error: { code: 'WalletNotOpen' },
    })
    const classic = openZilPay({ isConnected: true, isLocked: true })
    expect(await settled(classic.adapter.send(request), classic.clock)).toMatchObject({ kind: 'submitted' })
  })

  it.each([
    [{ ID: `0x${sentId.toUpperCase()}` }, 'submitted'],
    [Object.create({ TranID: sentId }), 'submitted'],
    [{ ID: 'undefined' }, 'unclear'],
    [{}, 'unclear'],
    [null, 'unclear'],
    ['ok', 'unclear'],
    [[], 'unclear'],
  ])('an answer like %j is %s: never a failure, since it may have been sent', async (answer, kind) => {
    const { adapter, clock, world: inside } = openZilPay({ isConnected: true })
    inside.answer = answer
    expect(await settled(adapter.send(request), clock)).toMatchObject({ kind })
  })

  it.each([
    'context canceled',
    'request was cancelled by the gateway',
    'Transaction rejected: already known',
    'Failed to acquire lock',
    'upstream not connected',
    'Error: Failed to acquire lock',
    'The node is disabled. ZilPay is disabled. for now',
    'rejected by user',
    ' Rejected by user',
    'Rejected by user: nonce too low',
    'User rejected the request of the pool',
    '',
  ])('[BX-27] words of a node are no refusal of the wallet: %j', async (words) => {
    for (const cause of [words, new Error(words), { message: words }]) {
      const { clock, zilPay } = openZilPay({ isConnected: true })
      const call = () => Promise.reject(cause as Error)
      const page = { zilPay: { ...zilPay, contracts: { at: () => ({ call }) } } }
      const adapter = createZilPayAdapter({ clock, page })
      expect(await settled(adapter.send(request), clock)).toMatchObject({ kind: 'unclear' })
    }
  })

  it.each([
    'Insufficient Zilliqa txn gas supplied (50000) - required (60617)',
    'Txn gas limit (200001) exceeeds block gas limit (200000)',
    'GasPrice 1 lower than minimum allowable 2000000000',
  ])(
    '[BX-26] [TX-05] what the rules of a network never take is a failure, and nothing is waited for: %j',
    async (words) => {
      const { clock, zilPay } = openZilPay({ isConnected: true })
      const call = () => Promise.reject(new Error(words))
      const adapter = createZilPayAdapter({
        clock,
        page: { zilPay: { ...zilPay, contracts: { at: () => ({ call }) } } },
      })
      expect(await settled(adapter.send(request), clock)).toMatchObject({
        kind: 'failed',
        error: { code: 'NodeRefused' },
      })
    },
  )

  it.each(['Insufficient funds', 'Txn nonce (3) is too low for account (4)'])(
    '[BX-26] %j may follow from one that went: it is looked for',
    async (words) => {
      const { clock, zilPay } = openZilPay({ isConnected: true })
      const call = () => Promise.reject(new Error(words))
      const page = { zilPay: { ...zilPay, contracts: { at: () => ({ call }) } } }
      expect(await settled(createZilPayAdapter({ clock, page }).send(request), clock)).toMatchObject({
        kind: 'unclear',
      })
    },
  )

  it('words that nobody knows are unclear, parts that the wallet does not take are a failure', async () => {
    const { clock, zilPay } = openZilPay({ isConnected: true })
    const strange = createZilPayAdapter({
      clock,
      page: {
        zilPay: {
          ...zilPay,
          contracts: { at: () => ({ call: () => Promise.reject(new Error('Failed to fetch')) }) },
        },
      },
    })
    expect(await settled(strange.send(request), clock)).toMatchObject({
      kind: 'unclear',
      error: { code: 'WalletFailed', details: 'Failed to fetch' },
    })
    const strict = createZilPayAdapter({
      clock,
      page: {
        zilPay: {
          ...zilPay,
          contracts: {
            at: () => {
              throw new Error('Wrong address format, should be either bech32 or checksummed address')
            },
          },
        },
      },
    })
    expect(await settled(strict.send(request), clock)).toMatchObject({
      kind: 'notAsked',
      error: { code: 'WalletFailed' },
    })
  })
})

describe('forgetting', () => {
  it('[SS-05] never waits: disconnect may hang', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant: 'bearby', isConnected: true })
    expect(adapter.forget()).toBeUndefined()
    await clock.pass(10)
    expect(inside.isConnected).toBe(true)
    const classic = openZilPay({ isConnected: true })
    classic.adapter.forget()
    await clock.pass(10)
    expect(classic.adapter.account()).toBeNull()
    createZilPayAdapter({ page: {}, clock }).forget()
  })
})

describe('the network of the wallet', () => {
  it('is not known where a chain of another family is chosen, whatever its name says', async () => {
    const { adapter, clock, world: inside } = openZilPay({ variant: 'bearby', isConnected: true })
    inside.hasOtherChain = true
    expect(await settled(adapter.network(), clock)).toEqual({
      name: 'mainnet',
      chainId: null,
      isRemoved: false,
    })
  })

  it('[SS-09] is what its node answers, since its name is only a word', async () => {
    const { adapter, clock, world: inside } = openZilPay({ isConnected: true })
    inside.nodeChainId = '222'
    expect(await settled(adapter.network(), clock)).toEqual({
      name: 'mainnet',
      chainId: 222,
      isRemoved: false,
    })
    inside.nodeChainId = 333
    inside.net = 'private'
    expect(await settled(adapter.network(), clock)).toEqual({
      name: 'private',
      chainId: 333,
      isRemoved: false,
    })
  })

  it('has no number where the wallet is not connected, does not answer, or answers junk', async () => {
    const { adapter, clock, world: inside } = openZilPay()
    expect(await settled(adapter.network(), clock)).toEqual({
      name: 'mainnet',
      chainId: null,
      isRemoved: true,
    })
    inside.isConnected = true
    for (const junk of ['silent', 'one', null, {}, -1, '1e9999', '99999999999999']) {
      inside.nodeChainId = junk
      expect(await settled(adapter.network(), clock)).toEqual({
        name: 'mainnet',
        chainId: null,
        isRemoved: false,
      })
    }
    inside.nodeChainId = '222'
    inside.isLocked = true
    expect(await settled(adapter.network(), clock)).toEqual({
      name: 'mainnet',
      chainId: null,
      isRemoved: false,
    })
    inside.net = 'constructor'
    expect(adapter.state().networkName).toBeNull()
    expect(await settled(createZilPayAdapter({ page: {}, clock }).network(), clock)).toEqual({
      name: null,
      chainId: null,
      isRemoved: false,
    })
  })
})
