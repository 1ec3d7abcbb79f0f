import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheControl, securityHeaders, siteFiles, withSiteMeta, type SiteOptions } from '@tyto/server'
import { packFile } from './packFiles'

/** Hosts join the values of a header that two rules name, so what differs between files stands in their own rules only. */
const resourcePolicy = 'cross-origin-resource-policy'
const perFile: ReadonlySet<string> = new Set([resourcePolicy, 'cache-control'])

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/** The file `_headers`, which Netlify, Cloudflare Pages and others read; `files` are the names at the top of the build. */
export function headersFile(files: readonly string[]): string {
  const page = securityHeaders('/')
  const common = Object.entries(page).filter(([name]) => !perFile.has(name))
  const icons = files
    .map((file) => `/${file}`)
    .filter((path) => securityHeaders(path)[resourcePolicy] !== page[resourcePolicy])
  const own = ['/assets/*', ...icons].map((path) =>
    rule(path, {
      [resourcePolicy]: securityHeaders(path)[resourcePolicy]!,
      'cache-control': cacheControl(path),
    }),
  )
  return [rule('/*', Object.fromEntries(common)), ...own].join('\n')
}

/** Makes a build ready for a static host: its page says which site it is, search engines are told what they may read, and `_headers` what is sent with each file. */
export async function writeSite(folder: string, site: SiteOptions): Promise<void> {
  const page = join(folder, 'index.html')
  await writeFile(page, withSiteMeta(await readFile(page, 'utf8'), site))
  await packFile(page)
  for (const [path, { text }] of Object.entries(siteFiles(site.canonicalHost)))
    await writeFile(join(folder, path), text)
  await writeFile(join(folder, '_headers'), headersFile((await readdir(folder)).toSorted()))
}
