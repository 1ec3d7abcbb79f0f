import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheControl, securityHeaders, withSiteMeta, type SiteOptions } from '@tyto/server'
import { packFile } from './packFiles'

/** Files that have a header of their own beside what every file has. */
const ownPaths = ['/assets/*', '/favicon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest']

/** Hosts join the values of a header that two rules name, so what differs between files stands in their own rules only. */
const perFile: ReadonlySet<string> = new Set(['cross-origin-resource-policy', 'cache-control'])

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/** The file `_headers`, which Netlify, Cloudflare Pages and others read. */
export function headersFile(): string {
  const common = Object.entries(securityHeaders('/')).filter(([name]) => !perFile.has(name))
  const own = ownPaths.map((path) =>
    rule(path, {
      'cross-origin-resource-policy': securityHeaders(path)['cross-origin-resource-policy']!,
      'cache-control': cacheControl(path),
    }),
  )
  return [rule('/*', Object.fromEntries(common)), ...own].join('\n')
}

/** Makes a build ready for a static host: its page says which site it is, and `_headers` what is sent with each file. */
export async function writeSite(folder: string, site: SiteOptions): Promise<void> {
  const page = join(folder, 'index.html')
  await writeFile(page, withSiteMeta(await readFile(page, 'utf8'), site))
  await packFile(page)
  await writeFile(join(folder, '_headers'), headersFile())
}
