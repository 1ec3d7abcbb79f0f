import { readCells, type Separator } from '../../../../shared/ui/list/readCells'

/** One line of a list: an NFT and who gets it, as they were written. */
export interface TransferRow {
  readonly nft: string
  readonly to: string
}

/** As many NFTs are passed on in one transaction by a list. */
export const mostTransfers = 40

/** One cell, in characters; what is longer is cut, and then refused as what it is. */
const longestCell = 300

const separators: readonly Separator[] = ['\t', ';', ',', ' ']
const heading = /^(?:nft|token|id|token[ _]?id|name|número|nombre|nama|имя|номер|名称|编号)$/iu

/**
 * The rows of a pasted list or a CSV file: an NFT and its new owner in each, with commas, semicolons, tabs or spaces between,
 * a heading or none.
 */
export function readTransfers(text: string): readonly TransferRow[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separators.find((each) => plain.includes(each)) ?? ','
  const rows = readCells(plain, separator, mostTransfers + 2).map(({ cells }) => ({
    nft: (cells[0] ?? '').slice(0, longestCell),
    to: cells.slice(1).join(' ').trim().slice(0, longestCell),
  }))
  return rows[0] !== undefined && heading.test(rows[0].nft) ? rows.slice(1) : rows
}

/** The number of an NFT as people write it: `7`, `#7`, `lexicassi #7`; null for what is none. */
export function readTokenId(text: string, collection: string): bigint | null {
  const bare = text.trim().toLowerCase()
  const own = bare.startsWith(collection) ? bare.slice(collection.length) : bare
  const [, digits] = /^\s*#?(\d{1,78})$/.exec(own) ?? []
  return digits === undefined ? null : BigInt(digits)
}
