import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How long the files of an earlier build are served, in ms: a page that was open then asks for them. */
const longestKept = 7 * 24 * 3_600_000
/** Of many builds in a week, as whoever writes the app makes them, the newest files stay. */
const mostKept = 1_500

/** Where the hashed files of earlier builds lie beside the folder of a build. */
export function earlierFolder(folder: string): string {
  return `${folder}.earlier`
}

/** Puts the hashed files of a build aside before another one takes its place. `now`: ms since 1970. */
export async function keepEarlier(folder: string, now: number): Promise<void> {
  const assets = join(folder, 'assets')
  const earlier = earlierFolder(folder)
  await mkdir(earlier, { recursive: true })
  for (const name of await namesIn(assets)) {
    await cp(join(assets, name), join(earlier, name))
    // From now on they are earlier ones.
    await utimes(join(earlier, name), now / 1000, now / 1000)
  }
}

/** Lets go of what the new build has itself, and of what nobody asks for any more. */
export async function forgetEarlier(folder: string, now: number): Promise<void> {
  const earlier = earlierFolder(folder)
  const present = new Set(await namesIn(join(folder, 'assets')))
  const kept = await Promise.all(
    (await namesIn(earlier)).map(async (name) => ({
      name,
      since: (await stat(join(earlier, name))).mtimeMs,
    })),
  )
  kept.sort((a, b) => b.since - a.since)
  const old = kept.filter(
    ({ name, since }, index) => present.has(name) || now - since > longestKept || index >= mostKept,
  )
  for (const { name } of old) await rm(join(earlier, name))
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}
