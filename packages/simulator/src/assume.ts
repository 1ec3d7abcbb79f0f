import { programAt, type Overlay } from '@tyto/execution'
import type { ScillaType } from '@tyto/abi'
import type { KnownState } from './knownState'
import type { Assumption } from './simulation'
import { SimulationError } from './SimulationError'

/** Writes what is assumed over the state of the chain. Throws MissingState where the contract is not known yet. */
export function assume(assumption: Assumption, state: Overlay, { programs }: KnownState): void {
  if (assumption.kind === 'money') return state.addBalance(assumption.address, assumption.amount)
  const { address, field, keys, json } = assumption
  const program = programAt(state, address, programs)
  const type = entryType(program?.fieldType(field, address), keys)
  if (program === undefined || type === undefined)
    throw new SimulationError('StateUnreadable', 'The contract has no such field to assume.')
  state.write(address, field, keys, program.readValue(type, json, address))
}

function entryType(type: ScillaType | undefined, keys: readonly string[]): ScillaType | undefined {
  let at = type
  for (let depth = 0; depth < keys.length; depth++) at = at?.kind === 'map' ? at.value : undefined
  return at
}
