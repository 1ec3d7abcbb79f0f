import type { Address, Hex } from '@tyto/primitives'
import type { DidWalletDocument, DidWalletTransferProtocol } from './bindings/didWallet'

/** Elements of a document as DidCreate and DidUpdate take them. */

/** A key for a purpose (`update`, `auth`) with its private half encrypted for its holder, or `none`. */
export function addKey(purpose: string, publicKey: Hex, encrypted: string): DidWalletDocument {
  return { constructor: 'VerificationMethod', arguments: [ADD, purpose, publicKey, encrypted] }
}

/** Removes a key. The chain wants a key and a text here too and looks at neither. */
export function removeKey(purpose: string): DidWalletDocument {
  return { constructor: 'VerificationMethod', arguments: [REMOVE, purpose, NO_KEY, 'none'] }
}

/** A link. `type` is label#color1#color2#description. */
export function addLink(
  id: string,
  type: string,
  value: string,
  protocol: DidWalletTransferProtocol['constructor'] = 'Https',
): DidWalletDocument {
  const endpoint = {
    constructor: 'Uri',
    arguments: [type, { constructor: protocol, arguments: [] }, value],
  } as const
  return { constructor: 'Service', arguments: [ADD, id, endpoint] }
}

/** An address of 20 bytes, of this chain or another one. */
export function addAddress(
  id: string,
  address: Address,
  chain: 'Zilliqa' | 'Other' = 'Zilliqa',
): DidWalletDocument {
  const endpoint = {
    constructor: 'Address',
    arguments: [{ constructor: chain, arguments: [address] }],
  } as const
  return { constructor: 'Service', arguments: [ADD, id, endpoint] }
}

/** Removes a service of either kind. The chain wants an endpoint here too and does not look at it. */
export function removeService(id: string): DidWalletDocument {
  const endpoint = {
    constructor: 'Uri',
    arguments: ['', { constructor: 'Https', arguments: [] }, ''],
  } as const
  return { constructor: 'Service', arguments: [REMOVE, id, endpoint] }
}

const ADD = { constructor: 'Add', arguments: [] } as const
const REMOVE = { constructor: 'Remove', arguments: [] } as const
const NO_KEY: Hex = `0x${'00'.repeat(33)}`
