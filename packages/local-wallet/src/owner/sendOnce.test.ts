import { createDevnet, type Devnet } from '@tyto/devnet'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approve, createOrigin, settle, stateOf, type FakeOrigin } from '../../test/fakePage'
import { fundedAccountCount, localAccount } from '../base/testAccounts'
import type { ZilPayTransaction } from '../zilPay/transaction'

let devnet: Devnet
let origin: FakeOrigin
/** The fate of the next answers to `CreateTransaction`; `all`: of any. */
let lose: 'all' | 'the request' | 'the answer' | { readonly words: string } | undefined
let account = 0
/** The node's answer about an account; undefined: the truth. */
let balance: unknown
/** How often the node was asked what became of a transaction. */
let looks = 0

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
})
afterAll(() => devnet.close())
beforeEach(() => {
  lose = undefined
  balance = undefined
  account = (account % (fundedAccountCount - 1)) + 1
  origin = createOrigin({
    faucet: (address) => devnet.faucet(address),
    handleRpc: async (body) => {
      if (JSON.stringify(body).includes('GetTransactionStatus')) looks += 1
      if (balance !== undefined && JSON.stringify(body).includes('GetBalance'))
        return { id: 1, jsonrpc: '2.0', result: balance }
      const isSending = JSON.stringify(body).includes('CreateTransaction')
      if (lose === 'all' || (isSending && lose === 'the request')) throw new TypeError('Failed to fetch')
      const answer = await devnet.handleRpc(body)
      if (isSending && lose === 'the answer') throw new TypeError('Failed to fetch')
      if (typeof lose === 'object') return denied(body, lose.words) ?? answer
      return answer
    },
  })
})

/** Of what was sent, these words; of what became of it, that there is no such thing. */
function denied(body: unknown, words: string): object | undefined {
  const call = (typeof body === 'string' ? JSON.parse(body) : body) as {
    readonly id: unknown
    readonly method: string
  }
  const { id, method } = call
  const error = (message: string) => ({ id, jsonrpc: '2.0', error: { code: -20, message, data: null } })
  if (method === 'CreateTransaction') return error(words)
  if (method === 'GetTransactionStatus') return error('Txn Hash not Present')
  return undefined
}

async function asking(amount = '5') {
  origin.store({ zilPayBehaviour: 'classic', account, hosts: ['localhost'] })
  const { zilPay } = await origin.page().withWallet()
  const asked = zilPay.transactions.new({ toAddr: localAccount(9).bech32, amount, gasLimit: 50 })
  const sending = zilPay.wallet.sign(asked) as Promise<ZilPayTransaction>
  expect(await stateOf(sending)).toBe('pending')
  const [request] = origin.ownerWallet.requests()
  return { sending, id: request?.id ?? '' }
}

async function idsOfBlock(): Promise<readonly string[]> {
  return (await devnet.mineBlock()).transactionIds
}

test.each([
  { balance: '5', nonce: null },
  { balance: '5' },
  { balance: '5', nonce: -1 },
  { balance: '5', nonce: '1e3x' },
])('nothing is signed where the node says %j of the account', async (said) => {
  const { sending, id } = await asking()
  sending.catch(() => undefined)
  balance = said
  expect(await origin.ownerWallet.approve(id)).toMatchObject({ ok: false })
  balance = undefined
  expect(await idsOfBlock()).toEqual([])
})

