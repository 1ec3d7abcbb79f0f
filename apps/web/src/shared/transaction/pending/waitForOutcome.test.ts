/** When the chain is asked about an open transaction, and what each of its answers changes in the store. */
import { intentOf, markOf, RpcError, type Client } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../device/testing/memoryStorage'
import { account, createFakeChain } from '../runner/testing/fakeChain'
import { createPageLocks } from './locks'
import type { OutcomeOptions } from './outcomeOptions'
import type { StoredTransaction } from './storedTransaction'
import { exampleTransaction } from './testing/exampleTransaction'
import { transactionLock } from './transactionLock'
import type { TransactionProgress } from './transactionMachine'
import { createTransactionStore } from './transactionStore'
import { checkNow, waitForOutcome } from './waitForOutcome'

const to: Address = `0x${'33'.repeat(20)}`
const paid = { kind: 'payment', to, amount: 7n } as const
const began = 1_800_000_000_000

/** A page whose clock stands still; what happens in the nth pause is `turns[n]`, the first one being 1. */
function openPage(change: Partial<StoredTransaction> = {}) {
  const chain = createFakeChain()
  const locks = createPageLocks()
  const pauses: number[] = []
  const turns: Record<number, () => void> = {}
  const stop = new AbortController()
  const clock = {
    time: began,
    now: () => clock.time,
    sleep: async (ms: number) => {
      pauses.push(ms)
      if (pauses.length > 200) throw new Error('Nobody ends this.')
      turns[pauses.length]?.()
    },
  }
  const store = createTransactionStore({ texts: createMemoryStorage().textsOf({}), now: clock.now })
  const intent = intentOf(paid, { sender: account, nonce: 0n, block: 10n, time: began })
  const transaction = exampleTransaction({ key: 'it', intent, ...change })
  store.add(transaction)
  const options = { store, locks, clock, chainOf: () => ({ client: chain.client }) } satisfies OutcomeOptions
  return {
    chain,
    locks,
    pauses,
    turns,
    stop,
    clock,
    store,
    options,
    state: () => store.get('it')?.state,
    asked: (method: string) => chain.requests.filter((each) => each === method).length,
    /** Waits, and ends with this pause where nothing ended it before. */
    wait: async (last: number) => {
      const before = turns[last]
      turns[last] = () => {
        before?.()
        stop.abort()
      }
      await waitForOutcome(options, store.get('it')!, stop.signal)
    },
    check: () => checkNow(options, store.get('it')!),
  }
}

/** A page with one that the wallet sent, which stands in no block so far. */
function openSent(change: Partial<StoredTransaction> = {}, success = true) {
  const page = openPage({ submittedAt: began, ...change })
  const id = page.chain.send(paid, success)
  const status = change.state?.status
  if (status === undefined) page.store.apply('it', { kind: 'submitted', id })
  return { ...page, id }
}

const everyPause = [1, 1, 2, 2, 3, 3, 8, 8, ...Array<number>(25).fill(20), 60].map((each) => each * 1_000)

/** A node whose answers come when nobody waits any longer. */
function tooLate(client: Client, stop: AbortController): Client {
  return {
    ...client,
    request: async (method, params) => {
      const answer = await client.request(method, params)
      stop.abort()
      return answer
    },
  }
}

