/** The JSON that the chain hands to the interpreter: a run is charged for its size. */
import { formatType, type ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { sizeGas, typeOf, valueToJson, type Value } from '@tyto/scilla'
import { jsonSize } from './jsonSize'
import type { Invocation } from './contractHost'

/** The JSON of a call without what differs from call to call. */
const FRAME = '{"_amount":"","_origin":"","_sender":"","_tag":,"params":}'

export function callSizeGas(
  { sender, amount }: Invocation,
  origin: Address,
  transition: string,
  params: readonly ScillaParam[],
): number {
  const texts = amount.toString().length + origin.length + sender.length
  return FRAME.length + texts + jsonSize(transition) + jsonSize(params)
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
