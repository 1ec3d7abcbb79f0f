import { testAccount } from '@tyto/devnet'
import { zilliqa1Gas } from '@tyto/primitives'
import { hasEtcd, startEtcd } from '../../../packages/devnet/src/testing/startEtcd'
import { inFolder } from '../../command/inFolder'
import { faults, type Machines } from '../cluster/faults'
import { Payer } from '../cluster/payer'
import { Replica, until } from '../cluster/replica'
import { createRandom, type Ordeal, type Part } from '../part'

/** Ms between blocks. */
const blockTime = 200
/** A minute of blocks: some are given up in a whole run, and a node that was killed is back before that on a busy machine too. */
const keptBlocks = 300
const payers = 4
/** A small run meets the first ones alone. */
const smallRun = 1_000
const faultsOfSmallRun = 4
/** How often a whole run meets each. */
const rounds = 3

/** What one transfer costs: a Qa and its gas. */
const price = 1n + zilliqa1Gas.payment * zilliqa1Gas.leastPrice

/**
 * Three etcd and three nodes on this machine: people pay through any node and look at their accounts, while processes are killed and
 * stopped. Nothing acknowledged is lost or doubled, reads are linearizable, and all nodes hold the same state at the end.
 */
export const cluster: Part = {
  name: 'cluster',
  counts: 'transactions',
  full: 10_000,
  run: async (size, seed, tell) => {
    if (!hasEtcd) return { figures: [], losses: ['etcd is not installed: apt-get install etcd-server'] }
    return inFolder(async (folder) => {
      const etcd = await startEtcd(folder, 3)
      const options = { endpoints: etcd.endpoints, blockTime, keptBlocks }
      const replicas = ['node1', 'node2', 'node3'].map(
        (name) => new Replica(name, { ...options, folder: `${folder}/${name}` }),
      )
      try {
        await Promise.all(replicas.map((replica) => replica.start()))
        return await torture({ replicas, etcd }, { size, seed, tell })
      } finally {
        await Promise.all(replicas.map((replica) => replica.kill()))
        await etcd.stop()
      }
    })
  },
}

interface Size {
  readonly size: number
  readonly seed: number
  readonly tell: ((done: number) => void) | undefined
}

async function torture(machines: Machines, { size, seed, tell }: Size): Promise<Ordeal> {
  const random = createRandom(seed)
  const { replicas, etcd } = machines
  const people = Array.from(
    { length: payers },
    (_, at) => new Payer(testAccount(at), replicas, createRandom(seed + at)),
  )
  const start = await balanceOf(replicas[0]!, people[0]!)
  const small = faults.slice(0, faultsOfSmallRun)
  const all = size < smallRun ? small : Array.from({ length: rounds }, () => faults).flat()
  const share = Math.ceil(size / payers / all.length)
  const losses: string[] = []
  const took = new Map<string, number[]>()
  const looking = Promise.all(people.map((payer) => payer.look()))
  for (const [at, fault] of all.entries()) {
    tell?.(at * share * payers)
    const paying = Promise.all(people.map((payer) => payer.pay(share)))
    const healing = await fault.happen(machines)
    losses.push(...healing.losses.map((loss) => `${fault.name}: ${loss}`))
    if (healing.took !== undefined) took.set(fault.name, [...(took.get(fault.name) ?? []), healing.took])
    await paying
    await Promise.all(people.map((payer) => payer.settled()))
    // What comes next meets another moment.
    await new Promise((resolve) => setTimeout(resolve, random(blockTime)))
  }
  for (const payer of people) payer.lookAway()
  await looking
  for (const payer of people) payer.judge((nonce) => start - BigInt(nonce) * price)
  losses.push(...people.flatMap((payer) => payer.losses), ...(await differences(replicas, people)))
  const state = await replicas[0]!.state()
  const sum = (of: (payer: Payer) => number): number => people.reduce((all, payer) => all + of(payer), 0)
  return {
    figures: [
      ['transactions acknowledged', sum(({ taken }) => taken.length)],
      ['answers that took nothing, asked again', sum(({ refusals }) => refusals)],
      ['linearizable reads of balance and nonce', sum(({ reads }) => reads)],
      ...Array.from(took, ([name, times]) => [`${name}: next block after, s`, secondsOf(times)] as const),
      ['other faults', all.filter(({ name }) => !took.has(name)).length],
      ['blocks', state?.height ?? 0],
      ['root of all three nodes', state?.root.slice(0, 16) ?? ''],
      ['etcd, MB', Math.round((await etcd.size()) / 100_000) / 10],
    ],
    losses,
  }
}

/** Where the nodes do not say the same, or not what was acknowledged. */
async function differences(
  replicas: readonly Replica[],
  people: readonly Payer[],
): Promise<readonly string[]> {
  const losses: string[] = []
  const isEqual = await until(async () => {
    const states = await Promise.all(replicas.map((replica) => replica.state()))
    return states.every((state) => state !== undefined && state.root === states[0]?.root)
  })
  if (isEqual === undefined) losses.push('the nodes hold different states')
  const height = (await replicas[0]!.state())!.height
  const told = await Promise.all(replicas.map((replica) => placesOf(replica, height)))
  for (const [at, { hashes, places }] of told.entries()) {
    const { name } = replicas[at]!
    if (hashes.join() !== told[0]!.hashes.join()) losses.push(`${name} has other blocks`)
    for (const payer of people) {
      for (const id of payer.taken) {
        const count = places.get(id) ?? 0
        if (count !== 1) losses.push(`${id} stands ${count} times in the blocks of ${name}`)
      }
      const [read] = await replicas[at]!.ask(['GetBalance', payer.account.address.slice(2)])
      const { nonce } = read!.result as { readonly nonce: number }
      if (nonce !== payer.taken.length) losses.push(`${name} says nonce ${nonce} of ${payer.taken.length}`)
    }
  }
  return losses
}

/** The hashes of all blocks of a node, and how often each transaction stands in them. */
async function placesOf(
  replica: Replica,
  height: number,
): Promise<{ readonly hashes: readonly string[]; readonly places: ReadonlyMap<string, number> }> {
  await replica.ask(['tyto_waitForHeight', String(height)])
  const hashes: string[] = []
  const places = new Map<string, number>()
  for (let from = 0; from <= height; from += 100) {
    const numbers = Array.from({ length: Math.min(100, height + 1 - from) }, (_, at) => String(from + at))
    const blocks = await replica.ask(...numbers.map((number) => ['GetTxBlock', number] as const))
    hashes.push(...blocks.map(({ result }) => (result as { body: { BlockHash: string } }).body.BlockHash))
    const lists = await replica.ask(
      ...numbers.map((number) => ['GetTransactionsForTxBlock', number] as const),
    )
    // A block without any is an error of the chain.
    const ids = lists.flatMap(({ result }) => ((result as string[][] | undefined) ?? []).flat())
    for (const id of ids) places.set(id, (places.get(id) ?? 0) + 1)
  }
  return { hashes, places }
}

async function balanceOf(replica: Replica, { account }: Payer): Promise<bigint> {
  const [answer] = await replica.ask(['GetBalance', account.address.slice(2)])
  return BigInt((answer!.result as { readonly balance: string }).balance)
}

/** The shortest, the middle and the longest. */
function secondsOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const shown = [sorted[0]!, sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
  return shown.map((time) => (time / 1_000).toFixed(1)).join(', ')
}
