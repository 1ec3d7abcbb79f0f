import { ssnListProxy, zilWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { type ContractCall } from '@tyto/abi'
import { qaPerZil, type Address } from '@tyto/primitives'
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
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let places: StakingPlaces
let client: Client

beforeAll(async () => {
  chain = await startSendingNetwork()
  places = (await findStaking(chain.freshClient(), chain.devnet.network.initDid, 'ssnzilpay'))!
})
afterAll(() => chain?.close())
beforeEach(() => {
  client = chain.freshClient()
})

const alice = testAccount(0)
const stranger = testAccount(9)

async function read(...delegators: readonly Address[]): Promise<Staking> {
  return (await readStaking(client, places, delegators))!
}

const send = (account: number, call: ContractCall) => chain.call(testAccount(account), call)

describe('what somebody has staked', () => {
  it('comes in one trip for two delegators, after one for the places', async () => {
    const fern = chain.seeded('zil@fern.ssi')
    await findStaking(client, chain.devnet.network.initDid, 'ssnzilpay')
    // The first trip of a new client also asks which network this is.
    const before = chain.trips
    const staking = await read(fern, alice.address)
    expect(chain.trips - before).toBe(1)
    expect(before).toBe(1)
    expect(staking.delegations.map(({ delegator }) => delegator)).toEqual([fern, alice.address])
  })

  it('of the seeded world is what its calls made', async () => {
    const fern = chain.seeded('zil@fern.ssi')
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
      // 30 of zil@fern.ssi and 50 of zil@robin.ssi.
      buffered: 80n * qaPerZil,
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

  it('is said also where the record names another node by now: the list of the programme counts', async () => {
    const fern = chain.seeded('zil@fern.ssi')
    const moved = await readStaking(client, { ...places, node: stranger.address }, [fern, stranger.address])
    const [ofFern, ofStranger] = moved!.delegations
    expect(ofFern).toMatchObject({
      deposited: 0n,
      elsewhere: [{ node: places.node, amount: 150n * qaPerZil }],
    })
    expect(ofStranger!.elsewhere).toEqual([])
    expect((await read(fern)).delegations[0]!.elsewhere).toEqual([])
  })

  it('moves on with the cycle that a stranger ends, once its blocks have passed', async () => {
    const fern = chain.seeded('zil@fern.ssi')
    const end = (await read(fern)).rules.cycleEnd!
    while ((await read(fern)).block < end) await chain.devnet.mineBlock()
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
    expect(await findStaking(client, chain.devnet.network.initDid, 'ssnnobody')).toBeNull()
    expect(await findStaking(client, stranger.address, 'ssnzilpay')).toBeNull()
    const nowhere = { ...places, implementation: stranger.address }
    expect(await readStaking(client, nowhere, [alice.address])).toBeNull()
    const other = { ...places, implementation: chain.devnet.network.tyron }
    expect(await readStaking(client, other, [alice.address])).toBeNull()
    const unlisted = await readStaking(client, { ...places, node: stranger.address }, [alice.address])
    expect(unlisted).toMatchObject({ node: null, delegations: [{ deposited: 0n }] })
  })

  it('an outage is no answer', async () => {
    const dead = createClient({
      endpoints: ['http://127.0.0.1:9/'],
      chainId: chain.devnet.network.chainId,
      retries: 0,
      fetch: () => Promise.reject(new TypeError('offline')),
    })
    await expect(readStaking(dead, places, [alice.address])).rejects.toMatchObject({ name: 'RpcError' })
    await expect(findStaking(dead, chain.devnet.network.initDid, 'ssnzilpay')).rejects.toMatchObject({
      name: 'RpcError',
    })
  })
})
