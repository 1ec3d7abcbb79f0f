import type { Address, Hex } from '@tyto/primitives'
import { noPrivateHalf } from '../wallets/privateHalf'

interface Plain<Name extends string> {
  readonly constructor: Name
  readonly arguments: readonly []
}

export type ElementAction = Plain<'Add'> | Plain<'Remove'>

export type ElementProtocol = Plain<'Https'> | Plain<'Git'>

export type ElementChain =
  | { readonly constructor: 'Zilliqa'; readonly arguments: readonly [Address] }
  | { readonly constructor: 'Other'; readonly arguments: readonly [Address] }

/** Uri: type (label#color1#color2#description), protocol, value. */
export type ElementEndpoint =
  | { readonly constructor: 'Uri'; readonly arguments: readonly [string, ElementProtocol, string] }
  | { readonly constructor: 'Address'; readonly arguments: readonly [ElementChain] }

/**
 * One change of a document as DidCreate, DidUpdate and DidDeactivate take it: the type `Document` of the wallet's
 * contract, whose constructors are the same in every version. VerificationMethod: action, purpose, public key (33
 * bytes), encrypted private key. Service: action, id, endpoint.
 */
export type DocumentElement =
  | {
      readonly constructor: 'VerificationMethod'
      readonly arguments: readonly [ElementAction, string, Hex, string]
    }
  | { readonly constructor: 'Service'; readonly arguments: readonly [ElementAction, string, ElementEndpoint] }

/** A key for a purpose (`update`, `auth`) with its private half encrypted for its holder, or `none`. */
export function addKey(purpose: string, publicKey: Hex, encrypted: string): DocumentElement {
  return { constructor: 'VerificationMethod', arguments: [add, purpose, publicKey, encrypted] }
}

/** Removes a key. The contract takes a key and a text here too, and ignores both. */
export function removeKey(purpose: string): DocumentElement {
  return { constructor: 'VerificationMethod', arguments: [remove, purpose, noKey, noPrivateHalf] }
}

/** A link. `type` is label#color1#color2#description. */
export function addLink(
  id: string,
  type: string,
  value: string,
  protocol: ElementProtocol['constructor'] = 'Https',
): DocumentElement {
  const endpoint = {
    constructor: 'Uri',
    arguments: [type, { constructor: protocol, arguments: [] }, value],
  } as const
  return { constructor: 'Service', arguments: [add, id, endpoint] }
}

/** An address of 20 bytes, of this chain or another one. */
export function addAddress(
  id: string,
  address: Address,
  chain: 'Zilliqa' | 'Other' = 'Zilliqa',
): DocumentElement {
  const endpoint = {
    constructor: 'Address',
    arguments: [{ constructor: chain, arguments: [address] }],
  } as const
  return { constructor: 'Service', arguments: [add, id, endpoint] }
}

/** Removes a service of either kind. The contract takes an endpoint here too, and ignores it. */
export function removeService(id: string): DocumentElement {
  const endpoint = {
    constructor: 'Uri',
    arguments: ['', { constructor: 'Https', arguments: [] }, ''],
  } as const
  return { constructor: 'Service', arguments: [remove, id, endpoint] }
}

const add = { constructor: 'Add', arguments: [] } as const
const remove = { constructor: 'Remove', arguments: [] } as const
const noKey: Hex = `0x${'00'.repeat(33)}`
