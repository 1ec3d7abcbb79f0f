import { domainCollections, domainToken, initDid, zrc6Token } from '@tyto/contracts'
import { imageCollections } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readFields, valueOr } from '../../reads/readField'
import { findInitDid } from '../findInitDid'

/** One token of a wallet, as its contract describes it: text of others. */
export interface Collectable {
  readonly id: bigint
  /** Where its data stand, with what goes in front; of a name that was given no uri this is the bare name. */
  readonly uri: string
  /** The bare name that it is; null for a picture. */
  readonly name: string | null
}

/** The tokens of a wallet in one collection. */
export interface HeldCollection {
  /** `dd10k`, `.gzil` */
  readonly collection: string
  readonly contract: Address
  /** How many tokens of it the wallet has. */
  readonly count: bigint
  /** The first of them, the lowest id first. */
  readonly first: readonly Collectable[]
}

/** The collections of the protocol whose tokens a person collects: pictures, then names. */
export const collectableCollections: readonly string[] = [...imageCollections, ...domainCollections]

/**
 * Reads the tokens of a wallet in every collection that the protocol names, up to `most` of each: four trips, whatever there
 * is. Collections that keep no list of each owner's tokens say their count alone. Rejects with `RpcError`.
 */
export async function readCollectables(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { wallet, most }: { readonly wallet: Address; readonly most: number },
  options?: RequestOptions,
): Promise<readonly HeldCollection[]> {
  const { services } = initDid(await findInitDid(client, network, options)).fields
  const named = Object.fromEntries(collectableCollections.map((each) => [each, services.at(each)] as const))
  const contracts = await readFields(client, named, options)
  const known = collectableCollections.flatMap((collection) => {
    const contract = contracts[collection]
    return contract?.kind === 'value' ? [{ collection, contract: contract.value }] : []
  })
  return Promise.all(known.map(async (one) => readHeld(client, one, { wallet, most }, options)))
}

async function readHeld(
  client: Requests,
  { collection, contract }: Pick<HeldCollection, 'collection' | 'contract'>,
  { wallet, most }: { readonly wallet: Address; readonly most: number },
  options?: RequestOptions,
): Promise<HeldCollection> {
  const { owned, balances, base_uri, token_owners, token_uris } = zrc6Token(contract).fields
  const { domain_names } = domainToken(contract).fields
  const facts = await readFields(
    client,
    { owned: owned.at(wallet), balance: balances.at(wallet), base: base_uri },
    options,
  )
  const listed = [...valueOr(facts.owned, new Map<bigint, boolean>()).keys()]
  const ids = listed.sort((one, other) => (one < other ? -1 : 1)).slice(0, most)
  const first = await Promise.all(
    ids.map(async (id): Promise<readonly Collectable[]> => {
      const reads = { owner: token_owners.at(id), uri: token_uris.at(id), name: domain_names.at(id) }
      const { owner, uri, name } = await readFields(client, reads, options)
      // A collection may name anybody; what it says of the owner has to be the same twice.
      if (valueOr(owner, null) !== wallet) return []
      // Without a uri of its own a token is found by its number.
      const text = valueOr(facts.base, '') + (valueOr(uri, '') || id.toString())
      return [{ id, uri: text, name: valueOr(name, null) }]
    }),
  )
  const count = listed.length > 0 ? BigInt(listed.length) : valueOr(facts.balance, 0n)
  return { collection, contract, count, first: first.flat() }
}
