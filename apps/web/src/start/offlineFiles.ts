import { ownValue } from '@tyto/primitives'
import { isKeptFile } from './keptFiles'

/** The requests that concern the service worker, by path; everything else goes to the server untouched. */

/** Does the server answer this path, decoded by `readPath`, with the page of the app? See `pageRoutes` of the server. */
export function isPageOfApp(path: string): boolean {
  if (isKeptFile(path) || /^\/(?:assets|1\.0|api)(?:\/|$)/.test(path)) return false
  // Another page of the build, or a script: no name ends so.
  if (/^\/[\w-]+\.(?:html|js)$/.test(path)) return false
  return !path.startsWith('/-/') || /^\/-\/(?:explorer|faucet)(?:\/|$)/.test(path)
}

/** The message of a page to the service worker. */
export interface OfflineMessage {
  /** The language of the page; null where it is not told. */
  readonly language: string | null
  /** Paths of files that the page has loaded. */
  readonly files: readonly string[]
}

/** More than the files of one page. */
const mostFiles = 400

/** Reads the message of a page; parts of another shape are left out. */
export function readMessage(data: unknown): OfflineMessage {
  const [language, files] = [ownValue(data, 'language'), ownValue(data, 'files')]
  return {
    language: typeof language === 'string' ? language : null,
    files: Array.isArray(files)
      ? files.slice(0, mostFiles).filter((path): path is string => typeof path === 'string')
      : [],
  }
}

/** Which type a kept file has, by the end of its name; the page has none. */
const types: Readonly<Record<string, RegExp>> = {
  '': /^text\/html\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
  webmanifest: /^application\/(?:manifest\+)?json\b/,
}

/** Is a file sent as what it is? With another type a browser would not run it, without a network either. */
export function hasOwnType(path: string, type: string): boolean {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? ''
  return (ownValue(types, ending) as RegExp | undefined)?.test(type.toLowerCase()) ?? false
}

/**
 * Is this header of a file kept? Its type is, and the rules of what it may do. Another header could lead a page elsewhere
 * for good.
 */
export function isKeptHeader(name: string): boolean {
  return /^(?:content-type|content-security-policy|cross-origin-[a-z]+-policy|permissions-policy|referrer-policy|x-content-type-options)$/.test(
    name.toLowerCase(),
  )
}

const emptyList: ReadonlyMap<string, string> = new Map()

/** The build's list of its own files: path -> SHA-256 in hexadecimal; empty where the text is none. */
export function readFileList(text: string): ReadonlyMap<string, string> {
  try {
    const entries = Object.entries(JSON.parse(text) as object)
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return emptyList
  }
}
