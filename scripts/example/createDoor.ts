import { createClient, didWalletOf, getBlock, loadLocalNetwork, resolveName } from '@tyto/chain'
import { checkCredential, type CheckedCredential, type CredentialCode } from '@tyto/credentials'
import { parseName } from '@tyto/identity'
import { bytesToUtf8, err, ok, readBounded } from '@tyto/primitives'
import {
  checkAnswer,
  createPending,
  httpResolver,
  makeRequest,
  readAnswer,
  signInLink,
  signRequest,
  writeRequest,
  type AnswerCode,
  type SignedIn,
  type SignInRequest,
} from '@tyto/sign-in'

/** How somebody answers, the type of the credential that they are asked to show, '' for none, and the facts of it that are needed. */
export interface Wish {
  readonly mode: 'fragment' | 'post'
  readonly credential: string
  readonly facts: readonly string[]
}

/** Somebody who is signed in, and the credential that they showed, once it was checked. */
export interface Visitor extends SignedIn {
  readonly shown: CheckedCredential | null
}

/** The part of a site that knows who is signed in. */
export interface Door {
  /** Who is signed in by a session; null for nobody. */
  readonly who: (session: string) => Visitor | null
  /** Makes a request, keeps it for the browser that asks, and gives the link on which it is answered. */
  readonly ask: (browser: string, name: string, wish: Wish) => string
  /** Takes the answer that a browser brings for itself; gives the session by which it is in, which nobody knew before. Null: it is not. */
  readonly takeFromBrowser: (browser: string, text: string) => Promise<string | null>
  /** Takes the answer that a phone sends for the browser that waits. */
  readonly takeFromPhone: (text: string) => Promise<boolean>
  /** The session of a browser for which a phone has just answered; null while none has. */
  readonly enter: (browser: string) => string | null
  readonly leave: (session: string) => void
  /** Why the last answers were not taken, for whoever runs the site; visitors are not told. */
  readonly refusals: readonly (
    | AnswerCode
    | CredentialCode
    | 'OtherCredential'
    | 'FactsMissing'
    | 'StatusUnknown'
  )[]
}

/** The DID of a site, a name that leads to it, and the log-in key of its document. */
export interface SiteSigner {
  readonly did: string
  readonly username: string
  /** Signs bytes by ES256K with the key `{did}#auth`. */
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

interface DoorOptions {
  /** Where Tyto is: its pages, its resolver, its network. */
  readonly tyto: string
  /** This site's own address. */
  readonly own: () => string
  /** By what the site signs its requests; null for a site without a DID. */
  readonly signer: () => SiteSigner | null
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

function takeOut<T>(map: Map<string, T>, key: string): T | undefined {
  const value = map.get(key)
  map.delete(key)
  return value
}

/** Makes the door of a site; rejects where Tyto does not answer. */
export async function createDoor({ tyto, own, signer, now }: DoorOptions): Promise<Door> {
  const { check, seeCredential, chainId, genesis } = await checkerOf(tyto, now)
  const pending = createPending()
  const signedIn = new Map<string, Visitor>()
  /** Which browser waits for an answer from a phone, by the request's state. */
  const waiting = new Map<string, string>()
  /** Whom a phone answered for, by the browser that waits. */
  const answeredFor = new Map<string, Visitor>()
  const refusals: Door['refusals'][number][] = []

  /** The person of an answer to the request that was kept under a key. */
  async function take(text: string, keyOf: (state: string) => string): Promise<Visitor | null> {
    const answer = readAnswer(text)
    if (answer === null) return null
    const request = pending.take(keyOf(answer.state), now())
    const outcome = await check(answer, request)
    const visitor = outcome.ok ? await seeCredential(outcome.value, request) : outcome
    if (visitor.ok) return visitor.value
    if (refusals.push(visitor.code) > mostRefusals) refusals.shift()
    return null
  }

  /** Lets a person in, by a session that nobody knew before. */
  function letIn(person: Visitor): string {
    const session = crypto.randomUUID()
    keep(signedIn, session, person)
    return session
  }

  return {
    refusals,
    who: (session) => signedIn.get(session) ?? null,
    leave: (session) => void signedIn.delete(session),
    ask: (browser, name, { mode, credential, facts }) => {
      const answerTo = `${own()}/${mode === 'post' ? 'from-phone' : 'signed-in'}`
      const fresh = { random: crypto.getRandomValues(new Uint8Array(32)), now: now() }
      const self = signer()
      const site = { answerTo, mode, chainId, genesis, title: 'Atelier', ...self }
      const request = makeRequest(credential === '' ? site : { ...site, credential, facts }, fresh)
      pending.keep(mode === 'post' ? request.state : tabOf(browser, request.state), request, now())
      if (mode === 'post') keep(waiting, request.state, browser)
      return signInLink(tyto, name, writtenBy(self, request))
    },
    takeFromBrowser: async (browser, text) => {
      const person = await take(text, (state) => tabOf(browser, state))
      return person === null ? null : letIn(person)
    },
    takeFromPhone: async (text) => {
      const state = readAnswer(text)?.state ?? ''
      const browser = takeOut(waiting, state)
      const person = await take(text, () => state)
      if (person !== null && browser !== undefined) keep(answeredFor, browser, person)
      return person !== null
    },
    enter: (browser) => {
      const person = takeOut(answeredFor, browser)
      return person === undefined ? null : letIn(person)
    },
  }
}

function writtenBy(self: SiteSigner | null, request: SignInRequest): string {
  return self === null ? writeRequest(request) : signRequest(request, `${self.did}#auth`, self.sign)
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
    /** Holds a credential that was shown against its issuer: as it was asked for, about this very person, not taken back. */
    seeCredential: async (person: SignedIn, asked: SignInRequest | null) => {
      if (person.credential === undefined) return ok({ ...person, shown: null })
      const checked = await checkCredential(person.credential, { now: now(), resolve, fetchList })
      if (!checked.ok) return checked
      const { subject, types, claims, status } = checked.value
      if (subject !== person.did || !types.includes(asked?.credential ?? ''))
        return err('OtherCredential' as const)
      const hasAll = (asked?.facts ?? []).every((fact) => Object.hasOwn(claims, fact))
      if (!hasAll) return err('FactsMissing' as const)
      return status === 'unknown' ? err('StatusUnknown' as const) : ok({ ...person, shown: checked.value })
    },
    check: (
      answer: Parameters<typeof checkAnswer>[0],
      request: Parameters<typeof checkAnswer>[1]['request'],
    ) => checkAnswer(answer, { request, resolve, didOfName, now: now() }),
  }
}

/** How long the place of a list may take, in ms, and how long a list may be, in bytes. */
const longestWait = 10_000
const longestList = 200_000

/** The list of an issuer. It stands where a credential says: a site that asks for strangers' keeps its own network out of reach. */
async function fetchList(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(longestWait) })
  const bytes = answer.ok ? await readBounded(answer, longestList) : null
  if (bytes === null) throw new Error('There is no list.')
  return bytesToUtf8(bytes).trim()
}
