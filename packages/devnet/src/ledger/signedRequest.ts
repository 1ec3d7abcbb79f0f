import type { ScillaParam } from '@tyto/abi'
import {
  err,
  ok,
  ownValue,
  parseJson,
  utf8ToBytes,
  zeroAddress,
  type Address,
  type Result,
  type SignedTransaction,
} from '@tyto/primitives'
import type { TransactionInput } from '@tyto/execution'
import { isBoundedJson } from '../bounds/jsonBounds'

export type RequestCode =
  /** Code with a recipient, or neither code nor a recipient. */
  | 'UnknownKind'
  /** Init data or a message that is not the JSON it must be. */
  | 'InvalidData'

/** A signed transaction as `executeTransaction` takes it. The signature is checked in `admission.ts`. */
export function requestOf(tx: SignedTransaction, sender: Address): Result<TransactionInput, RequestCode> {
  const { nonce, amount, gasLimit, gasPrice } = tx
  const bytes = utf8ToBytes(tx.code ?? '').length + utf8ToBytes(tx.data ?? '').length
  const base = { sender, nonce, amount, gasLimit, gasPrice, bytes }
  const toNobody = tx.toAddr === zeroAddress
  if (tx.code !== undefined) {
    if (!toNobody) return err('UnknownKind')
    const init = readParams(parseData(tx.data))
    return init ? ok({ ...base, kind: 'deploy', code: tx.code, init }) : err('InvalidData')
  }
  if (toNobody) return err('UnknownKind')
  if (tx.data === undefined) return ok({ ...base, kind: 'payment', to: tx.toAddr })
  const message = parseData(tx.data)
  const transition = ownValue(message, '_tag')
  const params = readParams(ownValue(message, 'params'))
  if (typeof transition !== 'string' || !params) return err('InvalidData')
  return ok({ ...base, kind: 'call', to: tx.toAddr, transition, params })
}

function parseData(data: string | undefined): unknown {
  return data === undefined || !isBoundedJson(data) ? null : parseJson(data)
}

function readParams(json: unknown): readonly ScillaParam[] | undefined {
  return Array.isArray(json) && json.every(isParam) ? json : undefined
}

function isParam(json: unknown): json is ScillaParam {
  return (
    typeof ownValue(json, 'vname') === 'string' &&
    typeof ownValue(json, 'type') === 'string' &&
    ownValue(json, 'value') !== undefined
  )
}
