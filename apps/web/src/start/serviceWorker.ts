/**
 * The service worker: what this browser has opened once, it opens again without a network. It keeps the page of the app
 * and the files that were used, no answer of a chain; those are kept by the app, with their age.
 */
import { ownValue, readPath } from '@tyto/primitives'
import { isKeptFile, isPageOfApp, readMessage } from './offlineFiles'

/** The files of the app by what needs them. Put in by the build; see `startApp`. */
declare const __START_FILES__: {
  readonly routes: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  /** The page, on its way since before this script ran. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** The part of a service worker's global object that is used: the types of pages do not know it. */
interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(kind: 'fetch', listen: (event: RequestEvent) => void): void
  addEventListener(kind: 'message', listen: (event: LastingEvent & { readonly data: unknown }) => void): void
}

const worker = self as unknown as WorkerScope

const storeName = 'tyto.files'
/** Of one version there are fewer; the oldest go first. */
const mostFiles = 600
/** The page is the same under each of its paths, so it is kept once. */
const pagePath = '/'
/** How long a page waits for a server that does not answer while a kept page is there, in ms. */
const patience = 5_000

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

// What a page had loaded before this worker was there, and home, where the icon on a home screen leads.
worker.addEventListener('message', (event) => {
  const { language, files } = readMessage(event.data)
  event.waitUntil(keepAll([...files, ...filesOfHome(language)]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  const path = readPath(pathname)
  // What two readers could take for two places is the server's business alone.
  if (path === undefined) return
  if (request.mode === 'navigate' && request.destination === 'document' && isPageOfApp(path))
    event.respondWith(openPage(event))
  // Names of files have nothing to decode: kept is what was asked for by that very name.
  else if (isKeptFile(pathname)) event.respondWith(openFile(event))
})

/** The files that home needs beside those of every page. */
function filesOfHome(language: string | null): readonly string[] {
  const { texts, routes } = __START_FILES__
  const own =
    language === null ? undefined : (ownValue(texts, language) as (typeof texts)[string] | undefined)
  return [...(routes['home'] ?? []), ...(own?.['home'] ?? [])]
}

/** The page as the server has it; the kept one where the server is out of reach. */
async function openPage(event: RequestEvent): Promise<Response> {
  const fresh = fetchPage(event)
  event.waitUntil(fresh.then(keepPage, () => undefined))
  const kept = await keptAt(pagePath)
  if (!kept) return fresh
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patience))
  return Promise.race([fresh.catch(() => kept), late])
}

async function fetchPage({ preloadResponse, request }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function keepPage(page: Response): Promise<void> {
  const isPage = page.ok && !page.redirected && page.headers.get('content-type')?.startsWith('text/html')
  // The browser reads the answer itself, so a copy is kept.
  if (isPage && !page.bodyUsed) await keep(pagePath, page.clone())
}

/** A file whose name says what is in it never changes; of the others the server is asked first. */
async function openFile(event: RequestEvent): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  const kept = await keptAt(pathname)
  if (kept && pathname.startsWith('/assets/')) return kept
  try {
    const fresh = await fetch(request)
    if (isSound(fresh)) event.waitUntil(keep(pathname, fresh.clone()))
    return fresh
  } catch (cause) {
    if (kept) return kept
    throw cause
  }
}

/** A host may answer for a file that is gone with its page. */
function isSound(file: Response): boolean {
  return file.status === 200 && !file.headers.get('content-type')?.startsWith('text/html')
}

async function keepAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!isKeptFile(path) || (await keptAt(path))) continue
    // The browser's own cache has it, so nothing travels twice.
    const file = await fetch(path).catch(() => null)
    if (file && isSound(file)) await keep(path, file)
  }
  if (await keptAt(pagePath)) return
  const page = await fetch(pagePath).catch(() => null)
  if (page) await keepPage(page)
}

async function keptAt(path: string): Promise<Response | undefined> {
  const store = await caches.open(storeName)
  return store.match(path, { ignoreVary: true })
}

/** Keeps an answer; a full disk keeps nobody from going on. */
async function keep(path: string, answer: Response): Promise<void> {
  try {
    const store = await caches.open(storeName)
    await store.put(path, answer)
    const all = await store.keys()
    const surplus = all.filter(({ url }) => new URL(url).pathname !== pagePath).slice(0, -mostFiles)
    for (const request of surplus) await store.delete(request, { ignoreVary: true })
  } catch {
    // It is fetched again the next time.
  }
}
