import { isRecord, ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger, wrongShape } from './decode'
import { decodeBoolean } from './decodeShapes'
import { decodeException, type ExceptionLine } from './exceptionLine'
import { requestIfPresent } from './requestOrNull'
import { allowanceEndsOf, movesOf, type AllowanceEnd, type Move } from './moves'
import { decodeSent, type SentTransaction } from './sentTransaction'

/** A transaction that stands in a block. */
export interface ConfirmedTransaction {
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly success: boolean
  readonly block: bigint
  readonly gasUsed: bigint
  /** In Qa per unit of gas, as it was charged. */
  readonly gasPrice: bigint
  /** The exceptions of the contracts, as the chain gives them. */
  readonly exceptions: readonly ExceptionLine[]
  /** The coins that it moved; left out where it moved none. */
  readonly moves?: readonly Move[]
  /** The allowances that it left; left out where it says nothing of them. */
  readonly allowances?: readonly AllowanceEnd[]
}

/**
 * Reads what was signed and how it ended, by its id (with or without 0x); null while it is in no block. Rejects with
 * `RpcInvalidAnswer` where the receipt is none, or the answer shows another transaction.
 */
export async function getConfirmedTransaction(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<{ readonly sent: SentTransaction; readonly receipt: ConfirmedTransaction } | null> {
  const method = 'GetTransaction'
  const digits = id.replace(/^0x/, '')
  const answer = await requestIfPresent(client, method, [digits], options)
  if (answer === null) return null
  if (!isRecord(answer)) throw wrongShape(method)
  const receipt = answer['receipt'] ?? null
  if (receipt === null) return null
  if (!isRecord(receipt)) throw wrongShape(method)
  const sent = decodeSent(answer, method, digits)
  const { epoch_num: block, cumulative_gas: gas, exceptions } = receipt
  const gasUsed = decodeInteger(gas, method)
  // Nobody can be charged more than was signed.
  if (gasUsed > sent.gasLimit) throw wrongShape(method)
  const success = decodeBoolean(receipt['success'], method)
  const moves = success ? movesOf(sent, receipt) : []
  const allowances = success ? allowanceEndsOf(receipt) : []
  return {
    sent,
    receipt: {
      id: sent.id,
      success,
      block: decodeInteger(block, method),
      gasUsed,
      gasPrice: decodeInteger(ownValue(answer, 'gasPrice'), method),
      exceptions: Array.isArray(exceptions) ? exceptions.map(decodeException) : [],
      ...(moves.length > 0 ? { moves } : {}),
      ...(allowances.length > 0 ? { allowances } : {}),
    },
  }
}
