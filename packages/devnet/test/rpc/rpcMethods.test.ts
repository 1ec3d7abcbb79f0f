import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { domainId } from '@tyto/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'
import { undoneBehindEachTest } from '../../src/testing/undoneBehindEachTest'
import { testAccount } from '../../src/genesis/testAccounts'

const nobody = testAccount('nobody').address.slice(2)
const someId = 'ab'.repeat(32)
let network: TestNetwork
undoneBehindEachTest(() => network.devnet)
let now = 1_700_000_000_000

beforeAll(async () => {
  network = await startTestNetwork({ world: 'seeded', clock: () => now })
})
afterAll(() => network.stop())

interface TxBlock {
  readonly body: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
}

describe('the chain', () => {
  test('GetNetworkId, GetMinimumGasPrice', async () => {
    expect(await network.result('GetNetworkId', '')).toBe('222')
    expect(await network.result('GetMinimumGasPrice')).toBe('2000000000')
  })

  test('GetBlockchainInfo counts what happens', async () => {
    const before = await network.result<Record<string, string>>('GetBlockchainInfo')
    await network.confirm(testAccount(6), {})
    const after = await network.result<Record<string, string>>('GetBlockchainInfo')
    expect(Number(after['NumTransactions'])).toBe(Number(before['NumTransactions']) + 1)
    expect(Number(after['NumTxBlocks'])).toBe(Number(before['NumTxBlocks']) + 1)
    expect(after).toMatchObject({
      CurrentMiniEpoch: after['NumTxBlocks'],
      NumTxnsTxEpoch: '1',
      CurrentDSEpoch: '0',
      ShardingStructure: { NumPeers: [0] },
    })
    for (const rate of ['TxBlockRate', 'TransactionRate', 'DSBlockRate']) {
      expect(after[rate]).toEqual(expect.any(Number))
    }
  })

  test('GetLatestTxBlock, GetTxBlock, GetNumTxBlocks, GetCurrentMiniEpoch follow each block', async () => {
    now += 5_000
    const id = await network.send(testAccount(6), {})
    const { number, hash, timestamp } = await network.devnet.mineBlock()
    const latest = await network.result<TxBlock>('GetLatestTxBlock')
    expect(latest.header).toMatchObject({
      BlockNum: number.toString(),
      GasUsed: '50',
      NumTxns: 1,
      NumMicroBlocks: 1,
      Timestamp: timestamp.toString(),
      TxnFees: '100000000000',
      Version: 1,
    })
    expect(timestamp).toBe(BigInt(now) * 1000n)
    expect(latest.body).toMatchObject({ BlockHash: hash, MicroBlockInfos: [{ MicroBlockShardId: 0 }] })
    expect(await network.result('GetTxBlock', number.toString())).toEqual(latest)
    expect(await network.result('GetNumTxBlocks')).toBe((number + 1n).toString())
    expect(await network.result('GetCurrentMiniEpoch')).toBe((number + 1n).toString())
    const before = await network.result<TxBlock>('GetTxBlock', (number - 1n).toString())
    expect(latest.header['PrevBlockHash']).toBe(before.body['BlockHash'])
    expect(await network.result('GetTransactionsForTxBlock', number.toString())).toEqual([[id]])
    const bodies = await network.result<unknown[]>('GetTxnBodiesForTxBlock', number.toString())
    expect(bodies).toEqual([await network.result('GetTransaction', id)])
  })

  test('an empty block is a block; time goes on even if the clock goes back', async () => {
    const first = await network.devnet.mineBlock()
    now -= 60_000
    const second = await network.devnet.mineBlock()
    now += 60_000
    expect(second.number).toBe(first.number + 1n)
    expect(second.timestamp).toBeGreaterThan(first.timestamp)
    const { header, body } = await network.result<TxBlock>('GetTxBlock', second.number.toString())
    expect(header).toMatchObject({ NumTxns: 0, GasUsed: '0', NumMicroBlocks: 0 })
    expect(body).toMatchObject({ BlockHash: second.hash, MicroBlockInfos: [] })
    expect(await network.failure('GetTransactionsForTxBlock', second.number.toString())).toEqual([
      -1,
      'TxBlock has no transactions',
    ])
  })

  test('block 0 holds what the accounts begin with', async () => {
    const { header } = await network.result<TxBlock>('GetTxBlock', '0')
    expect(header).toMatchObject({ BlockNum: '0', PrevBlockHash: '0'.repeat(64) })
  })

  test.each(['GetTxBlock', 'GetTransactionsForTxBlock', 'GetTxnBodiesForTxBlock'])(
    '%s of no block',
    async (method) => {
      expect(await network.failure(method, '999999')).toEqual([-20, 'Tx Block does not exist'])
      expect(await network.failure(method, '-1')).toEqual([-8, 'Invalid block number'])
      expect(await network.failure(method, 'latest')).toEqual([-8, 'Invalid block number'])
      expect((await network.failure(method, {}))[0]).toBe(-32602)
      expect((await network.failure(method))[0]).toBe(-32602)
    },
  )

  test('GetRecentTransactions lists the newest first, a hundred at most', async () => {
    const sent: string[] = []
    const nonce = await network.nonce(testAccount(8))
    for (let i = 0n; i < 103n; i++) sent.push(await network.send(testAccount(8), { nonce: nonce + i }))
    await network.devnet.mineBlock()
    const recent = await network.result<{ TxnHashes: string[]; number: number }>('GetRecentTransactions')
    expect(recent).toEqual({ TxnHashes: sent.slice(3).reverse(), number: 100 })
  })
})

