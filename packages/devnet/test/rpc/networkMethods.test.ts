import { qaPerZil, zilliqa1Gas } from '@tyto/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rpcMethods } from '../../src/rpc/methods'
import { sign, startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'
import { undoneBehindEachTest } from '../../src/testing/undoneBehindEachTest'
import { testAccount } from '../../src/genesis/testAccounts'

const hash = /^[0-9a-f]{64}$/
const publicKey = /^0x0[23][0-9A-F]{64}$/
/** Blocks of transactions between two blocks of the directory service. */
const epoch = 100
const secondMs = 1_000
let network: TestNetwork
undoneBehindEachTest(() => network.devnet)
let now = 1_700_000_000_000
/** When the tests begin: their clock goes back with the chain. */
let begun = now

/** Empty blocks, a second apart. */
async function mine(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    now += secondMs
    await network.devnet.mineBlock()
  }
}

const height = async (): Promise<number> => Number(await network.result('GetNumTxBlocks')) - 1

beforeAll(async () => {
  network = await startTestNetwork({ world: 'seeded', clock: () => now })
  // So that the second epoch has begun whatever the seeded world took.
  await mine(epoch)
  begun = now
})
beforeEach(() => {
  now = begun
})
afterAll(() => network.stop())

interface DsBlock {
  readonly header: Readonly<Record<string, unknown>>
  readonly signature: string
}

interface Listing {
  readonly data: readonly { readonly BlockNum: number; readonly Hash: string }[]
  readonly maxPages: number
}

test('every method of the official JavaScript library is served', () => {
  const names = new Set(rpcMethods.map(({ name }) => name))
  const offered = `
    GetNetworkId GetClientVersion GetProtocolVersion GetBlockchainInfo GetShardingStructure GetDsBlock
    GetLatestDsBlock GetNumDSBlocks GetDSBlockRate DSBlockListing GetTxBlock GetLatestTxBlock
    GetNumTxBlocks GetTxBlockRate TxBlockListing GetNumTransactions GetTransactionRate
    GetCurrentMiniEpoch GetCurrentDSEpoch GetPrevDifficulty GetPrevDSDifficulty GetTotalCoinSupply
    GetMinerInfo CreateTransaction GetTransaction GetTransactionStatus GetPendingTxn GetPendingTxns
    GetRecentTransactions GetTransactionsForTxBlock GetTransactionsForTxBlockEx GetTxnBodiesForTxBlock
    GetTxnBodiesForTxBlockEx GetNumTxnsTxEpoch GetNumTxnsDSEpoch GetMinimumGasPrice GetSmartContracts
    GetSmartContractCode GetSmartContractInit GetSmartContractState GetSmartContractSubState
    GetContractAddressFromTransactionID GetStateProof GetBalance GetShardMembers
  `
  expect(
    offered
      .trim()
      .split(/\s+/)
      .filter((name) => !names.has(name)),
  ).toEqual([])
})

