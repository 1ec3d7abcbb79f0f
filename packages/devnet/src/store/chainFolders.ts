import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { markFileName } from './markFile'

/** Digits of a chain's name that people are told and may type. */
const shortLength = 8

/** Whether a name in a data folder is that of a chain: its genesis hash. */
export function isChainName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name)
}

export function shortName(name: string): string {
  return name.slice(0, shortLength)
}

/** The chains of a data folder, the one that was used last first. */
export async function chainsOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory() && isChainName(entry.name))
  const chains = await Promise.all(
    names.map(async ({ name }) => ({ name, used: await lastUse(join(folder, name)) })),
  )
  return chains.sort((a, b) => b.used - a.used || (a.name < b.name ? -1 : 1)).map(({ name }) => name)
}

/** When a chain was opened or got a block, in ms: LevelDB begins its diary anew each time, blocks set the mark. */
async function lastUse(chain: string): Promise<number> {
  const times = ['LOG', markFileName].map((name) =>
    stat(join(chain, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  )
  return Math.max(...(await Promise.all(times)))
}
