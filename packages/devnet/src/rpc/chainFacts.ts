import { bytesToHex } from '@tyto/primitives'
import { testAccount } from '../genesis/testAccounts'
import { countTransactions } from '../ledger/directory'
import type { Ledger } from '../ledger/ledger'

/** Written where the chain has a hash and this network keeps none. */
export const noHash = '0'.repeat(64)
/** Written where the chain has the signature of its nodes: nobody signs blocks here. */
export const noSignature = noHash + noHash
/** Blocks over which rates are measured. */
const rateWindow = 100
const microsPerSecond = 1e6

/** Blocks and transactions per second of late. */
export function rates(ledger: Ledger): { readonly blocks: number; readonly transactions: number } {
  const first = Math.max(ledger.timeline.first, ledger.height - rateWindow)
  const micros = (ledger.timeline.at(ledger.height) ?? 0) - (ledger.timeline.at(first) ?? 0)
  if (micros <= 0) return { blocks: 0, transactions: 0 }
  return {
    blocks: ((ledger.height - first) / micros) * microsPerSecond,
    transactions: (countTransactions(ledger, first + 1) / micros) * microsPerSecond,
  }
}

let knownMinerKey: string | undefined

/** No key signs the blocks of a local network; the answers need one all the same. */
export function minerKey(): string {
  knownMinerKey ??= `0x${bytesToHex(testAccount('miner').publicKey).slice(2).toUpperCase()}`
  return knownMinerKey
}
