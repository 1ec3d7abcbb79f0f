import { expect, it } from 'vitest'
import { account, friend, registry, undone, wallet } from '../action/testing/exampleOutcome'
import { outcomeOf } from './outcomeOf'
import { exampleCall, simulatedStep, succeeded } from './testing/exampleReview'

const gas = { gasLimit: 50n, gasPriceLi: 2_000n }
const call = { kind: 'call', call: exampleCall, ...gas } as const
const payment = { kind: 'payment', to: friend, amount: 1n, ...gas } as const
const deploy = { kind: 'deploy', code: '', deploy: { init: [], amount: 0n }, ...gas } as const
const simulation = simulatedStep(succeeded(1n))
const facts = { registry, sender: account, wallet, simulation }

it.each([
  ['a call', call, wallet, exampleCall.params],
  ['a payment', payment, friend, []],
  ['a deploy', deploy, null, []],
] as const)('what success brings: %s', (_, request, to, params) => {
  expect(outcomeOf(request, facts)).toEqual({
    registry,
    sender: account,
    own: [account, wallet],
    to,
    params,
    result: simulation.status === 'done' ? simulation.result : null,
  })
})

it('an account that is logged in by itself, or not at all, is its own alone', () => {
  expect(outcomeOf(call, { ...facts, wallet: null })?.own).toEqual([account])
  expect(outcomeOf(call, { ...facts, wallet: account })?.own).toEqual([account])
})

it.each([
  null,
  { status: 'running', isLate: true } as const,
  { status: 'unavailable', code: 'TooSlow', details: '' } as const,
  simulatedStep(undone()),
  simulatedStep({ kind: 'refused', code: 'BadAmount' as never }),
])('none while there is none, and where it would not succeed: case %#', (none) => {
  expect(outcomeOf(call, { ...facts, simulation: none })).toBeNull()
})
