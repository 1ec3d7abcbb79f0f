import { bytesToUtf8, readBounded } from '@tyto/primitives'
import { resolveDid, type NetworkId } from '@tyto/chain'
import type { CredentialFacts } from '@tyto/credentials'
import { chainOf } from '../../shared/chain/network/chain'

/** How long the place of a status list may take, in ms, and how long a list may be, in bytes. */
const longestWait = 10_000
const mostBytes = 200_000

/** The world as credentials are checked by it: the chain of this network, the clock of this device, lists wherever they stand. */
export function credentialFacts(network: NetworkId, listAt = fetchList): CredentialFacts {
  const { client, network: description } = chainOf(network)
  const sources = [{ didNetwork: description.didNetwork, client, hasHistory: false }]
  return {
    now: Date.now(),
    resolve: (did) => resolveDid(sources, { did, version: {} }, Date.now),
    fetchList: listAt,
  }
}

/**
 * Asks for a list with nothing of this person: no cookie, no address of this page. Null where its place says that nothing stands there.
 * Rejects where it is too long or too slow, or the place does not answer.
 */
export async function fetchList(address: string): Promise<string | null> {
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(longestWait),
  })
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new Error('The place of the list does not answer.')
  const bytes = await readBounded(response, mostBytes)
  if (bytes === null) throw new RangeError('The list is too long.')
  return bytesToUtf8(bytes).trim()
}
