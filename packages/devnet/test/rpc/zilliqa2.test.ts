/** The local network under the rules of Zilliqa 2, over its HTTP door; the figures are those of the paper of facts. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { didWallet, loadCode, zrc2Token } from '@tyto/contracts'
import { toBech32, zeroAddress } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDevnet } from '../../src/network/createDevnet'
import { testAccount } from '../../src/genesis/testAccounts'
import {
  callOf,
  deployOf,
  sign,
  startTestNetwork,
  type TestNetwork,
} from '../../src/testing/startTestNetwork'

const qaPerGas = 2_000_000_016n
const somebody = testAccount(1)
const nobody = testAccount('nobody at all').address
let network: TestNetwork

beforeAll(async () => {
  network = await startTestNetwork({ rules: 'zilliqa-2', world: 'seeded' })
})
afterAll(() => network.stop())

const price = { gasPrice: qaPerGas }
const mine = async (blocks: number): Promise<void> => {
  for (let made = 0; made < blocks; made++) await network.devnet.mineBlock()
}
const next = () => network.nonce(somebody)

/** Sends, and waits until it can be looked up. */
async function settle(parts: Parameters<TestNetwork['send']>[1]) {
  const id = await network.send(somebody, { ...price, ...parts })
  await mine(3)
  return network.result<{ receipt: { success: boolean; cumulative_gas: string } }>('GetTransaction', id)
}

describe('[BX-26] gas', () => {
  test('a price of 2,000,000,016 Qa is the least, and 2,000 Li are refused with -8', async () => {
    expect(await network.result('GetMinimumGasPrice', '')).toBe('2000000016')
    const low = sign(somebody, { nonce: await next(), gasPrice: 2_000_000_000n })
    expect((await network.failure('CreateTransaction', low))[0]).toBe(-8)
  })

  test('a call pays 300 for itself and 50 for each message to an account; a payment 50', async () => {
    expect((await settle({ amount: 1n })).receipt.cumulative_gas).toBe('50')
    const { tyron } = network.devnet.network
    const call = zrc2Token(tyron).Transfer({ to: testAccount(9).address, amount: 0n })
    const { receipt } = await settle({ ...callOf(call), gasLimit: 10_000n })
    expect(receipt.success).toBe(true)
    // Two messages to accounts: to the recipient and back to the sender.
    expect(Number(receipt.cumulative_gas)).toBeGreaterThan(400)
  })

  test('a limit below the bytes of code and data is refused in the words of the node, and the bytes are paid at least', async () => {
    const code = await loadCode('DidWallet')
    const { init } = network.devnet.network
    const values = { init_controller: somebody.address, init, did_methods: new Map(), did_dkms: new Map() }
    const parts = deployOf(code, didWallet.deploy(values))
    const bytes = Buffer.byteLength(code) + Buffer.byteLength(parts.data ?? '')
    const short = sign(somebody, { ...price, ...parts, nonce: await next(), gasLimit: BigInt(bytes - 1) })
    expect(await network.failure('CreateTransaction', short)).toEqual([
      -8,
      `Insufficient Zilliqa txn gas supplied (${bytes - 1}) - required (${bytes})`,
    ])
    const { receipt } = await settle({ ...parts, gasLimit: BigInt(bytes) })
    expect(receipt).toMatchObject({ success: true, cumulative_gas: String(bytes) })
  })

  test('a block has 200,000, so that what asks for more is refused', async () => {
    const block = await network.result<{ header: { GasLimit: string } }>('GetLatestTxBlock', '')
    expect(block.header.GasLimit).toBe('200000')
    const much = sign(somebody, { ...price, nonce: await next(), gasLimit: 200_001n })
    expect((await network.failure('CreateTransaction', much))[0]).toBe(-8)
  })
})

describe('[BX-26] blocks and transactions', () => {
  test('heights are in the millions; a block is told two behind the newest, and above the head there is null', async () => {
    const { number } = await network.devnet.mineBlock()
    expect(number).toBeGreaterThan(37_800_000n)
    const latest = await network.result<{ header: { BlockNum: string } }>('GetLatestTxBlock', '')
    expect(BigInt(latest.header.BlockNum)).toBe(number - 2n)
    expect(await network.failure('GetTxBlock', String(number))).toEqual([-1, 'Block not finalized'])
    expect(await network.result('GetTxBlock', String(number + 1n))).toBeNull()
  })

  test('a failed call has status 255 with its errors two blocks before it can be looked up', async () => {
    const { tyron } = network.devnet.network
    const call = zrc2Token(tyron).Transfer({ to: nobody, amount: 10n ** 30n })
    const id = await network.send(somebody, { ...price, ...callOf(call), gasLimit: 10_000n })
    await mine(1)
    for (let block = 0; block < 2; block++) {
      expect(await network.result('GetTransactionStatus', id)).toMatchObject({
        status: 255,
        modificationState: 2,
        success: false,
        errors: expect.anything() as unknown,
        senderAddr: expect.stringMatching(/^0x[0-9a-f]{66}$/) as string,
      })
      expect(await network.failure('GetTransaction', id)).toEqual([-20, 'Txn Hash not Present'])
      await mine(1)
    }
    expect(await network.result('GetTransaction', id)).toMatchObject({ receipt: { success: false } })
  })

  test('bodies of a block have the nonce before the signed one, and no word of what a recipient took', async () => {
    const nonce = await next()
    const { tyron } = network.devnet.network
    const call = zrc2Token(tyron).Transfer({ to: testAccount(9).address, amount: 0n })
    const id = await network.send(somebody, { ...price, ...callOf(call), gasLimit: 10_000n })
    const { number } = await network.devnet.mineBlock()
    await mine(2)
    const [body] = await network.result<Record<string, unknown>[]>('GetTxnBodiesForTxBlock', String(number))
    expect(body).toMatchObject({ ID: id, nonce: String(nonce - 1n), code: null })
    const looked = await network.result<{ nonce: string; receipt: { transitions: object[] } }>(
      'GetTransaction',
      id,
    )
    expect(looked.nonce).toBe(String(nonce))
    expect(looked.receipt.transitions.length).toBeGreaterThan(0)
    expect(JSON.stringify(looked.receipt.transitions)).not.toContain('accept')
  })
})

