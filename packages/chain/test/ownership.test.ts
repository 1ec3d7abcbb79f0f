import type { ContractDeploy } from '@tyto/abi'
import {
  defiWallet,
  didWallet,
  loadCode,
  olderDefiWallet,
  sbtWallet,
  type ContractName,
} from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import { type Address } from '@tyto/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, getDeployedAddress, readOwnership } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)

beforeAll(async () => {
  chain = await startSendingNetwork()
})
afterAll(() => chain?.close())

const alice = testAccount(0)
const bruno = testAccount(1)
const carol = testAccount(2)
const placeOf = (name: string): Address =>
  chain.devnet.network.names.find((each) => each.name === name)!.address
const read = (wallet: Address) => readOwnership(chain.freshClient(), chain.devnet.network, wallet)

async function deploy(by: TestAccount, name: ContractName, made: ContractDeploy): Promise<Address> {
  const id = await chain.mine(by, { kind: 'deploy', deploy: made, code: await loadCode(name) })
  return (await getDeployedAddress(chain.client, id))!
}

it('says whose a wallet is and to whom it is offered, in three trips at most', async () => {
  const { init } = chain.devnet.network
  const values = { init_nft: domainId('alice'), init, init_community: init }
  const defi = await deploy(alice, 'DefiWallet', defiWallet.deploy(values))
  const own = {
    domain: domainId('alice'),
    keptBy: null,
    through: placeOf('alice.ssi'),
    domainOwner: alice.address,
    owner: alice.address,
  }
  expect(await read(defi)).toEqual({ by: 'domain', ...own, offer: null })
  await chain.call(alice, defiWallet(defi).UpdateDomain({ domain: domainId('bruno'), tyron: null }))
  const offer = { domain: domainId('bruno'), username: null, controller: bruno.address, isVoid: false }
  expect(await read(defi)).toEqual({ by: 'domain', ...own, offer })
  expect(chain.trips).toBeLessThanOrEqual(3)

  const deployed = sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init })
  const sbt = await deploy(alice, 'SbtWallet', deployed)
  expect(await read(sbt)).toEqual({ by: 'username', ...own, offer: null })
  await chain.call(alice, sbtWallet(sbt).UpdateUsername({ username: 'bruno', tyron: null }))
  expect(await read(sbt)).toEqual({ by: 'username', ...own, offer: { ...offer, username: 'bruno' } })
})

it('[BX-36] says to which DID wallet a kept wallet is bound, and who its name obeys, in as many trips', async () => {
  const { init, names } = chain.devnet.network
  const did = names.find(({ name }) => name === 'bruno.ssi')!.address
  const other = names.find(({ name }) => name === 'alice.ssi')!.address
  const values = { init_nft: domainId('bruno'), init, init_community: init }
  const defi = await deploy(bruno, 'DefiWallet', defiWallet.deploy(values))
  await chain.call(bruno, defiWallet(defi).KeepFromName({ tyron: null }))
  const order = { username: domainId('bruno'), id: 'zil', addr: did, dID: other, tyron: null }
  await chain.call(bruno, didWallet(did).TransferNftUsername(order))
  expect(await read(defi)).toEqual({
    by: 'domain',
    domain: domainId('bruno'),
    keptBy: did,
    through: did,
    domainOwner: alice.address,
    owner: bruno.address,
    offer: null,
  })
  expect(chain.trips).toBeLessThanOrEqual(3)
  await chain.call(bruno, didWallet(did).TransferNftUsername({ ...order, dID: did }))
})

it('an offer is void once somebody else controls the identity of the owner', async () => {
  const { init } = chain.devnet.network
  const values = { init_nft: domainId('carol'), init, init_community: init }
  const defi = await deploy(carol, 'DefiWallet', defiWallet.deploy(values))
  await chain.call(carol, defiWallet(defi).UpdateDomain({ domain: domainId('bruno'), tyron: null }))
  expect((await read(defi)).offer?.isVoid).toBe(false)
  const did = chain.devnet.network.names.find(({ name }) => name === 'carol.ssi')!.address
  await chain.call(carol, didWallet(did).UpdateController({ addr: alice.address, tyron: null }))
  await chain.call(alice, didWallet(did).AcceptPendingController({}))
  expect(await read(defi)).toMatchObject({ owner: alice.address, offer: { isVoid: true } })
})

it('knows a wallet with a controller of its own, and one of nobody', async () => {
  const older = olderDefiWallet.deploy({ init_version: 'DEFIxWALLET_1.1.1', init_controller: alice.address })
  const wallet = await deploy(alice, 'OlderDefiWallet', older)
  const own = {
    by: 'controller',
    domain: null,
    keptBy: null,
    through: null,
    domainOwner: null,
    owner: alice.address,
  }
  expect(await read(wallet)).toEqual({ ...own, offer: null })
  await chain.call(alice, olderDefiWallet(wallet).UpdateController({ addr: bruno.address, tyron: null }))
  expect(await read(wallet)).toEqual({
    ...own,
    offer: { domain: null, username: null, controller: bruno.address, isVoid: false },
  })
  expect(chain.trips).toBe(1)

  const { init } = chain.devnet.network
  const values = { init_nft: domainId('nobody has this'), init, init_community: init }
  const lost = await deploy(alice, 'DefiWallet', defiWallet.deploy(values))
  expect(await read(lost)).toMatchObject({ owner: null, offer: null })
})

it('knows nothing where the node does not answer', async () => {
  const client = createClient({
    endpoints: ['http://127.0.0.1:9'],
    chainId: chain.devnet.network.chainId,
    retries: 0,
    fetch,
  })
  await expect(readOwnership(client, chain.devnet.network, alice.address)).rejects.toThrow()
})
