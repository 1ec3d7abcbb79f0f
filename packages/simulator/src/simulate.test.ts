import { didWallet, init, loadCode, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { contractAddress, sha256, utf8ToBytes, bytesToHex, type Address } from '@tyto/primitives'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TransactionRequest } from '@tyto/chain'
import { addService } from '../test/documents'
import { TestNetwork, ZIL } from '../test/network'
import { expectSame } from '../test/sameAsNetwork'

let network: TestNetwork
const alice = testAccount(0)
let wallet: Address

beforeAll(async () => {
  network = await TestNetwork.start()
  wallet = network.devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address
})

const call = (callTo: (TransactionRequest & { kind: 'call' })['call'], gasLimit = 20_000n): TransactionRequest => ({
  kind: 'call',
  call: callTo,
  gasLimit,
  gasPriceLi: 2_000n,
})

describe('[BX-03] a simulation is what the network then does', () => {
  test('a payment', async () => {
    const request = { kind: 'payment', to: testAccount(4).address, amount: 3n * ZIL, gasLimit: 50n, gasPriceLi: 2_000n } as const
    const { fee, rounds, changes } = await expectSame(network, alice, request)
    expect({ fee, rounds, changes }).toEqual({ fee: ZIL / 10n, rounds: 1, changes: [] })
  })

  test('a donation that passes through three contracts', async () => {
    const request = call(didWallet(wallet).UpdateController({ addr: testAccount(4).address, tyron: 2n * ZIL }, { amount: 2n * ZIL }))
    network.simulator = network.freshSimulator()
    const cold = await expectSame(network, alice, request)
    expect(cold.rounds).toBeLessThanOrEqual(5)
    const warm = await expectSame(network, alice, call(didWallet(wallet).UpdateController({ addr: testAccount(5).address, tyron: 2n * ZIL }, { amount: 2n * ZIL })))
    expect(warm.rounds).toBe(1)
  })

  test('a name bought through wallet, Init, InitDid and registry', async () => {
    network.simulator = network.freshSimulator()
    const username = bytesToHex(sha256(utf8ToBytes('bought')))
    await network.send(alice, call(didWallet(wallet).AddFunds({}, { amount: 500n * ZIL })))
    const request = call(didWallet(wallet).BuyNftUsername({ username, addr: null, id: 'zil', tyron: null }))
    const simulation = await expectSame(network, alice, request)
    expect(simulation.steps[0]).toMatchObject({ kind: 'success' })
    expect(simulation.changes.map(({ contractName, field, keys }) => [contractName, field, keys])).toEqual(
      expect.arrayContaining([['NameRegistry', 'dns', [username]]]),
    )
    console.log('rounds', simulation.rounds)
    const again = await expectSame(network, alice, request)
    expect(again.steps[0]).toMatchObject({ kind: 'exception', contractName: 'NameRegistry', component: 'Register' })
  })
  void addService; void init; void loadCode; void zrc2Token; void contractAddress
})
