import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolders } from '../../buildWeb'
import type { FigureTable, GrowthTable } from '../benchmark'
import { withLookupSite, type Asked, type Load, type LookupSite } from './lookups/runSite'

const processCounts = [1, 2, 4]
/** Each process needs so many requests before its code is compiled. */
const warmUp = 3_000
const measured = 6_000

function kept(dids: readonly string[]): (index: number) => Asked {
  return (index) => ({ path: `/1.0/identifiers/${dids[index % dids.length]!}` })
}

function fresh(dids: readonly string[]): (index: number) => Asked {
  return (index) => ({ ...kept(dids)(index), headers: { 'cache-control': 'no-cache' } })
}

const packed = { 'accept-encoding': 'br' }

async function largestScript(): Promise<string> {
  const names = await readdir(join(buildFolders.public, 'assets'))
  const script = names.find((name) => /^index-.*\.js$/.test(name))
  if (!script) throw new Error('The build has no script.')
  return `/assets/${script}`
}

function perCoreSecond(count: number, { processes }: Load): number {
  return (count * 1000) / processes.reduce((sum, { time }) => sum + time, 0)
}

function perSecond(count: number, { wall }: Load): number {
  return (count * 1000) / wall
}

async function figuresOf(processes: number, { dids, load }: LookupSite): Promise<Record<string, number>> {
  const script = await largestScript()
  const kinds: readonly (readonly [string, (index: number) => Asked])[] = [
    ['resolutions, kept', kept(dids)],
    ['resolutions, fresh', fresh(dids)],
    ['pages', () => ({ path: '/alice.ssi', headers: { ...packed, accept: 'text/html' } })],
    ['app files', () => ({ path: script, headers: packed })],
  ]
  const figures: Record<string, number> = {}
  for (const [name, asked] of kinds) {
    await load(warmUp * processes, asked)
    const cost = await load(measured, asked)
    figures[`${name}, per second of one core`] = perCoreSecond(measured, cost)
    figures[`${name}, a second by this machine`] = perSecond(measured, cost)
    if (name !== kinds[0]![0]) continue
    const times = cost.processes.map(({ time }) => time)
    figures['share of the busiest process, %'] =
      (100 * Math.max(...times)) / times.reduce((sum, time) => sum + time, 0)
  }
  return figures
}

/**
 * How many lookups the server answers in one, two and four processes behind one port. The load and the node run on the
 * same machine.
 */
export const lookups: FigureTable = {
  name: 'lookups',
  title: 'Look-ups: the server in several processes, asked over HTTP by 16 connections',
  columns: processCounts.map((count) => (count === 1 ? '1 process' : `${count} processes`)),
  async measure(say) {
    const columns: Record<string, number>[] = []
    for (const count of processCounts)
      columns.push(await withLookupSite(count, (site) => figuresOf(count, site)))
    const names = Object.keys(columns[0]!)
    for (const name of names) say({ name, figures: columns.map((column) => column[name]) })
  },
}

/** The memory of one process after many resolutions, one in ten of them fresh. */
export const lookupMemory: GrowthTable = {
  name: 'lookup-memory',
  size: 'resolutions',
  sizes: [1_000, 10_000, 100_000, 1_000_000],
  measure: (size) =>
    withLookupSite(1, async ({ dids, load }) => {
      const { wall, processes } = await load(size, (index) => (index % 10 === 0 ? fresh : kept)(dids)(index))
      return [
        ['memory, MB', processes[0]!.memory],
        ['seconds', wall / 1000],
      ]
    }),
}
