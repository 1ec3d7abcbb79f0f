import type { ScillaParam } from '@tyto/abi'
import { ownValue, type Address } from '@tyto/primitives'
import { decodeInteger } from '../reads/decode'
import { decodeAddress, decodeList, decodeParam, decodeText } from '../reads/decodeShapes'
import { decodeException, type ExceptionLine } from '../reads/exceptionLine'

/** What a block says of a transaction. */
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
    success: ownValue(json, 'success') === true,
    gasUsed: decodeInteger(ownValue(json, 'cumulative_gas'), method),
    events: decodeList(ownValue(json, 'event_logs'), decodeEvent, method),
    messages: decodeList(ownValue(json, 'transitions'), decodeMessage, method),
    exceptions: decodeList(ownValue(json, 'exceptions'), decodeException, method),
  }
}

function decodeEvent(json: unknown, method: string): ContractEvent {
  return {
    name: decodeText(ownValue(json, '_eventname'), method),
    address: decodeAddress(ownValue(json, 'address'), method),
    params: decodeList(ownValue(json, 'params'), decodeParam, method),
  }
}

function decodeMessage(json: unknown, method: string): ContractMessage {
  const message = ownValue(json, 'msg')
  return {
    from: decodeAddress(ownValue(json, 'addr'), method),
    to: decodeAddress(ownValue(message, '_recipient'), method),
    tag: decodeText(ownValue(message, '_tag'), method),
    amount: decodeInteger(ownValue(message, '_amount'), method),
    params: decodeList(ownValue(message, 'params'), decodeParam, method),
    accepted: ownValue(json, 'accept') === true,
    depth: Number(decodeInteger(ownValue(json, 'depth'), method)),
  }
}
