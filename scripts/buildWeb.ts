import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run'

/** Where Vite puts the built app. */
export const webRoot = 'apps/web/dist'

const stampFile = join(webRoot, '.sources')
const sourceFolders = ['apps/web', 'packages']
const skipped = new Set(['node_modules', 'dist', 'test'])

async function* sourceFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name) || entry.name.includes('.test.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else yield path
  }
}

/** A fingerprint of everything that the build reads: paths, sizes and times of change. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of sourceFolders) {
    for await (const path of sourceFiles(folder)) {
      const { size, mtimeMs } = await stat(path)
      hash.update(`${path} ${size} ${mtimeMs}\n`)
    }
  }
  hash.update(await readFile('package-lock.json'))
  return hash.digest('hex')
}

/**
 * Builds the app with the parts of the local network (`npm run build` leaves them out), unless the last build is of these
 * very sources. Throws when the build fails.
 */
export async function buildWeb(): Promise<void> {
  const stamp = await sourceStamp()
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
  console.log('Building the app (a few seconds, once per change)')
  const { code, output } = await run('vite', ['build', 'apps/web', '--logLevel', 'warn'], {
    quiet: true,
    env: { TYTO_LOCAL: '1' },
  })
  if (code !== 0) throw new Error(`The app could not be built.\n${output}`)
  await writeFile(stampFile, stamp)
}
