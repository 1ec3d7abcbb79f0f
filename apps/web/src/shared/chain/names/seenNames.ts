import { recordAnswers, replayAnswers, resolveName, type FoundName, type Resolution } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { ownValue, parseJson } from '@tyto/primitives'
import { createStoredMap } from '../../device/createStored'
import { keepNewest } from '../../device/keepNewest'
import { noteAddressOf } from './addressNames'
import type { Chain } from '../network/chain'
import { nodesOf } from '../network/nodesOf'

/** The last state of a name that this browser read from the chain; shown until the chain answers again. */
export interface SeenName {
  readonly found: FoundName
  /** In ms since 1970. */
  readonly readAt: number
}

/** The node's answers as they came. */
interface KeptAnswers {
  readonly readAt: number
  readonly nodes: string
  readonly answers: unknown
}

const keptAnswers = createStoredMap({ prefix: 'tyto.answers.', isCache: true, parse: parseAnswers })
const mostNames = 24
/**
 * In characters: more important data use the same storage. A longer document is not kept, so it is read again each
 * time.
 */
const longestText = 20_000

function keyOf({ network }: Chain, name: Name): string {
  return `${network.id}.${formatName(name)}`
}

/** Resolves a name; if it leads to a wallet, the node's raw answers are kept. Rejects as `resolveName` does. */
export async function resolveAndKeep(chain: Chain, name: Name): Promise<Resolution> {
  const recording = recordAnswers(chain.client)
  const resolution = await resolveName(recording.client, chain.network, name)
  noteAddressOf(chain.network.id, formatName(name), resolution.kind === 'found' ? resolution.address : null)
  const kept = { readAt: Date.now(), nodes: nodesOf(chain), answers: recording.answers() }
  const isKept = resolution.kind === 'found' && JSON.stringify(kept).length <= longestText
  keptAnswers.set(keyOf(chain, name), isKept ? kept : null)
  keepNewest(keptAnswers, mostNames, (each) => each.readAt)
  return resolution
}

/**
 * The kept answers for a name, read as if a node had just sent them; null if there are none, or if they are not valid.
 */
export async function recallName(chain: Chain, name: Name): Promise<SeenName | null> {
  const kept = keptAnswers.get(keyOf(chain, name))
  if (kept === null || kept.readAt > Date.now() || kept.nodes !== nodesOf(chain)) return null
  try {
    const found = await resolveName(replayAnswers(kept.answers), chain.network, name)
    return found.kind === 'found' ? { found, readAt: kept.readAt } : null
  } catch {
    return null
  }
}

export function forgetSeenNames(): void {
  for (const key of keptAnswers.keys()) keptAnswers.set(key, null)
}

/**
 * Reads stored text; returns null if it is malformed. The answers themselves are read when they are used. Never throws.
 */
function parseAnswers(text: string | null): KeptAnswers | null {
  const value = parseJson(text)
  const readAt = ownValue(value, 'readAt')
  const nodes = ownValue(value, 'nodes')
  const isTime = typeof readAt === 'number' && Number.isSafeInteger(readAt) && readAt > 0
  return isTime && typeof nodes === 'string' ? { readAt, nodes, answers: ownValue(value, 'answers') } : null
}
