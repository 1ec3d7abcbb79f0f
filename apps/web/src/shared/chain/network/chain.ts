import { createClient, createPace, type Client, type Network, type NetworkId, type Pace } from '@tyto/chain'
import type { QueryClient } from '@tanstack/react-query'
import { whenPageReturns } from '../../device/whenPageReturns'
import { activeNetwork } from '../../settings/network'
import { takeEarlyAnswer } from './earlyAnswer'
import { followNetworkHealth } from './networkHealth'
import { endpointsOf, networks } from './networks'
import { endFirstReading, foresightOf, rememberCalls } from './pageCalls'
import { settings } from '../../settings/settings'

/** A network and the client that asks it. */
export interface Chain {
  readonly network: Network
  readonly client: Client
}

const chains = new Map<string, Chain>()
const paces = new Map<NetworkId, Pace>()

/** The one pace of a network's nodes: every client of this page keeps it, that of a simulation too. */
export function paceOf(id: NetworkId): Pace {
  const known = paces.get(id) ?? createPace(networks[id].rules.requests)
  paces.set(id, known)
  return known
}

/**
 * The chain of a network by the present settings: the person's own endpoint is asked first. There is one client for
 * each.
 */
export function chainOf(id: NetworkId): Chain {
  const network = networks[id]
  const endpoints = endpointsOf(id)
  const key = `${id} ${endpoints.join(' ')}`
  const known = chains.get(key)
  if (known) return known
  const client = createClient({
    endpoints,
    chainId: network.chainId,
    requests: paceOf(id),
    fetch: (url, init) => takeEarlyAnswer(url, init) ?? fetch(url, init),
    foresight: foresightOf(id, window.location.pathname),
  })
  const chain = { network, client: rememberCalls(client, id) }
  chains.set(key, chain)
  return chain
}

function activeChain(): { readonly id: NetworkId; readonly chain: Chain } {
  const id = activeNetwork(settings.get().network)
  return { id, chain: chainOf(id) }
}

/**
 * Keeps the app on the chain of the settings: the badge shows the health of its client, a change of endpoint marks all
 * earlier reads as old, and so does a page that comes back; reads that failed while no endpoint answered are repeated once
 * one answers. Returns the function that stops it.
 */
export function followChain(queries: QueryClient): () => void {
  let stop = follow(activeChain())
  const stopSettings = settings.subscribe(() => {
    const next = activeChain()
    if (next.chain === followed) return
    stop()
    stop = follow(next)
    void queries.invalidateQueries({ queryKey: ['chain', next.id] })
  })
  // The shown facts are of the time before the page stood still.
  const stopReturns = whenPageReturns(window, () => {
    endFirstReading()
    void queries.invalidateQueries({ queryKey: ['chain'] })
  })
  return () => {
    stopSettings()
    stopReturns()
    stop()
  }

  function follow({ id, chain }: ReturnType<typeof activeChain>): () => void {
    const { client } = chain
    followed = chain
    followNetworkHealth(client)
    let before = client.status().state
    return client.subscribe(() => {
      const { state } = client.status()
      const isBack = before === 'offline' && state === 'online'
      before = state
      if (!isBack) return
      void queries.refetchQueries({
        queryKey: ['chain', id],
        type: 'active',
        predicate: (query) => query.state.status === 'error',
      })
    })
  }
}

let followed: Chain | undefined
