import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { ownValue, readHexAddress, readInteger, readList, readParam, readText } from './wire'

/** What a block says of a transaction. */
export interface Receipt {
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

export interface ExceptionLine {
  /** Of the source, from 1; 0 where it has no place there. */
  readonly line: number
  readonly message: string
}

const method = 'GetTransaction'

/** Reads the receipt in an answer of GetTransaction. Throws `RpcError`. */
export function readReceipt(json: unknown): Receipt {
  return {
    success: ownValue(json, 'success') === true,
    gasUsed: readInteger(ownValue(json, 'cumulative_gas'), method),
    events: readList(ownValue(json, 'event_logs'), readEvent, method),
    messages: readList(ownValue(json, 'transitions'), readMessage, method),
    exceptions: readList(ownValue(json, 'exceptions'), readException, method),
  }
}

function readEvent(json: unknown): ContractEvent {
  return {
    name: readText(ownValue(json, '_eventname'), method),
    address: readHexAddress(ownValue(json, 'address'), method),
    params: readList(ownValue(json, 'params'), (param) => readParam(param, method), method),
  }
}

function readMessage(json: unknown): ContractMessage {
  const message = ownValue(json, 'msg')
  return {
    from: readHexAddress(ownValue(json, 'addr'), method),
    to: readHexAddress(ownValue(message, '_recipient'), method),
    tag: readText(ownValue(message, '_tag'), method),
    amount: readInteger(ownValue(message, '_amount'), method),
    params: readList(ownValue(message, 'params'), (param) => readParam(param, method), method),
    accepted: ownValue(json, 'accept') === true,
    depth: Number(readInteger(ownValue(json, 'depth'), method)),
  }
}

function readException(json: unknown): ExceptionLine {
  const line = ownValue(json, 'line')
  const message = ownValue(json, 'message')
  return {
    line: typeof line === 'number' && Number.isSafeInteger(line) ? line : 0,
    message: typeof message === 'string' ? message : JSON.stringify(message ?? null),
  }
}
