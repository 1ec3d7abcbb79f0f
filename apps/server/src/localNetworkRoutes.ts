import type { Devnet } from '@tyto/devnet'
import { parseAddress } from '@tyto/primitives'
import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from './hostCheck'
import { packAnswer } from './packAnswer'

/** The local network over HTTP: the chain's JSON-RPC, the description for the app, and the faucet. */
export async function localNetworkRoutes(
  app: FastifyInstance,
  { devnet }: { devnet: Devnet },
): Promise<void> {
  app.addHook('onSend', packAnswer)

  // JSON-RPC has its own answer to a body that is not JSON, so the text is passed on unchanged.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post('/-/rpc', async (request, reply) => {
    const answer = await devnet.handleRpc(request.body ?? '')
    return answer === undefined ? reply.code(204).send() : reply.send(answer)
  })

  app.get('/-/network.json', async () => devnet.network)

  app.post('/-/faucet', async (request, reply) => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) {
      return reply.code(403).send({ error: 'The faucet answers to its own page only.' })
    }
    const address = parseAddress(readAddressField(request.body))
    if (!address.ok) return reply.code(400).send({ error: 'Wrong address.', code: address.code })
    const payment = await devnet.faucet(address.value)
    return { id: payment.id, amount: payment.amount.toString() }
  })
}

/** The `address` of a JSON body such as `{"address": "zil1..."}`; empty if there is none. */
function readAddressField(body: unknown): string {
  try {
    const value: unknown = JSON.parse(String(body))
    const address = value !== null && typeof value === 'object' && 'address' in value ? value.address : ''
    return typeof address === 'string' ? address : ''
  } catch {
    return ''
  }
}
