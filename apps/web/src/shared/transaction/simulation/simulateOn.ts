import { createClient, type Client, type Network, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import {
  createWorkerSimulator,
  type ContractInterface,
  type Simulation,
  type SimulationRequest,
} from '@tyto/simulator'
import { chainOf, paceOf } from '../../chain/network/chain'
import { targetOf } from './simulationTarget'
import { startSimulatorWorker } from './startSimulatorWorker'

/**
 * Time limits in ms: for one batch at one node, and for all nodes together. Nobody is held up by them: after three seconds a person may
 * sign without. A megabyte of state takes five seconds on a slow phone.
 */
const patience = { timeoutMs: 10_000, deadlineMs: 20_000, retries: 0 }
/** The largest answer that is read, in bytes; larger state is not simulated. */
const maxAnswerBytes = 1_000_000

const simulator = createWorkerSimulator({ startWorker: startSimulatorWorker })

/** Simulates on a network with the present settings, in the worker. Rejects with SimulationError, or when aborted. */
export function simulateOn(
  id: NetworkId,
  request: SimulationRequest,
  signal?: AbortSignal,
): Promise<Simulation> {
  const { network, client } = chainOf(id)
  return simulator.simulate(targetOf(network, client), request, optionsOf(network, client, signal))
}

/**
 * The transitions that a contract of a network offers, read from its own code; null if the address has no contract.
 * Rejects as above.
 */
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

/**
 * A client for the same nodes, starting with the one that answered last. It limits the time and size of answers, to
 * keep a simulation cheap.
 */
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
    requests: paceOf(network.id),
    fetch: (url, init) => fetch(url, init),
  })
  clients.set(client, made)
  return made
}
