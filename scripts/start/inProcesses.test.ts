/** A site of several processes in front of a chain that goes on: what a reader is told never goes back. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicNetworks } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { addLink, documentMessage, formatDid, removeService } from '@tyto/identity'
import { bytesToHex, signSchnorr } from '@tyto/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSendingNetwork, type SendingNetwork } from '../../packages/chain/test/sendingNetwork'
import { startServing } from './startServing'

let chain: SendingNetwork
let node: Server
const { testnet } = publicNetworks

/** The local network as a node of testnet: the same chain and its own state, under the addresses and the number of that network. */
beforeAll(async () => {
  chain = await startSendingNetwork()
  const { registry, zlpRegistry, init } = chain.network
  const names = [
    [testnet.registry, registry],
    [testnet.zlpRegistry, zlpRegistry],
    [testnet.init, init],
  ] as const
  node = createServer((request, response) => {
    void (async () => {
      const asked = names.reduce(
        (text, [theirs, ours]) => text.replaceAll(theirs.slice(2), ours.slice(2)),
        await bodyOf(request),
      )
      const answer = JSON.stringify(await chain.devnet.handleRpc(asked))
      response.setHeader('content-type', 'application/json')
      response.end(
        answer
          .replaceAll(`"result":"${chain.network.chainId}"`, `"result":"${testnet.chainId}"`)
          .replaceAll(':isol:', ':test:'),
      )
    })()
  })
  node.listen(0, '127.0.0.1')
  await once(node, 'listening')
})
afterAll(async () => {
  node?.close()
  await chain?.close()
})

/** The counter that the wallet's next signature is bound to. */
async function documentNonce(wallet: string): Promise<bigint> {
  const params = [wallet.slice(2), 'document_nonce', []]
  const request = { id: 1, jsonrpc: '2.0', method: 'GetSmartContractSubState', params }
  const { result } = (await chain.devnet.handleRpc(request)) as { result: { document_nonce: string } }
  return BigInt(result.document_nonce)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

test('[BX-27] a reader of a site with two processes is told no older version after a newer one, while the chain goes on', async () => {
  const { name, address, account } = chain.devnet.network.names.find((each) => each.name === 'alice.ssi')!
  const { port } = node.address() as AddressInfo
  const options = ['--network', 'testnet', '--processes', '2', '--node', `http://127.0.0.1:${port}`]
  const { site, url } = await startServing(...options)
  const ended = once(site, 'exit')
  const did = formatDid('test', address)
  const read = async (query = ''): Promise<number> => {
    // A connection of its own each time: either process may have it.
    const answer = await fetch(`${url}/1.0/identifiers/${did}${query}`, { headers: { connection: 'close' } })
    const text = await answer.text()
    expect(answer.status, `${name}: ${text}`).toBe(200)
    return Number(/counted\.example\/(\d+)/.exec(text)?.[1] ?? 0)
  }
  const told: number[] = []
  try {
    for (let version = 1; version <= 4; version++) {
      const added = addLink('counted', 'Site#000#000#', `counted.example/${version}`)
      const document = version === 1 ? [added] : [removeService('counted'), added]
      const scope = { chainId: chain.network.chainId, wallet: address, nonce: await documentNonce(address) }
      const message = documentMessage('DidUpdate', document, scope)
      const signature = bytesToHex(signSchnorr(message, testAccount('alice.ssi / update').privateKey))
      await chain.call(
        testAccount(account!),
        didWallet(address).DidUpdate({ document, signature, tyron: null }),
      )
      // Somebody asks for what is true now, others for whatever is there: both processes answer, in turn and at once.
      for (let round = 0; round < 6; round++) {
        told.push(round === 2 ? await read('?noCache=true') : await read())
        const together = await Promise.all(Array.from({ length: 4 }, () => read()))
        told.push(...together.toSorted((one, other) => one - other))
      }
    }
  } finally {
    site.kill('SIGTERM')
  }
  await ended
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  // It was no standstill: each change was seen.
  expect(new Set(told).size).toBeGreaterThanOrEqual(4)
})
