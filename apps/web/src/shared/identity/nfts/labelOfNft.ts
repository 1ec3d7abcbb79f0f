import type { NftFacts } from '@tyto/chain'
import { parseName } from '@tyto/identity'

/** How an NFT is called: `night.gzil`, `lexicassi #7`. A name that is none by the rules of names goes by its number. */
export function labelOfNft(collection: string, { id, name }: Pick<NftFacts, 'id' | 'name'>): string {
  const read = name === null ? null : parseName(`${name}.ssi`)
  return read?.ok === true && read.value.subdomain === '' && read.value.domain === name
    ? `${name}${collection}`
    : `${collection} #${id}`
}
