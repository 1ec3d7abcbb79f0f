import type { ScillaParam } from '@tyto/abi'
import { ownValue, type Address } from '@tyto/primitives'
import { decodeInteger } from '../reads/decode'
import { decodeAddress, decodeBoolean, decodeList, decodeParam, decodeText } from '../reads/decodeShapes'
import { decodeException, type ExceptionLine } from '../reads/exceptionLine'

/** The receipt of a transaction, as its block has it. */
export interface NodeReceipt {
  readonly success: boolean
  /** Gas units. */
  readonly gasUsed: bigint
  readonly events: readonly ContractEvent[]
  /** In the order in which they were handled: what follows from a message comes before the message after it. */
  readonly messages: readonly ContractMessage[]
  readonly exceptions: readonly ExceptionLine[]
}

export interface ContractEvent {
  readonly name: string
  /** The contract that told it. */
  readonly address: Address
  readonly params: readonly ScillaParam[]
}

/** A message that one contract sent to another, or to an account. */
export interface ContractMessage {
  readonly from: Address
  readonly to: Address
  readonly tag: string
  /** In Qa. */
  readonly amount: bigint
  readonly params: readonly ScillaParam[]
  /** Whether the recipient took the amount. */
  readonly accepted: boolean
  /** 0 for the messages of the contract that the person called. */
  readonly depth: number
}

/** The receipt in an answer of `method`. Throws `RpcError`. */
export function decodeReceipt(json: unknown, method: string): NodeReceipt {
  return {
    success: decodeBoolean(ownValue(json, 'success'), method),
    gasUsed: decodeInteger(ownValue(json, 'cumulative_gas'), method),
    events: listOf(ownValue(json, 'event_logs'), decodeEvent, method),
    messages: listOf(ownValue(json, 'transitions'), decodeMessage, method),
    exceptions: listOf(ownValue(json, 'exceptions'), decodeException, method),
  }
}

/** Nodes leave out a list that is empty. */
function listOf<T>(
  json: unknown,
  decode: (item: unknown, method: string) => T,
  method: string,
): readonly T[] {
  return json === undefined ? [] : decodeList(json, decode, method)
}

function decodeEvent(json: unknown, method: string): ContractEvent {
  return {
    name: decodeText(ownValue(json, '_eventname'), method),
    address: decodeAddress(ownValue(json, 'address'), method),
    params: listOf(ownValue(json, 'params'), decodeParam, method),
  }
}

function decodeMessage(json: unknown, method: string): ContractMessage {
  const message = ownValue(json, 'msg')
  const accepts = ownValue(json, 'accept')
  return {
    from: decodeAddress(ownValue(json, 'addr'), method),
    to: decodeAddress(ownValue(message, '_recipient'), method),
    tag: decodeText(ownValue(message, '_tag'), method),
    amount: decodeInteger(ownValue(message, '_amount'), method),
    params: listOf(ownValue(message, 'params'), decodeParam, method),
    // Some nodes do not say it, and of what failed they tell no messages.
    accepted: accepts === undefined || decodeBoolean(accepts, method),
    depth: Number(decodeInteger(ownValue(json, 'depth'), method)),
  }
}
