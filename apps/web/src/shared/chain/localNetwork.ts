import { localNetworkBase, overrideNetwork, type Network } from '@tyto/chain'
import { parseName, type Name } from '@tyto/identity'
import { ownValue, zeroAddress } from '@tyto/primitives'
import { site } from '../settings/site'

const mostNames = 60

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

/** Names to try on the local network of this site. */
export const seededNames: readonly Name[] = readSeededNames(site.local)

export const localNetwork: Network = readLocalNetwork(site.local)
