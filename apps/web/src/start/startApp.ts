import type { ParsedPath } from '../shared/routing/parsePath'
import { findRoute } from '../shared/routing/routes'
import { fetchPart } from '../shared/ui/parts/fetchPart'
import { sayNotLoaded } from '../shared/ui/parts/sayNotLoaded'
import { startLanguage } from './startLanguage'

/** The files of the app, in the order in which they run: each needs only files before it. Put in by the build. */
declare const __START_FILES__: {
  /** What every page needs; the last one starts the app. */
  readonly app: readonly string[]
  /** What a route needs beside it, where the build names it. */
  readonly routes: Readonly<Record<string, readonly string[]>>
  /** The styles of all pages but home. */
  readonly styles: readonly string[]
  /** Texts by language: those of every page under 'app', and those of a route under its name. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

/** Every file that the page of a path needs, so that all of them are fetched in one wave. */
function filesOf(path: ParsedPath): readonly string[] {
  const { app, routes, texts } = __START_FILES__
  const route = findRoute(path) ?? ''
  const ownTexts = texts[startLanguage] ?? {}
  const needed = [
    ...(ownTexts['app'] ?? []),
    ...(ownTexts[route] ?? []),
    ...app.slice(0, -1),
    ...(routes[route] ?? []),
  ]
  return [...new Set([...needed, ...app.slice(-1)])]
}

/** Names the files of a page to the browser, which fetches them side by side. */
function preloadParts(path: ParsedPath): void {
  for (const file of filesOf(path)) {
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

/** Home draws with the styles that stand in the page. */
function stylesOf(path: ParsedPath): readonly string[] {
  return path.kind === 'home' ? [] : __START_FILES__.styles
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
    preloadParts(path)
    for (const file of filesOf(path)) {
      const isThere = fetchPart(() => added('script', { type: 'module', src: file }))
      // The page of a route says itself that it is missing.
      await (__START_FILES__.app.includes(file) ? isThere : isThere.catch(() => undefined))
    }
  } catch {
    sayNotLoaded(root)
  }
}
