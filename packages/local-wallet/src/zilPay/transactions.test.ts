import { createDevnet, type Devnet } from '@tyto/devnet'
import {
  contractAddress,
  parseAddress,
  toBech32,
  toChecksumAddress,
  transactionFromRpc,
  verifyTransaction,
} from '@tyto/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { undoneBehindEachTest } from '../../../devnet/src/testing/undoneBehindEachTest'
import { approve, createOrigin, reject, stateOf, type FakeOrigin } from '../../test/fakePage'
import { localAccount } from '../base/testAccounts'
import type { ZilPayBehaviour } from '../base/walletState'
import type { ZilPayTransaction } from './transaction'

const code = `scilla_version 0

library NoteBook

let zero = Uint32 0

contract NoteBook(owner: ByStr20)

field title: String = "first"
field notes: Map String String = Emp String String

transition Put(key: String, text: String)
  notes[key] := text
end

transition Refuse()
  e = { _exception : "Refused"; code : zero };
  throw e
end
`
const both = ['classic', 'bearby'] as const
const owner = localAccount(0)
const init = [
  { vname: '_scilla_version', type: 'Uint32', value: '0' },
  { vname: 'owner', type: 'ByStr20', value: owner.address },
]

let devnet: Devnet
undoneBehindEachTest(() => devnet)
let origin: FakeOrigin
beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
})
afterAll(() => devnet.close())
beforeEach(() => {
  origin = createOrigin(devnet)
})

async function connectedAs(zilPayBehaviour: ZilPayBehaviour, account = 0) {
  origin.store({ zilPayBehaviour, account, hosts: ['localhost'] })
  const page = origin.page()
  return { page, ...(await page.withWallet()) }
}

async function ask<T>(method: string, ...params: readonly unknown[]): Promise<T> {
  const answer = await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method, params })
  return (answer as { result: T }).result
}

/** Deploys the note book and answers its address as the chain knows it. */
async function deployNoteBook(zilPayBehaviour: ZilPayBehaviour) {
  const { zilPay, page } = await connectedAs(zilPayBehaviour)
  const deploying = zilPay.contracts.new(code, init).deploy({ gasLimit: '50000', gasPrice: '2000' })
  await approve(origin.ownerWallet)
  const [sent, contract] = await deploying
  await devnet.mineBlock()
  const address = await ask<string>('GetContractAddressFromTransactionID', sent.ID)
  return { zilPay, page, sent, contract, address: `0x${address}` }
}

describe('a payment', () => {
  test.each(both)('%s: signed and sent in one call, confirmed by the chain', async (zilPayBehaviour) => {
    const { zilPay } = await connectedAs(zilPayBehaviour, 1)
    const asked = zilPay.transactions.new({ toAddr: localAccount(2).bech32, amount: '5', gasLimit: 50 })
    const sending = zilPay.wallet.sign(asked)
    expect(await stateOf(sending)).toBe('pending')
    await approve(origin.ownerWallet)
    const sent = (await sending) as ZilPayTransaction
    const { transactionIds } = await devnet.mineBlock()
    expect(transactionIds).toEqual([sent.ID])
    expect(Object.keys(sent)).toEqual([
      'version',
      'toAddr',
      'nonce',
      'amount',
      'code',
      'data',
      'signature',
      'ID',
      'from',
      'Info',
      'pubKey',
      'gasPrice',
      'gasLimit',
      'priority',
      'receipt',
      'ContractAddress',
    ])
    expect(sent.version).toBe(zilPayBehaviour === 'bearby' ? String(222 * 65_536 + 1) : 222 * 65_536 + 1)
    expect([sent.toAddr, sent.from]).toEqual([localAccount(2).bech32, localAccount(1).bech32])
    expect(sent.TranID).toBe(sent.ID)
    expect(JSON.parse(JSON.stringify(sent))).not.toHaveProperty('TranID')
    expect(sent.gasPrice?.toString()).toBe(zilPayBehaviour === 'bearby' ? '3000000000' : '2100000000')
    expect(sent.Info).toBe(zilPayBehaviour === 'bearby' ? undefined : 'Non-contract txn, sent to shard')
  })

  test.each(both)('%s: a node that names another transaction is not believed', async (zilPayBehaviour) => {
    const named: string[] = []
    origin = createOrigin({
      ...devnet,
      handleRpc: async (body) => {
        const answer = await devnet.handleRpc(body)
        return JSON.parse(
          JSON.stringify(answer).replace(/"TranID":"(\w+)"/, (_all, id: string) => {
            named.push(id)
            return `"TranID":"${'ab'.repeat(32)}"`
          }),
        ) as unknown
      },
    })
    const { zilPay } = await connectedAs(zilPayBehaviour, zilPayBehaviour === 'bearby' ? 5 : 4)
    const asked = zilPay.transactions.new({ toAddr: localAccount(2).bech32, amount: '5', gasLimit: 50 })
    const sending = zilPay.wallet.sign(asked)
    await stateOf(sending)
    await expect(approve(origin.ownerWallet)).rejects.toThrow('The node named another transaction.')
    expect(named).toHaveLength(1)
    expect(await stateOf(sending)).toBe('pending')
  })

  test('through blockchain.createTransaction, and read again', async () => {
    const { zilPay } = await connectedAs('classic')
    const sending = zilPay.blockchain.createTransaction({
      toAddr: localAccount(2).address,
      amount: 7,
      gasLimit: 50,
    })
    await approve(origin.ownerWallet)
    const { ID } = await sending
    await devnet.mineBlock()
    const read = await zilPay.blockchain.getTransaction(`0x${ID}`)
    expect([read.ID, read.amount.toString(), read.receipt?.['success']]).toEqual([ID, '7', true])
  })

  test('the next one does not take the nonce of one that still waits', async () => {
    const { zilPay } = await connectedAs('classic', 4)
    const pay = async () => {
      const sending = zilPay.blockchain.createTransaction({ toAddr: owner.address, amount: 1, gasLimit: 50 })
      await approve(origin.ownerWallet)
      return sending
    }
    const first = await pay()
    const second = await pay()
    expect(second.nonce).toBe((first.nonce ?? 0) + 1)
    expect((await devnet.mineBlock()).transactionIds).toEqual([first.ID, second.ID])
  })
})

