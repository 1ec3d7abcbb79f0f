import { createClient, didWalletOf, getBlock, loadLocalNetwork, resolveName } from '@tyto/chain'
import { parseName } from '@tyto/identity'
import {
  checkAnswer,
  createPending,
  httpResolver,
  makeRequest,
  readAnswer,
  signInLink,
  writeRequest,
  type AnswerCode,
  type SignedIn,
} from '@tyto/sign-in'

/** The part of a site that knows who is signed in. */
export interface Door {
  /** Who is signed in by a session; null for nobody. */
  readonly who: (session: string) => SignedIn | null
  /** Makes a request, keeps it for the browser that asks, and gives the link on which it is answered. */
  readonly ask: (browser: string, name: string, mode: 'fragment' | 'post') => string
  /** Takes the answer that a browser brings for itself; gives the session by which it is in, which nobody knew before. Null: it is not. */
  readonly takeFromBrowser: (browser: string, text: string) => Promise<string | null>
  /** Takes the answer that a phone sends for the browser that waits. */
  readonly takeFromPhone: (text: string) => Promise<boolean>
  /** The session of a browser for which a phone has just answered; null while none has. */
  readonly enter: (browser: string) => string | null
  readonly leave: (session: string) => void
  /** Why the last answers were not taken, for whoever runs the site; visitors are not told. */
  readonly refusals: readonly AnswerCode[]
}

interface DoorOptions {
  /** Where Tyto is: its pages, its resolver, its network. */
  readonly tyto: string
  /** This site's own address. */
  readonly own: () => string
  readonly now: () => number
}

const mostRefusals = 1_000
/** Of people, and of browsers that wait, no more are kept: the oldest go. */
const mostKept = 10_000

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > mostKept && oldest !== undefined) map.delete(oldest)
}

/** Makes the door of a site; rejects where Tyto does not answer. */
export async function createDoor({ tyto, own, now }: DoorOptions): Promise<Door> {
  const { check, chainId, genesis } = await checkerOf(tyto, now)
  const pending = createPending()
  const signedIn = new Map<string, SignedIn>()
  /** Which browser waits for an answer from a phone, by the request's state. */
  const waiting = new Map<string, string>()
  /** Whom a phone answered for, by the browser that waits. */
  const answeredFor = new Map<string, SignedIn>()
  const refusals: AnswerCode[] = []

  /** The person of an answer to the request that was kept under a key. */
  async function take(text: string, keyOf: (state: string) => string): Promise<SignedIn | null> {
    const answer = readAnswer(text)
    if (answer === null) return null
    const outcome = await check(answer, pending.take(keyOf(answer.state), now()))
    if (outcome.ok) return outcome.value
    refusals.push(outcome.code)
    if (refusals.length > mostRefusals) refusals.shift()
    return null
  }

  /** Lets a person in, by a session that nobody knew before. */
  function letIn(person: SignedIn): string {
    const session = crypto.randomUUID()
    keep(signedIn, session, person)
    return session
  }

  return {
    refusals,
    who: (session) => signedIn.get(session) ?? null,
    leave: (session) => void signedIn.delete(session),
    ask: (browser, name, mode) => {
      const answerTo = `${own()}/${mode === 'post' ? 'from-phone' : 'signed-in'}`
      const fresh = { random: crypto.getRandomValues(new Uint8Array(32)), now: now() }
      const request = makeRequest({ answerTo, mode, chainId, genesis, title: 'Atelier' }, fresh)
      pending.keep(mode === 'post' ? request.state : tabOf(browser, request.state), request, now())
      if (mode === 'post') keep(waiting, request.state, browser)
      return signInLink(tyto, name, writeRequest(request))
    },
    takeFromBrowser: async (browser, text) => {
      const person = await take(text, (state) => tabOf(browser, state))
      return person === null ? null : letIn(person)
    },
    takeFromPhone: async (text) => {
      const state = readAnswer(text)?.state ?? ''
      const browser = waiting.get(state)
      waiting.delete(state)
      const person = await take(text, () => state)
      if (person !== null && browser !== undefined) keep(answeredFor, browser, person)
      return person !== null
    },
    enter: (browser) => {
      const person = answeredFor.get(browser)
      answeredFor.delete(browser)
      return person === undefined ? null : letIn(person)
    },
  }
}

/** What finds a request of a browser again: two tabs ask without losing each other's. */
function tabOf(browser: string, state: string): string {
  return `${browser} ${state}`
}

/** Checks answers by Tyto's resolver, and looks names up at its node. */
async function checkerOf(tyto: string, now: () => number) {
  const network = await loadLocalNetwork({ fetch, origin: tyto })
  const { chainId, endpoints } = network
  const client = createClient({ endpoints, chainId, fetch })
  const resolve = httpResolver({ url: `${tyto}/1.0/identifiers/`, fetch })
  const didOfName = async (text: string): Promise<string | null> => {
    const name = parseName(text)
    const found = name.ok ? await resolveName(client, network, name.value) : null
    return found?.kind === 'found' ? (didWalletOf(found)?.did ?? null) : null
  }
  return {
    chainId,
    // Many a local network has this chain id: its first block says which one is meant.
    genesis: (await getBlock(client, 0n))?.hash ?? null,
    check: (
      answer: Parameters<typeof checkAnswer>[0],
      request: Parameters<typeof checkAnswer>[1]['request'],
    ) => checkAnswer(answer, { request, resolve, didOfName, now: now() }),
  }
}
