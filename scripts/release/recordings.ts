import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord, parseJson } from '@tyto/primitives'
import { run } from '../command/run'

/** The things that real versions left behind, one folder each: `npm run record` makes them, tests carry them on. */
export const recordingsFolder = 'e2e/upgrades'

/** One recording is as long as this at most; most of it is the seeded chain. */
export const mostRecordedBytes = 1_000_000

/** Names a problem unless there is a recording by these very sources: later versions are tested with it. */
export async function recordingProblems(
  version: string,
  folder = recordingsFolder,
): Promise<readonly string[]> {
  for (const name of await readdir(folder)) {
    const kept = parseJson(await readFile(join(folder, name, 'browser.json'), 'utf8'))
    if (isRecord(kept) && kept['version'] === version && (await isOfTheseSources(kept['commit']))) return []
  }
  return [`${folder} lacks a recording of these sources (npm run record makes it)`]
}

/** Has nothing of the product changed since a commit? Not, where nobody knows the commit. */
async function isOfTheseSources(commit: unknown): Promise<boolean> {
  if (typeof commit !== 'string' || !/^[0-9a-f]{40}$/.test(commit)) return false
  const product = ['apps', 'packages', ':!*.test.ts', ':!*.test.tsx']
  const compared = await run('git', ['diff', '--quiet', commit, 'HEAD', '--', ...product], { quiet: true })
  return compared.code === 0
}
