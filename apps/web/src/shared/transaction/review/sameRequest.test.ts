import type { Intent, TransactionRequest } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { account, exampleOutcome, friend, registry, wallet } from '../action/testing/exampleOutcome'
import type { ShownParam } from '../../values/showParams'
import { highestNonce } from './highestNonce'
import { outcomeOf } from './outcomeOf'
import { priceBoundOf } from './priceBound'
import { isSameRequest, type AskedRequest } from './sameRequest'

const intent: Intent = {
  kind: 'call',
  sender: account,
  nonce: 1n,
  block: 1n,
  to: wallet,
  transition: 'Transfer',
  amount: 7n,
  digest: 'd',
  likeness: 'l',
  time: 1,
}
const asked: AskedRequest = { action: 'send', input: '{}', network: 'local', intent }

describe('requests that ask for the same', () => {
  it.each<[boolean, Partial<AskedRequest>, Partial<Intent>]>([
    [true, {}, {}],
    [true, {}, { nonce: 2n, block: 9n, time: 5, digest: 'other' }],
    [true, { action: 'other', input: '[]' }, {}],
    [true, {}, { likeness: 'other', to: friend, amount: 8n, kind: 'payment' }],
    [false, { network: 'testnet' }, {}],
    [false, {}, { sender: friend }],
    [false, { action: 'other' }, { likeness: 'other' }],
    [false, { input: '[]' }, { likeness: 'other' }],
    [false, { input: '[]' }, { to: friend }],
    [false, { input: '[]' }, { amount: 8n }],
    [false, { input: '[]' }, { kind: 'payment' }],
  ])('%s, %#', (isSame, request, change) => {
    expect(isSameRequest(asked, { ...asked, ...request, intent: { ...intent, ...change } })).toBe(isSame)
  })
})

describe('the outcome of a request', () => {
  const params = [{ vname: 'a', type: 'String', value: 'x' }]
  const request = { kind: 'call', call: { to: wallet, params } } as unknown as TransactionRequest
  const payment = { kind: 'payment', to: friend } as unknown as TransactionRequest
  const deploy = { kind: 'deploy' } as unknown as TransactionRequest
  const { result } = exampleOutcome()
  const facts = {
    registry,
    sender: account,
    wallet,
    simulation: { status: 'done', result, hasMoved: false },
  } as const

  it('is of who is called or paid, with what is one’s own', () => {
    const seen = { registry, sender: account, own: [account, wallet], to: wallet, params, result }
    expect(outcomeOf(request, facts)).toEqual(seen)
    expect(outcomeOf(payment, facts)).toEqual({ ...seen, to: friend, params: [] })
    expect(outcomeOf(deploy, facts)).toEqual({ ...seen, to: null, params: [] })
    for (const none of [null, account])
      expect(outcomeOf(request, { ...facts, wallet: none })?.own).toEqual([account])
  })

  it('is none before there is one, and where it would fail', () => {
    const failed = { ...result, steps: [{ kind: 'exception' } as never] }
    for (const simulation of [
      null,
      { status: 'running', isLate: false },
      { status: 'done', result: failed, hasMoved: false },
      { status: 'done', result: { ...result, steps: [] }, hasMoved: false },
    ] as const)
      expect(outcomeOf(request, { ...facts, simulation })).toBeNull()
  })
})

describe('the bound of a price', () => {
  const unit = { symbol: 'ZIL', decimals: 12 }
  const most = { name: 'most', type: 'Uint128', value: { kind: 'amount', value: 9n, unit }, json: '9' }
  const id = (text: string) => ({ name: 'id', type: 'String', value: { kind: 'text', text }, json: text })
  const bound = { most: 9n, unit }

  it.each<[string | null, string | undefined, readonly object[], ReturnType<typeof priceBoundOf>]>([
    ['BuyNftUsernameAtMost', 'DidWallet', [most], bound],
    ['BuyNftUsernameAtMost', 'DidWallet', [{ ...most, name: 'least' }], null],
    ['BuyNftUsernameAtMost', 'DidWallet', [{ ...most, value: { kind: 'text', text: '9' } }], null],
    ['AtMostBuy', 'DidWallet', [most], null],
    ['BuyNftUsername', 'DidWallet', [most], 'unbound'],
    ['BuyNftUsername', 'Init', [], null],
    ['BuyNftUsername', undefined, [id('tyron')], 'unbound'],
    ['BuyNftUsername', 'DidWallet', [id('free')], null],
    ['BuyNftUsername', 'DidWallet', [id('')], null],
    ['BuyNftUsername', 'DidWallet', [{ ...id('free'), name: 'other' }], 'unbound'],
    ['MintTydraNft', 'DidWallet', [], 'unbound'],
    ['TransferTydraNft', 'DidWallet', [], 'unbound'],
    ['ZRC6_Mint', 'DidWallet', [], 'unbound'],
    ['ZRC6_BatchMint', 'DidWallet', [], 'unbound'],
    ['Transfer', 'DidWallet', [], null],
    [null, undefined, [most], null],
  ])('of %s on %s, %#', (transition, contract, params, found) => {
    expect(priceBoundOf({ transition, contract, params: params as readonly ShownParam[] })).toEqual(found)
  })
})

it('the highest nonce that a page was told never falls, for each account and network by itself', () => {
  const [here, there] = [
    { request: () => Promise.reject(new Error('none')) },
    { request: () => Promise.reject(new Error('none')) },
  ]
  expect([4n, 3n, 5n, 5n, 0n].map((nonce) => highestNonce(here, account, nonce))).toEqual([
    4n,
    4n,
    5n,
    5n,
    5n,
  ])
  expect(highestNonce(here, friend, 2n)).toBe(2n)
  expect(highestNonce(there, account, 1n)).toBe(1n)
  expect(highestNonce(there, friend, 0n)).toBe(0n)
})
