/**
 * The service worker: what this browser has opened once, it opens again without a network. It keeps the page of the app
 * and the files that were used, byte for byte as the list of its build names them, and no answer of a chain; those are
 * kept by the app, with their age.
 */
import { ownValue, readPath } from '@tyto/primitives'
import { isKeptFile, mostFileBytes, pagePath, withoutSite } from './keptFiles'
import { hasOwnType, isKeptHeader, isPageOfApp, readFileList, readMessage } from './offlineFiles'

/** The files that home needs beside those of every page, in all languages and in each. Put in by the build. */
declare const __HOME_TEXTS__: Readonly<Record<string, readonly string[]>>
/** Where the list of this build is, and the SHA-256 of it. Put in by the build; see `writeFileList`. */
declare const __FILE_LIST__: { readonly path: string; readonly sha256: string }

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

const build = __FILE_LIST__
/** Each build keeps in a store of its own: an older one stays until the newer one can open without a network. */
const storePrefix = 'tyto.files.'
const storeName = `${storePrefix}${build.sha256.slice(0, 16)}`
/** How long a page waits for a server that does not answer while a kept page is there, in ms. */
const patience = 5_000

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await worker.registration.navigationPreload?.enable()
    // Files that were kept before there was a list were compared with nothing.
    await caches.delete('tyto.files')
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

// Keeps the files that a page had loaded before this worker was there, and home, where the icon on a home screen
// leads.
worker.addEventListener('message', (event) => {
  const { language, files } = readMessage(event.data)
  event.waitUntil(keepAll([...files, ...filesOfHome(language)]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  const path = readPath(pathname)
  // A path that two readers could take for two places is the server's business alone.
  if (path === undefined) return
  if (request.mode === 'navigate' && request.destination === 'document' && isPageOfApp(path))
    event.respondWith(openPage(event))
  // Names of files have nothing to decode: kept is what was asked for by that very name.
  else if (isKeptFile(pathname)) event.respondWith(openFile(event))
})

/** The files that home needs beside those of every page. */
function filesOfHome(language: string | null): readonly string[] {
  const own = language === null ? undefined : ownValue(__HOME_TEXTS__, language)
  return Array.isArray(own) ? own : []
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

/** A file whose name says what is in it never changes; of the others the server is asked first. */
async function openFile(event: RequestEvent): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  const kept = await keptAt(pathname)
  if (kept && pathname.startsWith('/assets/')) return kept
  try {
    const fresh = await fetch(request)
    event.waitUntil(keep(pathname, fresh.clone()))
    return fresh
  } catch (cause) {
    if (kept) return kept
    throw cause
  }
}

async function keepPage(page: Response): Promise<void> {
  // The browser reads the answer itself, so a copy is kept.
  if (!page.bodyUsed) await keep(pagePath, page.clone())
}

async function keepAll(paths: readonly string[]): Promise<void> {
  const store = await caches.open(storeName)
  const list = await fileList()
  for (const path of [...paths.filter(isKeptFile), pagePath]) {
    if (!list.has(path) || (await store.match(path, { ignoreVary: true }))) continue
    // The browser's own cache has it, so nothing travels twice.
    const file = await fetch(path).catch(() => null)
    if (file) await keep(path, file)
  }
  if (!(await store.match(pagePath, { ignoreVary: true }))) return
  for (const name of await caches.keys())
    if (name.startsWith(storePrefix) && name !== storeName) await caches.delete(name)
}

/** The file as this build kept it, or else an earlier one. */
async function keptAt(path: string): Promise<Response | undefined> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(storePrefix) && name !== storeName)
  for (const name of [storeName, ...earlier.toReversed()]) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

/** Keeps what the list of the build names, with these bytes and no others; a full disk keeps nobody from going on. */
async function keep(path: string, answer: Response): Promise<void> {
  try {
    const wanted = (await fileList()).get(path)
    if (wanted === undefined || answer.status !== 200 || answer.redirected) return
    if (!hasOwnType(path, answer.headers.get('content-type') ?? '')) return
    const bytes = await readBytes(answer)
    const content = path === pagePath ? await new Blob([withoutSite(textOf(bytes))]).arrayBuffer() : bytes
    if ((await sha256(content)) !== wanted) return
    const headers = [...answer.headers].filter(([name]) => isKeptHeader(name))
    await (await caches.open(storeName)).put(path, new Response(bytes, { headers }))
  } catch {
    // It is fetched again the next time.
  }
}

let list: Promise<ReadonlyMap<string, string>> | undefined

/** The list of this build, read once; empty while it cannot be read. */
function fileList(): Promise<ReadonlyMap<string, string>> {
  return (list ??= readList().catch(() => {
    list = undefined
    return new Map()
  }))
}

async function readList(): Promise<ReadonlyMap<string, string>> {
  const { path, sha256: wanted } = build
  const store = await caches.open(storeName)
  const answer = (await store.match(path)) ?? (await fetch(path))
  const bytes = await readBytes(answer.clone())
  if ((await sha256(bytes)) !== wanted) throw new Error('The list is not that of this build.')
  await store.put(path, answer).catch(() => undefined)
  return readFileList(textOf(bytes))
}

function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The whole answer; throws once it is larger than any file that is kept. */
async function readBytes(answer: Response): Promise<ArrayBuffer> {
  const reader = answer.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let length = 0; ;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || !value) break
    length += value.length
    if (length > mostFileBytes) {
      await reader?.cancel()
      throw new Error('The answer is larger than any file of the build.')
    }
    parts.push(value)
  }
  return new Blob(parts).arrayBuffer()
}
