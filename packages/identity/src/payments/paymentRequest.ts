import {
  bigintToBytes,
  bytesToBigint,
  hexToBytes,
  type Address,
  type Result,
  mostTokenDecimals,
} from '@tyto/primitives'
import { cleanLine } from '../links/cleanLine'
import { codeKinds, openCode, sealCode, textField, type LinkCodeError } from '../links/linkCode'
import { formatName, type Name } from '../names/name'
import { parseName } from '../names/parseName'

/** A payment that somebody asks others for. Nothing of it is believed before the chain was asked. */
export interface PaymentRequest {
  readonly chainId: number
  /** Who asks. */
  readonly name: Name
  /** The wallet that the name led to when the link was made. */
  readonly to: Address
  /** The id of the coin: `zil`, `xsgd`. */
  readonly coin: string
  /** In the coin's smallest unit; null where the payer chooses it. */
  readonly amount: bigint | null
  /** Digits after the point of that unit, as the one who asks saw them. */
  readonly decimals: number
  /** Its purpose, in one line; '' for none. */
  readonly note: string
}

/** Bytes of the fields, in their order. */
const bytesOf = { chainId: 4, address: 20, amount: 16, decimals: 1 } as const

const longestName = 300
const longestCoin = 32
/** Characters of the longest note. */
export const longestNote = 80
/** A character has at most four bytes. */
const noteBytes = longestNote * 4

/**
 * Coins are called by small letters, digits and a few signs: `s$i`, `unidex-v2`.
 *
 * @example
 * isCoinId('s$i') // true
 * isCoinId('S$I') // false
 */
export function isCoinId(text: string): boolean {
  return text.length <= longestCoin && /^[a-z0-9][a-z0-9$_-]*$/.test(text)
}

/** The request as text for a link. Throws where a field does not fit, as a name of more than 300 bytes. */
export function encodePaymentRequest(request: PaymentRequest): string {
  const { chainId, name, to, coin, amount, decimals, note } = request
  if (!isCoinId(coin)) throw new RangeError('This is no id of a coin.')
  if (amount !== null && amount <= 0n) throw new RangeError('An amount is more than nothing.')
  if (!isDecimals(decimals)) throw new RangeError('No coin has so many decimals.')
  if (!isNote(note)) throw new RangeError('A note is one clean line.')
  return sealCode(
    codeKinds.payment,
    bigintToBytes(BigInt(chainId), bytesOf.chainId),
    hexToBytes(to),
    bigintToBytes(amount ?? 0n, bytesOf.amount),
    Uint8Array.of(decimals),
    textField(coin, longestCoin),
    textField(formatName(name), longestName),
    textField(note, noteBytes),
  )
}

/** Reads the text of `encodePaymentRequest`. Anything else is refused; it never throws. */
export function decodePaymentRequest(code: string): Result<PaymentRequest, LinkCodeError> {
  return openCode(code, ({ kind, fields }) => {
    if (kind !== codeKinds.payment) return null
    const chainId = fields.number(bytesOf.chainId)
    const to = fields.hex(bytesOf.address)
    const amount = bytesToBigint(fields.bytes(bytesOf.amount))
    const decimals = fields.number(bytesOf.decimals)
    const coin = fields.text(longestCoin)
    const text = fields.text(longestName)
    const note = fields.textOrNone(noteBytes)
    const name = parseName(text)
    // Name and note have one spelling here, so that a request has one code, and no sign in it paints over another.
    if (!name.ok || formatName(name.value) !== text) return null
    if (!isCoinId(coin) || !isDecimals(decimals) || !isNote(note)) return null
    return { chainId, name: name.value, to, coin, amount: amount === 0n ? null : amount, decimals, note }
  })
}

function isDecimals(decimals: number): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= mostTokenDecimals
}

function isNote(note: string): boolean {
  return cleanLine(note, longestNote) === note
}
