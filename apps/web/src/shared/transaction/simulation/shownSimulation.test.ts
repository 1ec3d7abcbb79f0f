import type { Simulation } from '@tyto/simulator'
import { describe, expect, it } from 'vitest'
import { gasOf, sameOutcome, simulationJson, suggestGas, type ShownSimulation } from './shownSimulation'

const owl = '0x00000000000000000000000000000000000000aa'

const example = (change: Partial<Simulation> = {}): Simulation => ({
  block: 7n,
  isPinned: true,
  steps: [{ kind: 'success', gasUsed: 1_000n, events: [], messages: [], contract: null, accepted: true }],
  balances: [
    { address: owl, token: { address: null, symbol: 'ZIL', decimals: 12 }, before: 50n, after: 20n },
  ],
  changes: [],
  allowances: [],
  moreChanges: 0,
  createdContracts: [],
  contractNames: {},
  fee: 30n,
  rounds: 1,
  ...change,
})

const done = (change: Partial<Simulation> = {}): ShownSimulation => ({
  status: 'done',
  result: example(change),
  hasMoved: false,
})

describe('the gas limit', () => {
  const facts = { stated: 10_000n, needed: null, chosen: null, affordable: 1_000_000n }

  it('[BX-10] is what the action asks for, with what would be enough beside it', () => {
    expect(suggestGas(1_000n)).toBe(1_350n)
    expect(gasOf({ ...facts, simulation: done() })).toEqual({
      stated: 10_000n,
      suggested: 1_350n,
      limit: 10_000n,
    })
    expect(gasOf({ ...facts, simulation: null })).toEqual({
      stated: 10_000n,
      suggested: null,
      limit: 10_000n,
    })
  })

  it('[BX-10] is raised where the call would run out, and lowered where the account can pay for no more', () => {
    expect(gasOf({ ...facts, stated: 1_100n, simulation: done() }).limit).toBe(1_350n)
    expect(gasOf({ ...facts, affordable: 2_000n, simulation: done() }).limit).toBe(1_350n)
    const outOfGas = done({
      steps: [
        {
          kind: 'exception',
          reason: 'OutOfGas',
          gasUsed: 500n,
          gasNeeded: 40_000n,
          contract: owl,
          contractName: 'Owl',
          codeHash: null,
          raisedIn: [],
          line: 0,
          source: '',
          message: 'Ran out of gas',
        },
      ],
    })
    expect(gasOf({ ...facts, simulation: outOfGas }).limit).toBe(50_100n)
  })

  it('[BX-10] is what an earlier look ran out of where this one says nothing', () => {
    const short = { ...facts, needed: 40_000n }
    const unknown = { status: 'unavailable', code: 'NodeUnreachable', details: '' } as const
    expect(gasOf({ ...short, simulation: unknown }).limit).toBe(50_100n)
    expect(gasOf({ ...short, simulation: { status: 'running', isLate: true } }).limit).toBe(50_100n)
    expect(gasOf({ ...short, simulation: done() }).limit).toBe(10_000n)
  })

  it('is what the person chose, but never less than is needed', () => {
    expect(gasOf({ ...facts, chosen: 1_350n, simulation: done() }).limit).toBe(1_350n)
    expect(gasOf({ ...facts, chosen: 1_000n, simulation: done() }).limit).toBe(10_000n)
  })
})

describe('two looks', () => {
  it('have one outcome where only balances beside it have changed', () => {
    const later = example({
      block: 9n,
      balances: [{ ...example().balances[0]!, before: 90n, after: 60n }],
    })
    expect(sameOutcome(example(), later)).toBe(true)
    const dearer = example({ balances: [{ ...example().balances[0]!, after: 10n }] })
    expect(sameOutcome(example(), dearer)).toBe(false)
    expect(sameOutcome(example(), example({ steps: [{ kind: 'refused', code: 'BalanceTooLow' }] }))).toBe(
      false,
    )
  })

  it('have one outcome where a stranger sent tokens in between, and not where other state differs', () => {
    const token = '0x00000000000000000000000000000000000000bb'
    const held = (field: string, before: bigint, after: bigint): Simulation => {
      const value = (amount: bigint) => ({ json: amount.toString() })
      const place = { contract: token, contractName: 'Token', field, keys: [owl], type: 'Uint128' } as const
      return example({
        balances: [{ address: owl, token: { address: token, symbol: 'OWL', decimals: 2 }, before, after }],
        changes: [{ ...place, before: value(before), after: value(after) }],
      })
    }
    expect(sameOutcome(held('balances', 10n, 7n), held('balances', 110n, 107n))).toBe(true)
    expect(sameOutcome(held('balances', 10n, 7n), held('balances', 110n, 108n))).toBe(false)
    expect(sameOutcome(held('votes', 10n, 7n), held('votes', 110n, 107n))).toBe(false)
  })

  it('amounts are exact in the JSON that is given out', () => {
    const json = JSON.parse(simulationJson(example({ fee: 10n ** 30n }))) as { fee: string }
    expect(json.fee).toBe('1000000000000000000000000000000')
  })
})
