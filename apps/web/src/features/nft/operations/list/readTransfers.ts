import { looksLikeAddress } from '@tyto/identity'
import { isPlaceText, readRecipientText } from '../../../../shared/recipients/recipientText'
import { bodyOf, cellOf, type ColumnKind, type ReadTable } from '../../../../shared/ui/list/readTable'

/** One line of a list: an NFT and who gets it, as they were written. */
export interface TransferRow {
  readonly nft: string
  readonly to: string
}

/** As many NFTs are passed on in one transaction by a list. */
export const mostTransfers = 40

const numberText = /^(?:.*#)?\s*\d{1,78}$/

/** An NFT, by its number or its name, and who gets it. */
export const transferColumns: readonly ColumnKind<keyof TransferRow>[] = [
  {
    name: 'nft',
    heading:
      /^(?:nft|token|id|(?:token|nft)[ _]?(?:id|number)|number|name|número|nombre|nomor|nama|номер|имя|编号|名称)$/iu,
    fits: (cell) => (numberText.test(cell) ? 'surely' : looksLikeAddress(cell) ? 'no' : 'maybe'),
  },
  {
    name: 'to',
    heading:
      /^(?:to|new[ _]?owner|owner|recipient|address|nuevo dueño|dueño|propietario|nuevo propietario|destinatario|dirección|pemilik baru|pemilik|penerima|alamat|новый владелец|владелец|получатель|адрес|新所有者|所有者|收款人|地址)$/iu,
    fits: (cell) =>
      numberText.test(cell)
        ? 'no'
        : looksLikeAddress(cell) || /^[^\s@.]*[@.]\S+$/.test(cell)
          ? 'surely'
          : !/\s/.test(cell) && readRecipientText(cell).ok
            ? 'maybe'
            : 'no',
    isPlace: isPlaceText,
  },
]

export function transferRows(table: ReadTable<keyof TransferRow>): readonly TransferRow[] {
  return bodyOf(table).map((line) => ({
    nft: cellOf(line, table.columns, 'nft'),
    to: cellOf(line, table.columns, 'to'),
  }))
}

/** The number of an NFT as people write it: `7`, `#7`, `lexicassi #7`; null for what is none. */
export function readTokenId(text: string, collection: string): bigint | null {
  const bare = text.trim().toLowerCase()
  const own = bare.startsWith(collection) ? bare.slice(collection.length) : bare
  const [, digits] = /^\s*#?(\d{1,78})$/.exec(own) ?? []
  return digits === undefined ? null : BigInt(digits)
}
