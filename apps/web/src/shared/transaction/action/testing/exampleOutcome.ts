import type { Address } from '@tyto/primitives'
import type { SimulatedStep, Simulation, StateChange } from '@tyto/simulator'
import type { SeenOutcome } from '../seenOutcome'

export const account: Address = `0x${'aa'.repeat(20)}`
export const wallet: Address = `0x${'bb'.repeat(20)}`
export const registry: Address = `0x${'cc'.repeat(20)}`
export const token: Address = `0x${'dd'.repeat(20)}`
export const friend: Address = `0x${'ee'.repeat(20)}`

const nothing: Simulation = {
  block: 1n,
  isPinned: true,
  steps: [{ kind: 'success', gasUsed: 1n, events: [], messages: [], contract: null, accepted: true }],
  balances: [],
  allowances: [],
  changes: [],
  moreChanges: 0,
  createdContracts: [],
  contractNames: {},
  fee: 5n,
  rounds: 1,
}

/** The outcome of a simulated call of a wallet: nothing but what is given. */
export function exampleOutcome(
  result: Partial<Simulation> = {},
  change: Partial<SeenOutcome> = {},
): SeenOutcome {
  return {
    registry,
    sender: account,
    own: [account, wallet],
    to: wallet,
    params: [],
    result: { ...nothing, ...result },
    ...change,
  }
}

/** A step that a contract undid. */
export function undone(gasNeeded: bigint | null = null): SimulatedStep {
  return {
    kind: 'exception',
    reason: 'ScillaException',
    gasUsed: 50n,
    gasNeeded,
    contract: null,
    contractName: null,
    codeHash: null,
    raisedIn: [],
    line: 0,
    source: '',
    message: 'Exception thrown: WrongSender',
  }
}

const zil = { address: null, symbol: 'ZIL', decimals: 12 } as const
const xsgd = { address: token, symbol: 'XSGD', decimals: 6 } as const

/** A balance that moves, of ZIL or of the token. */
export function moved(address: Address, before: bigint, after: bigint, coin: 'zil' | 'xsgd' = 'zil') {
  return { address, token: coin === 'zil' ? zil : xsgd, before, after }
}

/** A value of a contract that becomes another one; null for none. */
export function changed(
  contract: Address,
  field: string,
  keys: readonly string[],
  [before, after]: readonly [StateChange['before'], StateChange['after']],
): StateChange {
  return { contract, contractName: '', field, keys, type: '', before, after }
}
