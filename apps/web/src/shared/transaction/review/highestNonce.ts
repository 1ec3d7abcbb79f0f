import type { Client } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** By the client of a network. */
const known = new WeakMap<Pick<Client, 'request'>, Map<Address, bigint>>()

/**
 * The highest nonce of an account that this page was ever told, the one that was read now included. A nonce never falls: a node
 * that tells a lower one afterwards is behind, or lies.
 */
export function highestNonce(client: Pick<Client, 'request'>, account: Address, nonce: bigint): bigint {
  const nonces = known.get(client) ?? new Map<Address, bigint>()
  known.set(client, nonces)
  const before = nonces.get(account) ?? 0n
  const highest = nonce > before ? nonce : before
  nonces.set(account, highest)
  return highest
}