describe('the network', () => {
  test('its number, for both address spaces', async () => {
    expect(await network.result('GetNetworkId', '')).toBe('222')
    // The chain's number with the bit 0x8000.
    expect((await network.failure('eth_chainId'))[0]).toBe(-32601)
    expect(await network.result('net_version')).toBe('32990')
  })

  test('its versions', async () => {
    expect(await network.result('GetVersion', '')).toEqual({ Commit: '', Version: 'Tyto local network' })
    expect(await network.result('GetClientVersion', '')).toBe('Tyto local network')
    // Version 1 of signed transactions: 222 * 2^16 + 1 is their `version`.
    expect(await network.result('GetProtocolVersion', '')).toBe('1')
    expect(sign(testAccount(6), { nonce: 1n }).version % 0x10000).toBe(1)
    expect(await network.result('GetNodeType', '')).toBe('Seed')
  })

  test('its peers and shards: there is one of each, and nobody else', async () => {
    expect(await network.result('GetNumPeers', '')).toBe(0)
    expect(await network.result('GetShardingStructure', '')).toEqual({ NumPeers: [0] })
    expect(await network.result('GetShardMembers', 0)).toEqual({ members: [] })
    for (const missing of [1, '7']) {
      expect(await network.failure('GetShardMembers', missing)).toEqual([-8, 'Invalid shard ID'])
    }
    expect(await network.failure('GetShardMembers', -1)).toEqual([-8, 'Invalid shard ID'])
    expect((await network.failure('GetShardMembers'))[0]).toBe(-32602)
  })

  test('who makes its blocks', async () => {
    const { dscommittee, ...rest } = await network.result<{ dscommittee: string[] }>('GetMinerInfo', '0')
    expect(dscommittee).toEqual([expect.stringMatching(publicKey)])
    expect(rest).toEqual({ shards: [{ nodes: [], size: 0 }] })
    const current = Math.floor((await height()) / epoch)
    expect(await network.result('GetMinerInfo', String(current))).toEqual({ dscommittee, ...rest })
    expect(await network.failure('GetMinerInfo', String(current + 1))).toEqual([
      -20,
      'DS Block does not exist',
    ])
    expect(await network.failure('GetMinerInfo', 'latest')).toEqual([-8, 'Invalid block number'])
    expect((await network.failure('GetMinerInfo', null))[0]).toBe(-32602)
    expect(await network.result('GetCurrentDSComm', '')).toEqual({
      CurrentDSEpoch: String(current),
      CurrentTxEpoch: await network.result('GetCurrentMiniEpoch'),
      NumOfDSGuard: 0,
      dscomm: dscommittee,
    })
  })

  test('its supply is all that stands in accounts: a payment between two leaves its fee out', async () => {
    const supply = async (): Promise<string> => network.result('GetTotalCoinSupply', '')
    const before = await supply()
    expect(before).toMatch(/^\d+(\.\d{1,12})?$/)
    await network.confirm(testAccount(6), { amount: 5n * qaPerZil })
    const fee = 50n * zilliqa1Gas.leastPrice
    expect(inQa(before) - inQa(await supply())).toBe(fee)
    const whole = await network.result('GetTotalCoinSupplyAsInt', '')
    expect(whole).toBe(Math.round(Number(await supply())))
  })
})

/** Text in ZIL as Qa. */
function inQa(zil: string): bigint {
  const [whole = '', part = ''] = zil.split('.')
  return BigInt(whole) * qaPerZil + BigInt(part.padEnd(12, '0'))
}

