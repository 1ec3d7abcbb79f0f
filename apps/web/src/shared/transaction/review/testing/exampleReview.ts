import type { ContractCall } from '@tyto/abi'
import type { TransactionContent } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { SimulatedStep } from '@tyto/simulator'
import { defineAction } from '../../action/action'
import { account, exampleOutcome, registry, wallet } from '../../action/testing/exampleOutcome'
import type { ShownSimulation } from '../../simulation/shownSimulation'
import type { AskedBefore } from '../askedBefore'
import type { Costs, OpenReview } from '../reviewState'
import { exampleFacts } from '../../../session/wallet/testing/exampleFacts'

export const exampleCosts: Costs = {
  gasPriceLi: 2_000n,
  walletPrice: { build: 'classic', leastLi: 2_000n, mostLi: 2_100n },
  balance: 10n ** 18n,
  nonce: 4n,
}

const noDonation = {
  vname: 'tyron',
  type: 'Option (Uint128)',
  value: { constructor: 'None', argtypes: ['Uint128'], arguments: [] },
}

/** A call of the wallet with 3 Qa and a place for a donation. */
export const exampleCall: ContractCall = {
  to: wallet,
  transition: 'Transfer',
  params: [{ vname: 'to', type: 'ByStr20', value: registry }, noDonation],
  amount: 3n,
}

export function examplePayment(to: Address, amount: bigint): TransactionContent {
  return { kind: 'payment', to, amount }
}

export const exampleAction = defineAction<object>({
  name: 'paying',
  gas: null,
  gasLimit: 10_000n,
  request: () => ({ kind: 'call', call: exampleCall }),
})

/** The review of a call that is made and may be signed; `change` replaces parts of it. */
export function exampleReview(change: Partial<OpenReview> = {}): OpenReview {
  return {
    name: 'paying',
    input: '{"amount":3}',
    subject: 'alice.ssi',
    signer: null,
    firstDonation: 0n,
    facts: exampleFacts(account),
    stored: [],
    meant: [],
    again: null,
    moved: null,
    seenNonce: 0n,
    action: exampleAction,
    madeFor: { account, network: 'local', hasStorage: false },
    made: {
      content: { kind: 'call', call: exampleCall },
      takesDonation: true,
      gasLimit: 10_000n,
      registry,
      costs: exampleCosts,
    },
    donation: 0n,
    gas: null,
    gasNeeded: null,
    simulation: null,
    isSecondRun: false,
    problem: null,
    signing: null,
    awaited: {},
    ...change,
  }
}

/** A simulation that ends with this step. */
export function simulatedStep(step: SimulatedStep, hasMoved = false): ShownSimulation {
  return { status: 'done', result: exampleOutcome({ steps: [step] }).result, hasMoved }
}

export function succeeded(gasUsed: bigint): SimulatedStep {
  return { kind: 'success', gasUsed, events: [], messages: [], contract: null, accepted: true }
}

/** What this browser asked for before: the same input of the same action by the same account, still open. */
export function exampleBefore(change: Partial<AskedBefore> = {}): AskedBefore {
  return {
    key: 'before',
    action: 'paying',
    input: '{"amount":3}',
    network: 'local',
    intent: {
      kind: 'payment',
      sender: account,
      nonce: 4n,
      block: 11n,
      to: wallet,
      transition: null,
      amount: 7n,
      digest: 'cd'.repeat(32),
      likeness: 'cd'.repeat(32),
      time: 1_000,
    },
    id: null,
    series: null,
    mayHaveGone: true,
    hasMoved: false,
    isUnanswered: true,
    ...change,
  }
}
