import { resolveDid, type NetworkId } from '@tyto/chain'
import type { CredentialFacts } from '@tyto/credentials'
import { chainOf } from '../../shared/chain/network/chain'

/** How long the place of a status list may take, in ms, and how long a list may be, in bytes. */
const longestWait = 10_000
const mostBytes = 200_000

/** The world as credentials are checked by it: the chain of this network, the clock of this device, lists wherever they stand. */
export function credentialFacts(network: NetworkId): CredentialFacts {
  const { client, network: description } = chainOf(network)
  const sources = [{ didNetwork: description.didNetwork, client, hasHistory: false }]
  return {
    now: Date.now(),
    resolve: (did) => resolveDid(sources, { did, version: {} }, Date.now),
    fetchList,
  }
}

/** Asks for a list with nothing of this person: no cookie, no address of this page. Rejects where it is too long or too slow. */
async function fetchList(address: string): Promise<string> {
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(longestWait),
  })
  const reader = response.ok ? response.body?.getReader() : undefined
  if (reader === undefined) throw new Error('There is no list.')
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text.trim()
    text += decoder.decode(value, { stream: true })
    if (text.length > mostBytes) {
      await reader.cancel()
      throw new RangeError('The list is too long.')
    }
  }
}
