import { bytesToHex, hexToBytes } from '@tyto/primitives'
import { bech32 } from '@scure/base'

/** The beginning of addresses, on the main and on the test network. */
const addressPrefix = 'zil'
const addressWidth = 20
/** Of the text behind the prefix: the separator, 32 digits and 6 of the checksum. */
const lengthBehindPrefix = 39

/** `undefined` for what the language has no text or address for. */
export interface Bech32Operations {
  decode(prefix: string, text: string): `0x${string}` | undefined
  encode(prefix: string, address: `0x${string}`): string | undefined
}

export const bech32Operations: Bech32Operations = {
  decode(prefix, text) {
    if (prefix !== addressPrefix || text.length !== addressPrefix.length + lengthBehindPrefix)
      return undefined
    // The reference wants the prefix in small letters, and minds no case behind it, which the standard does.
    if (!text.startsWith(prefix)) return undefined
    const decoded = bech32.decodeUnsafe(text.toLowerCase())
    if (decoded === undefined || decoded.prefix !== prefix) return undefined
    const bytes = bech32.fromWordsUnsafe(decoded.words)
    return bytes && bytes.length === addressWidth ? bytesToHex(bytes) : undefined
  },
  encode: (prefix, address) =>
    prefix === addressPrefix ? bech32.encode(prefix, bech32.toWords(hexToBytes(address))) : undefined,
}
