import { allCoins } from '@tyto/contracts'
import { looksLikeAddress } from '@tyto/identity'
import { isPlaceText, readRecipientText } from '../../../shared/recipients/recipientText'
import { decimalSignOf } from '../../../shared/ui/text/formatDecimal'
import { bodyOf, cellOf, type ColumnKind, type ReadTable } from '../../../shared/ui/list/readTable'
import { plainAmounts } from './listAmounts'

/** One payment of a list as it was written; nothing of it is checked. */
export interface ListRow {
  /** The number of the row, whatever becomes of its texts. */
  readonly id: number
  readonly to: string
  readonly amount: string
  /** The coin's symbol or id; empty where the list names none. */
  readonly coin: string
}

export const mostPayments = 5_000

type PaymentColumn = 'to' | 'amount' | 'coin'

const coinTexts = new Set(allCoins.flatMap(({ id, symbol }) => [id, symbol.toLowerCase()]))

/** A recipient, an amount, and a coin that may be missing. */
export const paymentColumns: readonly ColumnKind<PaymentColumn>[] = [
  {
    name: 'amount',
    heading: {
      test: (cell) =>
        /^(?:amount|sum|total|value|quantity|importe|cantidad|monto|suma|valor|jumlah|nilai|сумма|количество|金额|数量)$/iu.test(
          amountHeading(cell).word,
        ),
    },
    fits: (cell) => (isAmountText(cell) || partsOf(cell) !== null ? 'surely' : 'no'),
  },
  {
    name: 'coin',
    heading:
      /^(?:coin|token|currency|symbol|moneda|divisa|símbolo|koin|mata uang|simbol|монета|валюта|токен|币种|代币|货币)$/iu,
    fits: (cell) =>
      coinTexts.has(cell.toLowerCase()) ? 'surely' : /^[a-z$]{2,12}$/i.test(cell) ? 'maybe' : 'no',
    isOptional: true,
  },
  {
    name: 'to',
    heading:
      /^(?:to|recipient|receiver|beneficiary|name|username|address|wallet|(?:recipient|wallet|receiver)[ _'s]*address|payee|destinatario|beneficiario|nombre|dirección|cartera|billetera|penerima|nama|alamat|dompet|получатель|имя|адрес|кошел[её]к|收款人|收款地址|名称|名字|地址|钱包)$/iu,
    fits: (cell) =>
      isAmountText(cell)
        ? 'no'
        : looksLikeAddress(cell) || /^[^\s@.]*[@.]\S+$/.test(cell)
          ? 'surely'
          : !/\s/.test(cell) && readRecipientText(cell).ok
            ? 'maybe'
            : 'no',
    isPlace: isPlaceText,
  },
]

/** `Amount (XSGD)`: its word, and the coin in brackets. With anything else in brackets (`cents`, `USD`) it is no heading that we know. */
function amountHeading(cell: string): { readonly word: string; readonly coin: string } {
  const [, word, coin = ''] = /^(.*?)\s*[([]\s*([^)\]]*?)\s*[)\]]$/u.exec(cell) ?? []
  return word !== undefined && coinTexts.has(coin.toLowerCase()) ? { word, coin } : { word: cell, coin: '' }
}

/**
 * The payments of a list whose columns are known; amounts with the decimal sign of the page's language. `whoOf`: to whom a
 * cell leads that is a link of this site.
 */
export function paymentRows(
  table: ReadTable<PaymentColumn>,
  language: string,
  whoOf: (cell: string) => string,
): readonly ListRow[] {
  const { columns, separator, hasHeading, lines } = table
  const headed = hasHeading ? amountHeading(cellOf(lines[0] ?? [], columns, 'amount')).coin : ''
  const rows = bodyOf(table).map((line, id) => {
    const amount = cellOf(line, columns, 'amount')
    const coin = cellOf(line, columns, 'coin')
    // `12 XSGD` in one cell.
    const parts = coin === '' ? partsOf(amount) : null
    return { id, to: whoOf(cellOf(line, columns, 'to')), amount, coin: coin === '' ? headed : coin, ...parts }
  })
  const amounts = plainAmounts(
    rows.map(({ amount }) => amount),
    { decimal: decimalSignOf(language), separator },
  )
  return rows.map((row, at) => ({ ...row, amount: amounts[at]! }))
}

/** Does it stand for a number, right or wrong? Signs and groups are judged later. */
function isAmountText(cell: string): boolean {
  return /^[-+]?\d[\d.,'\s\u00A0\u202F]*$/.test(cell) || /^[-+]?[.,]\d+$/.test(cell)
}

function partsOf(cell: string): Pick<ListRow, 'amount' | 'coin'> | null {
  const [, amount, coin] = /^([-+]?\d[\d.,']*)\s+([a-z$]{2,12})$/i.exec(cell) ?? []
  return amount === undefined || coin === undefined ? null : { amount, coin }
}
