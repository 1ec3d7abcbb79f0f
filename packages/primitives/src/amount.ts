import { BaseError } from './BaseError'
import { err, ok, type Result } from './result'

/** The id of ZIL in the protocol: the key of its prices, and what a call names it by. */
export const zilId = 'zil'
/** Digits behind the point of an amount of ZIL. */
export const zilDecimals = 12
/** 1 ZIL = 10^12 Qa; the chain counts in Qa. */
export const qaPerZil = 10n ** 12n
/** 1 Li = 10^6 Qa; gas prices are spoken of in Li. */
export const qaPerLi = 10n ** 6n

/** The largest amount that the chain can count: money and ZRC-2 tokens are Uint128. */
export const mostAmount = 2n ** 128n - 1n
/** ZRC-2 amounts are Uint128, which has 39 digits: a token with more than 38 behind the point makes no sense. */
export const mostTokenDecimals = 38
/** The most decimals that are counted with, and the longest text that is read as an amount. */
const mostDecimals = 255
const longestText = 400

export type AmountCode = 'Empty' | 'InvalidNumber' | 'TooManyDecimals' | 'TooLong'

/**
 * Text such as `12`, `0.5`, `.5` or `5.` to whole units, exactly (`parseUnits('1.5', 12)` = 1.5 ZIL in Qa). Signs,
 * exponents, separators and spaces inside are refused as `InvalidNumber`; surrounding white space is dropped. More
 * fraction digits than `decimals` are `TooManyDecimals`, even zeros: nothing typed is silently dropped.
 *
 * @example
 * parseUnits('1.5', 12) // { ok: true, value: 1500000000000n }
 * parseUnits('1e6', 12) // { ok: false, code: 'InvalidNumber' }
 */
export function parseUnits(text: string, decimals: number): Result<bigint, AmountCode> {
  checkDecimals(decimals)
  if (text.length > longestText) return err('TooLong')
  const trimmed = text.trim()
  if (trimmed === '') return err('Empty')
  const match = /^([0-9]*)(?:\.([0-9]*))?$/.exec(trimmed)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '') return err('InvalidNumber')
  if (fraction.length > decimals) return err('TooManyDecimals')
  return ok(BigInt(whole + fraction.padEnd(decimals, '0')))
}

/**
 * Whole units to text, exactly, without grouping and without trailing zeros: `formatUnits(1500n, 3)` is `1.5`.
 *
 * @example
 * formatUnits(1500n, 3) // '1.5'
 */
export function formatUnits(value: bigint, decimals: number): string {
  checkDecimals(decimals)
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`
}

/** A number of digits after the point, and whether that is all of the amount. */
export interface CutUnits {
  readonly text: string
  readonly isExact: boolean
}

/**
 * Whole units to text with just so many digits after the point: the rest is cut off, never rounded, so that nobody is
 * told to have more than there is. `cutUnits(19999n, 5, 4)` is `0.1999`, not exact.
 *
 * @example
 * cutUnits(19999n, 5, 4) // { text: '0.1999', isExact: false }
 */
export function cutUnits(value: bigint, decimals: number, places: number): CutUnits {
  const exact = formatUnits(value, decimals)
  const [whole = '', fraction = ''] = exact.split('.')
  const shown = fraction.slice(0, places).padEnd(places, '0')
  return { text: places === 0 ? whole : `${whole}.${shown}`, isExact: fraction.length <= places }
}

/**
 * A part of an amount in percent, 0 to 100, rounded down: never more than there is, and all of it at 100.
 *
 * @example
 * percentOf(250n, 25n) // 62n
 */
export function percentOf(amount: bigint, percent: bigint): bigint {
  return (amount * percent) / 100n
}

function checkDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > mostDecimals) {
    throw new BaseError('InvalidDecimals', `Decimals are a whole number from 0 to ${mostDecimals}.`)
  }
}
