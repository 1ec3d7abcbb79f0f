import type { NetworkId } from '@tyto/chain'
import { isRecord, parseJson, type Address } from '@tyto/primitives'
import { createStoredMap, type StoredMap } from '../../shared/device/createStored'
import { tabTexts } from '../../shared/device/textStore'
import { readImage, type FoundImage } from './foundImage'

/** A list is kept until its tab is closed: a reload keeps it, and other tabs do not see it. */
export const nameLists = createStoredMap({
  prefix: 'tyto.draft.names.',
  parse: (text) => readList(text, readName),
  texts: tabTexts,
})

/** An NFT and who gets it, as they were written. */
interface TransferLine {
  readonly nft: string
  readonly to: string
}

/** See `nameLists`. */
export const transferLists = createStoredMap({
  prefix: 'tyto.draft.transfers.',
  parse: (text) => readList(text, readTransfer),
  texts: tabTexts,
})

/** The pictures that are chosen to be minted together, see `nameLists`. */
export const imageLists = createStoredMap({
  prefix: 'tyto.draft.images.',
  parse: (text) => readList(text, readImage),
  texts: tabTexts,
})

interface ListPlace {
  readonly network: NetworkId
  readonly wallet: Address
  readonly collection: string
}

/** Under what the lists of a wallet in a collection are kept. */
export function listKey({ network, wallet, collection }: ListPlace): string {
  return `${network}.${wallet}.${collection}`
}

/** The first of some collections that has a list of a wallet; undefined where none has one. */
export function keptIn<Collection extends string>(
  lists: StoredMap<unknown>,
  place: Omit<ListPlace, 'collection'>,
  collections: readonly Collection[],
): Collection | undefined {
  return collections.find((collection) => lists.get(listKey({ ...place, collection })) !== null)
}

/** Keeps the names that are typed; none of them is no list. */
export function keepNames(key: string, names: readonly string[]): void {
  nameLists.set(key, names.some((name) => name.trim() !== '') ? names : null)
}

/** Forgets a list of names whose names are minted; one that was begun since stays. */
export function forgetNames(key: string, minted: readonly string[]): void {
  const kept = nameLists.get(key)?.map((name) => name.trim().toLowerCase())
  if (kept?.join() === minted.join()) nameLists.set(key, null)
}

/** Keeps the pictures that are chosen; none of them is no list. */
export function keepImages(key: string, images: readonly FoundImage[]): void {
  imageLists.set(key, images.length === 0 ? null : images)
}

/** Forgets pictures that are minted; others that were chosen since stay. */
export function forgetImages(key: string, minted: readonly string[]): void {
  const kept = imageLists.get(key)
  if (kept?.length !== minted.length) return
  if (kept.every(({ src }, at) => src.endsWith(minted[at]!))) imageLists.set(key, null)
}

const mostLines = 100

/** The lines of a stored list; null for any other text. */
function readList<Line>(text: string | null, read: (line: unknown) => Line | null): readonly Line[] | null {
  const json = parseJson(text)
  if (!Array.isArray(json) || json.length === 0 || json.length > mostLines) return null
  const lines = json.map(read)
  return lines.includes(null) ? null : lines.filter((line) => line !== null)
}

function readName(line: unknown): string | null {
  return typeof line === 'string' ? line : null
}

function readTransfer(line: unknown): TransferLine | null {
  if (!isRecord(line)) return null
  const { nft, to } = line
  return typeof nft === 'string' && typeof to === 'string' ? { nft, to } : null
}
