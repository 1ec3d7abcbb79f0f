import { isRecord } from '@tyto/primitives'
import { isText } from './walletState'
import type { WalletStore } from './walletStore'
import type { WalletWindow } from './walletWindow'

/** A JSON-RPC answer without error, as the node sent it. */
export interface Envelope {
  readonly id: unknown
  readonly jsonrpc: string
  readonly result: unknown
}

/** The node was reached and said no. */
export class NodeRefusal extends Error {}

/** Asks the wallet's node. Rejects with an `Error` (a `NodeRefusal` where the node answered) whose message is the node's, or the browser's if none was reached. */
export interface WalletNode {
  /** `id` is sent and comes back; Bearby's page counts in text. */
  ask(method: string, params: readonly unknown[], id?: number | string): Promise<Envelope>
  /** One batch of one request, as Bearby sends its transactions. */
  askInBatch(method: string, params: readonly unknown[], id: number): Promise<Envelope>
}

/** The chain ids that the wallet knows without asking; it never talks to a public network. */
const publicChainIds = { mainnet: '1', testnet: '333' } as const

export function createWalletNode(window: WalletWindow, store: WalletStore, rpcUrl: string): WalletNode {
  async function post(body: unknown): Promise<unknown> {
    const url = new URL(rpcUrl, window.location.href).href
    const headers = { 'content-type': 'application/json' }
    const response = await window.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json()
  }

  /** The keys of this wallet are public and its network is this machine: elsewhere it is as good as cut off. */
  function answerAbroad(method: string, id: number | string): Envelope | undefined {
    const { network } = store.state()
    if (network === 'private') return undefined
    if (method === 'GetNetworkId' && network !== 'ethereum')
      return { id, jsonrpc: '2.0', result: publicChainIds[network] }
    throw new Error('Failed to fetch')
  }

  return {
    ask: async (method, params, id = 1) =>
      answerAbroad(method, id) ?? readEnvelope(await post({ id, jsonrpc: '2.0', method, params })),
    askInBatch: async (method, params, id) => {
      const abroad = answerAbroad(method, id)
      if (abroad) return abroad
      const answers = await post([{ id, jsonrpc: '2.0', method, params }])
      return readEnvelope(Array.isArray(answers) ? answers[0] : answers)
    },
  }
}

function readEnvelope(answer: unknown): Envelope {
  if (!isRecord(answer)) throw new Error('The node answered no JSON-RPC.')
  const { error, id, jsonrpc, result } = answer
  if (isRecord(error)) {
    throw new NodeRefusal(isText(error['message']) ? error['message'] : 'The node failed without a message.')
  }
  return { id, jsonrpc: isText(jsonrpc) ? jsonrpc : '2.0', result }
}