describe('[BX-01] a transaction that the wallet named', () => {
  it('is asked for 33 times in 9 minutes, then called unknown, then looked at each minute', async () => {
    const page = openSent()
    let before: TransactionProgress | undefined
    page.turns[33] = () => (before = page.state())
    await page.wait(34)
    expect(page.pauses).toEqual(everyPause)
    expect(before).toEqual({ status: 'submitted', id: page.id })
    expect(page.state()).toEqual({ status: 'unknown', id: page.id, cause: 'pollsOver' })
    expect(page.asked('GetTransaction')).toBe(33)
  })

  // How long ago it was sent, in ms; the pause before the first look, and the one after it.
  it.each([
    [0, 1_000, 1_000],
    [999, 1_000, 1_000],
    [1_000, 0, 2_000],
    [1_999, 0, 2_000],
    [2_000, 0, 2_000],
    [4_000, 0, 3_000],
    [8_999, 0, 3_000],
    [9_000, 0, 8_000],
    [28_000, 0, 20_000],
    [507_999, 0, 20_000],
    [508_000, 0, 60_000],
    [900_000_000, 0, 60_000],
  ])('sent %i ms before the page was opened: looked at after %i ms, then %i ms', async (ago, first, then) => {
    const page = openSent()
    page.clock.time += ago
    await page.wait(2)
    expect(page.pauses).toEqual([first, then])
  })

  it('counts from when it was asked for where nobody wrote down when it was sent', async () => {
    const id = openSent().id
    const page = openSent({ submittedAt: null, state: { status: 'submitted', id } })
    page.clock.time += 1_000
    await page.wait(2)
    expect(page.pauses).toEqual([0, 2_000])
  })

  it('and is unknown already is looked at at once, then each minute', async () => {
    const id = openSent().id
    const page = openSent({ state: { status: 'unknown', id, cause: 'pollsOver' } })
    await page.wait(3)
    expect(page.pauses).toEqual([0, 60_000, 60_000])
  })

  it.each([
    [true, 'confirmed'],
    [false, 'failed'],
  ])('ends with its block (a success: %s)', async (success, status) => {
    const page = openSent({}, success)
    page.turns[2] = () => page.chain.mineBlock()
    await page.wait(9)
    expect(page.pauses).toEqual([1_000, 1_000])
    expect(page.state()).toMatchObject({ status, id: page.id, receipt: { block: 11n, gasUsed: 50n } })
  })

  it('is asked for again as before by a node that does not answer: that look does not count', async () => {
    const page = openSent()
    page.chain.isReachable = false
    page.turns[40] = () => (page.chain.isReachable = true)
    await page.wait(42)
    expect(page.pauses.slice(38)).toEqual([1_000, 1_000, 1_000, 2_000])
    expect(page.state()).toEqual({ status: 'submitted', id: page.id })
  })

  it('is dropped once two blocks have shown it; where none is made it stays as it is', async () => {
    const page = openSent()
    page.chain.refused.set(page.id, 21)
    await page.wait(125)
    // One pause of the waiting, 120 of a second for blocks that do not come, the next one of the waiting: not counted.
    expect(page.pauses.slice(0, 122)).toEqual(Array<number>(122).fill(1_000))
    expect(page.state()).toEqual({ status: 'submitted', id: page.id })
    const next = openSent()
    next.chain.refused.set(next.id, 21)
    next.turns[2] = () => (next.chain.height += 2)
    await next.wait(9)
    expect(next.state()).toEqual({ status: 'failed', id: next.id, receipt: null, nodeStatus: 21 })
  })

  it('whose reader breaks says so: no endless silence over a fault of ours', async () => {
    const page = openSent()
    const client: Client = { ...page.chain.client, request: () => Promise.reject(new TypeError('ours')) }
    const options = { ...page.options, chainOf: () => ({ client }) }
    await expect(waitForOutcome(options, page.store.get('it')!, page.stop.signal)).rejects.toThrow('ours')
  })

  it('that nobody waits for any longer is not asked for, and an answer that comes later changes nothing', async () => {
    const page = openSent()
    await page.wait(1)
    expect(page.chain.requests).toEqual([])

    const late = openSent()
    late.chain.mineBlock()
    const client = tooLate(late.chain.client, late.stop)
    const options = { ...late.options, chainOf: () => ({ client }) }
    await waitForOutcome(options, late.store.get('it')!, late.stop.signal)
    expect(late.state()).toEqual({ status: 'submitted', id: late.id })
    expect(late.pauses).toEqual([1_000])
  })
})

