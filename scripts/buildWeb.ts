import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holdLock } from './command/holdLock'
import { forgetEarlier, keepEarlier } from './build/keepEarlier'
import { packFiles } from './build/packFiles'
import { run } from './command/run'
import { sayProgress } from './command/sayProgress'

/** `local` has the parts of the local network, such as its wallet; `public` has none of them. */
export type BuildKind = 'local' | 'public'

/** Where each build stands, so that making one does not take the other from a running server. */
export const buildFolders = { local: 'apps/web/dist/local', public: 'apps/web/dist/public' } as const

/** How long another process may be at the same build, in ms. */
const longestBuild = 120_000

const stampFile = '.sources'
const sourceFolders = ['apps/web', 'packages']
const otherSources = ['package-lock.json', 'scripts/buildWeb.ts', 'scripts/build/packFiles.ts']
const skipped = new Set(['node_modules', 'dist', 'test'])

async function* sourceFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name) || entry.name.includes('.test.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else yield path
  }
}

/**
 * A fingerprint of everything that the build reads: paths and what stands there. Sources that are checked out once more are the same,
 * so a server whose folder nobody may write to starts with what was built.
 */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of sourceFolders) {
    const paths: string[] = []
    for await (const path of sourceFiles(folder)) paths.push(path)
    for (const path of paths.sort()) {
      const content = await readFile(path)
      hash.update(`${path.replaceAll('\\', '/')} ${content.length}\n`).update(content)
    }
  }
  for (const path of otherSources) hash.update(await readFile(path))
  return hash.digest('hex')
}

/**
 * Builds the app and packs its files, unless the last build is of these very sources. Returns the folder of the build.
 * Throws when the build fails, or another process does not end the same one.
 */
export async function buildWeb(kind: BuildKind = 'local'): Promise<string> {
  const folder = buildFolders[kind]
  // A build that is there is used also where nobody may write.
  if (await isBuilt(folder, await sourceStamp())) return folder
  // Two builds at once would delete each other's files.
  const letGo = await holdLock(`${folder}.building`, longestBuild)
  try {
    await buildUnlessThere(kind, folder)
  } finally {
    await letGo()
  }
  return folder
}

async function isBuilt(folder: string, stamp: string): Promise<boolean> {
  return (await readFile(join(folder, stampFile), 'utf8').catch(() => '')) === stamp
}

async function buildUnlessThere(kind: BuildKind, folder: string): Promise<void> {
  const stamp = await sourceStamp()
  if (await isBuilt(folder, stamp)) return
  await keepEarlier(folder, Date.now())
  const { code, output } = await sayProgress('Building the app, once per change', () =>
    // `runner` reads the configuration where it stands; it would be written to node_modules otherwise, which nobody may be allowed to.
    run('vite', ['build', 'apps/web', '--logLevel', 'warn', '--configLoader', 'runner'], {
      quiet: true,
      // Tests set another NODE_ENV, with which libraries are built for development.
      env: { TYTO_LOCAL: kind === 'local' ? '1' : '', NODE_ENV: 'production' },
    }),
  )
  if (code !== 0) throw new Error(`The app could not be built.\n${output}`)
  await sayProgress('Packing its files', () => packFiles(folder))
  await forgetEarlier(folder, Date.now())
  await writeFile(join(folder, stampFile), stamp)
}
