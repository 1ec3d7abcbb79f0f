import { domainToken, initDid, zrc6Token } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readField, readFields, valueOr } from '../reads/readField'
import { findInitDid } from './findInitDid'

/** What a wallet has in one collection after the standard ZRC-6. */
export interface OwnedNfts {
  readonly contract: Address
  /** Nothing is minted, burnt or transferred while the collection is paused. */
  readonly isPaused: boolean
  /** What goes in front of the uri of a token. */
  readonly baseUri: string
  /** The ids of the tokens, the lowest first. */
  readonly ids: readonly bigint[]
  /** Who may pass on and burn all of them. */
  readonly operators: readonly Address[]
}

/** One token, as its contract describes it: text of others. */
export interface NftFacts {
  readonly id: bigint
  /** Where its data stands, with what goes in front. */
  readonly uri: string
  /** The bare name that it is; null for a token that is no name. */
  readonly name: string | null
  /** Where the name leads; null for a token that is no name, and where it leads nowhere. */
  readonly leadsTo: Address | null
  /** Who may pass it on besides; null for nobody. */
  readonly spender: Address | null
}

/** The contract of a collection, by the protocol's services; null where this network has none. Rejects with `RpcError`. */
export async function findCollection(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  collection: string,
  options?: RequestOptions,
): Promise<Address | null> {
  const { services } = initDid(await findInitDid(client, network, options)).fields
  return valueOr(await readField(client, services.at(collection), options), null)
}

/**
 * What a wallet has in a collection; null where the network has no such collection. Our collections keep the tokens of each
 * owner: one entry is read. Of others the whole map of owners is, where the wallet has any. Rejects with `RpcError`.
 */
export async function readOwnedNfts(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  collection: string,
  wallet: Address,
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

/** What a collection says of some tokens of a wallet, in one trip; those that belong to somebody else are left out. */
export async function readNftFacts(
  client: Requests,
  { contract, baseUri }: Pick<OwnedNfts, 'contract' | 'baseUri'>,
  wallet: Address,
  ids: readonly bigint[],
  options?: RequestOptions,
): Promise<readonly NftFacts[]> {
  const { token_owners, token_uris, spenders } = zrc6Token(contract).fields
  const { domain_names, nft_dns } = domainToken(contract).fields
  const found = await Promise.all(
    ids.map(async (id): Promise<readonly NftFacts[]> => {
      const reads = {
        owner: token_owners.at(id),
        uri: token_uris.at(id),
        name: domain_names.at(id),
        spender: spenders.at(id),
      }
      const { owner, uri, name, spender } = await readFields(client, reads, options)
      if (valueOr(owner, null) !== wallet) return []
      const bare = valueOr(name, null)
      const leadsTo =
        bare === null ? null : valueOr(await readField(client, nft_dns.at(domainId(bare)), options), null)
      // Without a uri of its own a token is found by its number.
      const facts = { id, uri: baseUri + (valueOr(uri, '') || id.toString()), name: bare, leadsTo }
      return [{ ...facts, spender: valueOr(spender, null) }]
    }),
  )
  return found.flat()
}

/** Is a name under `.gzil` or `.zlp` free, and what does it cost beyond the price? */
export interface DomainOffer {
  readonly contract: Address
  /** Where a name leads that somebody has; null where it is free. */
  readonly owner: Address | null
  /** In Qa; 0 where it has no premium, and null where that could not be read. */
  readonly premium: bigint | null
}

/** Asks a collection of names for some of them, in their order; null where the network has no such collection. Rejects with `RpcError`. */
export async function readDomainOffers(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  collection: string,
  names: readonly string[],
  options?: RequestOptions,
): Promise<readonly DomainOffer[] | null> {
  const contract = await findCollection(client, network, collection, options)
  if (contract === null) return null
  const { nft_dns, premium_price } = domainToken(contract).fields
  const found = await Promise.all(
    names.map(async (name) => {
      const id = domainId(name)
      const [owner, premium] = await Promise.all([
        readField(client, nft_dns.at(id), options),
        readField(client, premium_price.at(id), options).then(
          (reading) => valueOr(reading, 0n),
          () => null,
        ),
      ])
      return { owner, premium }
    }),
  )
  if (found.some(({ owner }) => owner.kind === 'not deployed')) return null
  return found.map(({ owner, premium }) => ({ contract, owner: valueOr(owner, null), premium }))
}

/** What one token of an image collection costs, in Qa; null where it is not sold. */
export interface ImageOffer {
  readonly contract: Address
  readonly price: bigint | null
}

/** The key under which a collection of pictures keeps its price. */
const priceKey = `0x${'0'.repeat(64)}` as const

/** Asks an image collection for its price; null where the network has no such collection. Rejects with `RpcError`. */
export async function readImageOffer(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  collection: string,
  options?: RequestOptions,
): Promise<ImageOffer | null> {
  const contract = await findCollection(client, network, collection, options)
  if (contract === null) return null
  const price = await readField(client, zrc6Token(contract).fields.premium_price.at(priceKey), options)
  return price.kind === 'not deployed' ? null : { contract, price: valueOr(price, null) }
}
