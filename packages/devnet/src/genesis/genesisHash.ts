import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import type { RuleSetName } from '@tyto/chain'
import type { WorldPlan } from './worldPlan'

/** Part of every name since version 0.1.0, and no more than that. */
const storeFormat = 3

const firstRules: RuleSetName = 'zilliqa-1'

/** Tells the seeds of one chain from those of another: a hash of chain id, code, plan and accounts. 64 hex digits without 0x. */
export function genesisHash(
  { chainId, rules }: { readonly chainId: number; readonly rules: RuleSetName },
  { balances, steps }: WorldPlan,
  codes: ReadonlyMap<string, string>,
): string {
  // The first rules were those of every chain before there were others.
  const played = rules === firstRules ? [] : [rules]
  const parts = [storeFormat, chainId, [...balances], steps, [...codes], ...played]
  const text = JSON.stringify(parts, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return hashOf(text)
}

/** The name of a chain that begins beside another one with the same seeds. */
export function nextGenesisHash(name: string): string {
  return hashOf(name)
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(2)
}
