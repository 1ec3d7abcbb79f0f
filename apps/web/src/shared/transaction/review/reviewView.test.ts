/** What a sheet draws of a review. */
import { walletGasPrice } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { expect, it } from 'vitest'
import { account, friend, registry, undone, wallet } from '../action/testing/exampleOutcome'
import { reviewView } from './reviewView'
import {
  exampleAction,
  exampleBefore,
  exampleCall,
  exampleCosts,
  examplePayment,
  exampleReview,
  simulatedStep,
} from './testing/exampleReview'
import { request } from './testing/tellReview'

const made = exampleReview().made!

it('a review that may be signed', () => {
  const view = reviewView(exampleReview({ firstDonation: 6n, donation: 5n }))
  expect(view).toMatchObject({
    action: 'paying',
    subject: 'alice.ssi',
    payer: account,
    isPaidInToken: false,
    isFinal: false,
    stops: false,
    isControllers: false,
    summary: [],
    description: {
      to: { address: wallet, name: null },
      amount: 8n,
      donation: 5n,
      gas: { bound: 21_000_000_000_000n },
    },
    code: null,
    donation: { isAsked: true, chosen: 5n, first: 6n },
    balance: 10n ** 18n,
    isAffordable: true,
    spends: [],
    missing: null,
    problem: null,
    simulation: null,
    gas: { stated: 10_000n, suggested: null, limit: 10_000n },
    isRefused: false,
    isSigning: false,
    equal: null,
    moved: null,
    canSign: true,
  })
})

it('a review of nothing yet', () => {
  const { facts } = exampleReview()
  const view = reviewView(
    exampleReview({ made: null, madeFor: null, action: null, facts: { ...facts, account: null } }),
  )
  expect(view).toMatchObject({
    payer: null,
    isPaidInToken: false,
    isFinal: false,
    stops: false,
    summary: [],
    description: null,
    code: null,
    donation: { isAsked: false },
    balance: null,
    isAffordable: null,
    spends: [],
    missing: { code: 'NoWallet' },
    gas: null,
    canSign: false,
  })
})

it('the payer is the account that it was made for, whichever the wallet shows meanwhile', () => {
  const { facts } = exampleReview()
  const elsewhere = { ...facts, account: friend }
  expect(reviewView(exampleReview({ facts: elsewhere })).payer).toBe(account)
  expect(reviewView(exampleReview({ facts: elsewhere, madeFor: null })).payer).toBe(friend)
})

it('what its action says of it', () => {
  const coin = { id: 'zil', symbol: 'ZIL' }
  const action = {
    ...exampleAction,
    isFinal: true,
    stops: true,
    isPaidInToken: (input: { amount: number }) => input.amount === 3,
    spends: ({ amount }: { amount: number }, payer: typeof account) => [
      { payer, coin, units: BigInt(amount) },
    ],
  } as never
  const review = exampleReview({ action, signer: account })
  expect(reviewView(review)).toMatchObject({
    isPaidInToken: true,
    isFinal: true,
    stops: true,
    isControllers: true,
    spends: [{ payer: account, coin, units: 3n }],
  })
  expect(reviewView({ ...review, madeFor: null }).spends).toEqual([])
  expect(reviewView({ ...review, input: '{"amount":4}' }).isPaidInToken).toBe(false)
})

it('while it is signed it shows what it was at the press', () => {
  const signing = { ...request, gasLimit: 30_000n }
  const stored = [exampleBefore()]
  const view = reviewView(exampleReview({ signing, stored, made: { ...made, gasLimit: 20_000n } }))
  expect(view).toMatchObject({
    isSigning: true,
    equal: null,
    gas: { stated: 20_000n, limit: 30_000n },
    description: { gas: { limit: 30_000n, bound: 63_000_000_000_000n } },
    canSign: false,
  })
  expect(reviewView(exampleReview({ stored })).equal).toBe(stored[0])
})

it('what the chain would undo, what the account has sent, and what is short', () => {
  expect(reviewView(exampleReview({ simulation: simulatedStep(undone()) }))).toMatchObject({
    isRefused: true,
    summary: [{ text: 'refusedForGas' }],
  })
  const moved = { nonce: 5n, count: 1n, sent: [] }
  expect(reviewView(exampleReview({ moved })).moved).toBe(moved)
  const costs = { ...exampleCosts, balance: 7n }
  expect(reviewView(exampleReview({ made: { ...made, costs } }))).toMatchObject({
    balance: 7n,
    isAffordable: false,
  })
})

it('the code of a deploy, and no donation where none is taken', () => {
  const deploy = { kind: 'deploy', code: 'scilla_version 0', deploy: { init: [], amount: 0n } } as const
  const view = reviewView(exampleReview({ made: { ...made, content: deploy, takesDonation: false } }))
  expect(view).toMatchObject({
    code: 'scilla_version 0',
    donation: { isAsked: false },
    description: { to: null },
  })
})

it('what it knows of whom it calls', () => {
  const asked: unknown[] = []
  const knowledge = (...where: unknown[]) => {
    asked.push(where)
    return { bindings: [didWallet], nameOfAddress: () => 'alice.ssi' }
  }
  const payment = { ...made, content: examplePayment(friend, 7n), takesDonation: false }
  const deploy = { ...made, content: { kind: 'deploy', code: '', deploy: { init: [], amount: 0n } } as const }
  const call = reviewView(exampleReview(), knowledge).description
  expect(call).toMatchObject({ to: { address: wallet, name: 'alice.ssi' }, fitsBinding: false })
  expect(reviewView(exampleReview({ made: payment }), knowledge).description?.to?.name).toBe('alice.ssi')
  reviewView(exampleReview({ made: deploy }), knowledge)
  expect(asked).toEqual([
    ['paying', 'local', wallet],
    ['paying', 'local', friend],
    ['paying', 'local', null],
  ])
  // A call of any contract, as a person typed it, need not fit one.
  const action = { ...exampleAction, isOfAnyContract: true as const }
  expect(reviewView(exampleReview({ action }), knowledge).description?.fitsBinding).toBeNull()
})

it('the price of an unknown wallet, before it was asked', () => {
  const { gas } = reviewView(exampleReview({ made: { ...made, registry, costs: null } })).description!
  expect(gas.price).toEqual(walletGasPrice('unknown', 2_000n))
  expect(gas.bound).toBe(40_000_000_000_000n)
  expect(exampleCall.amount).toBe(3n)
})
