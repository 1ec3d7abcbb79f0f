import type { Chain } from './chain'

/** The endpoints of a chain: the answer of one node is not shown as the answer of another. */
export function nodesOf({ client }: Chain): string {
  return client
    .status()
    .endpoints.map(({ url }) => url)
    .join(' ')
}
