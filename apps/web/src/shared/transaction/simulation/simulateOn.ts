import { createClient, type Client, type Network, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import {
  createWorkerSimulator,
  type ContractInterface,
  type Simulation,
  type SimulationRequest,
  type SimulatorWorker,
} from '@tyto/simulator'
import { chainOf } from '../../chain/chain'
import { targetOf } from './simulationTarget'

/** A node has so long for one batch, and all nodes together so long, in ms. */
const patience = { timeoutMs: 4_000, deadlineMs: 8_000, retries: 0 }
/** Of one answer, in bytes: state beyond that is not looked at. */
const maxAnswerBytes = 1_000_000

const simulator = createWorkerSimulator({
  startWorker: () =>
    new Worker(new URL('./simulator.worker.ts', import.meta.url), {
      type: 'module',
    }) as unknown as SimulatorWorker,
})

/** Simulates on a network as the settings have it now, in the worker. Rejects with SimulationError, or when aborted. */
export function simulateOn(
  id: NetworkId,
  request: SimulationRequest,
  signal?: AbortSignal,
): Promise<Simulation> {
  const { network, client } = chainOf(id)
  return simulator.simulate(targetOf(network, client), request, optionsOf(network, client, signal))
}

/** What any contract of a network can be called with, out of its own code; null where none stands. Rejects as above. */
export function describeOn(
  id: NetworkId,
  address: Address,
  signal?: AbortSignal,
): Promise<ContractInterface | null> {
  const { network, client } = chainOf(id)
  return simulator.describe(targetOf(network, client), address, optionsOf(network, client, signal))
}

function optionsOf(network: Network, client: Client, signal: AbortSignal | undefined) {
  return {
    client: boundedClient(network, client),
    ...(signal ? { signal } : {}),
  }
}

const clients = new WeakMap<Client, Client>()

/** Asks the same nodes, the one that answered last first, and takes no more than a simulation may cost. */
function boundedClient(network: Network, client: Client): Client {
  const known = clients.get(client)
  if (known) return known
  const { endpoint, endpoints } = client.status()
  const urls = endpoints.map(({ url }) => url)
  const made = createClient({
    ...patience,
    maxAnswerBytes,
    endpoints: endpoint === null ? urls : [endpoint, ...urls.filter((url) => url !== endpoint)],
    chainId: network.chainId,
    fetch: (url, init) => fetch(url, init),
  })
  clients.set(client, made)
  return made
}
