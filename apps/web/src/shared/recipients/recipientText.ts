import {
  asciiSigns,
  isNftName,
  looksLikeAddress,
  type Name,
  readTypedAddress,
  readTypedName,
} from '@tyto/identity'
import { err, ok, zeroAddress, type Address, type Result } from '@tyto/primitives'

/** Whom a typed recipient is: somebody who goes by an address, or by a name that the chain must be asked about. */
export type RecipientText =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: Name }

/** Why a recipient is not accepted; the texts are `recipient.<code>` in the area `chain`. */
export type RecipientFault =
  /** Nothing is typed. */
  | 'missing'
  /** 'Wrong address format.': no bech32, no hex with its checksum, or an address of another chain. */
  | 'wrongFormat'
  /** 'Wrong address.': the zero address, which nobody has. */
  | 'wrongAddress'
  /** 'Resolver failed.': no suffix that leads anywhere. */
  | 'resolverFailed'
  /** 'Assigned address not found' */
  | 'unassigned'
  /** 'Verification unsuccessful.' */
  | 'unverified'
  /** 'The recipient and sender must be different.' */
  | 'isSender'

/** Who gets something: the address, and the name that was typed for it. */
export interface ResolvedRecipient {
  readonly address: Address
  /** Null where an address was typed. */
  readonly name: Name | null
}

export type RecipientAnswer = Result<ResolvedRecipient, RecipientFault>

/** Longer texts are no recipient: names are shorter, and addresses far shorter. */
export const longestRecipient = 200

/**
 * Reads a recipient as people type it: bech32, checksum hex, or a name. Hex all in one case is refused: it has no checksum,
 * so it may be mistyped or belong to another chain.
 *
 * @example
 * readRecipientText('bruno') // { ok: true, value: { kind: 'name', name: bruno.ssi } }
 */
export function readRecipientText(typed: string): Result<RecipientText, RecipientFault> {
  const text = asciiSigns(typed).trim()
  if (text === '') return err('missing')
  if (looksLikeAddress(text)) return readAddressText(text)
  if (text.length > longestRecipient) return err('resolverFailed')
  const name = readTypedName(text)
  return name.ok ? ok({ kind: 'name', name: name.value }) : err('resolverFailed')
}

/** The same for a field that takes addresses alone. */
export function readAddressText(typed: string): Result<RecipientText, RecipientFault> {
  if (typed.trim() === '') return err('missing')
  const read = readTypedAddress(typed)
  if (!read?.ok || !read.value.hasChecksum) return err('wrongFormat')
  const { address } = read.value
  return address === zeroAddress ? err('wrongAddress') : ok({ kind: 'address', address })
}

/** Does a text say where something could go: an address, or a whole name, also among other words? */
export function isPlaceText(text: string): boolean {
  return text
    .split(/\s+/)
    .some((word) => looksLikeAddress(word) || (/[@.]/.test(word) && readRecipientText(word).ok))
}

/** The answer for a name that leads to an address, or to none. */
export function nameAnswer(name: Name, address: Address | null): RecipientAnswer {
  if (address !== null) return ok({ address, name })
  return err(isNftName(name) ? 'unassigned' : 'unverified')
}