const put = (text: string) => [
  { vname: 'key', type: 'String', value: 'a' },
  { vname: 'text', type: 'String', value: text },
]

describe('a contract', () => {
  test('classic: deployed, the page is told its address', async () => {
    const { sent, contract, address } = await deployNoteBook('classic')
    expect(sent.toAddr).toBe(toBech32(`0x${'0'.repeat(40)}`))
    expect(contract.address).toBe(toChecksumAddress(address as `0x${string}`))
    expect(sent.ContractAddress).toBe(contract.address)
    expect(address).toBe(contractAddress(owner.address, BigInt((sent.nonce ?? 0) - 1)))
    expect(await contract.getState()).toEqual({ _balance: '0', title: 'first', notes: {} })
    expect(await contract.getInit()).toContainEqual(init[1])
    expect(await contract.getCode()).toBe(code)
  })

  test('Bearby: deployed, the page is told the text "undefined"', async () => {
    const { sent, contract, address } = await deployNoteBook('bearby')
    expect([sent.ContractAddress, contract.address]).toEqual(['undefined', 'undefined'])
    expect(parseAddress(address).ok).toBe(true)
  })

  test.each(both)(
    '%s: called; one request or a batch of one, with a signature that holds',
    async (zilPayBehaviour) => {
      const { zilPay, address } = await deployNoteBook(zilPayBehaviour)
      const before = origin.broadcasts().length
      const asked = { gasLimit: 9_000n, amount: '3' }
      const calling = zilPay.contracts.at(toBech32(address as `0x${string}`)).call('Put', put('hello'), asked)
      await approve(origin.ownerWallet)
      const sent = await calling
      expect(sent.data).toEqual({ _tag: 'Put', params: put('hello') })
      const { batch, transaction } = origin.broadcasts()[before] ?? {}
      expect(batch).toBe(zilPayBehaviour === 'bearby')
      expect(transaction).toMatchObject({
        toAddr: toChecksumAddress(address as `0x${string}`),
        amount: '3',
        gasLimit: '9000',
        nonce: sent.nonce,
        pubKey: owner.publicKey,
        data: JSON.stringify({ _tag: 'Put', params: put('hello') }),
        priority: false,
      })
      const read = transactionFromRpc(transaction)
      expect(read.ok && verifyTransaction(read.value)).toBe(true)
      await devnet.mineBlock()
      expect(await zilPay.contracts.at(address).getSubState('notes', ['a'])).toEqual({
        notes: { a: 'hello' },
      })
      expect(await zilPay.contracts.at(address).getSubState('notes', ['b'])).toBeNull()
    },
  )

  test('classic: a page can override what it calls, in Bearby it cannot', async () => {
    for (const zilPayBehaviour of both) {
      const { zilPay, address } = await deployNoteBook(zilPayBehaviour)
      const before = origin.broadcasts().length
      const overrides = { gasLimit: 9_000, data: JSON.stringify({ _tag: 'Refuse', params: [] }) }
      const calling = zilPay.contracts.at(address).call('Put', put('x'), overrides)
      await approve(origin.ownerWallet)
      await calling
      await devnet.mineBlock()
      const data = String(origin.broadcasts()[before]?.transaction['data'])
      expect(JSON.parse(data)).toMatchObject({ _tag: zilPayBehaviour === 'classic' ? 'Refuse' : 'Put' })
    }
  })

  test('no address, no contract: thrown at once', async () => {
    const { zilPay } = await connectedAs('classic')
    expect(() => zilPay.contracts.at('alice.ssi')).toThrow(
      'Wrong address format, should be either bech32 or checksummed address',
    )
  })

  test.each([
    ['classic', 'Address does not exist'],
    ['bearby', 'RpcError: Address does not exist'],
  ] as const)('%s: the error of a read is the words of the node', async (zilPayBehaviour, message) => {
    const { zilPay } = await connectedAs(zilPayBehaviour)
    const failing = { ...devnet, handleRpc: () => Promise.resolve(nodeError('Address does not exist')) }
    origin = createOrigin(failing)
    origin.store({ zilPayBehaviour, hosts: ['localhost'] })
    const { zilPay: unlucky } = await origin.page().withWallet()
    await expect(unlucky.contracts.at(owner.address).getState()).rejects.toEqual(new Error(message))
    expect((await zilPay.provider.send('GetNetworkId')).result).toBe('222')
  })
})

