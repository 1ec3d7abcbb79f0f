import { confusableName } from '@tyto/identity'
import { answerPlace, answerTime, clockDrift, type SignInRequest, type SiteStanding } from '@tyto/sign-in'

/** Why a request is not answered, with what the sentence about it needs. */
export type Refusal =
  | { readonly code: 'NoTls' | 'OtherChain' | 'NotYet' }
  /** It says that a name asks, and no key of that name's document signed it. */
  | { readonly code: 'Forged' }
  /** No node told the site's document, or which chain this is: ask again. */
  | { readonly code: 'SiteUnknown' | 'ChainUnknown' }
  /** The host that it is easily taken for, where the person signed in before. */
  | { readonly code: 'LookAlikeHost'; readonly known: string }
  /** When it was answered, in ms since 1970. */
  | { readonly code: 'Answered'; readonly at: number }
  /** How many minutes ago it was made. */
  | { readonly code: 'TooOld'; readonly minutes: number }

export interface RequestFacts {
  /** In ms since 1970. */
  readonly now: number
  readonly chainId: number
  /** The hash of this chain's first block, without 0x; null where it was not asked for, or no node told it. */
  readonly genesis: string | null
  /** What the chain tells of the site; `none` for one that has no DID. */
  readonly standing: SiteStanding | 'none'
  /** The hosts that this browser signed in to. */
  readonly hosts: readonly string[]
  /** When each request was answered, by its nonce. */
  readonly answered: ReadonlyMap<string, number>
}

/** Why a request is refused before anybody is asked; null for one that may be answered. */
export function judgeRequest(request: SignInRequest, facts: RequestFacts): Refusal | null {
  const place = answerPlace(request.answerTo)
  if (place?.isSafe !== true) return { code: 'NoTls' }
  const known = lookAlikeHost(place.host, facts.hosts)
  if (known !== null) return { code: 'LookAlikeHost', known }
  if (request.chainId !== facts.chainId) return { code: 'OtherChain' }
  if (request.genesis !== null) {
    if (facts.genesis === null) return { code: 'ChainUnknown' }
    if (request.genesis.replace(/^0x/, '') !== facts.genesis) return { code: 'OtherChain' }
  }
  if (facts.standing === 'forged') return { code: 'Forged' }
  if (facts.standing === 'unknown') return { code: 'SiteUnknown' }
  const at = facts.answered.get(request.nonce)
  if (at !== undefined) return { code: 'Answered', at }
  const age = facts.now - request.at
  if (age < -clockDrift) return { code: 'NotYet' }
  return age > answerTime ? { code: 'TooOld', minutes: Math.floor(age / minute) } : null
}

const minute = 60_000

/** The host of before that this one is easily taken for. One machine may have many ports. */
function lookAlikeHost(host: string, hosts: readonly string[]): string | null {
  const name = nameOf(host)
  if (hosts.some((each) => nameOf(each) === name)) return null
  return confusableName(name, hosts.map(nameOf))
}

function nameOf(host: string): string {
  return host.replace(/:\d+$/, '')
}
