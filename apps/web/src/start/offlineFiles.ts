import { ownValue } from '@tyto/primitives'

/** What the service worker has to do with, by path; everything else goes to the server untouched. */

/** The icons, the manifest, and the files of the build, whose names hold a hash. */
export function isKeptFile(path: string): boolean {
  return /^\/(?:assets\/[\w.-]+|favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/.test(path)
}

/** Does the server answer this path, decoded by `readPath`, with the page of the app? See `pageRoutes` of the server. */
export function isPageOfApp(path: string): boolean {
  if (isKeptFile(path) || /^\/(?:assets|1\.0|api)(?:\/|$)/.test(path)) return false
  // Another page of the build, or a script: no name ends so.
  if (/^\/[\w-]+\.(?:html|js)$/.test(path)) return false
  return !path.startsWith('/-/') || /^\/-\/(?:explorer|faucet)(?:\/|$)/.test(path)
}

/** What a page tells the service worker. */
export interface OfflineMessage {
  /** The language of the page; null where it is not told. */
  readonly language: string | null
  /** Paths of files that the page has loaded. */
  readonly files: readonly string[]
}

/** More than the files of one page. */
const mostFiles = 400

/** What a page sent; what is of another shape is left out. */
export function readMessage(data: unknown): OfflineMessage {
  const [language, files] = [ownValue(data, 'language'), ownValue(data, 'files')]
  return {
    language: typeof language === 'string' ? language : null,
    files: Array.isArray(files)
      ? files.slice(0, mostFiles).filter((path): path is string => typeof path === 'string')
      : [],
  }
}
