import {
  holdAnswer,
  isLoopbackHost,
  mayRule,
  readBody,
  readRpcBody,
  serveSubscriptions,
  type Devnet,
} from '@tyto/devnet'
import { BaseError, parseAddress } from '@tyto/primitives'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isOwnOrigin } from './hostCheck'
import { packAnswer } from './packAnswer'

/** In bytes: an address takes some sixty. */
const largestFaucetBody = 1_000

/** The local network over HTTP: the chain's JSON-RPC, the description for the app, and the faucet. */
export async function localNetworkRoutes(
  app: FastifyInstance,
  { devnet }: { devnet: Devnet },
): Promise<void> {
  app.addHook('onSend', packAnswer)

  // Bodies are read by the handlers themselves, so that each has the bounds of what it is for.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  app.post('/-/rpc', async (request, reply) => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) {
      return reply.code(403).send({ error: 'The local network answers to its own page only.' })
    }
    const body = await readRpcBody(request.raw)
    if (typeof body !== 'string') return refuse(reply, body)
    const answer = await devnet.handleRpc(body, { mayRule: mayRule(request.raw), address: request.ip })
    if (answer === undefined) return reply.code(204).send()
    // A test's node may answer with a text of its own, which is sent as it is.
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    const refusal = holdAnswer(reply.raw, text.length)
    return refusal ? refuse(reply, refusal) : reply.type('application/json; charset=utf-8').send(text)
  })

  const endSubscriptions = serveSubscriptions(app.server, devnet, {
    path: '/-/rpc',
    admits: ({ headers }) => isLoopbackHost(headers.host) && isOwnOrigin(headers.origin, headers.host),
  })
  app.addHook('preClose', async () => endSubscriptions())

  app.get('/-/network.json', async () => devnet.network)

  app.post('/-/faucet', async (request, reply) => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) {
      return reply.code(403).send({ error: 'The faucet answers to its own page only.' })
    }
    const body = await readBody(request.raw, largestFaucetBody)
    if (typeof body !== 'string') return refuse(reply, body)
    const address = parseAddress(readAddressField(body))
    if (!address.ok) return reply.code(400).send({ error: 'Wrong address.', code: address.code })
    try {
      const payment = await devnet.faucet(address.value)
      return { id: payment.id, amount: payment.amount.toString() }
    } catch (error) {
      if (!(error instanceof BaseError) || error.code !== 'FaucetRefused') throw error
      // A contract takes no plain payment, for one.
      return reply.code(409).send({ error: error.shortMessage, code: error.details })
    }
  })
}

/** Says why; what was not read is read by the server and thrown away. */
function refuse(reply: FastifyReply, { status, text }: { status: number; text: string }): FastifyReply {
  return reply.code(status).send({ error: text })
}

/** The `address` of a JSON body such as `{"address": "zil1..."}`; empty if there is none. */
function readAddressField(body: string): string {
  try {
    const value: unknown = JSON.parse(body)
    const address = value !== null && typeof value === 'object' && 'address' in value ? value.address : ''
    return typeof address === 'string' ? address : ''
  } catch {
    return ''
  }
}
