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
  /** Who is signed in in a browser, by its cookie; null for nobody. */
  readonly who: (session: string) => SignedIn | null
  /** Makes a request, keeps it, and gives the link on which it is answered. */
  readonly ask: (session: string, name: string, mode: 'fragment' | 'post') => string
  /** Takes the answer that a browser brings for itself; says whether it is in. */
  readonly takeFromBrowser: (session: string, text: string) => Promise<boolean>
  /** Takes the answer that a phone sends for the browser that waits. */
  readonly takeFromPhone: (text: string) => Promise<boolean>
  readonly leave: (session: string) => void
  /** Why answers were not taken, for whoever runs the site; visitors are not told. */
  readonly refusals: readonly AnswerCode[]
}

interface DoorOptions {
  /** Where Tyto is: its pages, its resolver, its network. */
  readonly tyto: string
  /** This site's own address. */
  readonly own: () => string
  readonly now: () => number
}

/** Makes the door of a site; rejects where Tyto does not answer. */
export async function createDoor({ tyto, own, now }: DoorOptions): Promise<Door> {
  const { check, chainId, genesis } = await checkerOf(tyto, now)
  const pending = createPending()
  const signedIn = new Map<string, SignedIn>()
  /** Which browser waits for an answer from a phone, by the request's state. */
  const waiting = new Map<string, string>()
  const refusals: AnswerCode[] = []

  /** The person of an answer to the request that was kept under a key. */
  async function take(text: string, keyOf: (state: string) => string): Promise<SignedIn | null> {
    const answer = readAnswer(text)
    if (answer === null) return null
    const outcome = await check(answer, pending.take(keyOf(answer.state), now()))
    if (outcome.ok) return outcome.value
    refusals.push(outcome.code)
    return null
  }

  return {
    refusals,
    who: (session) => signedIn.get(session) ?? null,
    leave: (session) => void signedIn.delete(session),
    ask: (session, name, mode) => {
      const answerTo = `${own()}/${mode === 'post' ? 'from-phone' : 'signed-in'}`
      const fresh = { random: crypto.getRandomValues(new Uint8Array(32)), now: now() }
      const request = makeRequest({ answerTo, mode, chainId, genesis, title: 'Atelier' }, fresh)
      pending.keep(mode === 'post' ? request.state : tabOf(session, request.state), request, now())
      if (mode === 'post') waiting.set(request.state, session)
      return signInLink(tyto, name, writeRequest(request))
    },
    takeFromBrowser: async (session, text) => {
      const person = await take(text, (state) => tabOf(session, state))
      if (person !== null) signedIn.set(session, person)
      return person !== null
    },
    takeFromPhone: async (text) => {
      const state = readAnswer(text)?.state ?? ''
      const session = waiting.get(state)
      waiting.delete(state)
      const person = await take(text, () => state)
      if (person !== null && session !== undefined) signedIn.set(session, person)
      return person !== null
    },
  }
}

/** What finds a request of a browser again: two tabs ask without losing each other's. */
function tabOf(session: string, state: string): string {
  return `${session} ${state}`
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