describe('blocks of the directory service', () => {
  test('there is one for a hundred blocks, and each names the one before it', async () => {
    const current = Math.floor((await height()) / epoch)
    expect(current).toBeGreaterThan(0)
    expect(await network.result('GetCurrentDSEpoch', '')).toBe(String(current))
    expect(await network.result('GetNumDSBlocks', '')).toBe(String(current + 1))
    const latest = await network.result<DsBlock>('GetLatestDsBlock', '')
    expect(latest).toEqual({
      header: {
        BlockNum: String(current),
        Difficulty: 0,
        DifficultyDS: 0,
        GasPrice: '2000000000',
        LeaderPubKey: expect.stringMatching(publicKey),
        PoWWinners: [],
        PrevHash: expect.stringMatching(hash),
        Timestamp: expect.stringMatching(/^\d{16}$/),
      },
      signature: expect.stringMatching(/^[0-9a-f]{128}$/),
    })
    expect(await network.result('GetDsBlock', String(current))).toEqual(latest)
    const { data } = await network.result<Listing>('DSBlockListing', 1)
    expect(latest.header['PrevHash']).toBe(data[1]?.Hash)
    const first = await network.result<DsBlock>('GetDsBlock', '0')
    expect(first.header).toMatchObject({ BlockNum: '0', PrevHash: '0'.repeat(64) })
    const block = await network.result<{ header: object }>('GetTxBlock', String(current * epoch))
    expect(block.header).toMatchObject({
      DSBlockNum: String(current),
      Timestamp: latest.header['Timestamp'],
    })
    // Newer clients write the names in another way.
    expect(await network.result('GetLatestDSBlock', '')).toEqual(latest)
    expect(await network.result('GetDSBlock', '0')).toEqual(first)
  })

  test.each(['GetDsBlock', 'GetDSBlock'])('%s of no block', async (method) => {
    expect(await network.failure(method, '999999')).toEqual([-20, 'DS Block does not exist'])
    expect(await network.failure(method, '-1')).toEqual([-8, 'Invalid block number'])
    expect((await network.failure(method, {}))[0]).toBe(-32602)
    expect((await network.failure(method))[0]).toBe(-32602)
  })

  test('nobody works for them', async () => {
    expect(await network.result('GetPrevDifficulty', '')).toBe(0)
    expect(await network.result('GetPrevDSDifficulty', '')).toBe(0)
  })

  test('the transactions of an epoch are counted', async () => {
    // An epoch that has just begun holds none yet.
    await mine(epoch - ((await height()) % epoch))
    expect(await network.result('GetNumTxnsDSEpoch', '')).toBe('0')
    await network.confirm(testAccount(6), {})
    await network.confirm(testAccount(6), {})
    expect(await network.result('GetNumTxnsTxEpoch', '')).toBe('1')
    expect(await network.result('GetNumTxnsDSEpoch', '')).toBe('2')
    await mine(1)
    expect(await network.result('GetNumTxnsTxEpoch', '')).toBe('0')
    expect(await network.result('GetBlockchainInfo')).toMatchObject({
      NumTxnsDSEpoch: '2',
      NumTxnsTxEpoch: '0',
      NumDSBlocks: await network.result('GetNumDSBlocks'),
    })
  })
})

describe('rates and counts', () => {
  test('are measured over the latest blocks', async () => {
    await mine(epoch)
    expect(await network.result('GetTxBlockRate', '')).toBe(1)
    expect(await network.result('GetDSBlockRate', '')).toBe(1 / epoch)
    expect(await network.result('GetTransactionRate', '')).toBe(0)
    now += secondMs
    await network.confirm(testAccount(6), {})
    expect(await network.result('GetTransactionRate', '')).toBe(1 / epoch)
    const info = await network.result('GetBlockchainInfo')
    expect(info).toMatchObject({
      TxBlockRate: 1,
      TransactionRate: 1 / epoch,
      DSBlockRate: 1 / epoch,
      NumTransactions: await network.result('GetNumTransactions', ''),
    })
  })
})

describe('lists of blocks', () => {
  test('TxBlockListing: ten a page, the newest first, down to block 0', async () => {
    const newest = await height()
    const { data, maxPages } = await network.result<Listing>('TxBlockListing', 1)
    expect(maxPages).toBe(Math.ceil((newest + 1) / 10))
    expect(data.map(({ BlockNum }) => BlockNum)).toEqual(Array.from({ length: 10 }, (_, i) => newest - i))
    const { body } = await network.result<{ body: { BlockHash: string } }>('GetTxBlock', String(newest))
    expect(data[0]?.Hash).toBe(body.BlockHash)
    const last = await network.result<Listing>('TxBlockListing', maxPages)
    expect(last.data.at(-1)).toEqual({ BlockNum: 0, Hash: expect.stringMatching(hash) })
    expect(last.data).toHaveLength(newest + 1 - 10 * (maxPages - 1))
  })

  test('DSBlockListing: the same for the directory service', async () => {
    const count = Number(await network.result('GetNumDSBlocks'))
    const { data, maxPages } = await network.result<Listing>('DSBlockListing', 1)
    expect(maxPages).toBe(Math.ceil(count / 10))
    expect(data[0]).toEqual({ BlockNum: count - 1, Hash: expect.stringMatching(hash) })
    expect(new Set(data.map((block) => block.Hash)).size).toBe(Math.min(count, 10))
  })

  test.each(['TxBlockListing', 'DSBlockListing'])('%s has no page beyond its last one', async (method) => {
    const { maxPages } = await network.result<Listing>(method, 1)
    for (const page of [0, maxPages + 1, 999_999]) {
      expect(await network.failure(method, page)).toEqual([
        -8,
        `Page out of range. Valid range is 1 to ${maxPages}`,
      ])
    }
    expect(await network.failure(method, 1.5)).toEqual([-8, 'Invalid page number'])
    for (const wrong of [null, [], {}, true]) expect((await network.failure(method, wrong))[0]).toBe(-32602)
  })
})

