import { type ContractCall } from '@tyto/abi'
import { ssnListProxy, zilWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createClient,
  findOffers,
  findStaking,
  readHoldings,
  RpcError,
  type Client,
  type StakingPlaces,
} from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let places: StakingPlaces
let client: Client
let fern: Address

/** fern's account, and the one that has stake and a withdrawal that waits. */
const [holder, other] = [5, 0]
const alice = testAccount(other).address

beforeAll(async () => {
  chain = await startSendingNetwork()
  places = (await findStaking(chain.freshClient(), chain.devnet.network.initDid, 'ssnzilpay'))!
  fern = chain.seeded('zil@fern.ssi')
})
afterAll(() => chain?.close())
beforeEach(() => {
  client = chain.freshClient()
})

const send = (account: number, call: ContractCall) => chain.call(testAccount(account), call)

async function endCycle(): Promise<void> {
  for (let block = 0; block < 30; block++) await chain.devnet.mineBlock()
  await send(9, ssnListProxy(places.proxy).AdvanceCycle({}))
}

describe('what somebody could hand over', () => {
  it('comes in one trip for two people, by entry: stakes, what is buffered or not collected, what waits', async () => {
    await client.request('GetNetworkId', [''])
    const before = chain.trips
    const { lastCycle, isPaused, cycleEnd, holdings } = (await readHoldings(client, places, [fern, alice]))!
    expect(chain.trips - before).toBe(1)
    expect({ lastCycle, isPaused }).toEqual({ lastCycle: 4n, isPaused: false })
    expect(cycleEnd).toBeGreaterThan(0n)
    expect(holdings).toEqual([
      {
        delegator: fern,
        stakes: [
          {
            node: places.node,
            amount: 150n * qaPerZil,
            isBuffered: true,
            uncollectedCycles: expect.any(BigInt),
          },
        ],
        waiting: 0n,
        offeredTo: null,
      },
      {
        delegator: alice,
        stakes: [{ node: places.node, amount: 210n * qaPerZil, isBuffered: false, uncollectedCycles: 0n }],
        waiting: 40n * qaPerZil,
        offeredTo: null,
      },
    ])
    expect(holdings[0]!.stakes[0]!.uncollectedCycles).toBeGreaterThan(0n)
  })

  it('of nobody is nothing, and where no programme stands nothing is known', async () => {
    const nobody = testAccount(8).address
    expect((await readHoldings(client, places, [nobody]))!.holdings).toEqual([
      { delegator: nobody, stakes: [], waiting: 0n, offeredTo: null },
    ])
    expect(await readHoldings(client, { implementation: nobody }, [fern])).toBeNull()
    const dead = createClient({ endpoints: ['http://127.0.0.1:1'], chainId: 222, retries: 0, fetch })
    await expect(readHoldings(dead, places, [fern])).rejects.toThrow(RpcError)
    await expect(findOffers(dead, places, fern)).rejects.toThrow(RpcError)
  })

  it('is found by whom it is offered to, until it is taken back, and not what is offered to others', async () => {
    expect(await findOffers(client, places, fern)).toEqual([])
    const wallet = zilWallet(fern)
    const at = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', tyron: null }
    const programme = ssnListProxy(places.proxy)
    await endCycle()
    await send(holder, wallet.WithdrawStakeRewards(at))
    await send(other, programme.WithdrawStakeRewards({ ssnaddr: places.node }))
    await send(other, programme.RequestDelegatorSwap({ new_deleg_addr: fern }))
    expect(await findOffers(client, places, fern)).toEqual([alice])
    expect((await readHoldings(client, places, [alice]))!.holdings[0]!.offeredTo).toBe(fern)
    // The same event of another contract counts for nothing.
    expect(await findOffers(client, { implementation: places.proxy }, fern)).toEqual([])
    await send(other, programme.RequestDelegatorSwap({ new_deleg_addr: testAccount(8).address }))
    expect(await findOffers(client, places, fern)).toEqual([])
    expect(await findOffers(client, places, testAccount(8).address)).toEqual([alice])
    await send(other, programme.RevokeDelegatorSwap({}))
    expect(await findOffers(client, places, testAccount(8).address)).toEqual([])
  })
})