describe('[BX-27] a success that is not to be seen', () => {
  const held = markOf('1000000000000000')
  const foreseen = [{ address: to, field: null, keys: [], before: held, after: markOf('5') }]

  it('is said at the fourth look, since nodes lag, and is believed as soon as it is seen', async () => {
    const page = openSent({ foreseen })
    page.chain.mineBlock()
    const states: (TransactionProgress | undefined)[] = []
    for (const turn of [2, 3, 4, 5]) page.turns[turn] = () => states.push(page.state())
    page.turns[6] = () => (page.chain.balance = 5n)
    await page.wait(9)
    const sent = { status: 'submitted', id: page.id }
    expect(states).toEqual([sent, sent, sent, { status: 'unknown', id: page.id, cause: 'unseen' }])
    expect(page.state()).toMatchObject({ status: 'confirmed' })
    expect(page.pauses).toHaveLength(6)
  })

  it('counts its looks anew after one that saw something else', async () => {
    const page = openSent({ foreseen })
    page.chain.mineBlock()
    page.turns[4] = () => page.chain.hidden.add(page.id)
    page.turns[5] = () => page.chain.hidden.clear()
    await page.wait(8)
    expect(page.state()).toEqual({ status: 'submitted', id: page.id })
  })

  it('a failure that the chain contradicts is in doubt, and asked for until it is not', async () => {
    const after = [{ ...foreseen[0]!, before: markOf('4'), after: held }]
    const page = openSent({ foreseen: after }, false)
    page.chain.mineBlock()
    let seen: TransactionProgress | undefined
    page.turns[2] = () => {
      seen = page.state()
      page.chain.balance = 4n
    }
    await page.wait(9)
    expect(seen).toEqual({ status: 'unknown', id: page.id, cause: 'doubt' })
    expect(page.state()).toMatchObject({ status: 'failed', receipt: { success: false } })
    expect(page.pauses).toHaveLength(2)
  })
})

