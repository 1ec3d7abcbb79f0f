import { create } from 'zustand'

export interface NetworkHealth {
  readonly state: 'unknown' | 'online' | 'offline'
  /** The endpoint that answered last. */
  readonly endpoint: string | null
}

/** What the chain's client says about its endpoints: the part that the shell shows. */
interface Followed {
  status(): NetworkHealth
  subscribe(listener: () => void): () => void
}

/** How the active network does, for the badge in the top bar. */
export const useNetworkHealth = create<NetworkHealth>(() => ({ state: 'unknown', endpoint: null }))

let stopFollowing = (): void => undefined

/** Shows the health of this client from now on, in place of the one before it. */
export function followNetworkHealth(client: Followed): void {
  const show = (): void => {
    const { state, endpoint } = client.status()
    useNetworkHealth.setState({ state, endpoint })
  }
  stopFollowing()
  stopFollowing = client.subscribe(show)
  show()
}
