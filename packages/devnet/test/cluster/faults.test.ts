/** What befalls nodes that keep a chain on etcd: a full disk, a way that breaks, entries that cannot be read, clocks, two of one name. */
import { latestRules } from '@tyto/execution'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  deleteStep,
  endOf,
  isFree,
  putStep,
  range,
  transact,
  walk,
  type Step,
  type TransactionResult,
} from '../../src/etcd/etcd'
import { Intake } from '../../src/etcd/intake'
import { ChainKeys } from '../../src/etcd/keys'
import { decodeBase, type ReplicaNews } from '../../src/etcd/values'
import { EtcdGateway } from '../../src/etcd/gateway'
import { testAccount } from '../../src/genesis/testAccounts'
import { mountSmallDisk } from '../../src/testing/smallDisk'
import { hasEtcd } from '../../src/testing/startEtcd'
import { startEtcdProxy, type EtcdProxy } from '../../src/testing/startEtcdProxy'
import { startTestCluster, type TestCluster } from '../../src/testing/startTestCluster'
import { sign, signed, startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'

const [payer, other] = [testAccount(6), testAccount(7)]
/** Whatever else the machine does, in ms. */
const patience = { timeout: 120_000, interval: 50 }
const longest = 300_000
const mayMount = process.getuid?.() === 0 && process.platform === 'linux'

describe.skipIf(!hasEtcd)('nodes on etcd in trouble (skipped where etcd is not installed)', () => {
  let cluster: TestCluster
  const proxies: EtcdProxy[] = []

  beforeAll(async () => {
    cluster = await startTestCluster()
  }, 60_000)
  afterAll(() => cluster?.stop())
  beforeEach(() => cluster.empty())
  afterEach(async () => {
    for (const proxy of proxies) proxy.cut(false)
    await cluster.stopNodes()
    await Promise.all(proxies.splice(0).map((proxy) => proxy.stop()))
  })

  async function proxied(): Promise<EtcdProxy> {
    const proxy = await startEtcdProxy(cluster.endpoints[0]!)
    proxies.push(proxy)
    return proxy
  }

  const heightOf = ({ devnet }: TestNetwork): number => devnet.figures().height
  const leads = ({ devnet }: TestNetwork): boolean => devnet.figures().leads

  async function rises(node: TestNetwork): Promise<void> {
    const before = heightOf(node)
    await expect.poll(() => heightOf(node), patience).toBeGreaterThan(before + 2)
  }

  /** Puts something where the next block will stand. */
  async function forge(node: TestNetwork, valueOf: (number: number) => string): Promise<void> {
    const keys = await cluster.keys()
    for (let isThere = false; !isThere;) {
      const number = heightOf(node) + 1
      const place = keys.block(number)
      const success = [putStep(place, valueOf(number))]
      isThere = (await transact(cluster.gateway, { compare: [isFree(place)], success, failure: [] }))
        .succeeded
    }
  }

  test.runIf(mayMount)(
    '[BX-29] a leader whose disk is full gives up the lead, and follows again once there is room',
    async (context) => {
      const disk = await mountSmallDisk(48)
      if (disk === undefined) return context.skip('This machine lets nobody mount a disk.')
      try {
        const a = await cluster.start('a', { storage: { folder: disk.folder } })
        await expect.poll(() => leads(a), patience).toBe(true)
        const b = await cluster.start('b')
        await disk.fill()
        await expect.poll(() => leads(b), patience).toBe(true)
        expect(leads(a)).toBe(false)
        expect(a.devnet.trouble()).toMatch(/is full/)
        await rises(b)
        expect(leads(a)).toBe(false)
        await disk.makeRoom()
        await expect.poll(() => heightOf(a) >= heightOf(b) - 1, patience).toBe(true)
        await expect.poll(() => a.devnet.trouble(), patience).toBeUndefined()
      } finally {
        await cluster.stopNodes()
        await disk.remove()
      }
    },
    longest,
  )

  test(
    '[BX-29] a node stops, and says so, at an entry that it cannot read',
    async () => {
      const lines: string[] = []
      const a = await cluster.start('a', { log: (line) => lines.push(line) })
      await forge(a, () => '{"number":1')
      await expect.poll(() => a.devnet.trouble(), patience).toMatch(/cannot be read/)
      expect(leads(a)).toBe(false)
      expect(lines.join()).toMatch(/block\/.* cannot be read by this version.* The others go on/)
    },
    longest,
  )

  test(
    '[BX-29] a node that was away for too long stops, and says what to do',
    async () => {
      const a = await cluster.start('a', { cluster: { keptBlocks: 3 } })
      await expect.poll(() => leads(a), patience).toBe(true)
      const proxy = await proxied()
      const b = await cluster.start('b', { cluster: { endpoints: [proxy.endpoint] } })
      const keys = await cluster.keys()
      const base = async (): Promise<number> => {
        const { entries } = await range(cluster.gateway, { from: keys.base, end: endOf(keys.base), most: 1 })
        return decodeBase(entries[0]!).height
      }
      proxy.cut(true)
      await expect.poll(() => b.devnet.trouble(), patience).toMatch(/No majority/)
      // What is given up leaves the history of etcd once more is given up.
      for (let times = 0, last = heightOf(b) + 20; times < 3; times++, last = await base())
        await expect.poll(base, patience).toBeGreaterThan(last)
      proxy.cut(false)
      await expect.poll(() => b.devnet.trouble(), patience).toMatch(/ends at block .* copy the data folder/)
      expect((await b.failure('GetBalance', payer.address.slice(2)))[1]).toMatch(/copy the data folder/)
      await rises(a)
    },
    longest,
  )

  test(
    '[BX-29] a node that missed what etcd gave up meanwhile forgets who left',
    async () => {
      const a = await cluster.start('a')
      const proxy = await proxied()
      const b = await cluster.start('b', { cluster: { endpoints: [proxy.endpoint] } })
      const keys = await cluster.keys()
      const place = keys.replica('c')
      const news: ReplicaNews = { by: 'c', height: 0, root: '', clock: Date.now(), rules: latestRules }
      const put = (...success: readonly Step[]): Promise<TransactionResult> =>
        transact(cluster.gateway, { compare: [], success, failure: [] })
      const namesOf = ({ devnet }: TestNetwork): readonly string[] =>
        devnet.replicas().map(({ name }) => name)
      await put(putStep(place, JSON.stringify(news)))
      for (const node of [a, b]) await expect.poll(() => namesOf(node), patience).toEqual(['a', 'b', 'c'])
      proxy.cut(true)
      await put(deleteStep(place))
      const { revision } = await put(putStep('later', ''))
      await cluster.gateway.ask('/v3/kv/compaction', { revision: String(revision) })
      proxy.cut(false)
      for (const node of [a, b]) await expect.poll(() => namesOf(node), patience).toEqual(['a', 'b'])
      await rises(b)
    },
    longest,
  )

  test(
    '[BX-29] what is given up in etcd holds up no beat',
    async () => {
      const proxy = await proxied()
      const compaction = '/v3/kv/compaction'
      proxy.hold(compaction)
      const lines: string[] = []
      const a = await cluster.start('a', {
        cluster: { keptBlocks: 2, endpoints: [proxy.endpoint] },
        log: (line) => lines.push(line),
      })
      await expect.poll(() => proxy.asked.get(compaction) ?? 0, patience).toBeGreaterThan(0)
      const keys = await cluster.keys()
      const beats = new Set<number>()
      await expect
        .poll(async () => {
          const { entries } = await range(cluster.gateway, {
            from: keys.replicas,
            end: endOf(keys.replicas),
            most: 1,
          })
          return beats.add(entries[0]!.changed).size
        }, patience)
        .toBeGreaterThan(2)
      // Its own patience with etcd is longer than that.
      expect(lines.join()).not.toMatch(/majority/)
      // Nor is it one that it ends with this on its way.
      await a.devnet.close()
      expect(lines.join()).not.toMatch(/majority/)
    },
    longest,
  )

  test(
    '[BX-29] a transaction of more bytes than a request carries is refused; without a majority all that wait are told',
    async () => {
      const proxy = await proxied()
      const gateway = new EtcdGateway({ endpoints: [proxy.endpoint] })
      const intake = new Intake(gateway, new ChainKeys('test'))
      const submissionOf = (nonce: bigint, data?: string) => ({
        id: `id${nonce}`,
        sender: payer.address,
        transaction: signed(payer, data === undefined ? { nonce } : { nonce, data }),
        sequence: 0,
        arrivedAt: 0,
      })
      // A third as many characters as bytes.
      expect(await intake.submit(submissionOf(1n, '€'.repeat(470_000)))).toMatchObject({
        code: 'DataTooLarge',
      })
      expect(await intake.submit(submissionOf(1n, '€'.repeat(440_000)))).toMatchObject({ ok: true })
      proxy.cut(true)
      const all = Array.from({ length: 1_000 }, (_, at) => intake.submit(submissionOf(BigInt(at + 2))))
      const reasons = (await Promise.allSettled(all)).map((told) =>
        told.status === 'rejected' ? (told.reason as Error & { shortMessage: string }).shortMessage : 'taken',
      )
      const sent = reasons.filter((reason) => /may be taken\. Send the same one again/.test(reason))
      expect(sent.length).toBeGreaterThan(0)
      // Two requests of sixty each are on their way at once; one after the other all would have been sent, in 50 s.
      expect(sent.length).toBeLessThanOrEqual(2 * 60)
      expect(reasons.filter((reason) => /nothing is taken/.test(reason))).toHaveLength(1_000 - sent.length)
      gateway.close()
    },
    longest,
  )

  test(
    '[BX-29] nodes whose clocks differ go on under their leader, and say why none is found',
    async () => {
      const a = await cluster.start('a')
      await expect.poll(() => leads(a), patience).toBe(true)
      const b = await cluster.start('b', { clock: () => Date.now() + 60_000 })
      await expect.poll(() => a.devnet.replicas().length, patience).toBe(2)
      await rises(b)
      for (const node of [a, b]) expect(node.devnet.trouble()).toBeUndefined()
      const keys = await cluster.keys()
      await transact(cluster.gateway, { compare: [], success: [deleteStep(keys.leader)], failure: [] })
      await expect.poll(() => a.devnet.trouble(), patience).toMatch(/30 s behind .*clocks are set/)
      await expect.poll(() => b.devnet.trouble(), patience).toMatch(/30 s ahead of .*clocks are set/)
    },
    longest,
  )

  test(
    '[BX-29] what waited on a machine alone and stands in a block of the others is no news',
    async () => {
      const folder = `${cluster.folder}/alone`
      const alone = await startTestNetwork({ storage: { folder }, blockTime: 'manual' })
      const waiting = await alone.send(other, { amount: 5n })
      await alone.stop()
      const rest = await cluster.copy(folder)
      const a = await cluster.start('a', { storage: { folder } })
      await expect.poll(() => a.call('GetTransaction', waiting), patience).toHaveProperty('result')
      const lines: string[] = []
      const b = await cluster.start('b', { storage: { folder: rest }, log: (line) => lines.push(line) })
      // It stands in a block: nothing is lost, and nothing is said.
      expect(lines.filter((line) => line.includes(waiting))).toEqual([])
      expect(await b.call('GetTransaction', waiting)).toHaveProperty('result')
    },
    longest,
  )

  test(
    '[BX-29] another transaction of the same nonce, taken meanwhile, is told of',
    async () => {
      const folder = `${cluster.folder}/rival`
      const alone = await startTestNetwork({ storage: { folder }, blockTime: 'manual' })
      await alone.stop()
      const rest = await cluster.copy(folder)
      const again = await startTestNetwork({ storage: { folder: rest }, blockTime: 'manual' })
      const waiting = await again.send(other, { amount: 5n })
      await again.stop()
      const a = await cluster.start('a', { storage: { folder } })
      const rival = await a.send(other, { amount: 6n })
      await expect.poll(() => a.call('GetTransaction', rival), patience).toHaveProperty('result')
      const lines: string[] = []
      await cluster.start('b', { storage: { folder: rest }, log: (line) => lines.push(line) })
      expect(lines.filter((line) => line.includes(waiting))).toEqual([
        expect.stringMatching(/not taken.*NonceTooLow/),
      ])
    },
    longest,
  )

  test(
    '[BX-29] a node that asks for another world is told with what the network began',
    async () => {
      await cluster.start('a')
      await expect(cluster.start('b', { world: 'seeded' })).rejects.toThrow(
        /--world empty --rules zilliqa-1: start this one with the same options/,
      )
      await expect(cluster.start('b', { rules: 'zilliqa-2' })).rejects.toThrow(/same options/)
    },
    longest,
  )

  test(
    '[BX-29] etcd is asked where its answer can matter, and once for all who ask together',
    async () => {
      const proxy = await proxied()
      const a = await cluster.start('a', { cluster: { endpoints: [proxy.endpoint] }, blockTime: 'on demand' })
      await expect.poll(() => leads(a), patience).toBe(true)
      const count = (): number => proxy.asked.get('/v3/kv/range') ?? 0
      const before = count()
      const { signature, ...rest } = sign(payer, { nonce: 1n })
      const forged = { ...rest, signature: signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) }
      expect((await a.failure('CreateTransaction', forged))[0]).toBeLessThan(0)
      expect(count()).toBe(before)
      await Promise.all(Array.from({ length: 200 }, () => a.devnet.handleRpc(rpc('tyto_getLatestHeight'))))
      expect(count() - before).toBeGreaterThan(0)
      expect(count() - before).toBeLessThan(100)
    },
    longest,
  )

  test(
    '[BX-29] a node that missed more than a member sends at once goes on',
    async () => {
      const proxy = await proxied()
      const a = await cluster.start('a')
      await expect.poll(() => leads(a), patience).toBe(true)
      const b = await cluster.start('b', { cluster: { endpoints: [proxy.endpoint] } })
      const keys = await cluster.keys()
      proxy.cut(true)
      for (let at = 0; at < 12; at++) {
        const success = [putStep(`${keys.prefix}large/${at}`, 'x'.repeat(1_000_000))]
        await transact(cluster.gateway, { compare: [], success, failure: [] })
      }
      const { height } = a.devnet.figures()
      proxy.cut(false)
      await expect.poll(() => heightOf(b), patience).toBeGreaterThan(height)
      await expect.poll(() => b.devnet.trouble(), patience).toBeUndefined()
    },
    longest,
  )

  test(
    '[BX-29] all is read as it was at one revision, in answers of a bounded size',
    async () => {
      for (let at = 10; at < 40; at++) {
        const success = [putStep(`large/${at}`, 'x'.repeat(1_000_000))]
        await transact(cluster.gateway, { compare: [], success, failure: [] })
      }
      const put = { compare: [], success: [putStep('large/10', 'later')], failure: [] }
      const revision = (await transact(cluster.gateway, put)).revision - 1
      const found: string[] = []
      for await (const { key, value } of walk(cluster.gateway, 'large/', { revision }))
        if (value.length === 1_000_000) found.push(key)
      expect(found).toEqual(Array.from({ length: 30 }, (_, at) => `large/${at + 10}`))
    },
    longest,
  )

  test(
    '[BX-29] of two machines with one name the second is refused, and the first goes on',
    async () => {
      const a = await cluster.start('a')
      await expect(cluster.start('a')).rejects.toThrow(/Another machine is in this network as a/)
      await rises(a)
      expect(a.devnet.trouble()).toBeUndefined()
    },
    longest,
  )
})

function rpc(method: string): object {
  return { id: 1, jsonrpc: '2.0', method, params: [] }
}
