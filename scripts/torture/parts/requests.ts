import { inFolder } from '../../command/inFolder'
import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { testAccount } from '@tyto/devnet'
import { bodies } from '../../../packages/devnet/src/testing/rpcBodies'
import { replayChain } from '../../../packages/devnet/src/testing/replayChain'
import { sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import { Node } from '../node'
import { createRandom, type Part, type Random } from '../part'
import { inParallel } from '../send'

const sender = testAccount(7)
/** Bodies are made in such portions, each from a seed of its own. */
const portion = 5_000
/** One of so many is a transaction with a signature, of which one thing is wrong. */
const signedTurn = 4
const signedKinds = 400

/** Sound transactions, and what may be put in the place of one of their parts. */
function createForger(random: Random): () => string {
  const sound = Array.from({ length: signedKinds }, (_, at) =>
    sign(sender, { nonce: BigInt(1 + (at % 7)), amount: BigInt(at) }),
  )
  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    version: [0, -1, 65_537, 1e300, '14548993', null],
    nonce: [0, -1, 2 ** 53, 1.5, '1', {}],
    toAddr: ['', '0x', 'f'.repeat(40), '0'.repeat(40), 1],
    amount: ['-1', '1e9', '9'.repeat(60), '', 7],
    pubKey: ['', '02', '02'.repeat(33), '03'.repeat(33), null],
    gasPrice: ['0', '1', '-5', '9'.repeat(40)],
    gasLimit: ['0', '49', '9'.repeat(30), '-1'],
    code: ['scilla_version 0', '\u0000', 'x'.repeat(1_000)],
    data: ['{}', '[]', '{"_tag":"x","params":[]}', '{"_tag":1}', '\ud800'],
    signature: ['', '00'.repeat(64), 'ff'.repeat(64), 'ab'.repeat(63)],
    priority: ['yes'],
  }
  const parts = Object.keys(wrong)
  return () => {
    const part = parts[random(parts.length)]!
    const values = wrong[part]!
    const params = [{ ...sound[random(sound.length)]!, [part]: values[random(values.length)] }]
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'CreateTransaction', params })
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

function post(url: string, body: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (some: string) => (text += some))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Malformed requests and transactions: each is answered, none is a failure of its own, and the chain is what a replay comes to. */
export const requests: Part = {
  name: 'requests',
  counts: 'requests',
  full: 1_000_000,
  run: (size, seed, tell) =>
    inFolder(async (folder) => {
      const random = createRandom(seed)
      const forge = createForger(random)
      const losses: string[] = []
      const answers = new Map<string, number>()
      const count = (what: string) => void answers.set(what, (answers.get(what) ?? 0) + 1)
      const node = new Node(folder, { world: 'empty', blockTime: 200 })
      const start = performance.now()
      try {
        await node.start()
        for (let begin = 0; begin < size; begin += portion) {
          tell?.(begin)
          const junk = fc.sample(bodies, { seed: seed + begin, numRuns: portion })
          const all = junk.slice(0, size - begin).map((body, at) => (at % signedTurn === 0 ? forge() : body))
          await inParallel(all, 16, async (body) => {
            try {
              const { status, text } = await post(node.rpc, body)
              count(
                status === 200 ? (text.includes('"error"') ? 'an error' : 'a result') : `status ${status}`,
              )
              if (text.includes('"code":-32603,')) losses.push(`a failure of its own: ${body.slice(0, 200)}`)
            } catch (error) {
              losses.push(`no answer: ${String(error)} to ${body.slice(0, 100)}`)
            }
          })
        }
        const { text } = await post(node.rpc, '{"jsonrpc":"2.0","id":1,"method":"GetNetworkId","params":[]}')
        if (!text.includes('222')) losses.push('the node does not answer at the end')
      } finally {
        await node.kill()
      }
      const seconds = (performance.now() - start) / 1_000
      losses.push(...node.lines.filter((line) => /failure|died/.test(line)))
      const replay = await replayChain(folder, 'empty')
      return {
        figures: [
          ['requests', size],
          ['of these transactions with a signature, one part wrong', Math.ceil(size / signedTurn)],
          ...answers,
          ['answered a second, the client on the same machine', Math.round(size / seconds)],
          ['sound ones among them that landed, as in a replay', replay.transactions],
        ],
        losses: [...losses, ...replay.differences],
      }
    }),
}
