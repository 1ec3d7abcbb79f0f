import { encodeCallData, type ContractCall } from '@tyto/abi'
import { donateFund, xPoints } from '@tyto/contracts'
import { createDevnet, listen, testAccount, type Devnet, type Listener, type TestAccount } from '@tyto/devnet'
import {
  bytesToHex,
  qaPerLi,
  qaPerZil,
  sha256,
  signTransaction,
  transactionToRpc,
  transactionVersion,
  utf8ToBytes,
  type Address,
  type Hex,
} from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createClient,
  findMotions,
  getAccount,
  motionsName,
  readMotions,
  readRaisedMotion,
  readXPoints,
  type Client,
} from '../src/index'

let devnet: Devnet
let listener: Listener
let trips = 0
let places: { readonly board: Address; readonly fund: Address }

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  listener = await listen(devnet, { port: 0 })
  const { board, fund } = await findMotions(freshClient(), registries(), motionsName)
  places = { board: board!, fund: fund! }
}, 60_000)
afterAll(async () => {
  await listener?.close()
  await devnet?.close()
})

function freshClient(): Client {
  trips = 0
  return createClient({
    endpoints: [listener.url],
    chainId: devnet.network.chainId,
    retries: 0,
    fetch: (url, init) => {
      trips++
      return fetch(url, init)
    },
  })
}

const alice = testAccount(0)
const point = qaPerZil
const registries = () => ({ ...devnet.network, reserve: null })
const idOf = (text: string): Hex => bytesToHex(sha256(utf8ToBytes(text)))

async function send(by: TestAccount, made: ContractCall): Promise<string> {
  const client = freshClient()
  const nonce = (await getAccount(client, by.address)).nonce + 1n
  const fields = { toAddr: made.to, amount: made.amount, gasPrice: 2_000n * qaPerLi, gasLimit: 50_000n }
  const version = transactionVersion(devnet.network.chainId)
  const signed = signTransaction(
    { version, ...fields, nonce, code: '', data: encodeCallData(made) },
    by.privateKey,
  )
  const answer = await client.request('CreateTransaction', [transactionToRpc(signed)])
  await devnet.mineBlock()
  return (answer as { readonly TranID: string }).TranID
}

const voice = (action: 'new' | 'add', motion: string, points: bigint) =>
  xPoints(places.board).RaiseYourVoice({
    action,
    id: action === 'add' ? idOf(motion) : null,
    motion: action === 'new' ? motion : null,
    amount: points * point,
  })

describe('a board of motions', () => {
  it('is found and read in two trips, best first, with the points of an account', async () => {
    const client = freshClient()
    const { board, fund } = await findMotions(client, registries(), motionsName)
    const [found, points] = await Promise.all([
      readMotions(client, board!),
      readXPoints(client, fund!, alice.address),
    ])
    expect(trips).toBe(2)
    expect(found?.version).toBe('xpoints_1.0.0')
    expect(found?.motions.map(({ points: each }) => each / point)).toEqual([420n, 180n, 90n])
    expect(found?.motions[0]).toMatchObject({ id: idOf('Feed the owls at dusk') })
    // What was donated in the seeded world, but for what was spent there.
    expect(points).toBe((2_000n - 420n - 90n) * point)
    expect(await readXPoints(client, fund!, testAccount(9).address)).toBe(0n)
  })

  it('is none where no contract stands, and what is not its shape is refused', async () => {
    expect(await readMotions(freshClient(), testAccount(3).address)).toBeNull()
    await expect(readXPoints(freshClient(), testAccount(3).address, alice.address)).rejects.toMatchObject({
      code: 'RpcNotDeployed',
    })
    expect(await findMotions(freshClient(), registries(), { ...motionsName, domain: 'nobody' })).toEqual({
      board: null,
      fund: places.fund,
    })
    // Another contract has no such fields: a board without motions.
    expect((await readMotions(freshClient(), devnet.network.initDid))?.motions).toEqual([])
  })

  it('says what a transaction raised, and nothing of one that raised nothing there', async () => {
    const raised = await send(alice, voice('new', 'Let owls vote', 1n))
    expect(await readRaisedMotion(freshClient(), registries(), raised)).toBe('Let owls vote')
    expect(await readRaisedMotion(freshClient(), registries(), `0x${raised}`)).toBe('Let owls vote')
    const backed = await send(alice, voice('add', 'Let owls vote', 1n))
    const again = await send(alice, voice('new', 'Let owls vote', 1n))
    const donated = await send(alice, donateFund(places.fund).AddFunds({}, { amount: point }))
    const elsewhere = await send(alice, { ...voice('new', 'Spam', 1n), to: devnet.network.tyron })
    for (const id of [backed, again, donated, elsewhere, 'ab'.repeat(32)]) {
      expect(await readRaisedMotion(freshClient(), registries(), id), id).toBeNull()
    }
  })
})
