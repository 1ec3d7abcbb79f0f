import { create } from 'zustand'

export interface NetworkHealth {
  readonly state: 'unknown' | 'online' | 'offline'
  /** The last endpoint that answered. */
  readonly endpoint: string | null
}

/** The part of the client's status that the app shows. */
interface Followed {
  status(): NetworkHealth
  subscribe(listener: () => void): () => void
}

/** The health of the active network, for the badge in the top bar. */
export const useNetworkHealth = create<NetworkHealth>(() => ({ state: 'unknown', endpoint: null }))

let stopFollowing = (): void => undefined

/** Shows the health of this client from now on; it replaces the client before. */
export function followNetworkHealth(client: Followed): void {
  const show = (): void => {
    const { state, endpoint } = client.status()
    const shown = useNetworkHealth.getState()
    // Each answer is told here, and nearly all say the same.
    if (state !== shown.state || endpoint !== shown.endpoint) useNetworkHealth.setState({ state, endpoint })
  }
  stopFollowing()
  stopFollowing = client.subscribe(show)
  show()
}
