import { createClient, readStatement, type Endpoint, type NetworkId } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { queryOptions } from '@tanstack/react-query'
import { paceOf } from '../../shared/chain/network/chain'
import { endpointsOf, networks } from '../../shared/chain/network/networks'

/** Each endpoint by itself, by its scheme and host: a path or query may hold a key. */
function statementEndpoints(network: NetworkId): readonly Endpoint[] {
  const { chainId } = networks[network]
  return endpointsOf(network).map((url) => ({
    endpoint: new URL(url, window.location.href).origin,
    client: createClient({
      endpoints: [url],
      chainId,
      requests: paceOf(network),
      fetch: (...request) => fetch(...request),
    }),
  }))
}

/** The chain's facts about a name, read when somebody asks. This read does not repeat itself. */
export function statementQuery(network: NetworkId, name: Name) {
  return queryOptions({
    queryKey: ['statement', network, formatName(name)],
    queryFn: ({ signal }) =>
      readStatement(
        statementEndpoints(network),
        { network: networks[network], name, now: Date.now() },
        { signal },
      ),
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  })
}
