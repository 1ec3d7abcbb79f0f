import { firstRequests, getLatestBlock, readRegistry, type Network, type Requests } from '@tyto/chain'
import { askEarly } from '../shared/chain/network/earlyAnswer'
import { endpointsOf, networks } from '../shared/chain/network/networks'
import { foreseenCalls } from '../shared/chain/network/pageCalls'
import type { ParsedPath } from '../shared/routing/parsePath'
import { activeNetwork } from '../shared/settings/network'
import { settings } from '../shared/settings/settings'

/** Sends the first requests that the page of a path will make, before the app is there. */
export function askChainEarly(path: ParsedPath): void {
  const id = activeNetwork(settings.get().network)
  const read = firstReadOf(path, networks[id])
  const [endpoint] = endpointsOf(id)
  if (read === null || endpoint === undefined) return
  for (const request of firstRequests(read, foreseenCalls(id, window.location.pathname)))
    askEarly(endpoint, request)
}

/** The first read of the page of a path; null if it does not begin with one. */
function firstReadOf(path: ParsedPath, network: Network): ((client: Requests) => unknown) | null {
  if (path.kind === 'home') return getLatestBlock
  if (path.kind !== 'name' || !path.name.ok) return null
  const { value: name } = path.name
  return (client) => readRegistry(client, network, name)
}
