import { concatBytes, hexToBytes, sha256, utf8ToBytes, type Address, type Hex } from '@tyto/primitives'
import type { DocumentElement, ElementEndpoint } from '../document/documentElement'

// Messages that the keys of wallets below version 7 sign. They name no chain, no transition and mostly no wallet, and have no
// nonce: such a signature can be used again, elsewhere. They are for wallets that take no other.

const noWallet = new Uint8Array(20)

/**
 * The bytes that the `update` key (`recovery` below 5.4) signs for a document: 20 zero bytes, then the hashes of each
 * element. The type and the protocol of a service are not among them.
 */
export function olderDocumentMessage(document: readonly DocumentElement[]): Uint8Array {
  return concatBytes(noWallet, ...document.flatMap(hashesOf))
}

/** The bytes that the `update` key signs for ConfigureSocialRecovery: 20 zero bytes, then the guardians' hashes. */
export function olderGuardiansMessage(guardians: readonly Hex[]): Uint8Array {
  return concatBytes(noWallet, ...guardians.map(hexToBytes))
}

/** The bytes that a guardian's `socialrecovery` key signs: the 20 bytes of the new controller and nothing else. */
export function olderRecoveryMessage(newController: Address): Uint8Array {
  return hexToBytes(newController)
}

/** The 32 bytes that the wallet's `socialrecovery` key signs for Lock: the sha256 of its DID. */
export function olderLockMessage(did: string): Uint8Array {
  return hashOf(did)
}

/** The 32 bytes that holder and issuer sign of a message: its sha256. Any wallet that stores the same takes the signature. */
export function olderCredentialMessage(message: string): Uint8Array {
  return hashOf(message)
}

function hashesOf(element: DocumentElement): Uint8Array[] {
  const [action, id] = element.arguments
  const head = [hashOf(action.constructor.toLowerCase()), hashOf(id)]
  if (action.constructor === 'Remove') return head
  if (element.constructor === 'Service') return [...head, hashOfEndpoint(element.arguments[2])]
  const [, , key, encrypted] = element.arguments
  return [...head, sha256(hexToBytes(key)), hashOf(encrypted)]
}

function hashOfEndpoint(endpoint: ElementEndpoint): Uint8Array {
  if (endpoint.constructor === 'Uri') return hashOf(endpoint.arguments[2])
  return sha256(hexToBytes(endpoint.arguments[0].arguments[0]))
}

function hashOf(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}
