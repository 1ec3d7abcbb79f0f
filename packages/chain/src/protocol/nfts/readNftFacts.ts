import { domainToken, zrc6Token } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { readField, readFields, valueOr } from '../../reads/readField'
import type { OwnedNfts } from './readOwnedNfts'

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

/** Reads a collection's facts about some tokens of a wallet, in one trip; those that belong to somebody else are left out. */
export async function readNftFacts(
  client: Requests,
  { contract, baseUri }: Pick<OwnedNfts, 'contract' | 'baseUri'>,
  { wallet, ids }: { readonly wallet: Address; readonly ids: readonly bigint[] },
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
