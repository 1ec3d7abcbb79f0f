import { recordAnswers, replayAnswers, resolveName, type FoundName, type Resolution } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { deviceKeys, forgetOnDevice, keepOnDevice, readDevice } from '../device/deviceStorage'
import { ownValue, parseJson } from '../device/foreignJson'
import type { Chain } from './chain'

/** What the chain said of a name when this browser read it last: shown until the chain speaks again. */
export interface SeenName {
  readonly found: FoundName
  /** In ms since 1970. */
  readonly readAt: number
}

const prefix = 'tyto.answers.'
const mostNames = 24
/** In characters: what must not be lost stands in the same storage. A longer document is read anew each time. */
const longestText = 20_000

const keyOf = ({ network }: Chain, name: Name): string => `${prefix}${network.id}.${formatName(name)}`
/** Who answers: what one node said is not shown as the word of another. */
const nodesOf = ({ client }: Chain): string =>
  client
    .status()
    .endpoints.map(({ url }) => url)
    .join(' ')

/** Resolves a name and keeps the node's answers, as they came, if it leads somewhere. Rejects as `resolveName` does. */
export async function resolveAndKeep(chain: Chain, name: Name): Promise<Resolution> {
  const recording = recordAnswers(chain.client)
  const resolution = await resolveName(recording.client, chain.network, name)
  const text = JSON.stringify({ readAt: Date.now(), nodes: nodesOf(chain), answers: recording.answers() })
  if (resolution.kind === 'found' && text.length <= longestText) {
    keepOnDevice(keyOf(chain, name), text)
    dropOldest()
  } else forgetOnDevice(keyOf(chain, name))
  return resolution
}

/** What is kept of a name, read as if a node had just said it; null where nothing is, or nothing sound. */
export async function recallName(chain: Chain, name: Name): Promise<SeenName | null> {
  const key = keyOf(chain, name)
  const kept = parseJson(readDevice(key))
  const readAt = timeOf(key)
  if (readAt === 0 || readAt > Date.now() || ownValue(kept, 'nodes') !== nodesOf(chain)) return null
  try {
    const found = await resolveName(replayAnswers(ownValue(kept, 'answers')), chain.network, name)
    return found.kind === 'found' ? { found, readAt } : null
  } catch {
    return null
  }
}

export function forgetSeenNames(): void {
  deviceKeys(prefix).forEach(forgetOnDevice)
}

/** When what is kept was read; 0 for nothing sound. */
function timeOf(key: string): number {
  const readAt = ownValue(parseJson(readDevice(key)), 'readAt')
  return typeof readAt === 'number' && Number.isSafeInteger(readAt) && readAt > 0 ? readAt : 0
}

function dropOldest(): void {
  const keys = deviceKeys(prefix)
  if (keys.length <= mostNames) return
  const [oldest] = keys.map((key) => ({ key, time: timeOf(key) })).sort((a, b) => a.time - b.time)
  if (oldest) forgetOnDevice(oldest.key)
}
