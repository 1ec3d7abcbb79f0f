import { encodeCallData, type ContractCall, type ScillaParam } from '@tyto/abi'
import { defiWallet, loadCode, olderDefiWallet, sbtWallet, type ContractName } from '@tyto/contracts'
import { createDevnet, listen, testAccount, type Devnet, type Listener, type TestAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import {
  contractAddress,
  qaPerLi,
  signTransaction,
  transactionToRpc,
  transactionVersion,
  zeroAddress,
  type Address,
} from '@tyto/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, getAccount, readOwnership, type Client } from '../src/index'

let devnet: Devnet
let listener: Listener
let trips = 0

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  listener = await listen(devnet, { port: 0 })
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
const bruno = testAccount(1)
const read = (wallet: Address) => readOwnership(freshClient(), devnet.network, wallet)

async function send(
  by: TestAccount,
  { toAddr, code, data }: { toAddr: Address; code: string; data: string },
): Promise<bigint> {
  const client = freshClient()
  const nonce = (await getAccount(client, by.address)).nonce + 1n
  const fields = { toAddr, amount: 0n, gasPrice: 2_000n * qaPerLi, gasLimit: 50_000n, code, data, nonce }
  const version = transactionVersion(devnet.network.chainId)
  const signed = signTransaction({ version, ...fields }, by.privateKey)
  await client.request('CreateTransaction', [transactionToRpc(signed)])
  await devnet.mineBlock()
  return nonce
}

async function deploy(by: TestAccount, name: ContractName, params: readonly ScillaParam[]): Promise<Address> {
  const data = JSON.stringify(params)
  const nonce = await send(by, { toAddr: zeroAddress, code: await loadCode(name), data })
  return contractAddress(by.address, nonce - 1n)
}

const call = (by: TestAccount, made: ContractCall) =>
  send(by, { toAddr: made.to, code: '', data: encodeCallData(made) })

it('says whose a wallet is and to whom it is offered, in three trips at most', async () => {
  const { init } = devnet.network
  const values = { init_nft: domainId('alice'), init, init_community: init }
  const defi = await deploy(alice, 'DefiWallet', defiWallet.deploy(values).init)
  const own = { domain: domainId('alice'), owner: alice.address }
  expect(await read(defi)).toEqual({ by: 'domain', ...own, offer: null })
  await call(alice, defiWallet(defi).UpdateDomain({ domain: domainId('bruno'), tyron: null }))
  const offer = { domain: domainId('bruno'), username: null, controller: bruno.address }
  expect(await read(defi)).toEqual({ by: 'domain', ...own, offer })
  expect(trips).toBeLessThanOrEqual(3)

  const deployed = sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init })
  const sbt = await deploy(alice, 'SbtWallet', deployed.init)
  expect(await read(sbt)).toEqual({ by: 'username', ...own, offer: null })
  await call(alice, sbtWallet(sbt).UpdateUsername({ username: 'bruno', tyron: null }))
  expect(await read(sbt)).toEqual({ by: 'username', ...own, offer: { ...offer, username: 'bruno' } })
})

it('knows a wallet with a controller of its own, and one of nobody', async () => {
  const older = olderDefiWallet.deploy({ init_version: 'DEFIxWALLET_1.1.1', init_controller: alice.address })
  const wallet = await deploy(alice, 'OlderDefiWallet', older.init)
  const own = { by: 'controller', domain: null, owner: alice.address }
  expect(await read(wallet)).toEqual({ ...own, offer: null })
  await call(alice, olderDefiWallet(wallet).UpdateController({ addr: bruno.address, tyron: null }))
  expect(await read(wallet)).toEqual({
    ...own,
    offer: { domain: null, username: null, controller: bruno.address },
  })
  expect(trips).toBe(1)

  const { init } = devnet.network
  const values = { init_nft: domainId('nobody has this'), init, init_community: init }
  const lost = await deploy(alice, 'DefiWallet', defiWallet.deploy(values).init)
  expect(await read(lost)).toMatchObject({ owner: null, offer: null })
})

it('knows nothing where the node does not answer', async () => {
  const client = createClient({
    endpoints: ['http://127.0.0.1:9'],
    chainId: devnet.network.chainId,
    retries: 0,
    fetch,
  })
  await expect(readOwnership(client, devnet.network, alice.address)).rejects.toThrow()
})
