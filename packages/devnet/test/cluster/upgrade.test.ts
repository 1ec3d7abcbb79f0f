/** Machines of two versions hold one chain while they are brought up to date, one after the other. */
import { latestRules } from '@tyto/execution'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteStep, endOf, putStep, range, transact } from '../../src/etcd/etcd'
import { ChainKeys } from '../../src/etcd/keys'
import { decodeBlock, type ReplicaNews } from '../../src/etcd/values'
import recorded from '../../src/testing/earlier/8750f031.json' with { type: 'json' }
import { unpackRecording } from '../../src/testing/recordedFolder'
import { hasEtcd } from '../../src/testing/startEtcd'
import { startTestCluster, type TestCluster } from '../../src/testing/startTestCluster'

/** Whatever else the machine does, in ms. */
const patience = { timeout: 120_000, interval: 50 }

describe.skipIf(!hasEtcd)('a network of two versions (skipped where etcd is not installed)', () => {
  let cluster: TestCluster
  beforeAll(async () => {
    cluster = await startTestCluster()
  }, 60_000)
  afterAll(() => cluster?.stop())

  test('[BX-29] newer rules hold from the block on at which every machine that is there knows them', async () => {
    const folder = `${cluster.folder}/earlier`
    await unpackRecording('8750f031', folder)
    const keys = new ChainKeys(recorded.genesisHash)
    const earlier: ReplicaNews = {
      by: 'an earlier version',
      height: recorded.height,
      root: '',
      clock: Date.now(),
      rules: latestRules - 1,
    }
    const here = putStep(keys.replica('earlier'), JSON.stringify(earlier))
    await transact(cluster.gateway, { compare: [], success: [here], failure: [] })
    const rulesOfBlocks = async (): Promise<readonly number[]> => {
      const asked = { from: keys.blocks, end: endOf(keys.blocks), most: 1_000 }
      return (await range(cluster.gateway, asked)).entries.map((entry) => decodeBlock(entry).rules)
    }

    await cluster.start('newer', { storage: { folder }, world: undefined })
    await expect.poll(async () => (await rulesOfBlocks()).length, patience).toBeGreaterThan(3)
    expect(new Set(await rulesOfBlocks())).toEqual(new Set([latestRules - 1]))
    const gone = deleteStep(keys.replica('earlier'))
    await transact(cluster.gateway, { compare: [], success: [gone], failure: [] })
    await expect.poll(async () => (await rulesOfBlocks()).at(-1), patience).toBe(latestRules)
    const all = await rulesOfBlocks()
    expect(all).toEqual(all.toSorted((one, other) => one - other))
  }, 300_000)
})
