/** The JSON that the chain hands to the interpreter: a run is charged for its size. */
import { formatType, type ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { sizeGas, typeOf, valueToJson, type Value } from '@tyto/scilla'
import type { Invocation } from './contractHost'

export function callSizeGas(
  { sender, amount }: Invocation,
  origin: Address,
  transition: string,
  params: readonly ScillaParam[],
): number {
  const _amount = amount.toString()
  return sizeGas.call(JSON.stringify({ _amount, _origin: origin, _sender: sender, _tag: transition, params }))
}

export function deploymentSizeGas(code: string, init: readonly ScillaParam[]): number {
  return sizeGas.deployment(code, JSON.stringify(init))
}

/** Parameters that were given as values, as the chain's JSON has them. */
export const paramsJson = (params: ReadonlyMap<string, Value>): readonly ScillaParam[] =>
  Array.from(params, ([vname, value]) => ({
    vname,
    type: formatType(typeOf(value)),
    value: valueToJson(value),
  }))
