import {
  loadLocalNetwork,
  localNetworkBase,
  publicNetworks,
  RpcError,
  type Network,
  type Statement,
} from '@tyto/chain'
import { StatementRefusal } from './StatementRefusal'

const localEndpoint = 'http://127.0.0.1:4000/-/rpc'

/**
 * The network that a statement is of, by this software's own entries: a file may name any registry and any host, and neither
 * is asked. Throws `StatementRefusal`.
 */
export async function checkedNetwork(
  { network: { chainId, registry } }: Statement,
  endpoint: string | undefined,
): Promise<Network> {
  if (endpoint !== undefined && !isUrl(endpoint)) {
    throw new StatementRefusal('--endpoint takes an http or https URL.')
  }
  const network = await networkOf(chainId, endpoint)
  if (network.registry !== registry.base16) {
    throw new StatementRefusal(
      `The statement is of another registry than ${network.id} has: it says nothing of that network.`,
    )
  }
  return { ...network, endpoints: endpoint === undefined ? network.endpoints : [endpoint] }
}

async function networkOf(chainId: number, endpoint = localEndpoint): Promise<Network> {
  const known = Object.values(publicNetworks).find((each) => each.chainId === chainId)
  if (known !== undefined) return known
  if (chainId !== localNetworkBase.chainId) {
    throw new StatementRefusal(`No network of chain id ${chainId} is known here.`)
  }
  const { origin } = new URL(endpoint)
  try {
    return await loadLocalNetwork({ fetch, origin })
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    throw new StatementRefusal(
      `No local network answers at ${origin}: begin it with npm start, or name it with --endpoint.`,
    )
  }
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
