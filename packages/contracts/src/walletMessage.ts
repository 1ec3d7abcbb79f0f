import { bigintToBytes, concatBytes, hexToBytes, sha256, utf8ToBytes, type Address } from '@tyto/primitives'
import type {
  DidWalletAction,
  DidWalletBlockchain,
  DidWalletDocument,
  DidWalletEndpoint,
  DidWalletTransferProtocol,
} from './bindings/didWallet'

// The TypeScript half of what the head of DidWallet.scilla says of signatures. The contract tests hold the two together.

/** What a signature is bound to besides its parameters: it counts once, for this wallet, on this chain. */
export interface SignatureScope {
  readonly chainId: number
  readonly wallet: Address
  /** `document_nonce` of the wallet as it stands before the transaction. */
  readonly nonce: bigint
}

/** The transitions whose document the `update` key signs. */
export type DocumentTransition = 'DidCreate' | 'DidUpdate'

/** The 32 bytes to sign (EC-Schnorr, `update` key) for a document of a wallet of version 7. */
export function documentMessage(
  transition: DocumentTransition,
  document: readonly DidWalletDocument[],
  scope: SignatureScope,
): Uint8Array {
  return sha256(
    concatBytes(
      digestOfText(`tyto:v7:${transition}`),
      bigintToBytes(BigInt(scope.chainId), 4),
      hexToBytes(scope.wallet),
      bigintToBytes(scope.nonce, 16),
      digestOfConstructor('List', ...document.map(digestOfElement)),
    ),
  )
}

function digestOfElement(element: DidWalletDocument): Uint8Array {
  if (element.constructor === 'VerificationMethod') {
    const [action, id, key, encrypted] = element.arguments
    return digestOfConstructor(
      'VerificationMethod',
      digestOfName(action),
      digestOfText(id),
      sha256(hexToBytes(key)),
      digestOfText(encrypted),
    )
  }
  const [action, id, endpoint] = element.arguments
  return digestOfConstructor('Service', digestOfName(action), digestOfText(id), digestOfEndpoint(endpoint))
}

function digestOfEndpoint(endpoint: DidWalletEndpoint): Uint8Array {
  if (endpoint.constructor === 'Address') {
    return digestOfConstructor('Address', digestOfBlockchain(endpoint.arguments[0]))
  }
  const [type, protocol, value] = endpoint.arguments
  return digestOfConstructor('Uri', digestOfText(type), digestOfName(protocol), digestOfText(value))
}

function digestOfBlockchain(chain: DidWalletBlockchain): Uint8Array {
  return digestOfConstructor(chain.constructor, sha256(hexToBytes(chain.arguments[0])))
}

function digestOfName(value: DidWalletAction | DidWalletTransferProtocol): Uint8Array {
  return digestOfText(value.constructor)
}

function digestOfConstructor(name: string, ...digests: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(digestOfText(name), ...digests))
}

function digestOfText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}
