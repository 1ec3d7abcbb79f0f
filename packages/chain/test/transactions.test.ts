import { didWallet, loadCode } from '@tyto/contracts'
import { contractAddress, qaPerZil } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readTransactionOutcome,
  getAccount,
  getDeployedAddress,
  getGasPriceLi,
  getLatestBlock,
  ruleSets,
  settleIntent,
  waitForTransaction,
  type TransactionContent,
  type WaitProgress,
} from '../src/index'
import { createManualClock } from './manualClock'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { accountOf, startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let network: SendingNetwork
undoneBehindEachTest(() => network.devnet)

beforeAll(async () => {
  network = await startSendingNetwork()
})

afterAll(() => network?.close())

/** A clock by hand that lets the answers of the network on this machine come in between. */
const slowlySettling = () => createManualClock(0, () => network.settle())

const payment = (amount: bigint): TransactionContent => ({
  kind: 'payment',
  to: accountOf(9).address,
  amount,
})

const alice = () => network.devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address

describe('waiting for a transaction on a real network', () => {
  it('[TX-02] the first poll that sees it in a block confirms it, whatever came before', async () => {
    const id = await network.send(accountOf(1), payment(qaPerZil))
    const clock = slowlySettling()
    const progress: WaitProgress[] = []
    const waiting = waitForTransaction(network.client, id, {
      clock,
      onProgress: (step) => progress.push(step),
    })
    await clock.pass(4_000)
    expect(progress.map(({ polls, error }) => [polls, error])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
    const { number } = await network.devnet.mineBlock()
    await clock.pass(2_000)
    expect(await waiting).toMatchObject({
      kind: 'confirmed',
      receipt: { id, success: true, block: number, gasUsed: 50n, gasPrice: 2_000_000_000n, exceptions: [] },
    })
  })

  it('[TX-02] a contract that refuses is a failure, with what it threw', async () => {
    const stranger = accountOf(2)
    const call = didWallet(alice()).UpdateController({ addr: stranger.address, tyron: null })
    const id = await network.send(stranger, { kind: 'call', call })
    const clock = slowlySettling()
    const waiting = waitForTransaction(network.client, id, { clock })
    await network.devnet.mineBlock()
    await clock.pass(1_000)
    const outcome = await waiting
    expect(outcome).toMatchObject({ kind: 'failed', receipt: { success: false } })
    if (outcome?.kind !== 'failed') throw new Error('not failed')
    expect(outcome.receipt.exceptions.length).toBeGreaterThan(0)
  })

  it('[BX-01] a network that is gone says nothing: its silence is neither counted nor a failure', async () => {
    const id = await network.send(accountOf(3), payment(1n))
    const clock = slowlySettling()
    const progress: WaitProgress[] = []
    network.setReachable(false)
    const waiting = waitForTransaction(network.client, id, {
      clock,
      onProgress: (step) => progress.push(step),
    })
    await clock.pass(10_000)
    network.setReachable(true)
    expect(progress.length).toBeGreaterThan(5)
    for (const { polls, isUnknown, error } of progress) {
      expect([polls, isUnknown, error?.code]).toEqual([0, false, 'RpcTransport'])
    }
    await network.devnet.mineBlock()
    await clock.pass(1_000)
    expect(await waiting).toMatchObject({ kind: 'confirmed', receipt: { id } })
  })

  it('[TX-02] [BX-01] after 33 polls it is unknown, and found all the same when it lands at last', async () => {
    const id = await network.send(accountOf(4), payment(1n), 2n)
    const clock = slowlySettling()
    const progress: WaitProgress[] = []
    const waiting = waitForTransaction(network.client, id, {
      clock,
      pollsBefore: 31,
      onProgress: (step) => progress.push(step),
    })
    await clock.pass(40_000)
    expect(progress.map(({ polls, isUnknown }) => [polls, isUnknown])).toEqual([
      [32, false],
      [33, true],
    ])
    // The one before it, without which it could not land.
    await network.send(accountOf(4), payment(2n))
    await network.devnet.mineBlock()
    await network.devnet.mineBlock()
    await clock.pass(60_000)
    expect(await waiting).toMatchObject({ kind: 'confirmed', receipt: { id } })
  })

  it('what the node takes out of its pool for good is refused', async () => {
    const sender = accountOf(5)
    const { balance } = await getAccount(network.client, sender.address)
    const first = await network.send(sender, payment(balance - qaPerZil))
    const second = await network.send(sender, payment(balance - qaPerZil), 2n)
    await network.devnet.mineBlock()
    await network.devnet.mineBlock()
    expect(await readTransactionOutcome(network.client, first)).toMatchObject({ kind: 'confirmed' })
    expect(await readTransactionOutcome(network.client, second)).toMatchObject({
      kind: 'refused',
      status: 21,
    })
  })

  describe('a node that shows another transaction', () => {
    /** The client of a node that answers a method about `of` as if it were asked about `instead`. */
    const lying = (of: string, instead: string, change: (answer: object) => object = (answer) => answer) => ({
      request: async (method: string, params: readonly unknown[], options?: object) => {
        if (params[0] !== of) return network.client.request(method, params, options)
        return change((await network.client.request(method, [instead], options)) as object)
      },
    })

    it('confirms nothing: neither under the other id nor under ours', async () => {
      const sender = accountOf(0)
      const other = await network.send(sender, payment(3n))
      await network.devnet.mineBlock()
      const ours = 'cd'.repeat(32)
      await expect(readTransactionOutcome(lying(ours, other), ours)).rejects.toMatchObject({
        code: 'RpcInvalidAnswer',
      })
      const renamed = lying(ours, other, (answer) => ({ ...answer, ID: ours }))
      await expect(readTransactionOutcome(renamed, ours)).rejects.toMatchObject({ code: 'RpcInvalidAnswer' })
    })

    it('refuses nothing: the number of another one says nothing of ours', async () => {
      const other = 'ab'.repeat(32)
      const client = {
        request: async (method: string, params: readonly unknown[], options?: object) =>
          method === 'GetTransactionStatus'
            ? { ID: other, status: 21, modificationState: 2, success: false }
            : network.client.request(method, params, options),
      }
      expect(await readTransactionOutcome(client, 'cd'.repeat(32))).toBeNull()
      expect(await readTransactionOutcome(client, other)).toMatchObject({ kind: 'refused', status: 21 })
    })

    it('under the id that it gave the wallet, it is not what the person was asked for', async () => {
      const [sender, somebody] = [accountOf(0), accountOf(1)]
      const earlier = await network.send(sender, payment(4n))
      await network.devnet.mineBlock()
      const intent = await network.intent(sender, payment(4n))
      const byOther = await network.send(somebody, payment(4n))
      const otherAmount = await network.send(sender, payment(5n))
      await network.devnet.mineBlock()
      for (const id of [earlier, byOther, otherAmount]) {
        expect(await readTransactionOutcome(network.client, id, { intent })).toBeNull()
        expect(await readTransactionOutcome(network.client, id)).toMatchObject({ kind: 'confirmed' })
      }
      const ours = await network.send(sender, payment(4n))
      await network.devnet.mineBlock()
      expect(await readTransactionOutcome(network.client, ours, { intent })).toMatchObject({
        kind: 'confirmed',
      })
    })
  })

  it('what nobody knows waits, and ends with its signal', async () => {
    expect(await readTransactionOutcome(network.client, 'ab'.repeat(32))).toBeNull()
    const clock = slowlySettling()
    const stop = new AbortController()
    const waiting = waitForTransaction(network.client, 'ab'.repeat(32), { clock, signal: stop.signal })
    await clock.pass(3_000)
    stop.abort()
    expect(await waiting).toBeNull()
  })
})

describe('settling an intent without id', () => {
  it('[BX-01] by the nonce alone while nothing was sent: no block is read', async () => {
    const intent = await network.intent(accountOf(6), payment(7n))
    await network.devnet.mineBlock()
    network.methods.length = 0
    expect((await settleIntent(network.client, intent)).search).toEqual({ kind: 'nothing sent' })
    expect(network.methods).not.toContain('GetTxnBodiesForTxBlock')
  })

  it('[BX-01] finds a payment, a call and a deploy that the wallet never spoke of', async () => {
    const sender = accountOf(6)
    const contents: TransactionContent[] = [
      payment(7n),
      { kind: 'call', call: didWallet(alice()).AddFunds({}, { amount: 3n }) },
      {
        kind: 'deploy',
        code: await loadCode('DidWallet'),
        deploy: didWallet.deploy({
          init_controller: sender.address,
          init: network.devnet.network.init,
          did_methods: new Map(),
          did_dkms: new Map(),
        }),
      },
    ]
    for (const content of contents) {
      const intent = await network.intent(sender, content)
      const id = await network.send(sender, content)
      expect((await settleIntent(network.client, intent)).search).toEqual({ kind: 'nothing sent' })
      await network.devnet.mineBlock()
      await network.devnet.mineBlock()
      expect((await settleIntent(network.client, intent)).search).toEqual({ kind: 'found', id })
      if (content.kind !== 'deploy') continue
      const { nonce } = await getAccount(network.client, sender.address)
      expect(await getDeployedAddress(network.client, id)).toBe(contractAddress(sender.address, nonce - 1n))
    }
  })

  it('is not taken in by other transactions, nor by an equal one of before', async () => {
    const sender = accountOf(7)
    const earlier = await network.send(sender, payment(5n))
    const intent = await network.intent(sender, payment(5n))
    await network.devnet.mineBlock()
    const others = new Set([earlier])
    const first = await settleIntent(network.client, intent, { others })
    expect(first.search).toEqual({ kind: 'others sent' })
    await network.send(sender, payment(6n))
    await network.devnet.mineBlock()
    const second = await settleIntent(network.client, intent, { others, from: first.progress })
    expect(second.search).toEqual({ kind: 'others sent' })
    const id = await network.send(sender, payment(5n))
    await network.devnet.mineBlock()
    const third = await settleIntent(network.client, intent, { others, from: second.progress })
    expect(third.search).toEqual({ kind: 'found', id })
  })

  it('goes on where it stopped: blocks are not read twice', async () => {
    const sender = accountOf(8)
    const intent = await network.intent(sender, payment(5n))
    await network.send(sender, payment(6n))
    for (let block = 0; block < 60; block++) await network.devnet.mineBlock()
    network.methods.length = 0
    const first = await settleIntent(network.client, intent)
    expect(network.methods.filter((method) => method === 'GetTxnBodiesForTxBlock')).toHaveLength(60)
    expect(first).toMatchObject({
      search: { kind: 'others sent' },
      progress: { nonce: 1n, block: (await getLatestBlock(network.client)).number },
    })
    network.methods.length = 0
    expect(await settleIntent(network.client, intent, { from: first.progress })).toMatchObject({
      search: { kind: 'others sent' },
    })
    expect(network.methods).not.toContain('GetTxnBodiesForTxBlock')
  })

  it('knows nothing while the network is gone', async () => {
    const intent = await network.intent(accountOf(8), payment(5n))
    network.setReachable(false)
    await expect(settleIntent(network.client, intent)).rejects.toMatchObject({ code: 'RpcTransport' })
    network.setReachable(true)
  })
})

describe('the price of gas', () => {
  it('[TX-06] is the minimum of the network, in Li', async () => {
    expect(await getGasPriceLi(network.client, ruleSets['zilliqa-1'].gas)).toBe(2_000n)
  })

  it('[BX-26] is never below what the rules take, whatever a node says', async () => {
    // The node asks for 2,000 Li, these rules for 2,000,000,016 Qa.
    expect(await getGasPriceLi(network.client, ruleSets['zilliqa-2'].gas)).toBe(2_001n)
  })
})