const nodeError = (message: string) => ({ id: 1, jsonrpc: '2.0', error: { code: -5, data: null, message } })

describe('text beyond ASCII', () => {
  test('classic: the signature is of another text, the node refuses, the page waits for ever', async () => {
    const { zilPay, address } = await deployNoteBook('classic')
    const calling = zilPay.contracts.at(address).call('Put', put('\u00e9 \u{1f989}'), { gasLimit: 9_000 })
    const [request] = origin.ownerWallet.requests()
    expect(await origin.ownerWallet.approve(request?.id ?? '')).toEqual({
      ok: false,
      code: 'Invalid signature',
    })
    expect(await stateOf(calling)).toBe('pending')
    expect(origin.ownerWallet.requests()).toHaveLength(1)
    reject(origin.ownerWallet)
    await expect(calling).rejects.toBe('Rejected by user')
  })

  test('Bearby: the signature holds, and the contract refuses the text', async () => {
    const { zilPay, address } = await deployNoteBook('bearby')
    const calling = zilPay.contracts.at(address).call('Put', put('\u00e9 \u{1f989}'), { gasLimit: 9_000 })
    await approve(origin.ownerWallet)
    await calling
    await devnet.mineBlock()
    const notes = await zilPay.contracts.at(address).getSubState('notes', ['a'])
    // Nothing beyond 0x20 to 0x7e gets into a contract.
    expect(notes).toBeNull()
  })
})

describe('the gas price', () => {
  test.each([
    ['2000', '2100000000'],
    ['2500', '2500000000'],
    ['2000000000', '2100000000'],
    [undefined, '2100000000'],
  ])('classic: %s of the page becomes %s Qa', async (gasPrice, paid) => {
    const { zilPay } = await connectedAs('classic', 5)
    const asked = { toAddr: owner.address, amount: 1, gasLimit: 50, gasPrice }
    const sending = zilPay.blockchain.createTransaction(asked)
    await approve(origin.ownerWallet)
    expect((await sending).gasPrice?.toString()).toBe(paid)
    await devnet.mineBlock()
  })
})

describe("the gas price of Bearby, by its owner's speed", () => {
  test.each([
    ['low', '2000000000'],
    ['market', '3000000000'],
    ['aggressive', '4000000000'],
  ] as const)('%s: %s Qa, and the price of the page is ignored', async (gasSpeed, paid) => {
    const { zilPay } = await connectedAs('bearby', 5)
    origin.ownerWallet.useGasSpeed(gasSpeed)
    const asked = { toAddr: owner.address, amount: 1, gasLimit: 50, gasPrice: '2500' }
    const sending = zilPay.blockchain.createTransaction(asked)
    await approve(origin.ownerWallet)
    expect((await sending).gasPrice?.toString()).toBe(paid)
    await devnet.mineBlock()
  })
})

