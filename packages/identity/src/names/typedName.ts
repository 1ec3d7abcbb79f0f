import { err, type Result } from '@tyto/primitives'
import type { Name } from './name'
import { parseName, type NameCode } from './parseName'
import { readTypedAddress } from './typedAddress'

/** Why a typed text is no name. */
export type TypedNameCode =
  | NameCode
  /** It looks like an address, right or wrong: an address is never a name. */
  | 'NameIsAddress'

/**
 * Reads a name that somebody typed or pasted. Dots and the at sign of Chinese and Japanese keyboards are read as the plain
 * ones; what looks like an address, and a link, is no name.
 *
 * @example
 * readTypedName('defi＠alice。ssi') // { ok: true, value: { subdomain: 'defi', domain: 'alice', topLevel: 'ssi' } }
 */
export function readTypedName(typed: string): Result<Name, TypedNameCode> {
  const address = readTypedAddress(typed)
  if (address !== null && (address.ok || address.code !== 'begun')) return err('NameIsAddress')
  if (/:\/\//.test(typed)) return err('ResolverFailed')
  return parseName(asciiSigns(typed))
}

/** A typed text with the plain dot and at sign for those that other keyboards write. */
export function asciiSigns(typed: string): string {
  return typed.replace(/[。．｡]/g, '.').replace(/[＠﹫]/g, '@')
}
