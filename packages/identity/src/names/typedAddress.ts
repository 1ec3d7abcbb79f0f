import {
  err,
  ok,
  parseAddress,
  toChecksumAddress,
  trimSigns,
  type Address,
  type AddressCode,
  type Result,
} from '@tyto/primitives'
import { invisible } from './script'

/** An address that somebody typed or pasted. */
export interface TypedAddress {
  readonly address: Address
  /** False for base16 all in one case: it may be mistyped, or another chain's. */
  readonly hasChecksum: boolean
}

/** Why a text that looks like an address is none; the texts are `typedAddress.<code>` in the area `common`. */
export type AddressFault =
  /** The right shape, and its check sum fails. */
  | 'checksum'
  /** Letters are missing, or too many, or belong to no address. */
  | 'letters'
  /** 64 digits: a transaction's id. */
  | 'transaction'
  | 'otherChain'
  /** Its middle or its end was left out: `zil1d4c4...rxvv`. */
  | 'cutShort'
  /** So few letters after `zil1` or `0x` that it may be a name too. */
  | 'begun'

/** Longer texts are not read as an address, unless they begin with 0x. */
const longestText = 400
/** From so many letters after `zil1` or `0x` on, a text is no name. */
const leastAfterPrefix = 16
/** From so many letters on, a mix of letters and digits is no name. */
const leastMixed = 30
/** So often a letter stands beside a digit in such a mix. */
const leastChanges = 6

const hidden = new RegExp(invisible.source, 'gu')
const around = '"\'`“”‘’«»„<>()[]{}*_,;:!?'
const ownScheme = /^(?:zilliqa|zil):(?:\/\/)?(?:(?:mainnet|testnet|\d{1,6}):)?/i
const otherScheme = /^(?:bitcoin|ethereum|litecoin|solana|tron|cosmos|monero|dogecoin):/i

/**
 * Reads an address as people paste it: with a scheme before it, marks that nobody sees, quotes around it, line breaks in it.
 * Null for a text that does not look like one.
 *
 * @example
 * readTypedAddress('zilliqa:zil1d4c4vntch9jpn3fj9d4ugpuap8cmdj7alnrxvv') // { ok: true, value: { address: '0x6d71564d78b96419c5322b6bc4079d09f1b6cbdd', hasChecksum: true } }
 */
export function readTypedAddress(typed: string): Result<TypedAddress, AddressFault> | null {
  if (typed.length > longestText) return /^\s*0x/i.test(typed) ? err('letters') : null
  const text = typed
    .replace(hidden, '')
    .replace(/[\uFF01-\uFF5E]/g, toAscii)
    .trim()
  if (/^(?:zil1|0x)[0-9a-z]+\s*(?:…|\.{2,})\s*[0-9a-z]*$/i.test(text)) return err('cutShort')
  const bare = trimSigns(text, around, `${around}.`)
  if (otherScheme.test(bare)) return err('otherChain')
  const isOfScheme = ownScheme.test(bare)
  const written = isOfScheme ? bare.replace(ownScheme, '').replace(/[/?#].*$/su, '') : bare
  const letters = written.replace(/\s+/g, '')
  // A telephone begins a line with a capital letter.
  const parsed = parseAddress(letters.replace(/^Z(?=il1[0-9a-z]+$)/, 'z'))
  if (parsed.ok) return ok({ address: parsed.value, hasChecksum: hasChecksum(letters, parsed.value) })
  const fault = faultOf(letters, { code: parsed.code, hasSpaces: /\s/.test(written) })
  return fault === null ? (isOfScheme ? err('letters') : null) : err(fault)
}

/**
 * Is this an address rather than a name, right or wrong?
 *
 * @example
 * looksLikeAddress('zil1d4c4vntch9jpn3fj9d4ugpuap8cmdj7alnrxvv') // true
 * looksLikeAddress('alice.ssi') // false
 */
export function looksLikeAddress(typed: string): boolean {
  return readTypedAddress(typed) !== null
}

function toAscii(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
}

function hasChecksum(text: string, address: Address): boolean {
  return /^zil1/i.test(text) || toChecksumAddress(address).slice(2) === text.replace(/^0x/i, '')
}

interface Written {
  readonly code: AddressCode
  /** White space stood in it: then only what begins as an address is one, and no sentence. */
  readonly hasSpaces: boolean
}

function faultOf(text: string, { code, hasSpaces }: Written): AddressFault | null {
  if (code === 'WrongChecksum' || /^zil1[0-9a-z]{38}$/i.test(text)) return 'checksum'
  if (/^(?:0x)?[0-9a-f]{64}$/i.test(text)) return 'transaction'
  const prefixed = /^(?:0x|zil1)(.*)$/isu.exec(text)?.[1]
  if (prefixed !== undefined && (/^0x/i.test(text) || !/[@.]/.test(text))) {
    if (hasSpaces && !/^[0-9a-z]{25,70}$/i.test(prefixed)) return null
    return prefixed.length < leastAfterPrefix ? 'begun' : 'letters'
  }
  if (hasSpaces || /[@.]/.test(text)) return null
  return longFault(text)
}

/** Of what begins with no prefix of ours. */
function longFault(text: string): AddressFault | null {
  // A letter of `zil1` is wrong, missing or too many.
  if (/^(?:il|zl|zi|z.l|.il|zi.|.zil|z.il|zi.l|zil.|izl|zli)1[02-9ac-hj-np-z]{38}$/iu.test(text))
    return 'letters'
  // bech32 of other chains: bc1, cosmos1
  if (/^[a-z]{2,10}1[02-9ac-hj-np-z]{20,}$/i.test(text)) return 'otherChain'
  if (/^[0-9a-f]{32,}$/i.test(text)) return 'letters'
  // base58 of other chains: Bitcoin, Tron, Solana
  if (/^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[1-9A-HJ-NP-Za-km-z]{26,}$/.test(text)) return 'otherChain'
  if (/^(?=.*\d).{0,6}[02-9ac-hj-np-z]{37}$/iu.test(text)) return 'letters'
  return isAlmostBase16(text) || mixesDigits(text) ? 'letters' : null
}

/** 40 digits of base16, of which one or two are wrong, missing or too many. */
function isAlmostBase16(text: string): boolean {
  return /^[\p{L}\p{N}]{36,44}$/u.test(text) && text.replace(/[0-9a-f]/gi, '').length <= 2
}

function mixesDigits(text: string): boolean {
  if (text.length < leastMixed || !/^[\p{L}\p{N}]+$/u.test(text)) return false
  return (text.match(/\p{L}(?=\p{N})|\p{N}(?=\p{L})/gu) ?? []).length >= leastChanges
}
