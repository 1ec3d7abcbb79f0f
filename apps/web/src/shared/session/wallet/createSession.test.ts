import { walletGasPrice, type WalletAccount, type WalletAdapter, type WalletState } from '@tyto/chain'
import { err, ok, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSession } from './createSession'
import { noWallet, type WalletSession } from './walletSession'

const account = { address: `0x${'11'.repeat(20)}` } as WalletAccount
const another = { address: `0x${'22'.repeat(20)}` } as WalletAccount

type Answer = Awaited<ReturnType<WalletAdapter['connect']>>

/** A wallet whose person answers when the test says so. */
function createWallet(kind: WalletAdapter['kind']) {
  const listeners = new Set<(state: WalletState) => void>()
  const answers: ((answer: Answer) => void)[] = []
  const adapter: WalletAdapter = {
    kind,
    detect: async () => true,
    resume: async () => account,
    connect: ({ signal } = {}) =>
      new Promise((resolve) => {
        answers.push(resolve)
        signal?.addEventListener('abort', () => resolve(err('WalletSilent')))
      }),
    account: () => null,
    state: () => ({ account, isConnected: true, isUnlocked: true, needsReconnect: false, networkName: null }),
    network: async () => ({ chainId: 1, name: null, isRemoved: false }),
    nodeFacts: async () => null,
    gasPrice: (li) => walletGasPrice('classic', li),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: () => Promise.reject(new Error('asked for nothing')),
    forget: () => undefined,
  }
  return {
    adapter,
    listeners,
    answer: (answer: Answer) => answers.shift()?.(answer),
    tell: (state: Partial<WalletState>) => {
      const usual = { account, isConnected: true, isUnlocked: true, needsReconnect: false, networkName: null }
      const whole: WalletState = { ...usual, ...state }
      for (const listener of listeners) listener(whole)
    },
  }
}

