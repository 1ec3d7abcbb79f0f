import type { EtcdMembers } from '../../../packages/devnet/src/testing/startEtcd'
import { pause } from '../chain'
import { until, type Replica } from './replica'

/** The machines that are tortured. */
export interface Machines {
  readonly replicas: readonly Replica[]
  readonly etcd: EtcdMembers
}

/** What one fault came to: ms until another block stood, where it is about that; and what was wrong. */
export interface Healing {
  readonly took?: number | undefined
  readonly losses: readonly string[]
}

/** Something that happens to the machines, and is mended again. */
export interface Fault {
  readonly name: string
  happen(machines: Machines): Promise<Healing>
}

/** So far a clock is moved, in ms. */
const hours = 3 * 60 * 60 * 1_000
/** How long what is stopped stays stopped behind the next block, in ms. */
const asleep = 2_000

export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of the leading node',
    happen: async ({ replicas }) => {
      const leader = await leaderOf(replicas)
      await leader.kill()
      const healing = await nextBlock(replicas, leader)
      await leader.start()
      return healing
    },
  },
  {
    name: 'a leading node that is stopped, and wakes up late',
    happen: async ({ replicas }) => {
      const leader = await leaderOf(replicas)
      leader.signal('SIGSTOP')
      const healing = await nextBlock(replicas, leader)
      await pause(asleep)
      leader.signal('SIGCONT')
      return healing
    },
  },
  {
    name: 'kill -9 of a member of etcd',
    happen: async ({ replicas, etcd }) => {
      await etcd.kill(0)
      const healing = await nextBlock(replicas)
      etcd.start(0)
      return healing
    },
  },
  {
    name: 'a majority lost, and found again',
    happen: async ({ replicas, etcd }) => {
      await etcd.kill(1)
      await etcd.kill(2)
      // Whoever asks is told that nothing is taken.
      const isSaid = await until(async () => {
        const [answer] = await replicas[0]!.ask(['tyto_getLatestHeight']).catch(() => [])
        return /majority|behind/.test(answer?.error?.message ?? '')
      })
      etcd.start(1)
      etcd.start(2)
      const { losses } = await nextBlock(replicas)
      return { losses: isSaid === undefined ? [...losses, 'a lost majority is not said'] : losses }
    },
  },
  {
    name: 'a member of etcd that is stopped, and wakes up late',
    happen: async ({ replicas, etcd }) => {
      etcd.signal(1, 'SIGSTOP')
      const healing = await nextBlock(replicas)
      await pause(asleep)
      etcd.signal(1, 'SIGCONT')
      return healing
    },
  },
  {
    name: 'kill -9 of all nodes at once',
    happen: async ({ replicas }) => {
      const before = await heightOf(replicas)
      await Promise.all(replicas.map((replica) => replica.kill()))
      await Promise.all(replicas.map((replica) => replica.start()))
      const took = await until(async () => (await heightOf(replicas)) > before)
      return { losses: took === undefined ? ['no block behind the end of all nodes'] : [] }
    },
  },
  {
    name: 'a leading node whose clock is three hours ahead',
    happen: async ({ replicas }) => {
      const leader = await leaderOf(replicas)
      await leader.kill()
      await leader.start(hours)
      const healing = await nextBlock(replicas)
      const time = await timeOf(replicas[0]!)
      await leader.kill()
      await leader.start()
      const isMoved = time > Date.now() + hours / 2
      return isMoved ? { losses: [...healing.losses, 'one clock moved the time of the chain'] } : healing
    },
  },
]

/** Waits until a block stands that did not, seen by the others, and says how long it took. */
async function nextBlock(replicas: readonly Replica[], except?: Replica): Promise<Healing> {
  const others = replicas.filter((replica) => replica !== except)
  const before = await heightOf(others)
  const took = await until(async () => (await heightOf(others)) > before)
  return took === undefined ? { losses: ['no block came any more'] } : { took, losses: [] }
}

async function heightOf(replicas: readonly Replica[]): Promise<number> {
  const states = await Promise.all(replicas.map((replica) => replica.state()))
  return Math.max(...states.map((state) => state?.height ?? -1))
}

async function leaderOf(replicas: readonly Replica[]): Promise<Replica> {
  let leader: Replica | undefined
  await until(async () => {
    const states = await Promise.all(replicas.map((replica) => replica.state()))
    const name = states.find((state) => state?.leader !== undefined)?.leader
    leader = replicas.find((replica) => replica.name === name)
    return leader !== undefined
  })
  if (leader === undefined) throw new Error('nobody makes blocks')
  return leader
}

/** When the latest block was made, by the chain, ms since 1970. */
async function timeOf(replica: Replica): Promise<number> {
  const [answer] = await replica.ask(['GetLatestTxBlock'])
  const { header } = answer!.result as { readonly header: { readonly Timestamp: string } }
  return Number(header.Timestamp) / 1_000
}
