/**
 * Gas for the size of what a transaction hands over, one unit of the evaluator (an eighth of the chain's) per byte. Whoever
 * runs a contract charges it before the run, as only it knows the JSON. Source: "Gas Accounting on Zilliqa", contract
 * deployment and transition invocation.
 */
import { utf8ToBytes } from '@tyto/primitives'

// Most texts are ASCII, where bytes and characters are the same.

function bytesOf(text: string): number {
  return /[^\0-\u007F]/.test(text) ? utf8ToBytes(text).length : text.length
}

export const sizeGas = {
  /** Of a call: the JSON of the message (`_tag`, `_amount`, `_sender`, `_origin`, `params`). */
  call: (messageJson: string): number => bytesOf(messageJson),
  /** Of a deployment: the contract's source and the JSON of its init data. */
  deployment: (source: string, initJson: string): number => bytesOf(source) + bytesOf(initJson),
} as const
