import { startEtcd } from '../../../packages/devnet/src/testing/startEtcd'
import { inFolder } from '../../command/inFolder'
import { Replica, until } from '../../torture/cluster/replica'
import type { FigureTable } from '../benchmark'
import { measureLoad, type LoadFigures } from './load'

const transfers = 2_000
const blockTime = 200

interface Measured extends LoadFigures {
  /** KB of etcd for a thousand transfers. */
  readonly size: number | undefined
  /** Seconds from the end of the leading node until the others have another block. */
  readonly failOver: number | undefined
}

/** Transfers, reads and fail-over of one node alone, of one on an etcd of one, and of three on three, all of them on this machine. */
export const clusterFigures: FigureTable = {
  name: 'cluster',
  title: `${transfers} transfers, the load on the same machine`,
  columns: ['one node alone', 'one node, one etcd', 'three nodes, three etcd'],
  measure: async (say) => {
    const measured = [await measure(1, 0), await measure(1, 1), await measure(3, 3)]
    const rows: readonly (readonly [string, (figures: Measured) => number | undefined])[] = [
      ['acknowledged a second, in batches of 50', ({ acknowledged }) => acknowledged],
      ['in blocks of each node a second', ({ inBlocks }) => inBlocks],
      ['ms until one is acknowledged, eight at a time (p50)', ({ middle }) => middle],
      ['the same (p99)', ({ slow }) => slow],
      ['balances read a second, in batches of 50', ({ reads }) => reads],
      ['etcd, KB for 1,000 transfers', ({ size }) => size],
      ['s from the end of the leading node to the next block', ({ failOver }) => failOver],
    ]
    for (const [name, figure] of rows) say({ name, figures: measured.map(figure) })
  },
}

function measure(nodeCount: number, memberCount: number): Promise<Measured> {
  return inFolder(async (folder) => {
    const etcd = memberCount === 0 ? undefined : await startEtcd(folder, memberCount)
    const nodes = Array.from({ length: nodeCount }, (_, at) => {
      const name = `node${at + 1}`
      const endpoints = etcd?.endpoints ?? []
      return new Replica(name, { folder: `${folder}/${name}`, endpoints, blockTime, keptBlocks: 10_000 })
    })
    try {
      await Promise.all(nodes.map((node) => node.start()))
      const before = await etcd?.size()
      const figures = await measureLoad(nodes, transfers)
      const after = await etcd?.size()
      const size =
        before === undefined || after === undefined ? undefined : (after - before) / (transfers * 1.1)
      return { ...figures, size, failOver: nodeCount === 1 ? undefined : await failOver(nodes) }
    } finally {
      await Promise.all(nodes.map((node) => node.kill()))
      await etcd?.stop()
    }
  })
}

async function failOver(nodes: readonly Replica[]): Promise<number | undefined> {
  let leader: string | undefined
  await until(async () => {
    leader = (await nodes[0]!.state())?.leader
    return leader !== undefined
  })
  const others = nodes.filter(({ name }) => name !== leader)
  await nodes.find(({ name }) => name === leader)!.kill()
  const height = (await others[0]!.state())!.height
  const took = await until(async () => ((await others[0]!.state())?.height ?? 0) > height)
  return took === undefined ? undefined : took / 1_000
}