function openPage(controller: Address | null = null) {
  const held = createStore<WalletSession>(() => noWallet)
  const wallets = { zilpay: createWallet('zilpay'), local: createWallet('local') }
  const said: string[] = []
  const done: string[] = []
  const asked: (string | null)[] = []
  let onEnded = (): void => undefined
  const session = createSession({
    pages: {
      find: async (kind) => wallets[kind].adapter,
      offered: async () => ['zilpay'],
      choose: async () => null,
      isAbsent: () => false,
      whenWindowGoes: () => () => undefined,
    },
    clock: { every: () => () => undefined, onFocus: () => () => undefined },
    store: {
      wallet: held,
      network: () => 'local',
      controller: () => controller,
      endLogin: () => void done.push('end login'),
      keep: (wallet) => void done.push(`keep ${wallet}`),
      keepAsked: (wallet) => void asked.push(wallet),
      onEnded: (listener) => void (onEnded = listener),
    },
    notify: { prepare: async () => undefined, say: (code) => void said.push(code) },
    network: { ask: async () => null, askAnew: () => void done.push('ask'), onRemoved: () => undefined },
  })
  /** As `endSession` does it. */
  const end = (): void => {
    onEnded()
    held.setState(noWallet)
  }
  return { session, wallets, said, done, asked, state: () => held.getState(), end }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the connection to a wallet', () => {
  it('is asked for once, and is kept', async () => {
    const page = openPage()
    const connecting = page.session.connect()
    await settle()
    expect(page.state().busy).toBe('zilpay')
    expect(await page.session.connect()).toBe(false)
    page.wallets.zilpay.answer(ok(account))
    expect(await connecting).toBe(true)
    expect(page.state()).toMatchObject({ account, busy: null, isChosenHere: true, chainId: 'asking' })
    expect(page.done).toEqual(['keep zilpay', 'ask'])
  })

  it('is what it was where a second question is refused', async () => {
    const page = openPage()
    await page.session.resume('zilpay')
    expect(page.state()).toMatchObject({ account, busy: null, isChosenHere: false })
    const again = page.session.connect()
    await settle()
    page.wallets.zilpay.answer(err('WalletRejected'))
    expect(await again).toBe(false)
    expect(page.state()).toMatchObject({ account, busy: null })
    expect(page.said).toEqual(['WalletRejected'])
  })

  it('comes late where what was left unanswered is approved, unless another wallet is there', async () => {
    const page = openPage()
    const connecting = page.session.connect()
    await settle()
    page.session.cancel()
    expect(await connecting).toBe(false)
    expect([page.said, page.state()]).toEqual([[], noWallet])
    page.wallets.zilpay.tell({})
    expect(page.state().account).toBe(account)

    const other = openPage()
    const silent = other.session.connect('zilpay')
    await settle()
    other.session.cancel()
    await silent
    await other.session.resume('local')
    other.wallets.zilpay.tell({ account: another })
    expect(other.state()).toMatchObject({ account, adapter: other.wallets.local.adapter })
  })

  it('is heard by the next page where this one went before the answer', async () => {
    const before = openPage()
    void before.session.connect()
    await settle()
    // This is what the tab keeps.
    expect(before.asked).toEqual(['zilpay'])

    const { session, wallets, state, said, done, asked } = openPage()
    const { adapter } = wallets.zilpay
    adapter.resume = async () => null
    adapter.state = () => ({
      account: null,
      isConnected: false,
      isUnlocked: true,
      needsReconnect: false,
      networkName: null,
    })
    await session.resume('zilpay', { wasAsked: true })
    expect(state()).toEqual(noWallet)
    wallets.zilpay.tell({})
    expect(state()).toMatchObject({ account, busy: null, isChosenHere: true })
    expect([said, done.slice(0, 2), asked]).toEqual([[], ['keep zilpay', 'ask'], [null]])
  })

  it('is noted as asked until it is refused, and where it was approved between two pages', async () => {
    const refused = openPage()
    const connecting = refused.session.connect()
    await settle()
    refused.wallets.zilpay.answer(err('WalletRejected'))
    await connecting
    expect(refused.asked).toEqual(['zilpay', null])

    const approved = openPage()
    await approved.session.resume('zilpay', { wasAsked: true })
    expect(approved.state()).toMatchObject({ account, busy: null })
    expect([approved.done, approved.asked]).toEqual([['keep zilpay', 'ask'], [null]])
  })

  it('is none of an earlier page where the wallet that was asked is locked, until that is opened', async () => {
    const { session, wallets, state, done, asked } = openPage()
    const { adapter } = wallets.zilpay
    const locked = { account: null, isConnected: false, isUnlocked: false }
    // Bearby keeps showing its account while it is locked.
    for (const account of [null, another]) {
      adapter.resume = async () => account
      adapter.state = () => ({ ...locked, account, needsReconnect: false, networkName: null })
      await session.resume('zilpay', { wasAsked: true })
      expect([state(), done, asked]).toEqual([noWallet, [], []])
    }
    // Unlocked, it has approved nothing either.
    wallets.zilpay.tell({ isConnected: false })
    expect([state(), done, asked]).toEqual([noWallet, [], []])
    wallets.zilpay.tell({})
    expect(state()).toMatchObject({ account, isChosenHere: true })
    expect([done.slice(0, 2), asked]).toEqual([['keep zilpay', 'ask'], [null]])
  })

  it('of an earlier page keeps nothing once it is not waited for', async () => {
    for (const leave of ['end', 'connect'] as const) {
      const page = openPage()
      let find: (account: WalletAccount) => void = () => undefined
      page.wallets.zilpay.adapter.resume = () => new Promise((resolve) => (find = resolve))
      const resuming = page.session.resume('zilpay', { wasAsked: true })
      await settle()
      if (leave === 'end') page.end()
      else void page.session.connect('local')
      await settle()
      find(account)
      await resuming
      expect([page.done, page.state().adapter]).toEqual([[], null])
      // The question of now stands as it was noted.
      expect(page.asked).toEqual(leave === 'end' ? [] : ['local'])
    }
  })

  it('comes by nothing that was asked before the session ended', async () => {
    const left = openPage()
    const silent = left.session.connect()
    await settle()
    left.session.cancel()
    await silent
    left.end()
    left.wallets.zilpay.tell({})
    expect([left.state(), left.done]).toEqual([noWallet, []])
    expect(left.wallets.zilpay.listeners.size).toBe(0)

    const open = openPage()
    const asking = open.session.connect()
    await settle()
    open.end()
    expect(await asking).toBe(false)
    open.wallets.zilpay.answer(ok(account))
    open.wallets.zilpay.tell({})
    await settle()
    expect([open.state(), open.done, open.asked, open.said]).toEqual([noWallet, [], ['zilpay'], []])
    // Whoever connects anew is asked anew.
    const again = open.session.connect('local')
    await settle()
    open.wallets.local.answer(ok(account))
    expect(await again).toBe(true)
  })

  it('ends the log-in of another account when another wallet comes', async () => {
    const page = openPage(account.address)
    await page.session.resume('local')
    const connecting = page.session.connect('zilpay')
    await settle()
    page.wallets.zilpay.answer(ok(another))
    await connecting
    expect(page.done).toEqual(['ask', 'end login', 'keep zilpay', 'ask'])
    // Nobody listens to the wallet of before.
    expect(page.wallets.local.listeners.size).toBe(0)
  })

  it('is forgotten where the person takes this site out of the wallet, and comes back by no late answer', async () => {
    const page = openPage()
    const resuming = page.session.resume('zilpay')
    // The person ends the session while the wallet of before is looked for.
    page.end()
    await resuming
    expect(page.state().adapter).toBeNull()
    await page.session.resume('zilpay')
    page.wallets.zilpay.tell({ account: null, isConnected: false })
    expect(page.state()).toMatchObject({ adapter: null, account: null })
    expect(page.done.at(-1)).toBe('keep null')
  })
})
