import { type ContractCall } from '@tyto/abi'
import { donateFund, initDid, xPoints } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { bytesToHex, qaPerZil, sha256, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMotions, motionsName, readMotions, readRaisedMotion, readXPoints } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let places: { readonly board: Address; readonly fund: Address }

beforeAll(async () => {
  chain = await startSendingNetwork()
  const { board, fund } = await findMotions(chain.freshClient(), registries(), motionsName)
  places = { board: board!, fund: fund! }
})
afterAll(() => chain?.close())

const alice = testAccount(0)
const point = qaPerZil
const registries = () => ({ ...chain.devnet.network, reserve: null })
const idOf = (text: string): Hex => bytesToHex(sha256(utf8ToBytes(text)))

/** Whether it does what it should or not. */
const send = (by: TestAccount, call: ContractCall) => chain.mine(by, { kind: 'call', call })

const voice = (action: 'new' | 'add', motion: string, points: bigint) =>
  xPoints(places.board).RaiseYourVoice({
    action,
    id: action === 'add' ? idOf(motion) : null,
    motion: action === 'new' ? motion : null,
    amount: points * point,
  })

describe('a board of motions', () => {
  it('is found and read in two trips, best first, with the points of an account', async () => {
    const client = chain.freshClient()
    const { board, fund } = await findMotions(client, registries(), motionsName)
    const [found, points] = await Promise.all([
      readMotions(client, board!),
      readXPoints(client, fund!, alice.address),
    ])
    expect(chain.trips).toBe(2)
    expect(found?.version).toBe('xpoints_1.0.0')
    expect(found?.motions.map(({ points: each }) => each / point)).toEqual([420n, 180n, 90n])
    expect(found?.motions[0]).toMatchObject({ id: idOf('Feed the owls at dusk') })
    // The donations of the seeded world, less what was spent there.
    expect(points).toBe((2_000n - 420n - 90n) * point)
    expect(await readXPoints(client, fund!, testAccount(9).address)).toBe(0n)
  })

  it('is none where no contract stands, and what is not its shape is refused', async () => {
    expect(await readMotions(chain.freshClient(), testAccount(3).address)).toBeNull()
    await expect(
      readXPoints(chain.freshClient(), testAccount(3).address, alice.address),
    ).rejects.toMatchObject({
      code: 'RpcNotDeployed',
    })
    expect(
      await findMotions(chain.freshClient(), registries(), { ...motionsName, domain: 'nobody' }),
    ).toEqual({
      board: null,
      fund: places.fund,
    })
    // Another contract has no such fields: a board without motions.
    expect((await readMotions(chain.freshClient(), chain.devnet.network.initDid))?.motions).toEqual([])
  })

  it('says what a transaction raised, and nothing of one that raised nothing there', async () => {
    const raised = await send(alice, voice('new', 'Let owls vote', 1n))
    expect(await readRaisedMotion(chain.freshClient(), registries(), raised)).toBe('Let owls vote')
    expect(await readRaisedMotion(chain.freshClient(), registries(), `0x${raised}`)).toBe('Let owls vote')
    const backed = await send(alice, voice('add', 'Let owls vote', 1n))
    const again = await send(alice, voice('new', 'Let owls vote', 1n))
    const donated = await send(alice, donateFund(places.fund).AddFunds({}, { amount: point }))
    const elsewhere = await send(alice, { ...voice('new', 'Spam', 1n), to: chain.devnet.network.tyron })
    for (const id of [backed, again, donated, elsewhere, 'ab'.repeat(32)]) {
      expect(await readRaisedMotion(chain.freshClient(), registries(), id), id).toBeNull()
    }
  })

  it('counts points where the board takes them off: at the service donate, whatever donate.ssi leads to', async () => {
    const { initDid: record, tyron } = chain.devnet.network
    const pointTo = (addr: Address) =>
      send(testAccount('deployer'), initDid(record).SetService({ id: 'donate', addr }))
    await pointTo(tyron)
    expect(await findMotions(chain.freshClient(), registries(), motionsName)).toEqual({
      board: places.board,
      fund: tyron,
    })
    // The same on a network that does not say where its protocol stands.
    const { registry, zlpRegistry, reserve } = registries()
    const found = await findMotions(chain.freshClient(), { registry, zlpRegistry, reserve }, motionsName)
    expect(found.fund).toBe(tyron)
    await pointTo(places.fund)
    expect((await findMotions(chain.freshClient(), registries(), motionsName)).fund).toBe(places.fund)
  })
})
