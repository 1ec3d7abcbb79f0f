import { isAddress, parseAddress, toBech32, toChecksumAddress, type Address } from '@tyto/primitives'
import { Big, BN, Long } from './numbers'

/** The message of `contracts.at` and of every address that the wallet cannot read. */
const wrongAddress = 'Wrong address format, should be either bech32 or checksummed address'

/** base16 in any case with or without `0x`, or bech32. Throws `Error` with the wallet's own text. */
export function readAddress(text: unknown): Address {
  const given = String(text)
  const address = parseAddress(/^zil1/i.test(given) ? given : given.toLowerCase())
  if (!address.ok) throw new Error(wrongAddress)
  return address.value
}

/** One Li is 1 here, as `contract.call` wants its gas price: not the Qa of Zilliqa's own SDK. */
const units = { Li: new Big('1'), Qa: new Big('1000000'), Zil: new Big('1000000000000') }

function decimalOf(value: { toString(): string }): Big {
  return value instanceof Big ? value : new Big(value)
}

/** `window.zilPay.utils`. */
export const utils = {
  BN,
  Big,
  Long,
  validation: {
    isAddress: (text: string): boolean => isAddress(`0x${String(text).replace(/^0x/i, '').toLowerCase()}`),
    isBech32: (text: string): boolean => /^zil1/i.test(text) && parseAddress(text).ok,
    isBN: (value: unknown): boolean => BN.isBN(value),
    isLong: (value: unknown): boolean => Long.isLong(value),
  },
  units: {
    Units: units,
    toQa: (value: { toString(): string }, unit: Big): string => decimalOf(value).times(unit).toString(),
    fromQa: (value: { toString(): string }, unit: Big): string => decimalOf(value).div(unit).toString(),
  },
}

/** `window.zilPay.crypto`. */
export const crypto = {
  isValidChecksumAddress: (text: string): boolean =>
    /^0x[0-9a-fA-F]{40}$/.test(text) && toChecksumAddress(readAddress(text)) === text,
  fromBech32Address: (text: string): string => toChecksumAddress(readAddress(text)),
  toBech32Address: (text: string): string => toBech32(readAddress(text)),
  toHex: (text: string): string => text.toLowerCase().replace('0x', ''),
  normaliseAddress: (text: string): string => toChecksumAddress(readAddress(text)),
  toChecksumAddress: (text: string): string => toChecksumAddress(readAddress(text)),
}
