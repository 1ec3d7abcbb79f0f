import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeptFile, mostBytes, mostFileBytes, pagePath, withoutSite } from './src/start/keptFiles'

/** The build's list of its own files, which the service worker reads: its path, and the SHA-256 of its text in hexadecimal. */
export interface FileList {
  readonly path: string
  readonly sha256: string
}

const listName = /^files-\w+\.json$/

/**
 * Writes the list of a build that stands in this folder: path -> SHA-256 of every file that may be kept, and of the page without
 * the facts of its site. One that was there before goes. Throws when a file or all of them are larger than the worker takes.
 */
export async function writeFileList(folder: string): Promise<FileList> {
  const assets = await readdir(join(folder, 'assets'))
  for (const name of assets.filter((each) => listName.test(each))) await rm(join(folder, 'assets', name))
  const others = assets.filter((name) => !listName.test(name) && !/\.(?:br|gz)$/.test(name))
  const paths = [...(await readdir(folder)), ...others.map((name) => `assets/${name}`)]
  const kept = paths.map((path) => `/${path}`).filter(isKeptFile)
  const hashes: Record<string, string> = {
    [pagePath]: sha256(withoutSite(await readFile(join(folder, 'index.html'), 'utf8'))),
  }
  let all = 0
  for (const path of kept.toSorted()) {
    const bytes = await readFile(join(folder, path))
    if (bytes.length > mostFileBytes)
      throw new Error(`${path} has ${bytes.length} bytes; a browser keeps at most ${mostFileBytes}.`)
    all += bytes.length
    hashes[path] = sha256(bytes)
  }
  if (all > mostBytes) throw new Error(`The build has ${all} bytes; a browser keeps at most ${mostBytes}.`)
  const text = JSON.stringify(hashes)
  const hash = sha256(text)
  const name = `files-${hash.slice(0, 8)}.json`
  await writeFile(join(folder, 'assets', name), text)
  return { path: `/assets/${name}`, sha256: hash }
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