describe('transactions', () => {
  test('that nobody knows', async () => {
    expect(await network.failure('GetTransaction', someId)).toEqual([-20, 'Txn Hash not Present'])
    expect(await network.failure('GetTransactionStatus', someId)).toEqual([-20, 'Txn Hash not Present'])
    expect(await network.failure('GetContractAddressFromTransactionID', someId)).toEqual([
      -20,
      'Txn Hash not Present',
    ])
    expect(await network.result('GetPendingTxn', someId)).toEqual({
      code: 0,
      confirmed: false,
      pending: false,
    })
  })

  test.each([
    'GetTransaction',
    'GetTransactionStatus',
    'GetContractAddressFromTransactionID',
    'GetPendingTxn',
  ])('%s reads ids of every form and refuses everything else', async (method) => {
    const id = await network.send(testAccount(6), {})
    await network.devnet.mineBlock()
    const plain = await network.call(method, id)
    expect(await network.call(method, `0x${id.toUpperCase()}`)).toEqual(plain)
    expect(await network.failure(method, 'aadfa')).toEqual([
      -32602,
      'INVALID_PARAMS: Invalid method parameters (invalid name and/or type) recognised: Size not appropriate',
    ])
    expect((await network.failure(method, 'zz'.repeat(32)))[0]).toBe(-8)
    for (const wrong of [7, null, {}, [id]]) expect((await network.failure(method, wrong))[0]).toBe(-32602)
  })

  test('a confirmed payment has a status and no contract', async () => {
    const account = testAccount(6)
    const nonce = await network.nonce(account)
    const { id } = await network.confirm(account, {})
    expect(await network.result('GetTransactionStatus', id)).toMatchObject({
      ID: id,
      amount: '1',
      gasLimit: '50',
      gasPrice: '2000000000',
      modificationState: 2,
      nonce: nonce.toString(),
      senderAddr: account.address.slice(2),
      status: 3,
      success: true,
      toAddr: testAccount(9).address.slice(2),
    })
    expect(await network.failure('GetContractAddressFromTransactionID', id)).toEqual([
      -5,
      'ID not a contract txn',
    ])
  })
})

