import { ssnListProxy, zilWallet } from '@tyto/contracts'
import { createDevnet, listen, testAccount, type Devnet, type Listener } from '@tyto/devnet'
import { encodeCallData, type ContractCall } from '@tyto/abi'
import {
  qaPerLi,
  qaPerZil,
  signTransaction,
  transactionToRpc,
  transactionVersion,
  type Address,
} from '@tyto/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createClient,
  findStaking,
  getAccount,
  readStaking,
  type Client,
  type Staking,
  type StakingPlaces,
} from '../src/index'

let devnet: Devnet
let listener: Listener
let places: StakingPlaces
let client: Client
let trips = 0

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  listener = await listen(devnet, { port: 0 })
  places = (await findStaking(freshClient(), devnet.network.initDid, 'ssnzilpay'))!
}, 60_000)
afterAll(async () => {
  await listener?.close()
  await devnet?.close()
})
beforeEach(() => {
  client = freshClient()
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

const seeded = (name: string): Address => devnet.network.names.find((entry) => entry.name === name)!.address
const alice = testAccount(0)
const stranger = testAccount(9)

async function read(...delegators: readonly Address[]): Promise<Staking> {
  return (await readStaking(client, places, delegators))!
}

/** Signs, sends and makes the block; the call must succeed. */
async function send(account: number, call: ContractCall): Promise<void> {
  const signer = testAccount(account)
  const { nonce } = await getAccount(client, signer.address)
  const signed = signTransaction(
    {
      version: transactionVersion(devnet.network.chainId),
      nonce: nonce + 1n,
      toAddr: call.to,
      amount: call.amount,
      gasPrice: 2_000n * qaPerLi,
      gasLimit: 10_000n,
      data: encodeCallData(call),
    },
    signer.privateKey,
  )
  const { TranID } = (await client.request('CreateTransaction', [transactionToRpc(signed)])) as {
    TranID: string
  }
  await devnet.mineBlock()
  expect(await client.request('GetTransaction', [TranID])).toMatchObject({ receipt: { success: true } })
}

describe('what somebody has staked', () => {
  it('comes in one trip for two delegators, after one for the places', async () => {
    const fern = seeded('zil@fern.ssi')
    await findStaking(client, devnet.network.initDid, 'ssnzilpay')
    // The first trip of a new client also asks which network this is.
    const before = trips
    const staking = await read(fern, alice.address)
    expect(trips - before).toBe(1)
    expect(before).toBe(1)
    expect(staking.delegations.map(({ delegator }) => delegator)).toEqual([fern, alice.address])
  })

  it('of the seeded world is what its calls made', async () => {
    const fern = seeded('zil@fern.ssi')
    const { rules, node, delegations, block } = await read(fern, alice.address, stranger.address)
    expect(rules).toMatchObject({
      lastCycle: 4n,
      minDelegation: 10n * qaPerZil,
      unbondingBlocks: 60n,
      isPaused: false,
    })
    expect(node).toEqual({
      name: 'ZilPay Node',
      isActive: true,
      stake: 1_000_330n * qaPerZil,
      buffered: 30n * qaPerZil,
      commission: 100_000_000n,
    })
    const [ofFern, ofAlice, ofStranger] = delegations
    expect(ofFern).toMatchObject({
      deposited: 150n * qaPerZil,
      delegated: 150n * qaPerZil,
      buffered: 30n * qaPerZil,
      lastBufferedCycle: 4n,
      lastCollectedCycle: 1n,
      uncollectedCycles: 3n,
      pending: [],
      offeredTo: null,
    })
    expect(ofFern!.bufferedByCycle).toEqual(
      new Map([
        [1n, 120n * qaPerZil],
        [4n, 30n * qaPerZil],
      ]),
    )
    expect(ofFern!.balance).toBe((await getAccount(client, fern)).balance)
    const [pending] = ofAlice!.pending
    expect(ofAlice).toMatchObject({
      deposited: 210n * qaPerZil,
      delegated: 210n * qaPerZil,
      buffered: 0n,
      uncollectedCycles: 0n,
      pending: [{ amount: 40n * qaPerZil, ripeAt: pending!.requestedAt + 60n }],
    })
    expect(ofAlice!.stakeByCycle).toEqual(new Map([[4n, 210n * qaPerZil]]))
    expect(pending!.requestedAt).toBeLessThanOrEqual(block)
    expect(ofStranger).toMatchObject({
      deposited: 0n,
      lastCollectedCycle: null,
      lastBufferedCycle: null,
      uncollectedCycles: 0n,
      pending: [],
    })
  })

  it('moves on with the cycle that a stranger ends, once its blocks have passed', async () => {
    const fern = seeded('zil@fern.ssi')
    const end = (await read(fern)).rules.cycleEnd!
    while ((await read(fern)).block < end) await devnet.mineBlock()
    await send(9, ssnListProxy(places.proxy).AdvanceCycle({}))
    const { rules, delegations } = await read(fern)
    expect(rules.lastCycle).toBe(5n)
    expect(rules.cycleEnd).toBeGreaterThan(end)
    expect(delegations[0]).toMatchObject({ buffered: 0n, uncollectedCycles: 4n })
    const money = delegations[0]!.balance
    const order = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', tyron: null }
    await send(5, zilWallet(fern).WithdrawStakeRewards(order))
    const after = (await read(fern)).delegations[0]!
    expect(after).toMatchObject({ uncollectedCycles: 0n, lastCollectedCycle: 5n })
    expect(after.stakeByCycle).toEqual(new Map([[5n, 120n * qaPerZil]]))
    expect(after.balance).toBeGreaterThan(money)
    const offer = { stakeID: 'zilstaking', newDelegAddr: stranger.address, tyron: null }
    await send(5, zilWallet(fern).RequestDelegatorSwap(offer))
    expect((await read(fern)).delegations[0]!.offeredTo).toBe(stranger.address)
  })
})

describe('where there is no such programme', () => {
  it('nothing is found, and a node that it does not list is none', async () => {
    expect(await findStaking(client, devnet.network.initDid, 'ssnnobody')).toBeNull()
    expect(await findStaking(client, stranger.address, 'ssnzilpay')).toBeNull()
    const nowhere = { ...places, implementation: stranger.address }
    expect(await readStaking(client, nowhere, [alice.address])).toBeNull()
    const other = { ...places, implementation: devnet.network.tyron }
    expect(await readStaking(client, other, [alice.address])).toBeNull()
    const unlisted = await readStaking(client, { ...places, node: stranger.address }, [alice.address])
    expect(unlisted).toMatchObject({ node: null, delegations: [{ deposited: 0n }] })
  })

  it('an outage is no answer', async () => {
    const dead = createClient({
      endpoints: ['http://127.0.0.1:9/'],
      chainId: devnet.network.chainId,
      retries: 0,
      fetch: () => Promise.reject(new TypeError('offline')),
    })
    await expect(readStaking(dead, places, [alice.address])).rejects.toMatchObject({ name: 'RpcError' })
    await expect(findStaking(dead, devnet.network.initDid, 'ssnzilpay')).rejects.toMatchObject({
      name: 'RpcError',
    })
  })
})
