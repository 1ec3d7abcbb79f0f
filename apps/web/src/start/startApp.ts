import type { ParsedPath } from '../shared/routing/parsePath'
import { findRoute } from '../shared/routing/routes'
import { storedSession } from '../shared/session/wallet/storedSession'
import { fetchPart } from '../shared/ui/parts/fetchPart'
import { sayNotLoaded } from '../shared/ui/parts/sayNotLoaded'
import { startLanguage } from './startLanguage'

/** The files of the app, in the order in which they run: each needs only files before it. Put in by the build. */
declare const __START_FILES__: {
  /** The files that every page needs; the last one starts the app. */
  readonly app: readonly string[]
  /** The styles of all pages but home. */
  readonly styles: readonly string[]
  /** The texts of every page, by language, and those of home. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly home: Readonly<Record<string, readonly string[]>>
  /** Where it is written what the other pages need, by language. */
  readonly pages: Readonly<Record<string, string>>
}

/** Every file that the page of a path needs, so that all of them are fetched in one wave. */
async function filesOf(path: ParsedPath): Promise<readonly string[]> {
  const { app, texts, home } = __START_FILES__
  const { files = [], pages = {} } = await knownPages(path)
  const own =
    path.kind === 'home'
      ? (home[startLanguage] ?? [])
      : (pages[findRoute(path) ?? ''] ?? []).flatMap((place) => files[place] ?? [])
  return [...new Set([...(texts[startLanguage] ?? []), ...app.slice(0, -1), ...own, ...app.slice(-1)])]
}

/** The facts of the pages that the build wrote: their files, as places in the list, and the texts at their heads, by area. */
interface KnownPages {
  readonly files?: readonly string[]
  readonly pages?: Readonly<Record<string, readonly number[]>>
  readonly texts?: unknown
}

declare global {
  /** Both scripts of the head take it. */
  var tytoPages: Promise<KnownPages> | undefined
}

/** The facts of the page of a path; nothing of home, or where they cannot be fetched. The app then fetches the page. */
export function knownPages(path: ParsedPath): Promise<KnownPages> {
  const place = path.kind === 'home' ? undefined : __START_FILES__.pages[startLanguage]
  globalThis.tytoPages ??= (
    place === undefined ? Promise.resolve({}) : fetch(place).then((answer) => answer.json() as KnownPages)
  ).catch(() => ({}))
  return globalThis.tytoPages
}

/** Names files to the browser, which fetches them side by side. */
function preloadParts(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    // The picture's faces come first.
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/** Names the styles of a page to the browser: the picture is drawn with them. */
export function preloadStyles(path: ParsedPath): void {
  for (const href of stylesOf(path)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href, crossOrigin: '' }),
    )
  }
}

/** Home draws with the styles that stand in the page; the rail of who is logged in needs the others. */
function stylesOf(path: ParsedPath): readonly string[] {
  const hasRail = storedSession.get().login !== null
  return path.kind === 'home' && !hasRail ? [] : __START_FILES__.styles
}

/** Puts the styles of a page beside those of home, and waits for them. */
export async function addStyles(path: ParsedPath): Promise<void> {
  await Promise.all(stylesOf(path).map((href) => added('link', { rel: 'stylesheet', href, crossOrigin: '' })))
}

/** Adds an element to the head. Rejects if its file cannot be fetched. */
function added<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement(tag), properties, { onload, onerror }))
  })
}

/** On a slow line the picture waits for its faces, and a hidden page is never painted: the app waits no longer, in ms. */
const longestPaint = 150

/** Once the picture is seen. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, longestPaint)
  })
}

/** Runs the files of the app one after the other: a press or a scroll waits for one at most. */
export async function startApp(path: ParsedPath, root: HTMLElement): Promise<void> {
  try {
    await firstPaint()
    const files = await filesOf(path)
    preloadParts(files)
    for (const file of files) {
      const isThere = fetchPart(() => added('script', { type: 'module', src: file }))
      // The page of a route says itself that it is missing.
      await (__START_FILES__.app.includes(file) ? isThere : isThere.catch(() => undefined))
    }
  } catch {
    sayNotLoaded(root)
  }
}
