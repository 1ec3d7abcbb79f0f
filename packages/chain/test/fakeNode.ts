import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RpcCall {
  readonly id: string
  readonly method: string
  readonly params: readonly unknown[]
}

/** Answers one HTTP request, well or badly. */
export type Behaviour = (calls: readonly RpcCall[], response: ServerResponse) => void | Promise<void>

export interface FakeNode {
  readonly url: string
  /** The batches that came in, in order. */
  readonly batches: (readonly RpcCall[])[]
  behaviour: Behaviour
  close(): Promise<void>
}

/** A real HTTP server on loopback that does as told. */
export async function startNode(behaviour: Behaviour): Promise<FakeNode> {
  const batches: (readonly RpcCall[])[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const calls = JSON.parse(Buffer.concat(chunks).toString()) as readonly RpcCall[]
      batches.push(calls)
      void node.behaviour(calls, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const node: FakeNode = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    batches,
    behaviour,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return node
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}

/** A sound node: every call gets what `answer` says; GetNetworkId the chain id. Throw a NodeRefusal for an error. */
export function soundNode(
  answer: (call: RpcCall) => unknown = (call) => call.method,
  chainId: unknown = '222',
): Behaviour {
  return (calls, response) => {
    sendJson(
      response,
      calls.map((call) => {
        try {
          const result = call.method === 'GetNetworkId' ? chainId : answer(call)
          return { jsonrpc: '2.0', id: call.id, result }
        } catch (error) {
          if (!(error instanceof NodeRefusal)) throw error
          return {
            jsonrpc: '2.0',
            id: call.id,
            error: { code: error.code, message: error.message, data: null },
          }
        }
      }),
    )
  }
}

export class NodeRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

export const misbehaviours = {
  status500: (_calls, response) => {
    response.statusCode = 500
    response.end('oops')
  },
  html: (_calls, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Welcome to nginx!</title>')
  },
  garbage: (_calls, response) => void response.end(Buffer.from([0xff, 0x00, 0xfe, 0x7b])),
  empty: (_calls, response) => void response.end(),
  silent: () => undefined,
  halfAnswer: (_calls, response) => {
    response.write('[{"jsonrpc":"2.0","id":"1",')
  },
  hangUp: (_calls, response) => void response.socket?.destroy(),
  // All that is wrong with it is its length.
  huge: async (calls, response) => {
    for (let part = 0; part < 64 && !response.destroyed; part++) {
      response.write(' '.repeat(64 * 1024))
      await new Promise((resolve) => setImmediate(resolve))
    }
    const resultOf = ({ method }: RpcCall) => (method === 'GetNetworkId' ? '222' : 'from too long an answer')
    response.end(
      JSON.stringify(calls.map((call) => ({ jsonrpc: '2.0', id: call.id, result: resultOf(call) }))),
    )
  },
  noList: (_calls, response) => sendJson(response, { id: 1, jsonrpc: '2.0', result: '222' }),
  batchRefused: (_calls, response) =>
    sendJson(response, {
      id: null,
      jsonrpc: '2.0',
      error: { code: -32600, message: 'batches are not taken' },
    }),
  wrongItems: (_calls, response) =>
    sendJson(response, [null, 1, 'x', [], { id: {} }, { id: 99, result: 1 }, {}]),
  otherNetwork: soundNode(() => 'from another network', '1'),
  noNetwork: soundNode(() => 'from nowhere', null),
} satisfies Record<string, Behaviour>
