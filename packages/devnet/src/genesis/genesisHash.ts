import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import type { WorldPlan } from './worldPlan'

/** Raised when the records of the store change their form: then old folders can no longer be read. */
const storeFormat = 3

/** What tells one chain from another: chain id, code, plan and accounts. 64 hex digits without 0x. */
export function genesisHash(
  chainId: number,
  { balances, steps }: WorldPlan,
  codes: ReadonlyMap<string, string>,
): string {
  const parts = [storeFormat, chainId, [...balances], steps, [...codes]]
  const text = JSON.stringify(parts, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return bytesToHex(sha256(utf8ToBytes(text))).slice(2)
}
