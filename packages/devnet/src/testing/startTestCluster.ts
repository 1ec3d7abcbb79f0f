import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getStep, transact } from '../etcd/etcd'
import type { ClusterOptions } from '../etcd/etcdSequencer'
import { EtcdGateway } from '../etcd/gateway'
import { beginningKey, ChainKeys } from '../etcd/keys'
import { decodeBeginning } from '../etcd/values'
import type { DevnetOptions } from '../network/devnet'
import { startEtcd } from './startEtcd'
import { startTestNetwork, type TestNetwork } from './startTestNetwork'

/** One member of etcd, and nodes in this process that keep a chain there. */
export interface TestCluster {
  /** A folder for whatever a test keeps; its content goes with the cluster. */
  readonly folder: string
  readonly gateway: EtcdGateway
  readonly endpoints: readonly string[]
  /** A node with a block each 50 ms, unless the test says otherwise. */
  start(name: string, options?: NodeOptions): Promise<TestNetwork>
  /** The keys of the chain that the nodes agreed upon. */
  keys(): Promise<ChainKeys>
  /** A copy of a folder, beside it. */
  copy(folder: string): Promise<string>
  /** From now on etcd holds nothing. */
  empty(): Promise<void>
  stopNodes(): Promise<void>
  stop(): Promise<void>
}

interface NodeOptions extends Partial<Omit<DevnetOptions, 'cluster'>> {
  readonly cluster?: Partial<ClusterOptions>
}

export async function startTestCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'devnet-'))
  const etcd = await startEtcd(folder, 1)
  const { endpoints } = etcd
  const gateway = new EtcdGateway({ endpoints })
  const running: TestNetwork[] = []
  let copies = 0

  async function stopNodes(): Promise<void> {
    await Promise.all(running.splice(0).map((network) => network.stop()))
  }

  return {
    folder,
    gateway,
    endpoints,
    start: async (name, { cluster, ...options } = {}) => {
      const network = await startTestNetwork({
        blockTime: 50,
        ...options,
        cluster: { endpoints, name, ...cluster },
      })
      running.push(network)
      return network
    },
    keys: async () => {
      const { steps } = await transact(gateway, {
        compare: [],
        success: [getStep(beginningKey)],
        failure: [],
      })
      return new ChainKeys(decodeBeginning(steps[0]!.entries[0]!).hash)
    },
    copy: async (from) => {
      const to = `${from}.${copies++}`
      await cp(from, to, { recursive: true })
      return to
    },
    empty: async () => {
      await gateway.ask('/v3/kv/deleterange', { key: 'AA==', range_end: 'AA==' })
    },
    stopNodes,
    stop: async () => {
      await stopNodes()
      gateway.close()
      await etcd.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
