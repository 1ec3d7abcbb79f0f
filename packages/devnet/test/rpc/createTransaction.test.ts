import {
  contractAddress,
  toBech32,
  toChecksumAddress,
  transactionVersion,
  zeroAddress,
} from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  callOf,
  deployOf,
  sign,
  startTestNetwork,
  type TestNetwork,
} from '../../src/testing/startTestNetwork'
import { undoneBehindEachTest } from '../../src/testing/undoneBehindEachTest'
import { noteBookCode, noteBookDeploy } from '../../src/testing/noteBookContract'
import { testAccount } from '../../src/genesis/testAccounts'

const alice = testAccount(6)
const bruno = testAccount(7)
const stranger = testAccount('stranger')
const noContract = [-5, 'Address does not exist']
let network: TestNetwork
undoneBehindEachTest(() => network.devnet)

beforeAll(async () => {
  network = await startTestNetwork({ world: 'seeded' })
})
afterAll(() => network.stop())

const balanceOf = async (address: string): Promise<bigint> =>
  BigInt((await network.result<{ balance: string }>('GetBalance', address.slice(2))).balance)

const noteBookCall = (
  to: `0x${string}`,
  transition: string,
  params: readonly [string, string, string][] = [],
) =>
  callOf({
    to,
    transition,
    amount: 0n,
    params: params.map(([vname, type, value]) => ({ vname, type, value })),
  })

async function deployNoteBook(): Promise<`0x${string}`> {
  const address = contractAddress(alice.address, (await network.nonce(alice)) - 1n)
  const receipt = await network.confirm(alice, deployOf(noteBookCode, noteBookDeploy(alice.address)))
  expect(receipt.success).toBe(true)
  return address
}

describe('a payment', () => {
  test('moves the amount, costs 50 gas and stands in a block', async () => {
    const [before, paid] = [await balanceOf(alice.address), await balanceOf(bruno.address)]
    const nonce = await network.nonce(alice)
    const transaction = sign(alice, { nonce, toAddr: bruno.address, amount: 5_000_000_000_000n })
    const accepted = await network.result<{ TranID: string }>('CreateTransaction', transaction)
    expect(accepted).toEqual({
      TranID: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      Info: 'Non-contract txn, sent to shard',
    })
    expect(await network.failure('GetTransaction', accepted.TranID)).toEqual([-20, 'Txn Hash not Present'])
    const block = await network.devnet.mineBlock()
    expect(block.transactionIds).toEqual([accepted.TranID])
    expect(await network.result('GetTransaction', accepted.TranID)).toEqual({
      ID: accepted.TranID,
      amount: '5000000000000',
      gasLimit: '50',
      gasPrice: '2000000000',
      nonce: nonce.toString(),
      receipt: { cumulative_gas: '50', epoch_num: block.number.toString(), success: true },
      senderPubKey: `0x${transaction.pubKey.toUpperCase()}`,
      signature: `0x${transaction.signature.toUpperCase()}`,
      toAddr: bruno.address.slice(2),
      version: String(transactionVersion(222)),
    })
    expect(await balanceOf(alice.address)).toBe(before - 5_000_000_000_000n - 100_000_000_000n)
    expect(await balanceOf(bruno.address)).toBe(paid + 5_000_000_000_000n)
  })

  test('to a fresh address opens the account', async () => {
    const fresh = testAccount('fresh').address
    expect(await network.failure('GetBalance', fresh.slice(2))).toEqual([-5, 'Account is not created'])
    await network.confirm(alice, { toAddr: fresh, amount: 3n })
    expect(await network.result('GetBalance', fresh.slice(2))).toEqual({ balance: '3', nonce: 0 })
  })
})

