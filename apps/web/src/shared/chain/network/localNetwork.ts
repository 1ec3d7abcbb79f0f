import { localNetworkBase, overrideNetwork, type Network } from '@tyto/chain'
import { parseName, type Name } from '@tyto/identity'
import { ownValue, zeroAddress } from '@tyto/primitives'
import { site } from '../../settings/site'

const mostNames = 200
/** The last time that a Date can hold, in ms. */
const latestTime = 8.64e15

/**
 * The local network as the server described it in the page. A description that is not valid gives a network without a
 * registry, so that every look-up reports the problem and does not guess.
 */
export function readLocalNetwork(description: unknown): Network {
  const described = overrideNetwork(localNetworkBase, description)
  if (described.ok) return described.value
  return { ...localNetworkBase, registry: zeroAddress, zlpRegistry: zeroAddress, init: zeroAddress }
}

/** The names that the local network starts with, from the server's description; text that is not a name is ignored. */
export function readSeededNames(description: unknown): readonly Name[] {
  const names = ownValue(description, 'names')
  if (!Array.isArray(names)) return []
  return names.slice(0, mostNames).flatMap((entry) => {
    const text = ownValue(entry, 'name')
    const name = typeof text === 'string' ? parseName(text) : undefined
    return name?.ok ? [name.value] : []
  })
}

/** When the chain of the local network began, and which versions of this software began it and run it, where that is told. */
export interface ChainAge {
  /** In ms since 1970. */
  readonly begunAt: number
  readonly begunBy: string | undefined
  readonly version: string | undefined
}

/** From the server's description; undefined where it tells no sound time. */
export function readChainAge(description: unknown): ChainAge | undefined {
  const begunAt = ownValue(description, 'begunAt')
  if (typeof begunAt !== 'number' || !(begunAt >= 0 && begunAt <= latestTime)) return undefined
  const versionOf = (key: string): string | undefined => {
    const version = ownValue(description, key)
    return typeof version === 'string' && /^[\w.+-]{1,40}$/.test(version) ? version : undefined
  }
  return { begunAt, begunBy: versionOf('begunBy'), version: versionOf('version') }
}

export const chainAge = readChainAge(site.local)

/** Names to try on the local network of this site. */
export const seededNames: readonly Name[] = readSeededNames(site.local)

export const localNetwork: Network = readLocalNetwork(site.local)