describe('[BX-01] [BX-27] a transaction whose id nobody named', () => {
  // The rest of the wallet's answer, and the meaning of a transaction on the chain that asks for the same then.
  it.each([
    ['unclear', 'submitted'],
    ['misnamed', 'submitted'],
    ['stopped', 'asked'],
    ['pageGone', 'asked'],
    ['doubt', 'asked'],
  ] as const)('%s: the one that is found is %s', async (cause, becomes) => {
    const state = { status: 'unknown', id: null, cause } as const
    for (const look of ['wait', 'check'] as const) {
      const page = openPage({ state })
      const id = page.chain.send(paid)
      page.chain.mineBlock()
      await (look === 'wait' ? page.wait(3) : page.check())
      if (becomes === 'asked') expect(page.state()).toEqual({ ...state, equal: id })
      else if (look === 'wait') expect(page.state()).toEqual({ status: 'submitted', id })
      else expect(page.state()).toMatchObject({ status: 'confirmed', id })
      expect(page.pauses).toEqual(
        look === 'check' ? [] : becomes === 'asked' ? [1_000, 1_000, 2_000] : [1_000],
      )
    }
  })

  it('while its page waits for the wallet, the one that is found is a question', async () => {
    const page = openPage()
    const id = page.chain.send(paid)
    page.chain.mineBlock()
    await page.locks.request(transactionLock('it'), {}, () => page.wait(3))
    expect(page.state()).toEqual({ status: 'awaiting', equal: id })
  })

  it('its page is gone once nobody holds its lock, and is asked for its lock only while it waits', async () => {
    const page = openPage()
    await page.wait(1)
    expect(page.state()).toEqual({ status: 'unknown', id: null, cause: 'pageGone' })
    const held = openPage()
    await held.locks.request(transactionLock('it'), {}, () => held.wait(3))
    expect(held.state()).toEqual({ status: 'awaiting' })
    const asked: string[] = []
    const stopped = openPage({ state: { status: 'unknown', id: null, cause: 'stopped' } })
    stopped.options.locks.request = (name) => Promise.reject(asked.push(name))
    await stopped.wait(2)
    expect(asked).toEqual([])
  })

  it('is searched for in ever longer pauses, also while no node answers, in blocks that were not read yet', async () => {
    const page = openPage({ state: { status: 'unknown', id: null, cause: 'stopped' } })
    page.chain.send({ ...paid, amount: 8n })
    page.chain.mineBlock()
    page.turns[3] = () => (page.chain.isReachable = false)
    page.turns[5] = () => (page.chain.isReachable = true)
    await page.wait(8)
    expect(page.pauses).toEqual([1, 1, 2, 2, 3, 3, 8, 8].map((each) => each * 1_000))
    // Block 11 has the other one: it is read by the first search, and by no later one.
    expect(page.asked('GetTxnBodiesForTxBlock')).toBe(1)
    expect(page.state()).toEqual({ status: 'unknown', id: null, cause: 'stopped' })
  })

  it('nothing is searched for while the person is asked; where it is another one, all is read again', async () => {
    const state = { status: 'unknown', id: null, cause: 'stopped' } as const
    const page = openPage({ state })
    const [first, second] = [page.chain.send(paid), page.chain.send(paid)]
    page.chain.mineBlock()
    let meanwhile = 0
    page.turns[2] = () => (page.chain.requests.length = 0)
    page.turns[4] = () => {
      meanwhile = page.chain.requests.length
      expect(page.state()).toEqual({ ...state, equal: first })
      page.store.change('it', { others: [first] })
      page.store.apply('it', { kind: 'equal', id: null })
    }
    await page.wait(6)
    expect(meanwhile).toBe(0)
    expect(page.state()).toEqual({ ...state, equal: second })
  })

  it('what belongs to another transaction by now is no question any longer', async () => {
    const state = { status: 'unknown', id: null, cause: 'stopped' } as const
    const page = openPage({ state })
    const [first, second] = [page.chain.send(paid), page.chain.send(paid)]
    page.chain.mineBlock()
    page.turns[2] = () => page.store.add(exampleTransaction({ state: { status: 'submitted', id: first } }))
    await page.wait(4)
    expect(page.state()).toEqual({ ...state, equal: second })
  })

  it('that nobody waits for any longer is not searched for, and an answer that comes later is not taken', async () => {
    const state = { status: 'unknown', id: null, cause: 'unclear' } as const
    const page = openPage({ state })
    await page.wait(1)
    expect(page.chain.requests).toEqual([])
    const late = openPage({ state })
    late.chain.send(paid)
    late.chain.mineBlock()
    const client = tooLate(late.chain.client, late.stop)
    await waitForOutcome(
      { ...late.options, chainOf: () => ({ client }) },
      late.store.get('it')!,
      late.stop.signal,
    )
    expect(late.state()).toEqual(state)
  })
})

describe('a look that the person asks for', () => {
  it('finds nothing: nothing is changed; a node that does not answer says so', async () => {
    const state = { status: 'unknown', id: null, cause: 'unclear' } as const
    const page = openPage({ state })
    await page.check()
    expect(page.state()).toEqual(state)
    page.chain.isReachable = false
    await expect(page.check()).rejects.toThrow(RpcError)
  })

  it('does not wait for blocks where a node says that it dropped it', async () => {
    const page = openSent()
    page.chain.refused.set(page.id, 21)
    await page.check()
    expect(page.pauses).toEqual([])
    expect(page.state()).toEqual({ status: 'submitted', id: page.id })
    page.chain.refused.clear()
    page.chain.mineBlock()
    await page.check()
    expect(page.state()).toMatchObject({ status: 'confirmed', id: page.id })
  })

  it('takes none that another transaction is', async () => {
    const state = { status: 'unknown', id: null, cause: 'unclear' } as const
    const page = openPage({ state })
    const id = page.chain.send(paid)
    page.chain.mineBlock()
    page.store.add(exampleTransaction({ state: { status: 'submitted', id } }))
    await page.check()
    expect(page.state()).toEqual(state)
  })
})