describe('[BX-26] reads', () => {
  test('an unknown address is -5; a missing field answers those whose names begin with its own', async () => {
    expect((await network.failure('GetBalance', nobody.slice(2)))[0]).toBe(-5)
    const { initDid } = network.devnet.network
    const all = await network.result<Record<string, unknown>>('GetSmartContractState', initDid.slice(2))
    const [name] = Object.keys(all).filter((each) => !each.startsWith('_'))
    const short = name!.slice(0, -1)
    const answer = await network.result<Record<string, unknown>>(
      'GetSmartContractSubState',
      initDid,
      short,
      [],
    )
    expect(Object.keys(answer)).toContain(name)
  })

  test('the methods of the local network alone are unknown, and all of eth_ is refused in one sentence', async () => {
    for (const method of ['tyto_getContract', 'devnet_mine'])
      expect((await network.failure(method, nobody))[0]).toBe(-32601)
    const refusal = 'Methods of Ethereum (eth_) are not answered: this network has accounts of Zilliqa alone.'
    const probes = [
      'eth_chainId',
      'eth_getBalance',
      'eth_call',
      'eth_accounts',

      'net_listening',
    ]
    probes.push('web3_clientVersion', 'web3_sha3')
    for (const method of probes) expect(await network.failure(method)).toEqual([-32601, refusal])
    // In one batch with what is answered, as wallets probe.
    const asked = ['GetNetworkId', ...probes].map((method, id) => ({
      jsonrpc: '2.0',
      id,
      method,
      params: [],
    }))
    expect(await network.devnet.handleRpc(asked)).toEqual([
      { id: 0, jsonrpc: '2.0', result: String(network.devnet.network.chainId) },
      ...probes.map((_, at) => ({
        id: at + 1,
        jsonrpc: '2.0',
        error: { code: -32601, data: null, message: refusal },
      })),
    ])
  })

  test('the four names that nodes of Zilliqa 2 have beside those of before', async () => {
    await mine(3)
    expect(await network.result('GetNumTxnsTXEpoch', '')).toBe('0')
    const { number } = await network.devnet.mineBlock()
    expect(await network.result('GetTxBlockVerbose', String(number - 2n))).toHaveProperty('header')
    expect(await network.result('GetDSBlockVerbose', String(number / 100n))).toHaveProperty('header')
    const id = await network.send(somebody, price)
    await mine(3)
    expect(await network.result('GetSoftConfirmedTransaction', id)).toHaveProperty('receipt')
  })
})

test('[BX-26] past 40,000 credits each entry of a batch is refused with -32000, until a second after', async () => {
  const read = (count: number) =>
    network.post(
      JSON.stringify(
        Array.from({ length: count }, (_, index) => ({
          jsonrpc: '2.0',
          id: String(index),
          method: 'GetBalance',
          params: [toBech32(zeroAddress)],
        })),
      ),
    ) as Promise<readonly { readonly error?: { readonly code: number } }[]>
  // However long the machine takes, no time passes but by this clock.
  let clock = performance.now() + 1_000
  const watch = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  onTestFinished(() => watch.mockRestore())
  // 250 credits each.
  const answers = await read(170)
  const codes = answers.map(({ error }) => error?.code)
  expect(codes.filter((code) => code === -32000)).toHaveLength(10)
  expect(codes.slice(160)).toEqual(Array(10).fill(-32000))
  expect((await read(1))[0]?.error?.code).toBe(-32000)
  clock += 999
  expect((await read(1))[0]?.error?.code).toBe(-32000)
  clock += 1
  expect((await read(1))[0]?.error?.code).not.toBe(-32000)
})

test('[BX-26] [BX-35] a chain keeps its rules: it goes on with them, also where a process of its own executes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'))
  try {
    const kept = { storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now } as const
    const first = await createDevnet({ ...kept, rules: 'zilliqa-2' })
    const { number } = await first.mineBlock()
    await first.close()

    const other = await createDevnet({ ...kept, rules: 'zilliqa-1' })
    expect(other.network.genesisHash).not.toBe(first.network.genesisHash)
    expect((await other.mineBlock()).number).toBe(1n)
    await other.close()

    const again = await createDevnet({ ...kept, chain: first.network.genesisHash.slice(0, 8), execution: {} })
    expect(again.network.rules.set).toBe('zilliqa-2')
    const payment = sign(somebody, { ...price, nonce: 1n })
    await again.handleRpc({ id: 1, jsonrpc: '2.0', method: 'CreateTransaction', params: [payment] })
    const block = await again.mineBlock()
    expect([block.number, block.transactionIds.length]).toEqual([number + 1n, 1])
    await again.close()
  } finally {
    await rm(folder, { recursive: true })
  }
})
