/** A node of the person's own: a real HTTP server on loopback that answers pages of any origin. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Devnet } from '@tyto/devnet'
import { createFaultyNode, type FaultyNode } from './faultyNode'

export interface OwnEndpoint {
  readonly url: string
  readonly node: FaultyNode
  close(): Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
}

export async function openOwnEndpoint(devnet: Devnet): Promise<OwnEndpoint> {
  const node = createFaultyNode(devnet)
  const server = createServer((request, response) => {
    void (async () => {
      response.setHeaders(new Map(Object.entries(cors)))
      if (request.method !== 'POST') return response.writeHead(204).end()
      let body = ''
      for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
      const answer = await node.handleRpc(body)
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    node,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
