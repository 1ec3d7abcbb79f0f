import type { Sequencer } from '../ledger/sequencer'
import { getStep, isFree, putStep, transact } from './etcd'
import { EtcdSequencer, type ClusterOptions, type EtcdSequencerOptions } from './etcdSequencer'
import { EtcdGateway } from './gateway'
import { beginningKey } from './keys'
import { decodeBeginning, type Beginning } from './values'

/** The ways of one machine into a network of several. */
interface Joined {
  /** The chain that all hold, and when it began: this one's, where nobody came before. Throws `SequencerError`. */
  readonly agree: (own: Omit<Beginning, 'begunAt'>) => Promise<Beginning>
  readonly sequencerOf: (genesisHash: string) => Sequencer
}

export function joinCluster(
  cluster: ClusterOptions,
  told: Pick<EtcdSequencerOptions, 'clock' | 'report' | 'log'>,
): Joined {
  const gateway = new EtcdGateway(cluster)
  return {
    agree: async (chain) => {
      const own: Beginning = { ...chain, begunAt: told.clock() }
      const { succeeded, steps } = await transact(gateway, {
        compare: [isFree(beginningKey)],
        success: [putStep(beginningKey, JSON.stringify(own))],
        failure: [getStep(beginningKey)],
      })
      return succeeded ? own : decodeBeginning(steps[0]!.entries[0]!)
    },
    sequencerOf: (genesisHash) => new EtcdSequencer({ ...cluster, ...told, gateway, genesisHash }),
  }
}
