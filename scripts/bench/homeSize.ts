import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Benchmark } from '../benchmark'
import { buildWeb, webRoot } from '../buildWeb'

/** What Vite's manifest says of one chunk. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** What home loads besides at once, so that it counts: its English texts. */
const loadedUntilIdle = [/^_texts-en-/, /\/locales\/en\/search\.json$/]

async function readManifest(): Promise<Manifest> {
  await buildWeb()
  return JSON.parse(await readFile(path.join(webRoot, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** The JavaScript files of home: entries, all that they import statically, and what they load until idle. */
function filesOfHome(manifest: Manifest, entry = 'index.html'): readonly string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter((name) => loadedUntilIdle.some((rule) => rule.test(name))).forEach(visit)
  }
  visit(entry)
  if (seen.size === 0) throw new Error(`The manifest has no entry ${entry}`)
  return [...new Set([...seen].map((key) => manifest[key]!.file))].filter((file) => /\.m?js$/.test(file))
}

export const homeSize: readonly Benchmark[] = [
  {
    name: 'home-javascript',
    goal: { atMost: 180, unit: 'KB gzip' },
    async run() {
      const files = filesOfHome(await readManifest())
      let bytes = 0
      for (const file of files)
        bytes += gzipSync(await readFile(path.join(webRoot, file)), { level: 9 }).length
      return bytes / 1000
    },
  },
]