describe('accounts and contracts', () => {
  test('addresses are read in every form', async () => {
    const { address } = testAccount(9)
    const plain = await network.result('GetBalance', address.slice(2))
    const forms = [address, toBech32(address), toChecksumAddress(address), address.slice(2).toUpperCase()]
    for (const form of forms) expect(await network.result('GetBalance', form)).toEqual(plain)
  })

  const readers = [
    'GetBalance',
    'GetSmartContractState',
    'GetSmartContractInit',
    'GetSmartContractCode',
    'GetSmartContracts',
  ]
  const withField = ['GetSmartContractSubState', 'GetStateProof']
  test.each([...readers, ...withField])('%s refuses what is no address', async (method) => {
    const rest = withField.includes(method) ? ['version', []] : []
    expect(await network.failure(method, 'abc', ...rest)).toEqual([-8, 'Address size not appropriate'])
    expect((await network.failure(method, 'z'.repeat(40), ...rest))[0]).toBe(-5)
    expect(
      (await network.failure(method, `${toBech32(testAccount(9).address).slice(0, -1)}b`, ...rest))[0],
    ).toBe(-5)
    for (const wrong of [1, null, true, {}, []]) {
      expect((await network.failure(method, wrong, ...rest))[0]).toBe(-32602)
    }
    expect((await network.failure(method))[0]).toBe(-32602)
  })

  const ofContracts = [
    'GetSmartContractState',
    'GetSmartContractInit',
    'GetSmartContractCode',
    'GetSmartContractSubState',
    'GetStateProof',
  ]
  test.each(ofContracts)('%s says that no contract stands at an address', async (method) => {
    const rest = {
      GetSmartContractSubState: ['domains', ['localhost:8099']],
      GetStateProof: [someId, 'latest'],
    }[method]
    expect(await network.failure(method, nobody, ...(rest ?? []))).toEqual([-5, 'Address does not exist'])
    expect(await network.failure(method, testAccount(9).address.slice(2), ...(rest ?? []))).toEqual([
      -5,
      'Address not contract address',
    ])
  })

  test('GetStateProof says that no proofs are kept', async () => {
    const { registry } = network.devnet.network
    expect(await network.failure('GetStateProof', registry.slice(2), someId, 'latest')).toEqual([
      -1,
      'State proofs are not kept on this network',
    ])
  })

  test('GetBalance of an account that nobody used', async () => {
    expect(await network.failure('GetBalance', nobody)).toEqual([-5, 'Account is not created'])
  })

  test('GetSmartContracts of a deployer, a person, a contract, nobody', async () => {
    const { registry, initDid } = network.devnet.network
    const deployer = testAccount('deployer').address.slice(2)
    const contracts = await network.result<{ address: string }[]>('GetSmartContracts', deployer)
    expect(contracts).toContainEqual({ address: registry.slice(2) })
    expect(await network.result('GetSmartContracts', testAccount(9).address)).toEqual([])
    expect(await network.failure('GetSmartContracts', initDid)).toEqual([-5, 'A contract account queried'])
    expect(await network.failure('GetSmartContracts', nobody)).toEqual([-5, 'Address does not exist'])
  })

  test('GetSmartContractSubState answers a field, an entry, nothing', async () => {
    const { registry } = network.devnet.network
    const alice = network.devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address
    const key = domainId('alice')
    const sub = (...rest: unknown[]) => network.result('GetSmartContractSubState', registry.slice(2), ...rest)
    expect(await sub('dns', [key])).toEqual({ dns: { [key]: alice } })
    expect(await sub('dns', [])).toMatchObject({ dns: { [key]: alice } })
    expect(await sub('dns', ['nobody'])).toBeNull()
    expect(await sub('dns', [key, 'deeper'])).toBeNull()
    expect(await sub('no_such_field', [])).toBeNull()
    expect(await sub('__proto__', [])).toBeNull()
    expect(await sub('dns', ['__proto__'])).toBeNull()
    expect(await sub('', [])).toEqual(await network.result('GetSmartContractState', registry.slice(2)))
  })

  test.each([[[1, []]], [['dns', 'key']], [['dns', [1]]], [['dns', [null]]], [[null]], [[]]])(
    'GetSmartContractSubState with %j',
    async (rest) => {
      const { registry } = network.devnet.network
      expect((await network.failure('GetSmartContractSubState', registry, ...rest))[0]).toBe(-32602)
    },
  )
})