describe('left without an answer', () => {
  test.each(both)(
    '%s: refused is a plain text; closed is pending, and shown again',
    async (zilPayBehaviour) => {
      const { page, zilPay } = await connectedAs(zilPayBehaviour, 6)
      const asked = { toAddr: owner.address, amount: 1, gasLimit: 50 }
      const refused = zilPay.blockchain.createTransaction(asked)
      reject(origin.ownerWallet)
      await expect(refused).rejects.toBe(
        zilPayBehaviour === 'bearby' ? 'User rejected the request' : 'Rejected by user',
      )
      const closed = zilPay.blockchain.createTransaction(asked)
      page.closeSheet()
      expect(await stateOf(closed)).toBe('pending')
      expect(origin.ownerWallet.requests()).toHaveLength(1)
      // The page is gone when the owner says yes after all: the chain knows more than the page.
      await approve(origin.ownerWallet)
      expect((await devnet.mineBlock()).transactionIds).toHaveLength(1)
    },
  )

  test('the node refuses: the window keeps the words of the node, the page waits', async () => {
    const { zilPay } = await connectedAs('classic', 7)
    const sending = zilPay.blockchain.createTransaction({
      toAddr: owner.address,
      amount: 10n ** 30n,
      gasLimit: 50,
    })
    const [request] = origin.ownerWallet.requests()
    expect(await origin.ownerWallet.approve(request?.id ?? '')).toEqual({
      ok: false,
      code: 'Insufficient funds',
    })
    expect(await stateOf(sending)).toBe('pending')
    expect(origin.ownerWallet.requests()).toHaveLength(1)
  })

  test('locked: classic asks, Bearby rejects with a text', async () => {
    const asked = { toAddr: owner.address, amount: 1, gasLimit: 50 }
    const { page, zilPay } = await connectedAs('classic')
    origin.ownerWallet.lock()
    expect(await stateOf(zilPay.blockchain.createTransaction(asked))).toBe('pending')
    expect(page.openings()).toBe(1)
    const { page: other, zilPay: bearby } = await connectedAs('bearby')
    origin.ownerWallet.lock()
    await expect(bearby.blockchain.createTransaction(asked)).rejects.toBe('Error: Wallet is locked')
    expect(other.openings()).toBe(0)
  })
})

describe('reads through the wallet', () => {
  test('answer the whole envelope; Bearby counts in text', async () => {
    const { zilPay } = await connectedAs('classic')
    expect(await zilPay.provider.send('GetNetworkId')).toEqual({ id: 1, jsonrpc: '2.0', result: '222' })
    const { zilPay: bearby } = await connectedAs('bearby')
    expect(await bearby.provider.send('GetNetworkId')).toEqual({ id: '1', jsonrpc: '2.0', result: '222' })
    const getBalance = zilPay.blockchain['getBalance'] as (address: string) => Promise<{ result: unknown }>
    const { result } = await getBalance(localAccount(8).bech32)
    expect(result).toEqual({ balance: '1000000000000000000', nonce: 0 })
  })

  test('classic: a method that is not on its list runs into the time-out; Bearby hands it on', async () => {
    const { page, zilPay } = await connectedAs('classic')
    const asking = zilPay.provider.send('GetSomethingNew').catch((error: unknown) => error)
    await page.pass(4_999)
    expect(await stateOf(asking)).toBe('pending')
    await page.pass(1)
    expect(await asking).toEqual(new Error('GetSomethingNew request failed by timeout!'))
    const { page: other, zilPay: bearby } = await connectedAs('bearby')
    await expect(bearby.provider.send('GetSomethingNew')).rejects.toThrow(/^RpcError: /)
    expect(other.sent).toHaveLength(1)
  })

  test('need a connection and an open wallet', async () => {
    const { zilPay: strange } = await origin.page().withWallet()
    await expect(strange.provider.send('GetNetworkId')).rejects.toEqual(new Error("User is't connections."))
    const { zilPay } = await connectedAs('classic')
    origin.ownerWallet.lock()
    await expect(zilPay.provider.send('GetNetworkId')).rejects.toEqual(new Error('ZilPay is disabled.'))
    const { zilPay: bearby } = await connectedAs('bearby')
    origin.ownerWallet.lock()
    await expect(bearby.provider.send('GetNetworkId')).rejects.toEqual(new Error('Error: Wallet is locked'))
  })

  test('on another network the wallet says its chain id, and reaches nobody', async () => {
    const { zilPay } = await connectedAs('classic')
    origin.ownerWallet.useNetwork('mainnet')
    expect((await zilPay.provider.send('GetNetworkId')).result).toBe('1')
    void zilPay.blockchain.createTransaction({ toAddr: owner.address, amount: 1, gasLimit: 50 })
    const [request] = origin.ownerWallet.requests()
    expect(await origin.ownerWallet.approve(request?.id ?? '')).toEqual({
      ok: false,
      code: 'Failed to fetch',
    })
  })
})

describe('accounts', () => {
  test('a new one is the next index, with money from the faucet', async () => {
    expect(await origin.ownerWallet.addAccount()).toEqual({ ok: true, value: 10 })
    await devnet.mineBlock()
    expect(await origin.ownerWallet.balance(10)).toBe(10_000n * 10n ** 12n)
    expect(origin.ownerWallet.state().accounts).toHaveLength(11)
    origin.ownerWallet.useAccount(10)
    const { zilPay } = await connectedAs('classic', 10)
    expect(zilPay.wallet.defaultAccount?.base16).toBe(localAccount(10).base16)
  })

  test('one without money has a balance of nothing', async () => {
    expect(await origin.ownerWallet.balance(4711)).toBe(0n)
  })
})
