import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDoor, type Door } from './createDoor'
import { askPage, codePage, landingPage, landingScript, waitingScript } from './pages'

export interface ExampleSite {
  readonly url: string
  readonly refusals: Door['refusals']
  /** Moves the site's clock, in ms. */
  readonly passTime: (ms: number) => void
  readonly close: () => Promise<void>
}

interface SiteOptions {
  /** Where Tyto is: its pages, its resolver, its network. */
  readonly tyto: string
  /** 0: any that is free. */
  readonly port: number
}

/** Opens the example site; see `npm run example:site`. Rejects where Tyto does not answer. */
export async function openExampleSite({ tyto, port }: SiteOptions): Promise<ExampleSite> {
  let ahead = 0
  let url = ''
  const door = await createDoor({ tyto, own: () => url, now: () => Date.now() + ahead })
  const server = createServer((request, response) => {
    answer(door, request, response).catch(() =>
      send(response, { status: 400, body: 'That was not understood.', type: 'text/plain' }),
    )
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail).listen(port, 'localhost', ready)
  })
  const bound: string | AddressInfo | null = server.address()
  url = `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : port}`
  return {
    url,
    refusals: door.refusals,
    passTime: (ms) => {
      ahead += ms
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

interface Reply {
  readonly status: number
  readonly body?: string
  readonly type?: string
  readonly location?: string
  /** May a page of another site read it? */
  readonly isOpen?: boolean
}

async function answer(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const session = sessionOf(request, response)
  const body = request.method === 'POST' ? await bodyOf(request) : ''
  send(response, await replyTo(door, `${request.method} ${request.url}`, { session, body }))
}

async function replyTo(
  door: Door,
  what: string,
  { session, body }: { readonly session: string; readonly body: string },
): Promise<Reply> {
  switch (what) {
    case 'GET /':
      return { status: 200, body: askPage(door.who(session)) }
    case 'POST /ask': {
      const form = new URLSearchParams(body)
      const name = form.get('name') ?? ''
      if (form.get('with') === 'phone')
        return { status: 200, body: codePage(door.ask(session, name, 'post')) }
      return { status: 303, location: door.ask(session, name, 'fragment') }
    }
    // The answer stands behind the #, which no server sees: a script of this page brings it.
    case 'GET /signed-in':
      return { status: 200, body: landingPage }
    case 'POST /answer':
      return { status: (await door.takeFromBrowser(session, body)) ? 204 : 403 }
    // A phone sends its answer by itself, from a page of another site.
    case 'POST /from-phone':
      return { status: (await door.takeFromPhone(body)) ? 204 : 403, isOpen: true }
    case 'GET /me':
      return { status: door.who(session) === null ? 202 : 200 }
    case 'POST /out':
      door.leave(session)
      return { status: 303, location: '/' }
    case 'GET /landing.js':
      return { status: 200, body: landingScript, type: 'text/javascript' }
    case 'GET /waiting.js':
      return { status: 200, body: waitingScript, type: 'text/javascript' }
    default:
      return { status: 404, body: 'Nothing is here.', type: 'text/plain' }
  }
}

/** The browser's own cookie, which no script reads; a new one where it has none. */
function sessionOf(request: IncomingMessage, response: ServerResponse): string {
  const known = /(?:^|; )session=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1]
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  response.setHeader('set-cookie', `session=${made}; HttpOnly; SameSite=Lax; Path=/`)
  return made
}

const longestBody = 20_000

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += String(part)
    if (text.length > longestBody) throw new RangeError('This is too long.')
  }
  return text
}

function send(
  response: ServerResponse,
  { status, body = '', type = 'text/html', location, isOpen = false }: Reply,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(location === undefined ? {} : { location }),
    ...(isOpen ? { 'access-control-allow-origin': '*' } : {}),
  })
  response.end(body)
}
