import { formatName, nearNames, parseName, type Name } from '@tyto/identity'
import { useQueries } from '@tanstack/react-query'
import { seededNames } from '../chain/network/localNetwork'
import { nameQuery } from '../chain/reads/queries'
import { useKnownNames } from '../session/names/knownNames'
import { usePins } from '../session/names/pins'
import { useRecentNames } from '../session/names/recentNames'
import { useNetworkId } from '../settings/network'

/** How many names are asked about, and so the most that are offered. */
const mostNear = 3

/**
 * Names that exist on chain and are almost the given one: of those that this device knows, and of the network's list
 * where there is one. Null for no name.
 */
export function useNearNames(name: Pick<Name, 'domain'> | null): readonly Name[] {
  const network = useNetworkId()
  const texts = [...usePins(), ...useRecentNames(), ...useKnownNames(), ...useNetworkNames()]
  const near = name === null ? [] : nearNames(name.domain, texts.flatMap(domainOf)).slice(0, mostNear)
  const names = near.map((domain): Name => ({ domain, subdomain: '', topLevel: 'ssi' }))
  const answers = useQueries({ queries: names.map((each) => nameQuery(network, each)) })
  return names.filter((_, index) => answers[index]?.data?.kind === 'found')
}

const networkNames: readonly string[] = seededNames.map(formatName)
const noNames: readonly string[] = []

/** The names that the network itself tells of: only the local one does. */
export function useNetworkNames(): readonly string[] {
  return useNetworkId() === 'local' ? networkNames : noNames
}

function domainOf(text: string): readonly string[] {
  const name = parseName(text)
  return name.ok ? [name.value.domain] : []
}