describe('a contract', () => {
  test('is deployed at the address that the answer names', async () => {
    const nonce = await network.nonce(alice)
    const transaction = sign(alice, { nonce, ...deployOf(noteBookCode, noteBookDeploy(alice.address)) })
    const accepted = await network.result<{ TranID: string; ContractAddress: string; Info: string }>(
      'CreateTransaction',
      transaction,
    )
    const address = contractAddress(alice.address, nonce - 1n)
    expect(accepted).toMatchObject({
      ContractAddress: address.slice(2),
      Info: 'Contract Creation txn, sent to shard',
    })
    expect(await network.failure('GetSmartContractCode', address.slice(2))).toEqual(noContract)
    const block = await network.devnet.mineBlock()
    expect(await network.result('GetSmartContractCode', address.slice(2))).toEqual({ code: noteBookCode })
    expect(await network.result('GetSmartContractInit', address.slice(2))).toEqual([
      { vname: '_scilla_version', type: 'Uint32', value: '0' },
      { vname: 'owner', type: 'ByStr20', value: alice.address },
      { vname: 'book_name', type: 'String', value: 'first' },
      { vname: '_creation_block', type: 'BNum', value: block.number.toString() },
      { vname: '_this_address', type: 'ByStr20', value: address },
    ])
    expect(await network.result('GetContractAddressFromTransactionID', accepted.TranID)).toBe(
      address.slice(2),
    )
    expect(await network.result('GetSmartContracts', alice.address.slice(2))).toContainEqual({
      address: address.slice(2),
    })
    expect(await network.result('GetSmartContractState', address.slice(2))).toEqual({
      _balance: '0',
      title: 'first',
      notes: {},
      marks: {},
      latest: { constructor: 'None', argtypes: [`${address}.Note`], arguments: [] },
    })
  })

  test('runs transitions, keeps its state and emits events', async () => {
    const address = await deployNoteBook()
    const put = noteBookCall(address, 'Put', [
      ['a', 'String', '__proto__'],
      ['b', 'Uint32', '7'],
      ['text', 'String', 'hello'],
    ])
    const receipt = await network.confirm(bruno, put)
    expect(receipt).toMatchObject({
      success: true,
      accepted: false,
      event_logs: [
        {
          _eventname: 'Put',
          address,
          params: [
            { vname: 'a', type: 'String', value: '__proto__' },
            { vname: 'b', type: 'Uint32', value: '7' },
            { vname: 'text', type: 'String', value: 'hello' },
          ],
        },
      ],
    })
    const notes = await network.result<{ notes: object }>(
      'GetSmartContractSubState',
      address.slice(2),
      'notes',
      [],
    )
    expect(JSON.stringify(notes)).toBe('{"notes":{"__proto__":{"7":"hello"}}}')
    const one = await network.result('GetSmartContractSubState', address.slice(2), 'notes', [
      '__proto__',
      '7',
    ])
    expect(JSON.stringify(one)).toBe('{"notes":{"__proto__":{"7":"hello"}}}')
    for (const keys of [['__proto__', '8'], ['other'], ['__proto__', '7', 'x']]) {
      expect(await network.result('GetSmartContractSubState', address.slice(2), 'notes', keys)).toBeNull()
    }
  })

  test('takes money only where it accepts it', async () => {
    const address = await deployNoteBook()
    await network.confirm(bruno, { ...noteBookCall(address, 'Pay'), amount: 12n })
    expect(await network.result('GetBalance', address.slice(2))).toEqual({ balance: '12', nonce: 0 })
    expect(await network.result('GetSmartContractSubState', address.slice(2), '_balance', [])).toEqual({
      _balance: '12',
    })
  })

  test('that throws leaves its state alone; the gas is paid and the receipt tells the exception', async () => {
    const address = await deployNoteBook()
    const before = await network.result('GetSmartContractState', address.slice(2))
    const paid = await balanceOf(bruno.address)
    const receipt = await network.confirm(bruno, {
      ...noteBookCall(address, 'Refuse', [['code', 'Int32', '-4']]),
      amount: 5n,
    })
    expect(receipt).toMatchObject({ success: false, errors: { 0: [7] } })
    const [exception] = receipt['exceptions'] as { line: number; message: string }[]
    expect(exception).toEqual({
      line: noteBookCode.split('\n').findIndex((line) => line.includes('throw e')) + 1,
      message: 'Exception thrown: (Message [(_exception : (String "Refused")) ; (code : (Int32 -4))])',
    })
    expect(await network.result('GetSmartContractState', address.slice(2))).toEqual(before)
    expect(await balanceOf(bruno.address)).toBe(paid - BigInt(receipt.cumulative_gas) * 2_000_000_000n)
    expect(await network.result('GetTransactionStatus', receipt.id)).toMatchObject({
      status: 3,
      success: false,
    })
  })

  test.each([
    ['code that does not parse', 'scilla_version 0\ncontract', noteBookDeploy(alice.address).init],
    [
      'code that does not check',
      'scilla_version 0\nlibrary L\nlet x: Uint32 = "text"\ncontract L()\n',
      noteBookDeploy(alice.address).init.slice(0, 1),
    ],
    ['missing init data', noteBookCode, noteBookDeploy(alice.address).init.slice(0, 2)],
  ])('is not made of %s: a failed receipt, no contract', async (_what, code, init) => {
    const address = contractAddress(alice.address, (await network.nonce(alice)) - 1n)
    const receipt = await network.confirm(alice, deployOf(code, { init, amount: 0n }))
    expect(receipt.success).toBe(false)
    expect(await network.failure('GetSmartContractState', address.slice(2))).toEqual(noContract)
    expect(await network.failure('GetContractAddressFromTransactionID', receipt.id)).toEqual([
      -5,
      'ID not a contract txn',
    ])
  })
})

