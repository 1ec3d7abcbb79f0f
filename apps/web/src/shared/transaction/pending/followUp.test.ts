import { networkRules, publicNetworks, RpcError, type Client, type Network } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { defineAction, type AnyAction, type ConfirmedContext } from '../action/action'
import { createFollowUp } from './followUp'
import { exampleId, exampleReceipt, exampleTransaction } from './testing/exampleTransaction'
import type { StoredTransaction } from './storedTransaction'
import type { TransactionNotice } from './transactionNotice'
import type { TransactionStore } from './transactionStore'
import { noTransactions, type TransactionsView } from './useTransactions'

const network: Network = {
  ...publicNetworks.testnet,
  rules: networkRules({ set: 'zilliqa-1', forReading: null }),
  explorer: { ...publicNetworks.testnet.explorer, url: 'https://explorer.example', query: '?n=1' },
}
/** No test but those of a deploy asks a node. */
const nobody = {} as unknown as Client
const link = `https://explorer.example/tx/0x${exampleId}?n=1`
const address = `0x${'11'.repeat(20)}` as const

const states = {
  confirmed: { status: 'confirmed', id: exampleId, receipt: exampleReceipt },
  failed: { status: 'failed', id: exampleId, receipt: null, nodeStatus: 21 },
  byUser: { status: 'rejected', reason: 'byUser', code: null, isSure: false },
  byWallet: { status: 'rejected', reason: 'byWallet', code: 'WalletLocked', isSure: true },
  byNobody: { status: 'rejected', reason: 'byWallet', code: null, isSure: true },
  strayed: { status: 'strayed', id: exampleId, sender: address, to: address, amount: 1n },
  awaiting: { status: 'awaiting' },
} as const satisfies Readonly<Record<string, StoredTransaction['state']>>
type Ending = keyof typeof states

const place = { id: 's', item: 'a' }
const ended = (ending: Ending, change: Partial<StoredTransaction> = {}) =>
  exampleTransaction({ state: states[ending], action: 'send', ...change })

