import { leastGasLimit, utf8ToBytes, type GasRules } from '@tyto/primitives'
import type { TransactionContent } from './transactionRequest'

/**
 * The limit of gas to ask for: the stated one, or what the network takes at least for so many bytes of code and data, with a
 * little more, since a wallet writes the data in its own way; in units.
 */
export function gasLimitFor(stated: bigint, content: TransactionContent, gas: GasRules): bigint {
  if (!gas.isBySize) return stated
  const bytes = bytesOf(content)
  const least = leastGasLimit(gas, content.kind, bytes + Math.ceil(bytes / 50))
  return stated < least ? least : stated
}

function bytesOf(content: TransactionContent): number {
  switch (content.kind) {
    case 'payment':
      return 0
    case 'deploy':
      return sizeOf(content.code) + sizeOf(JSON.stringify(content.deploy.init))
    case 'call': {
      const { transition, params } = content.call
      return sizeOf(JSON.stringify({ _tag: transition, params }))
    }
  }
}

function sizeOf(text: string): number {
  return utf8ToBytes(text).length
}
