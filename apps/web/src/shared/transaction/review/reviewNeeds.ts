import type { Client, Network, NetworkId, StorageWallet, WalletAdapter } from '@tyto/chain'
import type { Simulation, SimulationRequest } from '@tyto/simulator'
import type { SessionFacts } from '../../session/wallet/findMissing'
import type { ActionRegistry } from '../action/action'

/** The session as a review needs it; read again each time. */
export interface ReviewSession {
  facts(): SessionFacts
  wallet(): Pick<WalletAdapter, 'gasPrice'> | null
  storage(): StorageWallet | null
  /** Asks the wallet's own node for its chain id; null where it gives none. The facts follow the answer. */
  askNetwork(): Promise<number | null>
}

/** The page as the work of a review needs it. */
export interface ReviewNeeds {
  readonly actions: ActionRegistry
  readonly session: ReviewSession
  readonly chainOf: (network: NetworkId) => { readonly network: Network; readonly client: Client }
  /** Runs a request on the chain's code and state; rejects with SimulationError if that is not possible. */
  readonly simulate: (
    network: NetworkId,
    request: SimulationRequest,
    signal: AbortSignal,
  ) => Promise<Simulation>
  readonly clock: { sleep(ms: number, signal?: AbortSignal): Promise<void> }
}
