import {
  recordAnswers,
  replayAnswers,
  resolveName,
  type FoundName,
  type Network,
  type NetworkId,
  type Requests,
  type Resolution,
} from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { deviceKeys, forgetOnDevice, keepOnDevice, readDevice } from '../session/deviceStorage'
import { ownValue, parseJson } from '../session/foreignJson'

/** What the chain said of a name when this browser read it last: shown until the chain speaks again. */
export interface SeenName {
  readonly found: FoundName
  /** In ms since 1970. */
  readonly readAt: number
}

const prefix = 'tyto.seen.'
const mostNames = 24
/** In characters; a document beyond that is read anew each time. */
const longestText = 100_000

const keyOf = (id: NetworkId, name: Name): string => `${prefix}${id}.${formatName(name)}`

/** Resolves a name and keeps the node's answers, as they came, if it leads somewhere. Rejects as `resolveName` does. */
export async function resolveAndKeep(
  id: NetworkId,
  network: Network,
  client: Requests,
  name: Name,
): Promise<Resolution> {
  const recording = recordAnswers(client)
  const resolution = await resolveName(recording.client, network, name)
  const key = keyOf(id, name)
  const text = `{"readAt":${Date.now()},"answers":${recording.json()}}`
  if (resolution.kind === 'found' && text.length <= longestText) {
    keepOnDevice(key, text)
    dropOldest()
  } else forgetOnDevice(key)
  return resolution
}

/** What is kept of a name, read as if a node had just said it; null where nothing is, or nothing sound. */
export async function recallName(id: NetworkId, network: Network, name: Name): Promise<SeenName | null> {
  const kept = parseJson(readDevice(keyOf(id, name)))
  const readAt = ownValue(kept, 'readAt')
  if (typeof readAt !== 'number' || readAt > Date.now()) return null
  try {
    const found = await resolveName(replayAnswers(ownValue(kept, 'answers')), network, name)
    return found.kind === 'found' ? { found, readAt } : null
  } catch {
    return null
  }
}

export function forgetSeenNames(): void {
  deviceKeys(prefix).forEach(forgetOnDevice)
}

function dropOldest(): void {
  const keys = deviceKeys(prefix)
  if (keys.length <= mostNames) return
  const age = (key: string): number => Number(/\d+/.exec(readDevice(key) ?? '')?.[0] ?? 0)
  const [oldest] = [...keys].sort((a, b) => age(a) - age(b))
  if (oldest !== undefined) forgetOnDevice(oldest)
}
