import { loadLocalNetwork, type DidSource } from '@tyto/chain'
import { didSourcesOf, type NamesOptions } from '../src/index'

/** The environment of the process. */
export type DriverEnvironment = Readonly<Record<string, string | undefined>>

/**
 * The networks that the driver resolves: `TYTO_MAINNET_NODES` and `TYTO_TESTNET_NODES` are JSON-RPC addresses with commas between
 * them, in the order of preference; `TYTO_LOCAL` is where a local network is served, such as `http://localhost:4000`.
 */
export async function driverSources(environment: DriverEnvironment): Promise<readonly DidSource[]> {
  const { TYTO_MAINNET_NODES, TYTO_TESTNET_NODES, TYTO_LOCAL } = environment
  const options: NamesOptions[] = [
    { network: 'mainnet', ...nodesIn(TYTO_MAINNET_NODES) },
    { network: 'testnet', ...nodesIn(TYTO_TESTNET_NODES) },
  ]
  if (TYTO_LOCAL) {
    const local = await loadLocalNetwork({ fetch: (url, init) => fetch(url, init), origin: TYTO_LOCAL })
    options.push({ network: { ...local }, nodes: local.endpoints })
  }
  return didSourcesOf(options)
}

function nodesIn(list: string | undefined): Pick<NamesOptions, 'nodes'> {
  const nodes = (list ?? '')
    .split(',')
    .map((node) => node.trim())
    .filter((node) => node !== '')
  return nodes.length === 0 ? {} : { nodes }
}