/** The page writes down what follows. The clock does not wait. */
function page(
  change: { action?: Partial<AnyAction>; isOpen?: boolean; wants?: boolean | null; client?: Client } = {},
) {
  const { action = {}, isOpen = true, wants = true, client = nobody } = change
  const seen = {
    pauses: [] as number[],
    opened: [] as string[],
    paths: [] as string[],
    changes: [] as unknown[],
  }
  const notices: TransactionNotice[] = []
  let view: TransactionsView = noTransactions
  const send = defineAction<never>({
    name: 'send',
    gas: null,
    gasLimit: 1n,
    request: () => Promise.reject(new Error('none')),
    ...action,
  })
  const follow = createFollowUp({
    actions: { send: () => Promise.resolve(send) },
    chainOf: () => ({ network, client }),
    clock: { now: () => 0, sleep: (ms) => (seen.pauses.push(ms), Promise.resolve()) },
    navigate: (path) => void seen.paths.push(path),
    notify: (notice) => void notices.push(notice),
    opensExplorer: () => wants,
    openWindow: (url) => (seen.opened.push(url), isOpen ? {} : null),
    store: {
      change: (key: string, what: unknown) => void seen.changes.push([key, what]),
    } as unknown as TransactionStore,
    view: { getState: () => view, setState: (next) => void (view = { ...view, ...next }) },
  })
  const followAll = async (transaction: StoredTransaction, isHere: boolean, isLast = false) => {
    await follow(transaction, { isHere, isLast })
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return {
    follow: followAll,
    seen,
    notices,
    view: () => view,
    setView: (next: TransactionsView) => (view = next),
  }
}

const key = 'key-1000'
const done = [[key, { isFollowedUp: true }]]

describe('what follows from the end of a transaction', () => {
  it.each<[Ending, readonly TransactionNotice[], string | null, readonly number[]]>([
    ['byUser', [{ code: 'rejectedByUser', key }], key, []],
    ['byWallet', [{ code: 'notTaken', key, walletCode: 'WalletLocked' }], key, []],
    ['byNobody', [{ code: 'notTaken', key, walletCode: 'WalletFailed' }], key, []],
    ['strayed', [{ code: 'strayed', key }], key, []],
    ['failed', [{ code: 'transactionFailed', key }], null, [1_000]],
    ['confirmed', [], null, [1_000]],
  ])('%s: its message, its dialog where the page asked, and once', async (ending, notices, shown, pauses) => {
    const here = page()
    await here.follow(ended(ending), true)
    await here.follow(ended(ending), true)
    expect(here.notices).toEqual(notices)
    expect(here.view().shown).toBe(shown)
    expect(here.seen).toMatchObject({ changes: done, pauses, opened: ending === 'confirmed' ? [link] : [] })

    const elsewhere = page()
    await elsewhere.follow(ended(ending), false)
    expect(elsewhere.notices).toEqual(notices)
    expect(elsewhere.view().shown).toBeNull()
    expect(elsewhere.seen).toMatchObject({ changes: done, opened: [] })

    const ofSeries = page()
    await ofSeries.follow(ended(ending, { series: place }), true)
    expect(ofSeries.notices).toEqual([])
    expect(ofSeries.view().shown).toBeNull()
    expect(ofSeries.seen).toMatchObject({ changes: done, opened: [], pauses: [] })
  })

  it('nothing while it has not ended; another end of the same is another matter', async () => {
    const { follow, notices, seen } = page()
    await follow(ended('awaiting'), true)
    expect([notices, seen.changes]).toEqual([[], []])
    await follow(ended('failed'), true)
    await follow(ended('confirmed'), true)
    expect(notices).toHaveLength(1)
    expect(seen.changes).toHaveLength(2)
  })

  it('the explorer opens sooner where the action says so, not where nobody wants it, and a blocked one is said', async () => {
    const soon = page({ action: { explorerDelayMs: 700 } })
    await soon.follow(ended('confirmed'), true)
    expect(soon.seen).toMatchObject({ pauses: [700], opened: [link] })

    const unwanted = page({ wants: false })
    await unwanted.follow(ended('confirmed'), true)
    expect([unwanted.seen.opened, unwanted.notices]).toEqual([[], []])

    const blocked = page({ isOpen: false })
    blocked.setView({ ...noTransactions, explorerBlocked: new Set(['other']) })
    await blocked.follow(ended('confirmed'), true)
    expect(blocked.notices).toEqual([{ code: 'explorerBlocked', key, url: link }])
    expect([...blocked.view().explorerBlocked]).toEqual(['other', key])
  })

  it('of a series it opens after the last one alone, and between the steps of one thing never', async () => {
    const last = page()
    await last.follow(ended('confirmed', { series: place }), true, true)
    expect(last.seen.opened).toEqual([link])
    expect(last.view().shown).toBeNull()

    const otherPage = page()
    await otherPage.follow(ended('confirmed', { series: place }), false, true)
    expect(otherPage.seen.opened).toEqual([])

    const unread = () => Promise.reject(new RpcError('RpcTransport', 'silent'))
    for (const leadsOn of [() => true, () => Promise.resolve(true), unread]) {
      const step = page({ action: { leadsOn } })
      await step.follow(ended('confirmed'), true)
      expect(step.seen).toMatchObject({ opened: [], changes: done })
      const unsaid = page({ action: { leadsOn }, wants: null })
      await unsaid.follow(ended('confirmed'), true)
      expect(unsaid.view().explorerAsked.size).toBe(0)
    }
    const end = page({ action: { leadsOn: () => false } })
    await end.follow(ended('confirmed'), true)
    expect(end.seen.opened).toEqual([link])
  })

  it('nobody who was not asked yet gets a tab: the receipt asks', async () => {
    const { follow, seen, view } = page({ wants: null })
    await follow(ended('confirmed'), true)
    expect([seen.opened, seen.pauses]).toEqual([[], []])
    expect([...view().explorerAsked]).toEqual([key])
  })

  it('the action gets its input and the facts, and opens no page where a review stands open', async () => {
    const got: { input: unknown; context: ConfirmedContext }[] = []
    const action: Partial<AnyAction> = {
      onConfirmed: (input: unknown, context) => {
        got.push({ input, context })
        context.navigate('/next')
      },
    }
    const { follow, seen, setView } = page({ action })
    await follow(ended('confirmed'), true)
    expect(seen.paths).toEqual(['/next'])
    const { intent } = exampleTransaction()
    expect(got[0]).toMatchObject({
      input: { to: '0x00000000000000000000000000000000000000aa', amount: 7n },
      context: {
        account: intent.sender,
        id: exampleId,
        receipt: exampleReceipt,
        contract: null,
        isHere: true,
      },
    })
    setView({ ...noTransactions, review: {} as TransactionsView['review'] })
    await follow(ended('confirmed', { key: 'other', series: place }), true)
    expect(got[1]?.context.isHere).toBe(false)
    expect(seen.paths).toEqual(['/next'])
  })

  it('an action that the app has no longer, or that fails, is told apart', async () => {
    const gone = page()
    await gone.follow(ended('confirmed', { action: 'constructor' }), true)
    expect(gone.notices).toEqual([])
    expect(gone.seen).toMatchObject({ changes: done, pauses: [1_000] })

    const cause = new Error('no')
    const failing = page({ action: { onConfirmed: () => Promise.reject(cause) } })
    await failing.follow(ended('confirmed'), false)
    expect(failing.notices).toEqual([{ code: 'followUpFailed', key, cause }])
    expect(failing.seen.changes).toEqual([])
  })

  it('a node that does not know a new contract yet is asked twelve times more, any other fault at once is one', async () => {
    const deploy = ended('confirmed', { intent: { ...exampleTransaction().intent, kind: 'deploy' } })
    let asked = 0
    const answering = (error: Error) =>
      ({ request: () => (asked++, Promise.reject(error)) }) as unknown as Client
    const behind = page({
      client: answering(new RpcError('RpcTransport', 'behind')),
      action: { onConfirmed: () => undefined },
    })
    await behind.follow(deploy, false)
    expect(behind.notices).toMatchObject([{ code: 'followUpFailed', key }])
    expect(behind.seen.pauses).toHaveLength(12)
    expect(asked).toBe(13)

    const broken = page({
      client: answering(new TypeError('broken')),
      action: { onConfirmed: () => undefined },
    })
    await broken.follow(deploy, false)
    expect(broken.notices).toMatchObject([{ code: 'followUpFailed', key }])
    expect(broken.seen.pauses).toEqual([])
  })
})
