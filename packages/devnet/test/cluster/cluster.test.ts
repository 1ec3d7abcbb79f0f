/** Several nodes on one etcd, in this process; `npm run torture -- cluster` has them in processes that die. */
import { join } from 'node:path'
import { latestRules } from '@tyto/execution'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isFree, putStep, transact } from '../../src/etcd/etcd'
import type { EtcdGateway } from '../../src/etcd/gateway'
import { encodeBlock } from '../../src/etcd/values'
import { testAccount } from '../../src/genesis/testAccounts'
import { hasEtcd } from '../../src/testing/startEtcd'
import { startTestCluster, type TestCluster } from '../../src/testing/startTestCluster'
import { sign, startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'

const [payer, other] = [testAccount(6), testAccount(7)]

describe.skipIf(!hasEtcd)('several nodes on etcd (skipped where etcd is not installed)', () => {
  let cluster: TestCluster
  let gateway: EtcdGateway

  beforeAll(async () => {
    cluster = await startTestCluster()
    gateway = cluster.gateway
  })
  afterAll(() => cluster?.stop())
  beforeEach(() => cluster.empty())
  afterEach(() => cluster.stopNodes())

  const start: TestCluster['start'] = (name, options) => cluster.start(name, options)

  const rootOf = async (network: TestNetwork): Promise<unknown> =>
    (await network.result<{ root: string }>('tyto_getReplicas')).root

  test('[BX-29] one leads, each takes transactions, and all come to the same blocks and the same root', async () => {
    const nodes = await Promise.all(['a', 'b', 'c'].map((name) => start(name)))
    const [a, b, c] = nodes as [TestNetwork, TestNetwork, TestNetwork]
    const one = await a.result<{ TranID: string }>('CreateTransaction', sign(payer, { nonce: 1n }))
    const two = await b.result<{ TranID: string }>('CreateTransaction', sign(payer, { nonce: 2n }))
    for (const node of nodes)
      for (const { TranID } of [one, two])
        await expect.poll(() => node.call('GetTransaction', TranID)).toHaveProperty('result')
    const height = await c.result<string>('tyto_getLatestHeight')
    for (const node of nodes) {
      await node.result('tyto_waitForHeight', height)
      expect(await rootOf(node)).toBe(await rootOf(a))
      const [own, first] = [
        await node.result<BlockText>('GetTxBlock', height),
        await a.result<BlockText>('GetTxBlock', height),
      ]
      expect(own.body.BlockHash).toBe(first.body.BlockHash)
    }
    await expect.poll(() => a.devnet.replicas().map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    await expect.poll(() => nodes.filter(({ devnet }) => devnet.figures().leads).length).toBe(1)
  })

  test('[BX-29] of two transactions with one nonce, sent to two nodes at once, one is taken', async () => {
    const [a, b] = await Promise.all([start('a'), start('b')])
    for (let nonce = 1n; nonce <= 10n; nonce++) {
      const answers = await Promise.all([
        a.call('CreateTransaction', sign(payer, { nonce, amount: 1n })),
        b.call('CreateTransaction', sign(payer, { nonce, amount: 2n })),
      ])
      expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1)
    }
  })

  test('[BX-29] a node that comes to another state than the block says stops, and says so', async () => {
    const a = await start('a')
    await expect.poll(() => a.devnet.figures().leads).toBe(true)
    const keys = await cluster.keys()
    // Somebody who may write to etcd puts a block there that no node would make.
    const forge = async (): Promise<boolean> => {
      const { height, root } = await a.result<{ height: string; root: string }>('tyto_getReplicas')
      const number = Number(height) + 1
      const forged = { number, time: Date.now() * 1000, rules: latestRules, turns: [], dropped: [], by: 'x' }
      const value = encodeBlock({ ...forged, before: root, root: 'f'.repeat(64) })
      const place = keys.block(number)
      const put = { compare: [isFree(place)], success: [putStep(place, value)], failure: [] }
      return (await transact(gateway, put)).succeeded
    }
    // The node may have made that block meanwhile: then the next one is forged.
    await expect.poll(forge).toBe(true)
    await expect.poll(() => a.devnet.trouble()).toMatch(/comes to another state/)
    expect((await a.failure('GetBalance', payer.address.slice(2)))[1]).toMatch(/another state/)
    expect((await a.failure('CreateTransaction', sign(payer, { nonce: 1n })))[0]).toBe(-1)
  })

  test('[BX-29] a chain of one machine goes on in several, with what waited; nothing is changed by hand then', async () => {
    const data = { folder: join(cluster.folder, 'alone') }
    const alone = await startTestNetwork({ storage: data, blockTime: 'manual' })
    await alone.confirm(payer, {})
    const waiting = await alone.send(other, {})
    await alone.stop()
    const a = await start('a', { storage: data })
    await expect.poll(() => a.call('GetTransaction', waiting)).toHaveProperty('result')
    expect(await a.nonce(payer)).toBe(2n)
    await expect.poll(() => a.devnet.figures().leads).toBe(true)
    for (const order of [admin('devnet_setTime', 4e12), admin('devnet_mine')])
      await expect(a.devnet.handleRpc(order, { mayRule: true })).resolves.toMatchObject({
        error: { code: -1, message: expect.stringMatching(/Several machines/) as unknown },
      })
    // Another one cannot make that chain again: it is told what to do.
    await expect(start('b')).rejects.toThrow(/copy the data folder/)
  })
})

interface BlockText {
  readonly body: { readonly BlockHash: string }
}

function admin(method: string, ...params: readonly unknown[]): object {
  return { id: 1, jsonrpc: '2.0', method, params }
}
