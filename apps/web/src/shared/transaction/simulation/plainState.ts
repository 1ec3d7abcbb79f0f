import { decodeTypedParams, type ScillaParam } from '@tyto/abi'
import type { SimulatedValue, StateChange } from '@tyto/simulator'
import type { Knowledge } from '../review/describeRequest'
import { plainValue, type PlainValue } from '../../values/plainValue'

/** A value of the chain, ready to be drawn; one that does not fit its type is shown as it came. */
export function plainParam(param: ScillaParam, contractName: string, knowledge: Knowledge): PlainValue {
  const binding = knowledge.bindings?.find(({ description }) => description.vname === contractName)
  try {
    return plainValue(decodeTypedParams([param], binding)[0]?.value, knowledge, null)
  } catch {
    return { kind: 'raw', json: JSON.stringify(param.value) }
  }
}

/** What a field held, or will hold; null where there is nothing, a length where it is too long to be shown. */
export function plainState(
  { contractName, field, type }: StateChange,
  value: SimulatedValue,
  knowledge: Knowledge,
): PlainValue | { readonly length: number } | null {
  if (value === null || 'length' in value) return value
  return plainParam({ vname: field, type, value: value.json }, contractName, knowledge)
}

/** Changes of one contract stand together, in the order in which they come. */
export function byContract(
  changes: readonly StateChange[],
): ReadonlyMap<StateChange['contract'], readonly StateChange[]> {
  const groups = new Map<StateChange['contract'], StateChange[]>()
  for (const change of changes) {
    const group = groups.get(change.contract)
    if (group) group.push(change)
    else groups.set(change.contract, [change])
  }
  return groups
}
