import type { ScillaType } from '@tyto/abi'
import type { Statement } from '@tyto/scilla'
import type { PredictedContract } from './predictedCall'

/** The fields that the contract's address types name, with their types; a map where two differ, so that nothing large is fetched. */
export function addressFields({ module }: PredictedContract): ReadonlyMap<string, ScillaType> {
  const found = new Map<string, ScillaType>()
  const collect = (type: ScillaType): void => {
    if (type.kind !== 'address') return
    for (const { name, type: inner } of type.fields)
      if (found.get(name)?.kind !== 'map') found.set(name, inner)
  }
  const walk = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'addressCast') collect(statement.type.type)
      if (statement.kind === 'matchStatement') statement.clauses.forEach(({ body }) => walk(body))
    }
  }
  for (const component of module.contract.components) {
    component.parameters.forEach(({ type }) => collect(type.type))
    walk(component.body)
  }
  module.contract.parameters.forEach(({ type }) => collect(type.type))
  return found
}