describe('refused', () => {
  const refusals: readonly [string, () => Promise<object> | object, number, string | RegExp][] = [
    ['another chain', () => pay({ version: transactionVersion(1) }), -26, 'CHAIN_ID incorrect'],
    [
      'another message version',
      () => pay({ version: transactionVersion(222, 2) }),
      -26,
      'CHAIN_ID incorrect',
    ],
    [
      'a low gas price',
      () => pay({ gasPrice: 1_999_999_999n }),
      -26,
      'GasPrice 1999999999 lower than minimum allowable 2000000000',
    ],
    [
      'a low gas limit',
      () => pay({ gasLimit: 49n }),
      -8,
      'Gas limit (49) lower than minimum for payment transaction (50)',
    ],
    [
      'more gas than a block has',
      () => pay({ gasLimit: 10_000_001n, data: '{"_tag":"A","params":[]}' }),
      -8,
      /higher than that of a block/,
    ],
    ['a used nonce', () => sign(alice, { nonce: 0n }), -8, /^Nonce \(0\) lower than current \(\d+\)$/],
    [
      'a nonce that is no JSON number',
      async () => ({ ...(await pay({})), nonce: (2n ** 60n).toString() }),
      -8,
      /too high/,
    ],
    ['too little money', () => pay({ amount: 10n ** 30n }), -8, 'Insufficient funds'],
    ['an account without money', () => sign(stranger, { nonce: 1n }), -8, 'Insufficient funds'],
    ['a changed amount', async () => ({ ...(await pay({})), amount: '2' }), -26, 'Invalid signature'],
    [
      'another signer',
      async () => ({ ...(await pay({})), signature: (await pay({ amount: 2n })).signature }),
      -26,
      'Invalid signature',
    ],
    [
      'a wrong checksum',
      async () => ({ ...(await pay({})), toAddr: flipCase(toChecksumAddress(bruno.address)) }),
      -8,
      'To Address checksum does not match',
    ],
    [
      'an address in small letters',
      async () => ({ ...(await pay({})), toAddr: bruno.address }),
      -8,
      'To Address checksum does not match',
    ],
    ['no address', async () => ({ ...(await pay({})), toAddr: 'bruno' }), -8, 'To Address is invalid'],
    ['code that goes to somebody', () => pay({ code: noteBookCode, data: '[]' }), -8, /zero address/],
    ['nothing that goes to nobody', () => pay({ toAddr: zeroAddress }), -8, /zero address/],
    [
      'too much code',
      () => pay({ toAddr: zeroAddress, code: 'x'.repeat(76_801), data: '[]', gasLimit: 90_000n }),
      -26,
      'Code size is too large',
    ],
    [
      'a call of nobody',
      () => pay({ toAddr: stranger.address, data: '{"_tag":"A","params":[]}', gasLimit: 100n }),
      -5,
      'To addr is null',
    ],
    [
      'a call of a person',
      () => pay({ data: '{"_tag":"A","params":[]}', gasLimit: 100n }),
      -5,
      'Non - contract address called',
    ],
    [
      'a payment to a contract',
      () => pay({ toAddr: network.devnet.network.initDid }),
      -5,
      "Contract account won't accept normal txn",
    ],
    ['data that is no JSON', () => pay({ data: '{' }), -8, /^Data is neither/],
    ['data without a tag', () => pay({ data: '{"params":[]}' }), -8, /^Data is neither/],
    ['parameters that are none', () => pay({ data: '{"_tag":"A","params":[1]}' }), -8, /^Data is neither/],
    [
      'very deep data',
      () => pay({ data: `{"_tag":"A","params":${'['.repeat(60_000)}${']'.repeat(60_000)}}` }),
      -8,
      /^Data is neither/,
    ],
    [
      'an amount of 129 bits',
      async () => ({ ...(await pay({})), amount: (2n ** 128n).toString() }),
      -32602,
      /128 bits/,
    ],
    ['a negative amount', async () => ({ ...(await pay({})), amount: '-1' }), -32602, /128 bits/],
    ['a broken amount', async () => ({ ...(await pay({})), amount: 1.5 }), -32602, /128 bits/],
    ['a short key', async () => ({ ...(await pay({})), pubKey: '02ab' }), -32602, /33 bytes/],
    [
      'a key that is no point',
      async () => ({ ...(await pay({})), pubKey: `02${'ff'.repeat(32)}` }),
      -8,
      'Insufficient funds',
    ],
    ['no signature', async () => ({ ...(await pay({})), signature: '' }), -32602, /64 bytes/],
  ]

  async function pay(core: Parameters<TestNetwork['send']>[1]) {
    return sign(alice, { nonce: await network.nonce(alice), ...core })
  }
  const flipCase = (text: string): string =>
    text.replace(/[a-zA-Z](?=[^a-zA-Z]*$)/, (c) =>
      c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase(),
    )

  test.each(refusals)('%s', async (_what, transaction, code, message) => {
    const failure = await network.failure('CreateTransaction', await transaction())
    expect(failure[0]).toBe(code)
    if (typeof message === 'string') expect(failure[1]).toBe(message)
    else expect(failure[1]).toMatch(message)
  })

  test.each([[[]], [[null]], [['text']], [[[]]], [[{}]], [[{ version: {} }]]])(
    'parameters %j',
    async (params) => {
      expect((await network.failure('CreateTransaction', ...params))[0]).toBe(-32602)
    },
  )

  test('nothing of all that waits', async () => {
    const height = await network.result<string>('GetCurrentMiniEpoch')
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([])
    expect(await network.result('GetCurrentMiniEpoch')).toBe(String(Number(height) + 1))
  })
})

