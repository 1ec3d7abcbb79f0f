import { toBech32 } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { firstAccount, type FakeZilPayOptions } from '../../test/fakeZilPay'
import { settled } from '../../test/settled'
import { bothVariants, openZilPay } from '../../test/zilPayWorld'
import { createZilPayAdapter } from './createZilPayAdapter'

const account = { address: firstAccount, bech32: toBech32(firstAccount) }

/** A page whose wallet answers `connect` so. */
function answering(connect: () => Promise<unknown>, options: FakeZilPayOptions = {}) {
  const opened = openZilPay(options)
  const { zilPay, clock, events } = opened
  const wallet = Object.create(zilPay.wallet, { connect: { value: connect } })
  return {
    ...opened,
    adapter: createZilPayAdapter({ page: { zilPay: { ...zilPay, wallet }, events }, clock }),
  }
}

describe('the answer to connect', () => {
  it.each([
    ['Rejected by user', 'WalletRejected'],
    ['ZilPay is disabled.', 'WalletLocked'],
    ['Error: Wallet is locked', 'WalletNotOpen'],
    ["User is't connections.", 'WalletNotConnected'],
    ['The storage of this site is full', 'WalletFull'],
    ['Failed to fetch', 'WalletFailed'],
    ['', 'WalletFailed'],
  ])('in the words %j', async (words, code) => {
    const { adapter, clock } = answering(() => Promise.reject(new Error(words)))
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code })
  })

  it('is the account, also where that is shown half a second after the yes', async () => {
    const { adapter, clock, world } = answering(() => Promise.resolve(true))
    const connecting = adapter.connect()
    await clock.pass(500)
    Object.assign(world, { isConnected: true, pageAccount: firstAccount })
    expect(await settled(connecting, clock)).toEqual({ ok: true, value: account })
  })

  it('names what is missing where no account is shown a second after the yes', async () => {
    const { adapter, clock } = answering(() => Promise.resolve(true))
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletNoAccount' })
  })

  it.each(['yes', 1, undefined])('%j is no yes', async (said) => {
    const { adapter, clock } = answering(() => Promise.resolve(said), { isConnected: true })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletRejected' })
  })

  it('is a refusal of ZilPay, though Bearby stands in the same browser and is connected', async () => {
    const { adapter, clock, events } = openZilPay({ choice: 'reject' })
    const provider = { request: () => Promise.resolve([firstAccount]) }
    events.addEventListener('eip6963:requestProvider', () => {
      const detail = { info: { rdns: 'io.bearby' }, provider }
      events.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    })
    expect(await settled(adapter.connect(), clock)).toEqual({ ok: false, code: 'WalletRejected' })
  })
})

describe.each(bothVariants)('a window that was closed (%s)', (variant) => {
  it.each([
    ['an account without a connection', { pageAccount: firstAccount }],
    ['a connection without an account', { isConnected: true }],
  ])('is not answered by %s', async (_, change) => {
    const { adapter, clock, world } = openZilPay({ variant, choice: 'closed' })
    const connecting = adapter.connect({ timeoutMs: 60_000 })
    await clock.pass(10_000)
    Object.assign(world, change)
    expect(await settled(connecting, clock)).toEqual({ ok: false, code: 'WalletSilent' })
  })
})