describe('the transactions of a block, page by page', () => {
  test('ids and bodies: 2,500 a page', async () => {
    // More than one page: 2,501 payments of one sender.
    const count = 2_501
    const account = testAccount(8)
    const nonce = await network.nonce(account)
    const calls = Array.from({ length: count }, (_, i) => ({
      jsonrpc: '2.0',
      id: i,
      method: 'CreateTransaction',
      params: [sign(account, { nonce: nonce + BigInt(i) })],
    }))
    for (let i = 0; i < count; i += 500) await network.devnet.handleRpc(calls.slice(i, i + 500))
    const waiting = await network.result<{ Txns: object[] }>('GetPendingTxns')
    expect(waiting.Txns).toHaveLength(count)
    const { number, transactionIds } = await network.devnet.mineBlock()
    expect(transactionIds).toHaveLength(count)
    const block = number.toString()
    expect(await network.result('GetTxBlock', block)).toMatchObject({ header: { NumPages: 2 } })
    const page = (method: string, of: string) => network.result<object>(method, block, of)
    expect(await page('GetTransactionsForTxBlockEx', '0')).toEqual({
      CurrPage: 0,
      NumPages: 2,
      Transactions: [transactionIds.slice(0, -1)],
    })
    expect(await page('GetTransactionsForTxBlockEx', '1')).toEqual({
      CurrPage: 1,
      NumPages: 2,
      Transactions: [transactionIds.slice(-1)],
    })
    expect(await page('GetTxnBodiesForTxBlockEx', '1')).toEqual({
      CurrPage: 1,
      NumPages: 2,
      Transactions: [await network.result('GetTransaction', transactionIds.at(-1))],
    })
    expect(await page('GetTxnBodiesForTxBlockEx', '2')).toEqual({
      CurrPage: 2,
      NumPages: 2,
      Transactions: [],
    })
  })

  test.each(['GetTransactionsForTxBlockEx', 'GetTxnBodiesForTxBlockEx'])(
    '%s of no block, and of none',
    async (method) => {
      await mine(1)
      const empty = String(await height())
      expect(await network.failure(method, empty, '0')).toEqual([-1, 'TxBlock has no transactions'])
      expect(await network.failure(method, '999999', '0')).toEqual([-20, 'Tx Block does not exist'])
      expect(await network.failure(method, '-1', '0')).toEqual([-8, 'Invalid block number'])
      expect(await network.failure(method, empty, '-1')).toEqual([-8, 'Invalid page number'])
      expect((await network.failure(method, empty))[0]).toBe(-32602)
    },
  )
})

describe('GetPendingTxns', () => {
  test('lists what waits, and what waits for a nonce before it', async () => {
    expect(await network.result('GetPendingTxns')).toEqual({ Txns: [] })
    const account = testAccount(7)
    const nonce = await network.nonce(account)
    const first = await network.send(account, { nonce })
    const second = await network.send(account, { nonce: nonce + 1n })
    const late = await network.send(account, { nonce: nonce + 9n })
    expect(await network.result('GetPendingTxns')).toEqual({
      Txns: [
        { TxnHash: first, code: 1 },
        { TxnHash: second, code: 1 },
        { TxnHash: late, code: 4 },
      ],
    })
    for (const id of [first, second, late]) {
      const { code } = await network.result<{ code: number }>('GetPendingTxn', id)
      expect(code).toBe(id === late ? 4 : 1)
    }
    await network.devnet.mineBlock()
    expect(await network.result('GetPendingTxns')).toEqual({ Txns: [{ TxnHash: late, code: 4 }] })
  })
})
