import {
  toChecksumAddress,
  transactionFromRpc,
  type Address,
  type RpcTransactionCode,
  type SignedTransaction,
} from '@tyto/primitives'
import type { Params } from './params'
import { RpcFailure } from './RpcFailure'

/** A signed transaction as CreateTransaction takes it. Its signature is not verified here. */
export function transactionParam(params: Params, index: number): SignedTransaction {
  const json = params[index]
  const transaction = transactionFromRpc(json)
  if (!transaction.ok) throw malformed(transaction.code)
  requireChecksum(json, transaction.value.toAddr)
  return transaction.value
}

/** The chain takes hex addresses in checksummed form only, with or without `0x`; bech32 carries its own checksum. */
function requireChecksum(json: unknown, address: Address): void {
  const text = String((json as { toAddr: unknown }).toAddr).trim()
  if (/^zil1/i.test(text)) return
  if (toChecksumAddress(address).slice(2) !== text.replace(/^0x/i, '')) throw malformed('WrongChecksum')
}

const malformedRequest: Record<RpcTransactionCode, string> = {
  NotAnObject: 'Invalid method parameters (invalid name and/or type) recognised',
  InvalidVersion: 'Version is not a number of 32 bits',
  InvalidNonce: 'Nonce is not a number of 64 bits',
  InvalidAddress: 'To Address is invalid',
  WrongChecksum: 'To Address checksum does not match',
  InvalidAmount: 'Amount is not a number of 128 bits',
  InvalidPublicKey: 'Public key is not 33 bytes of hex',
  InvalidGasPrice: 'Gas price is not a number of 128 bits',
  InvalidGasLimit: 'Gas limit is not a number of 64 bits',
  InvalidCode: 'Code is not a string',
  InvalidData: 'Data is not a string',
  InvalidSignature: 'Signature is not 64 bytes of hex',
}

function malformed(code: RpcTransactionCode): RpcFailure {
  const isAddress = code === 'WrongChecksum' || code === 'InvalidAddress'
  return new RpcFailure(isAddress ? 'invalidParameter' : 'invalidParams', malformedRequest[code])
}