describe('one request is sent once', () => {
  test('by two tabs that approve it at the same time', async () => {
    const { sending, id } = await asking()
    const other = origin.anotherOwner()
    const done = await Promise.all([origin.ownerWallet.approve(id), other.approve(id)])
    expect(done).toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
    ])
    const { ID } = await sending
    expect(await idsOfBlock()).toEqual([ID])
    expect(origin.broadcasts()).toHaveLength(1)
    expect(other.requests()).toEqual([])
  })

  test.each([['before a block'], ['after a block']])(
    'when the answer of the node was lost, and it is approved again %s',
    async (when) => {
      const { sending, id } = await asking()
      lose = 'the answer'
      expect(await origin.ownerWallet.approve(id)).toEqual({ ok: false, code: 'Failed to fetch' })
      expect(await stateOf(sending)).toBe('pending')
      lose = undefined
      const first = when === 'after a block' ? await idsOfBlock() : []
      // The window was closed and opened again: another document goes on.
      expect(await origin.anotherOwner().approve(id)).toMatchObject({ ok: true })
      const { ID } = await sending
      expect([...first, ...(await idsOfBlock())]).toEqual([ID])
      expect(origin.broadcasts()).toHaveLength(1)
    },
  )

  test('when the request did not reach the node: what is sent again is the same', async () => {
    const { sending, id } = await asking()
    lose = 'the request'
    expect(await origin.ownerWallet.approve(id)).toMatchObject({ ok: false })
    lose = undefined
    expect(await origin.anotherOwner().approve(id)).toMatchObject({ ok: true })
    const { ID } = await sending
    expect(await idsOfBlock()).toEqual([ID])
    const [before, after] = origin.broadcasts()
    expect(after).toEqual(before)
  })

  test('when the node says no, whatever it says: what is sent again is the same, also by another account', async () => {
    const { sending, id } = await asking((10n ** 30n).toString())
    expect(await origin.ownerWallet.approve(id)).toEqual({ ok: false, code: 'Insufficient funds' })
    origin.ownerWallet.useAccount(0)
    expect(await origin.ownerWallet.approve(id)).toEqual({ ok: false, code: 'Insufficient funds' })
    const [first, second] = origin.broadcasts()
    expect(second).toEqual(first)
    await origin.ownerWallet.reject(id)
    // Whoever said no finds nothing that still waits, and can close the window.
    expect(origin.ownerWallet.requests()).toEqual([])
    await expect(sending).rejects.toBe('Rejected by user')
  })

  test.each([['context canceled'], ['Transaction rejected: already known'], ['upstream not connected']])(
    'when the node took it, said “%s”, and denies that it has it',
    async (words) => {
      const { sending, id } = await asking('7')
      lose = { words }
      expect(await origin.ownerWallet.approve(id)).toEqual({ ok: false, code: words })
      expect(await stateOf(sending)).toBe('pending')
      const first = await idsOfBlock()
      expect(first).toHaveLength(1)
      // Pressed again and again, before it is known and after.
      await origin.anotherOwner().approve(id)
      lose = undefined
      await origin.anotherOwner().approve(id)
      expect(await sending).toMatchObject({ ID: first[0] })
      expect(await idsOfBlock()).toEqual([])
      const sent = origin.broadcasts()
      for (const each of sent) expect(each).toEqual(sent[0])
    },
  )

  test('and a refusal that comes too late tells the page what was sent', async () => {
    const { sending, id } = await asking()
    lose = 'the answer'
    await origin.ownerWallet.approve(id)
    await origin.ownerWallet.reject(id)
    const { ID } = await sending
    expect(await idsOfBlock()).toEqual([ID])
    expect(origin.ownerWallet.requests()).toEqual([])
  })

  test('what was signed and did not reach the node can be refused', async () => {
    const { sending, id } = await asking()
    lose = 'the request'
    await origin.ownerWallet.approve(id)
    await origin.ownerWallet.reject(id)
    await expect(sending).rejects.toBe('Rejected by user')
    expect(await idsOfBlock()).toEqual([])
  })

  test('where the node cannot be asked what became of it, a refusal says so, and the request waits on', async () => {
    const { sending, id } = await asking()
    lose = 'the answer'
    await origin.ownerWallet.approve(id)
    lose = 'all'
    expect(await origin.ownerWallet.reject(id)).toEqual({ ok: false, code: 'Failed to fetch' })
    expect(await stateOf(sending)).toBe('pending')
    lose = undefined
    await origin.ownerWallet.reject(id)
    const { ID } = await sending
    expect(await idsOfBlock()).toEqual([ID])
  })

  test('and the next one has a nonce of its own', async () => {
    const first = await asking()
    await approve(origin.ownerWallet)
    const second = await asking()
    await approve(origin.ownerWallet)
    expect(await idsOfBlock()).toEqual([(await first.sending).ID, (await second.sending).ID])
  })

  test('a refusal in one tab waits for the approval in another, and finds nothing left to refuse', async () => {
    const { sending, id } = await asking()
    lose = 'the answer'
    await origin.ownerWallet.approve(id)
    lose = undefined
    looks = 0
    const approving = origin.anotherOwner().approve(id)
    const rejecting = origin.ownerWallet.reject(id)
    await approving
    expect(await rejecting).toEqual({ ok: true, value: undefined })
    const { ID } = await sending
    await settle()
    expect(looks).toBe(1)
    expect(await idsOfBlock()).toEqual([ID])
  })
})

test('two requests that are approved at the same time, in two tabs, are both sent, one after the other', async () => {
  const first = await asking()
  const second = await asking('6')
  const [, { id } = { id: '' }] = origin.ownerWallet.requests()
  const done = await Promise.all([origin.ownerWallet.approve(first.id), origin.anotherOwner().approve(id)])
  expect(done).toEqual([
    { ok: true, value: undefined },
    { ok: true, value: undefined },
  ])
  expect(await idsOfBlock()).toEqual([(await first.sending).ID, (await second.sending).ID])
})
