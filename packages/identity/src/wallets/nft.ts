import { err, ok, type Result } from '@tyto/primitives'

/** The NFT that stands for a name, as `nft_dns` of a wallet has it: `collection#tokenId`, or a collection alone. */
export interface NftReference {
  /** `nawelito`, `dd10k` */
  readonly collection: string
  /** A number of a ZRC-6 collection, or for a Tydra the id of its domain: 0x and 64 hex digits. Null where none is named. */
  readonly tokenId: string | null
}

/** The collections of Tydras: InitDid itself keeps their token uris, by the id of the domain that holds one. */
export const tydraCollections = ['nawelito', 'nawelitoonfire', 'nessy', 'merxek', 'ognawelito'] as const

/** The collections of pictures: contracts after ZRC-6, by the names that the services of InitDid have for them. */
export const imageCollections = ['lexicassi', 'dd10k', 'tscwomen', 'blackgold', 'metazoa'] as const

const shape = /^([a-z0-9.$_-]{1,40})(?:#(0x[0-9a-f]{64}|\d{1,78}))?$/

/**
 * Reads `collection#tokenId`, in any case and with white space around it.
 *
 * @example
 * parseNftReference('DD10k#17') // { ok: true, value: { collection: 'dd10k', tokenId: '17' } }
 */
export function parseNftReference(text: string): Result<NftReference, 'WrongNft'> {
  const [, collection, tokenId] = shape.exec(text.trim().toLowerCase()) ?? []
  return collection === undefined ? err('WrongNft') : ok({ collection, tokenId: tokenId ?? null })
}

/**
 * Writes what `parseNftReference` reads.
 *
 * @example
 * formatNftReference({ collection: 'dd10k', tokenId: '17' }) // 'dd10k#17'
 */
export function formatNftReference({ collection, tokenId }: NftReference): string {
  return tokenId === null ? collection : `${collection}#${tokenId}`
}
