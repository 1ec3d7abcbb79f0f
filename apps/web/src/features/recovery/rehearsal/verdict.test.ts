import type { Address } from '@tyto/primitives'
import type { SimulatedStep } from '@tyto/simulator'
import { describe, expect, it } from 'vitest'
import { verdictOf, type PlayedAct } from './verdict'

const wallet: Address = `0x${'11'.repeat(20)}`
const registry: Address = `0x${'22'.repeat(20)}`
const place = { record: { address: wallet }, registry }
const quiet = { isPinned: true, balances: [], allowances: [], changes: [] }

const done: SimulatedStep = {
  kind: 'success',
  gasUsed: 1n,
  events: [],
  messages: [],
  contract: null,
  accepted: true,
}
function failed(reason: 'ScillaException' | 'OutOfGas'): SimulatedStep {
  return {
    kind: 'exception',
    reason,
    gasUsed: 1n,
    gasNeeded: null,
    contract: wallet,
    contractName: 'DidWallet',
    codeHash: null,
    raisedIn: [],
    line: 1,
    source: '',
    message: '',
  }
}
const thrown = failed('ScillaException')

function act(by: PlayedAct['by'], step: SimulatedStep | null): PlayedAct {
  return {
    by,
    step,
    fee: 0n,
    sender: wallet,
    call: { to: wallet, transition: 'Any', params: [], amount: 0n },
  }
}

describe('what a scenario shows', () => {
  it('of a theft: undone only if the guardians succeed and nothing lies elsewhere', () => {
    const acts = [act('thief', done), act('guardians', done)]
    expect(verdictOf('theft', acts, place, quiet)).toBe('undone')
    const token = { address: null, symbol: 'ZIL', decimals: 12 }
    const poorer = { ...quiet, balances: [{ address: wallet, token, before: 2n, after: 1n }] }
    expect(verdictOf('theft', acts, place, poorer)).toBe('lasting')
    const values = { field: 'dns', keys: [], type: 'ByStr20', before: null, after: null }
    const given = { ...quiet, changes: [{ contract: registry, contractName: 'NameRegistry', ...values }] }
    expect(verdictOf('theft', acts, place, given)).toBe('lasting')
    expect(verdictOf('theft', [act('thief', done), act('guardians', thrown)], place, quiet)).toBe('lasting')
    // Too few guardians can sign.
    expect(verdictOf('theft', [act('thief', done)], place, quiet)).toBe('lasting')
    expect(verdictOf('theft', [act('thief', thrown), act('guardians', thrown)], place, quiet)).toBe('refused')
  })

  it('of a rescue: it helps only if all of it succeeds and the thief does not', () => {
    const rescue = (own: SimulatedStep, theft: SimulatedStep) =>
      verdictOf('rescue', [act('owner', own), act('thief', theft), act('guardians', done)], place, quiet)
    expect(rescue(done, thrown)).toBe('helps')
    expect(rescue(done, done)).toBe('noHelp')
    expect(rescue(thrown, thrown)).toBe('noHelp')
  })

  it('of what proves nothing: unknown', () => {
    const acts = [act('thief', done), act('guardians', done)]
    expect(verdictOf('theft', acts, place, { ...quiet, isPinned: false })).toBe('unknown')
    for (const step of [failed('OutOfGas'), { kind: 'refused', code: 'BalanceTooLow' } as const, null])
      expect(verdictOf('theft', [act('thief', step), act('guardians', done)], place, quiet)).toBe('unknown')
  })
})