describe('accepted', () => {
  test.each([
    ['with 0x', () => toChecksumAddress(bruno.address)],
    ['without 0x', () => toChecksumAddress(bruno.address).slice(2)],
    ['bech32', () => toBech32(bruno.address)],
  ])('a recipient %s', async (_form, toAddr) => {
    const transaction = sign(alice, { nonce: await network.nonce(alice), toAddr: bruno.address })
    await network.result('CreateTransaction', { ...transaction, toAddr: toAddr() })
    expect((await network.devnet.mineBlock()).transactionIds).toHaveLength(1)
  })

  test('numbers as text, keys and signatures with 0x, null for no code and data', async () => {
    const { version, nonce, pubKey, signature, ...rest } = sign(alice, { nonce: await network.nonce(alice) })
    await network.result('CreateTransaction', {
      ...rest,
      version: String(version),
      nonce: String(nonce),
      pubKey: `0x${pubKey}`,
      signature: `0x${signature.toUpperCase()}`,
      code: null,
      data: null,
    })
    expect((await network.devnet.mineBlock()).transactionIds).toHaveLength(1)
  })
})

describe('nonces', () => {
  test('a later nonce waits for those before it; all go into one block in their order', async () => {
    const nonce = await network.nonce(alice)
    const third = await network.send(alice, { nonce: nonce + 2n })
    expect(await network.result('GetTransactionStatus', third)).toMatchObject({
      status: 4,
      modificationState: 1,
    })
    expect(await network.result('GetPendingTxn', third)).toEqual({ code: 4, confirmed: false, pending: true })
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([])
    const second = await network.send(alice, { nonce: nonce + 1n })
    const first = await network.send(alice, { nonce })
    expect(await network.result('GetTransactionStatus', first)).toMatchObject({
      status: 1,
      modificationState: 0,
      senderAddr: alice.address.slice(2),
    })
    expect(await network.result('GetPendingTxn', third)).toEqual({ code: 1, confirmed: false, pending: true })
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([first, second, third])
    expect(await network.result('GetPendingTxn', third)).toEqual({ code: 3, confirmed: true, pending: false })
  })

  test('a second transaction with a waiting nonce is refused, and so is the same one again', async () => {
    const nonce = await network.nonce(alice)
    const transaction = sign(alice, { nonce })
    await network.result('CreateTransaction', transaction)
    expect(await network.failure('CreateTransaction', transaction)).toEqual([
      -20,
      'Txn could not be added as database exceeded limit or the txn was already present',
    ])
    expect(await network.failure('CreateTransaction', sign(alice, { nonce, amount: 2n }))).toEqual([
      -8,
      `Nonce (${nonce}) already used by a pending transaction`,
    ])
    await network.devnet.mineBlock()
    expect(await network.failure('CreateTransaction', transaction)).toEqual([
      -8,
      `Nonce (${nonce}) lower than current (${nonce})`,
    ])
  })

  test('what the sender can no longer pay when its turn comes is dropped, and says so', async () => {
    const poor = testAccount('poor')
    await network.confirm(alice, { toAddr: poor.address, amount: 300_000_000_000n })
    const first = await network.send(poor, { nonce: 1n, amount: 150_000_000_000n })
    const second = await network.send(poor, { nonce: 2n, amount: 150_000_000_000n })
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([first])
    expect(await network.failure('GetTransaction', second)).toEqual([-20, 'Txn Hash not Present'])
    expect(await network.result('GetTransactionStatus', second)).toMatchObject({
      status: 21,
      modificationState: 2,
      success: false,
    })
    expect(await network.result('GetPendingTxn', second)).toEqual({
      code: 21,
      confirmed: false,
      pending: false,
    })
  })
})
