import { bech32 } from '@scure/base'
import { BaseError } from './BaseError'
import { bigintToBytes, concatBytes } from './bytes'
import { sha256 } from './hash'
import { bytesToHex, hexToBytes, isHex, type Hex } from './hex'
import { err, ok, type Result } from './result'

/** An account or contract: `0x` and 40 lower-case hex digits. The only form used inside the project. */
export type Address = Hex

export const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/** The human-readable part of the chain's bech32 addresses (ZIP-1), the same on every network. */
const bech32Prefix = 'zil'

/** The longest text that can be an address is 42 characters; what is far longer is not looked at. */
const longestText = 64

export type AddressCode = 'InvalidAddress' | 'WrongChecksum'

/**
 * @example
 * isAddress('0x6d715b26778be43386451a968e4e12e0f8d99e4f') // true
 * isAddress('alice.ssi') // false
 */
export function isAddress(text: unknown): text is Address {
  return isHex(text, 20)
}

/**
 * Reads what people and other programs write: bech32 (`zil1...`), checksummed hex with or without `0x`, and hex all
 * in one case. Surrounding white space is dropped. `WrongChecksum`: the right shape, but a digit is mistyped.
 *
 * @example
 * const address = parseAddress('zil1d4c4vntch9jpn3fj9d4ugpuap8cmdj7alnrxvv')
 * if (address.ok) toBech32(address.value)
 */
export function parseAddress(text: string): Result<Address, AddressCode> {
  if (text.length > longestText) return err('InvalidAddress')
  const trimmed = text.trim()
  if (/^zil1/i.test(trimmed)) return parseBech32(trimmed)
  const digits = trimmed.replace(/^0x/i, '')
  if (!/^[0-9a-fA-F]{40}$/.test(digits)) return err('InvalidAddress')
  const address: Address = `0x${digits.toLowerCase()}`
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!oneCase && toChecksumAddress(address) !== `0x${digits}`) return err('WrongChecksum')
  return ok(address)
}

function parseBech32(text: string): Result<Address, AddressCode> {
  const mixedCase = text !== text.toLowerCase() && text !== text.toUpperCase()
  if (mixedCase || !/^zil1[02-9ac-hj-np-z]{38}$/i.test(text)) return err('InvalidAddress')
  const decoded = bech32.decodeUnsafe(text.toLowerCase())
  if (!decoded) return err('WrongChecksum')
  const bytes = bech32.fromWordsUnsafe(decoded.words)
  return bytes && bytes.length === 20 ? ok(bytesToHex(bytes)) : err('InvalidAddress')
}

/**
 * The form that people read: `zil1` and 38 characters (ZIP-1). Throws `InvalidAddress`.
 *
 * @example
 * toBech32('0x6d715b26778be43386451a968e4e12e0f8d99e4f') // 'zil1d4c4kfnh30jr8pj9r2tgunsjurudn8j0mlcshr'
 */
export function toBech32(address: Address): string {
  return bech32.encode(bech32Prefix, bech32.toWords(addressBytes(address)))
}

/**
 * Mixed-case hex with `0x`, which the chain's transactions carry: a letter is upper case if bit 255 - 6i of sha256 of
 * the address is set, where i is the digit's place. Throws `InvalidAddress`.
 *
 * @example
 * toChecksumAddress('0x6d715b26778be43386451a968e4e12e0f8d99e4f') // '0x6d715b26778be43386451A968e4e12e0F8d99E4F'
 */
export function toChecksumAddress(address: Address): Hex {
  const hash = sha256(addressBytes(address))
  const digits = Array.from(address.slice(2), (digit, index) => {
    const bit = 6 * index // counted from the most significant bit
    const isSet = ((hash[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
    return isSet ? digit.toUpperCase() : digit
  })
  return `0x${digits.join('')}`
}

/** The account of a compressed secp256k1 public key (33 bytes): the last 20 bytes of its sha256. */
export function addressOfPublicKey(publicKey: Uint8Array): Address {
  if (publicKey.length !== 33) {
    throw new BaseError('InvalidPublicKey', 'A public key has 33 bytes (compressed).')
  }
  return bytesToHex(sha256(publicKey).slice(-20))
}

/**
 * Where the contract of a deploy will stand. `nonce` is the sender's account nonce before the transaction, which is
 * the transaction's own nonce minus one.
 */
export function contractAddress(sender: Address, nonce: bigint): Address {
  return bytesToHex(sha256(concatBytes(addressBytes(sender), bigintToBytes(nonce, 8))).slice(-20))
}

function addressBytes(address: Address): Uint8Array {
  if (!isAddress(address))
    throw new BaseError('InvalidAddress', 'An address is 0x and 40 lower-case hex digits.')
  return hexToBytes(address)
}
