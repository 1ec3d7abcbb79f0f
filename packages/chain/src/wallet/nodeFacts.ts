import { ownValue } from '@tyto/primitives'
import { decodeInteger } from '../reads/decode'
import type { Reading } from '../reads/readField'

/** A node's facts about the chain and a contract, as far as two nodes of one chain must agree on them. */
export interface NodeFacts {
  /** The block in work: `CurrentMiniEpoch` of GetBlockchainInfo. */
  readonly miniEpoch: bigint
  /** The `version` of the contract, once for each way in which it was read; none without a contract. */
  readonly versions: readonly Reading<string>[]
}

/** How the wallet's node differs from ours. */
export type NodeDifference =
  /** The wallet's node did not answer, or not in a way that can be understood. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'behind' | 'ahead'; readonly blocks: number }
  /** It does not know the contract, or knows another version of it. */
  | { readonly kind: 'other contract' }

/** Two nodes may be as many blocks apart as a trade has time by default: with more, its deadline says nothing. */
const blocksApart = 10n

/** The number in the answer to GetBlockchainInfo. Throws `RpcInvalidAnswer`. */
export function miniEpochIn(info: unknown): bigint {
  return decodeInteger(ownValue(info, 'CurrentMiniEpoch'), 'GetBlockchainInfo')
}

/** Tells a person before they sign how the wallet's node differs from ours; null where both agree. Pure. */
export function compareNodes(own: NodeFacts, wallets: NodeFacts | null): NodeDifference | null {
  if (wallets === null) return { kind: 'silent' }
  const ahead = wallets.miniEpoch - own.miniEpoch
  if (ahead < -blocksApart) return { kind: 'behind', blocks: Number(-ahead) }
  const [expected] = own.versions
  const isSame = (said: Reading<string>): boolean =>
    expected === undefined ||
    (said.kind === 'value'
      ? expected.kind === 'value' && said.value === expected.value
      : said.kind === expected.kind)
  if (!wallets.versions.every(isSame)) return { kind: 'other contract' }
  return ahead > blocksApart ? { kind: 'ahead', blocks: Number(ahead) } : null
}
