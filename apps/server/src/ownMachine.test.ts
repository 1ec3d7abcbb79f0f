import { request } from 'node:http'
import { Socket } from 'node:net'
import { findMotions, getAccount, motionsName } from '@tyto/chain'
import { createDevnet, listen, testAccount, type Devnet, type Listener } from '@tyto/devnet'
import { qaPerLi, qaPerZil, signTransaction, transactionToRpc, transactionVersion } from '@tyto/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostedClient } from './resolver/didSources'
import { arweaveLibrary } from './testing/arweaveLibrary'
import { startServer, type AskedServer } from './testing/startTestSite'

/*
 * The server's half of "offline on one machine": whatever a page asks of it, it reaches for no other machine. What pages themselves reach
 * for is watched by every browser test.
 */
let devnet: Devnet
let site: AskedServer
let wallets: Listener
const reached: string[] = []
const connect = Socket.prototype.connect

/** Where a socket goes, as it was asked to. */
function targetOf([first, second]: readonly unknown[]): string {
  const [to, host] = Array.isArray(first) ? (first as unknown[]) : [first, second]
  if (typeof to === 'object' && to !== null)
    return 'path' in to && typeof to.path === 'string'
      ? to.path
      : 'host' in to
        ? String(to.host)
        : 'localhost'
  return typeof host === 'string' ? host : 'localhost'
}

beforeAll(async () => {
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    reached.push(targetOf(args))
    return Reflect.apply(connect, this, args) as Socket
  }
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
  site = await startServer({ devnet, notifications: { mainIssuer: 'kyc', mostRequests: 100 } })
  wallets = await listen(devnet, { port: 0 })
})
afterAll(async () => {
  await wallets.close()
  await site.stop()
  await devnet.close()
  Socket.prototype.connect = connect
})

const json = { 'content-type': 'application/json' }
const ask = async (url: string, method: string, ...params: readonly unknown[]): Promise<unknown> => {
  const body = JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })
  const answer = (await (await fetch(url, { method: 'POST', headers: json, body })).json()) as object
  return 'result' in answer ? answer.result : answer
}

/** Raises a motion as somebody who has xPoints in the seeded world; answers the id of the transaction. */
async function raiseMotion(motion: string): Promise<string> {
  const client = hostedClient(devnet)
  const { board } = await findMotions(client, { ...devnet.network, reserve: null }, motionsName)
  const { address, privateKey } = testAccount(0)
  const none = { constructor: 'None', argtypes: ['ByStr32'], arguments: [] }
  const params = [
    { vname: 'action', type: 'String', value: 'new' },
    { vname: 'id', type: 'Option ByStr32', value: none },
    {
      vname: 'motion',
      type: 'Option String',
      value: { constructor: 'Some', argtypes: ['String'], arguments: [motion] },
    },
    { vname: 'amount', type: 'Uint128', value: String(qaPerZil) },
  ]
  const signed = signTransaction(
    {
      version: transactionVersion(devnet.network.chainId),
      nonce: (await getAccount(client, address)).nonce + 1n,
      toAddr: board!,
      amount: 0n,
      gasPrice: 2_000n * qaPerLi,
      gasLimit: 10_000n,
      data: JSON.stringify({ _tag: 'RaiseYourVoice', params }),
    },
    privateKey,
  )
  const { TranID: id } = (await client.request('CreateTransaction', [transactionToRpc(signed)])) as {
    readonly TranID: string
  }
  await devnet.mineBlock()
  return id
}

test('[BX-24] network, permanent storage, image search, notifications, wallets and explorer reach no other machine', async () => {
  const { url, port } = site.server
  const rpc = `${url}/-/rpc`
  const [account] = devnet.network.accounts

  // The local network: pages, reads, documents, faucet and blocks.
  expect((await fetch(`${url}/alice.ssi`, { headers: { accept: 'text/html' } })).status).toBe(200)
  expect(await ask(rpc, 'GetNetworkId')).toBe('222')
  const alice = devnet.network.names.find(({ name }) => name === 'alice.ssi')!
  expect((await site.ask(`did:tyron:zil:isol:${alice.address}`.replace('0x', ''))).status).toBe(200)
  const paid = await fetch(`${url}/-/faucet`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ address: account!.bech32 }),
  })
  const { id } = (await paid.json()) as { id: string }
  await devnet.mineBlock()
  expect(await ask(rpc, 'GetTransaction', id)).toMatchObject({ receipt: { success: true } })

  // The explorer.
  expect(await ask(rpc, 'tyto_getAddressTransactions', alice.address, 5, null)).toHaveProperty('transactions')
  expect(await ask(rpc, 'tyto_getStateChanges', id)).toHaveProperty('balances')

  // Wallets: their own port, and what is told over WebSocket.
  expect(await ask(wallets.url, 'GetBalance', account!.address)).toHaveProperty('balance')
  const upgrade = {
    upgrade: 'websocket',
    connection: 'upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  }
  const opened = new Promise((resolve) => {
    const asked = request(wallets.url, { headers: upgrade })
    asked.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    asked.end()
  })
  expect(await opened).toBe(101)

  // Permanent storage.
  const arweave = arweaveLibrary.init({ host: 'localhost', port: `${port}/-/permaweb`, protocol: 'http' })
  const key = await arweave.wallets.generate()
  const stored = await arweave.createTransaction({ data: 'kept' }, key)
  await arweave.transactions.sign(stored, key)
  expect((await arweave.transactions.post(stored)).status).toBe(200)
  expect(await (await fetch(`${url}/-/permaweb/${stored.id}`)).text()).toBe('kept')

  // Image search, and a picture that it found.
  const found = (await (await fetch(`${url}/api/v1/search?q=owl`)).json()) as { images: { src: string }[] }
  expect(found.images.length).toBeGreaterThan(0)
  const picture = await fetch(new URL(found.images[0]!.src, url))
  expect(picture.headers.get('content-type')).toMatch(/^image\//)

  // Notifications: what the chain says of a transaction, into the outbox, which the explorer shows.
  const motion = await raiseMotion('Let owls vote')
  const sent = await fetch(`${url}/-/notifications`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'text/plain' },
    body: `motion local ${motion}`,
  })
  expect(sent.status).toBeLessThan(300)
  const outbox = async () => (await fetch(`${url}/-/notifications`)).text()
  await expect.poll(outbox).toContain(`0x${motion}. “Let owls vote”`)

  const others = reached.filter((target) => !/^(?:localhost|127\.0\.0\.1|::1)$/.test(target))
  expect(reached.length).toBeGreaterThan(0)
  expect(others).toEqual([])
})
