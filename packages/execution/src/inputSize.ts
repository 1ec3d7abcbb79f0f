/** The JSON that the chain hands to the interpreter: a run is charged for its size. */
import { formatType, type ScillaParam } from '@tyto/abi'
import { utf8ToBytes, type Address } from '@tyto/primitives'
import { sizeGas, typeOf, valueToJson, type Value } from '@tyto/scilla'
import { jsonSize } from './jsonSize'
import type { Invocation } from './contractHost'
import type { TransactionInput } from './transaction'

/** The JSON of a call without what differs from call to call. */
const frame = '{"_amount":"","_origin":"","_sender":"","_tag":,"params":}'

/** Parameters as the chain's JSON has them, or by name. */
export type CallParams = readonly ScillaParam[] | ReadonlyMap<string, Value>

export function callSizeGas(
  { sender, amount }: Invocation,
  origin: Address,
  transition: string,
  params: CallParams,
): number {
  const texts = amount.toString().length + origin.length + sender.length
  const size = params instanceof Map ? valuesSize(params) : jsonSize(params)
  return frame.length + texts + jsonSize(transition) + size
}

/** The JSON of a parameter without its name, type and value. */
const paramFrame = '{"vname":,"type":,"value":}'

/** The size that parameters given as values have in the chain's JSON, which is never written. */
function valuesSize(params: ReadonlyMap<string, Value>): number {
  let size = Math.max(params.size + 1, 2)
  for (const [name, value] of params) {
    const type = formatType(typeOf(value))
    size += paramFrame.length + jsonSize(name) + jsonSize(type) + jsonSize(valueToJson(value))
  }
  return size
}

export function deploymentSizeGas(code: string, init: readonly ScillaParam[]): number {
  return sizeGas.deployment(code, JSON.stringify(init))
}

/** Bytes of the code and the data of a transaction. */
export function bytesOf(tx: TransactionInput): number {
  if (tx.bytes !== undefined) return tx.bytes
  switch (tx.kind) {
    case 'payment':
      return 0
    case 'deploy':
      return utf8ToBytes(tx.code).length + jsonSize(tx.init)
    case 'call': {
      const size = tx.params instanceof Map ? valuesSize(tx.params) : jsonSize(tx.params)
      return callFrame.length + jsonSize(tx.transition) + size
    }
  }
}

const callFrame = '{"_tag":,"params":}'
