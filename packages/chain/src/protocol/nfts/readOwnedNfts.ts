import { zrc6Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readField, readFields, valueOr } from '../../reads/readField'
import { findCollection } from './findCollection'

/** The tokens of a wallet in one collection after the standard ZRC-6. */
export interface OwnedNfts {
  readonly contract: Address
  /** Nothing is minted, burnt or transferred while the collection is paused. */
  readonly isPaused: boolean
  /** Put in front of the uri of a token. */
  readonly baseUri: string
  /** The ids of the tokens, the lowest first. */
  readonly ids: readonly bigint[]
  /** Who may pass on and burn all of them. */
  readonly operators: readonly Address[]
}

/**
 * Reads the tokens of a wallet in a collection; null where the network has no such collection. Our collections keep the
 * tokens of each owner: one entry is read. Of others the whole map of owners is, where the wallet has any. Rejects with
 * `RpcError`.
 */
export async function readOwnedNfts(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { collection, wallet }: { readonly collection: string; readonly wallet: Address },
  options?: RequestOptions,
): Promise<OwnedNfts | null> {
  const contract = await findCollection(client, network, collection, options)
  if (contract === null) return null
  const { owned, balances, base_uri, is_paused, operators, token_owners } = zrc6Token(contract).fields
  const facts = await readFields(
    client,
    {
      owned: owned.at(wallet),
      balance: balances.at(wallet),
      base: base_uri,
      paused: is_paused,
      operators: operators.at(wallet),
    },
    options,
  )
  const hasUnknown = facts.owned.kind !== 'value' && valueOr(facts.balance, 0n) > 0n
  const owners = hasUnknown ? valueOr(await readField(client, token_owners, options), null) : null
  const ids =
    owners === null
      ? [...valueOr(facts.owned, new Map<bigint, boolean>()).keys()]
      : [...owners].flatMap(([id, owner]) => (owner === wallet ? [id] : []))
  return {
    contract,
    isPaused: valueOr(facts.paused, false),
    baseUri: valueOr(facts.base, ''),
    ids: ids.sort((one, other) => (one < other ? -1 : 1)),
    operators: [...valueOr(facts.operators, new Map<Address, boolean>()).keys()],
  }
}
