import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDoor, type Door, type SiteSigner } from './createDoor'
import { askPage, codePage, landingPage, landingScript, waitingScript } from './pages'

export interface ExampleSite {
  readonly url: string
  readonly refusals: Door['refusals']
  /** From now on the site asks in the name of its own DID. */
  readonly signAs: (signer: SiteSigner) => void
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
  let signer: SiteSigner | null = null
  const door = await createDoor({ tyto, own: () => url, signer: () => signer, now: () => Date.now() + ahead })
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
    signAs: (self) => {
      signer = self
    },
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
  readonly cookies?: Readonly<Record<string, string>>
  /** May a page of another site read it? */
  readonly isOpen?: boolean
}

async function answer(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const browser = cookieIn(request, 'browser') ?? crypto.randomUUID()
  const session = cookieIn(request, 'session') ?? ''
  const body = request.method === 'POST' ? await bodyOf(request) : ''
  const reply = await replyTo(door, `${request.method} ${request.url}`, { browser, session, body })
  send(response, { ...reply, cookies: { browser, ...reply.cookies } })
}

async function replyTo(
  door: Door,
  what: string,
  { browser, session, body }: Record<'browser' | 'session' | 'body', string>,
): Promise<Reply> {
  switch (what) {
    case 'GET /':
      return { status: 200, body: askPage(door.who(session)) }
    case 'POST /ask': {
      const form = new URLSearchParams(body)
      const name = form.get('name') ?? ''
      const credential = form.get('credential') ?? ''
      const words = (form.get('facts') ?? '').split(',').map((fact) => fact.trim())
      const wish = { credential, facts: [...new Set(words)].filter((fact) => fact !== '') }
      if (form.get('with') === 'phone')
        return { status: 200, body: codePage(door.ask(browser, name, { mode: 'post', ...wish })) }
      return { status: 303, location: door.ask(browser, name, { mode: 'fragment', ...wish }) }
    }
    // The answer stands behind the #, which no server sees: a script of this page brings it.
    case 'GET /signed-in':
      return { status: 200, body: landingPage }
    case 'POST /answer':
      return entered(await door.takeFromBrowser(browser, body), { status: 403 })
    // A phone sends its answer by itself, from a page of another site.
    case 'POST /from-phone':
      return { status: (await door.takeFromPhone(body)) ? 204 : 403, isOpen: true }
    case 'GET /me':
      return door.who(session) === null ? entered(door.enter(browser), { status: 202 }) : { status: 204 }
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

/** The reply to a browser that is let in by this session; or to one that is not. */
function entered(session: string | null, otherwise: Reply): Reply {
  return session === null ? otherwise : { status: 204, cookies: { session } }
}

/**
 * A cookie of this browser, which no script reads: `browser` finds what it asked for, and `session`, which is made when somebody is let
 * in, who it is. So nobody is somebody by a cookie that was there before.
 */
function cookieIn(request: IncomingMessage, name: 'browser' | 'session'): string | undefined {
  return new RegExp(`(?:^|; )${name}=([0-9a-f-]{36})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
}

const longestBody = 100_000

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
  { status, body = '', type = 'text/html', location, cookies = {}, isOpen = false }: Reply,
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'set-cookie': Object.entries(cookies).map(
      ([name, value]) => `${name}=${value}; HttpOnly; SameSite=Lax; Path=/`,
    ),
    ...(location === undefined ? {} : { location }),
    ...(isOpen ? { 'access-control-allow-origin': '*' } : {}),
  })
  response.end(body)
}
