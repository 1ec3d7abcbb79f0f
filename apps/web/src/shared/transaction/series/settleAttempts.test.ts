/** The ends of earlier attempts of an item, before it may be sent again. */
import { intentOf, RpcError } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../device/testing/memoryStorage'
import { createPageLocks } from '../pending/locks'
import type { StoredTransaction } from '../pending/storedTransaction'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import type { TransactionProgress } from '../pending/transactionMachine'
import { createTransactionStore } from '../pending/transactionStore'
import { account, createFakeChain } from '../runner/testing/fakeChain'
import { settleAttempts } from './settleAttempts'

const to: Address = `0x${'33'.repeat(20)}`
const paid = { kind: 'payment', to, amount: 7n } as const
const intent = intentOf(paid, { sender: account, nonce: 0n, block: 10n, time: 1_000 })
const refused = { status: 'rejected', reason: 'byUser', code: null, isSure: false } as const
const dropped = { status: 'failed', receipt: null, nodeStatus: 21 } as const

/** A page where a block is made in each pause, unless it makes none. */
function open(...states: readonly TransactionProgress[]) {
  const chain = createFakeChain()
  const pauses: number[] = []
  const stop = new AbortController()
  const page = { makesBlocks: true }
  const clock = {
    now: () => 2_000,
    sleep: async (ms: number) => {
      pauses.push(ms)
      if (pauses.length > 200) throw new Error('Nobody ends this.')
      if (page.makesBlocks) chain.mineBlock()
    },
  }
  const store = createTransactionStore({ texts: createMemoryStorage().textsOf({}), now: clock.now })
  const attempts = states.map((state, at): StoredTransaction => {
    const attempt = exampleTransaction({ key: `${at}`, intent, state }, at)
    store.add(attempt)
    return attempt
  })
  const options = {
    store,
    clock,
    locks: createPageLocks(),
    chainOf: () => ({ client: chain.client }),
    signal: stop.signal,
  }
  return {
    chain,
    pauses,
    stop,
    page,
    store,
    settle: () => settleAttempts(options, attempts),
    states: () => attempts.map(({ key }) => store.get(key)?.state),
  }
}

describe('[BX-27] before an item is sent again', () => {
  it('nothing was tried: nothing is asked', async () => {
    const { settle, pauses, chain } = open()
    expect(await settle()).toBe(false)
    expect(pauses).toEqual([])
    expect(chain.requests).toEqual([])
  })

  it('a no of the wallet is believed after two blocks in which nothing of it came', async () => {
    const { settle, pauses, states } = open(refused)
    expect(await settle()).toBe(false)
    expect(pauses).toEqual([1_000, 1_000])
    expect(states()).toEqual([{ ...refused, isSure: true }])
  })

  it('a no of the wallet to what its node took: it has gone, and is not sent again', async () => {
    const { settle, chain, states } = open(refused)
    const id = chain.send(paid)
    expect(await settle()).toBe(true)
    expect(states()).toMatchObject([{ status: 'confirmed', id }])
  })

  it('what went and was undone has not happened: it may be sent again', async () => {
    const { settle, chain, states } = open(refused)
    const id = chain.send(paid, false)
    expect(await settle()).toBe(false)
    expect(states()).toMatchObject([{ status: 'failed', id, receipt: { success: false } }])
  })

  it('what stood in a block a moment ago, and is not told any longer, has gone', async () => {
    const { settle, chain, states } = open(refused)
    const id = chain.send(paid)
    chain.hidden.add(id)
    expect(await settle()).toBe(true)
    expect(states()).toEqual([{ status: 'submitted', id }])
  })

  it('no block comes: nobody knows, and nothing is stored', async () => {
    const { settle, page, pauses, states } = open(refused)
    page.makesBlocks = false
    await expect(settle()).rejects.toMatchObject({ code: 'NoBlock' })
    expect(pauses).toHaveLength(120)
    expect(states()).toEqual([refused])
  })

  it('no node answers: nobody knows, and nothing is stored', async () => {
    const { settle, chain, states } = open(refused)
    chain.isReachable = false
    await expect(settle()).rejects.toThrow(RpcError)
    expect(states()).toEqual([refused])
  })

  it('nobody waits any longer: nothing is stored', async () => {
    const { settle, stop, states } = open(refused)
    stop.abort()
    await expect(settle()).rejects.toThrow('aborted')
    expect(states()).toEqual([refused])
  })

  it('what the chain undid is not asked about again', async () => {
    const receipt = { ...exampleReceipt, success: false }
    const { settle, chain, pauses } = open({ status: 'failed', id: exampleId, receipt })
    expect(await settle()).toBe(false)
    expect(pauses).toEqual([])
    expect(chain.requests).toEqual([])
  })

  it('what a node dropped may be sent again; where it stands in a block after all, it has gone', async () => {
    const id = createFakeChain().send(paid)
    const gone = open({ ...dropped, id })
    expect(await gone.settle()).toBe(false)
    expect(gone.pauses).toEqual([])
    expect(gone.states()).toEqual([{ ...dropped, id }])

    const there = open({ ...dropped, id })
    there.chain.send(paid)
    there.chain.mineBlock()
    expect(await there.settle()).toBe(true)
    expect(there.states()).toMatchObject([{ status: 'confirmed', id }])
  })

  it('what the wallet named, and what went otherwise than it was asked for, counts as gone', async () => {
    const other = { ...paid, amount: 8n }
    const id = createFakeChain().send(other)
    const { settle, chain, states } = open({ status: 'submitted', id })
    chain.send(other)
    chain.mineBlock()
    expect(await settle()).toBe(true)
    expect(states()).toEqual([{ status: 'strayed', id, sender: account, to, amount: 8n }])
  })

  it('of two attempts that ask for the same, one that went is one of them, and both are settled', async () => {
    const { settle, chain, states } = open(refused, refused)
    const id = chain.send(paid)
    expect(await settle()).toBe(true)
    expect(states()).toMatchObject([
      { status: 'confirmed', id },
      { status: 'rejected', isSure: true },
    ])
  })

  it('the blocks are waited for where one of several has no id, whichever it is', async () => {
    const receipt = { ...exampleReceipt, success: false }
    const { settle, pauses, states } = open({ status: 'failed', id: exampleId, receipt }, refused)
    expect(await settle()).toBe(false)
    expect(pauses).toEqual([1_000, 1_000])
    expect(states()[1]).toMatchObject({ isSure: true })
  })

  it('all blocks since it was asked for are read, however many there are', async () => {
    const { settle, chain, states } = open(refused)
    chain.send({ ...paid, amount: 9n })
    chain.mineBlock()
    chain.height = 1_400
    const id = chain.send(paid)
    expect(await settle()).toBe(true)
    expect(states()).toMatchObject([{ status: 'confirmed', id, receipt: { block: 1_401n } }])

    const others = open(refused)
    others.chain.send({ ...paid, amount: 9n })
    others.chain.mineBlock()
    others.chain.height = 1_400
    others.chain.send({ ...paid, amount: 9n })
    expect(await others.settle()).toBe(false)
    expect(others.states()).toEqual([{ ...refused, isSure: true }])
  })
})
