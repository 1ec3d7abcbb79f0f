import {
  bigintToBytes,
  concatBytes,
  hexToBytes,
  sha256,
  utf8ToBytes,
  type Address,
  type Hex,
} from '@tyto/primitives'
import type {
  DocumentElement,
  ElementAction,
  ElementChain,
  ElementEndpoint,
  ElementProtocol,
} from '../document/documentElement'

// Signatures of version 7: the TypeScript half of what the head of DidWallet.scilla says of them. The contract tests
// hold the two together. `olderMessage.ts` has the schemes of older wallets.

/** A signature is bound to these besides its parameters: it counts once, for this wallet, on this chain. */
export interface SignatureScope {
  readonly chainId: number
  readonly wallet: Address
  /**
   * The wallet's counter before the transaction: `document_nonce` for documents and guardians, `recovery_nonce` for a
   * recovery, `lock_nonce` for a lock, `credential_nonces` for all that concerns an issuer.
   */
  readonly nonce: bigint
}

/** The transitions whose document is signed. */
export type DocumentTransition = 'DidCreate' | 'DidUpdate' | 'DidDeactivate'

/** The 32 bytes that the `update` key signs for a document. */
export function documentMessage(
  transition: DocumentTransition,
  document: readonly DocumentElement[],
  scope: SignatureScope,
): Uint8Array {
  return message(transition, scope, digestOfList(document.map(digestOfElement)))
}

/** The 32 bytes that the `update` key signs for ConfigureSocialRecovery. `guardians`: 32 bytes each, in the order sent. */
export function guardiansMessage(guardians: readonly Hex[], scope: SignatureScope): Uint8Array {
  const digests = guardians.map((guardian) => sha256(hexToBytes(guardian)))
  return message('ConfigureSocialRecovery', scope, digestOfList(digests))
}

/** The 32 bytes that each guardian's own `socialrecovery` key signs for DidSocialRecovery of the wallet in `scope`. */
export function recoveryMessage(newController: Address, scope: SignatureScope): Uint8Array {
  return message('DidSocialRecovery', scope, sha256(hexToBytes(newController)))
}

/** The 32 bytes that the wallet's own `socialrecovery` key signs for Lock. */
export function lockMessage(scope: SignatureScope): Uint8Array {
  return message('Lock', scope)
}

/** The 32 bytes that the holder's key signs for Ivms101 of a soulbound wallet; the nonce is that of the issuer. */
export function travelRuleMessage(
  { issuer, message: text }: { readonly issuer: string; readonly message: string },
  scope: SignatureScope,
): Uint8Array {
  return message('Ivms101', scope, digestOfText(issuer), digestOfText(text))
}

/** The 32 bytes that the issuer's key signs for Verifiable_Credential of a soulbound wallet. */
export function credentialMessage(
  {
    issuer,
    issuerDomain,
    message: text,
  }: { readonly issuer: string; readonly issuerDomain: string; readonly message: string },
  scope: SignatureScope,
): Uint8Array {
  const digests = [issuer, issuerDomain, text].map(digestOfText)
  return message('Verifiable_Credential', scope, ...digests)
}

/** Widths of Uint32 and Uint128. */
const chainIdBytes = 4
const nonceBytes = 16

function message(
  transition: string,
  { chainId, wallet, nonce }: SignatureScope,
  ...digests: readonly Uint8Array[]
): Uint8Array {
  return sha256(
    concatBytes(
      digestOfText(`tyto:v7:${transition}`),
      bigintToBytes(BigInt(chainId), chainIdBytes),
      hexToBytes(wallet),
      bigintToBytes(nonce, nonceBytes),
      ...digests,
    ),
  )
}

function digestOfElement(element: DocumentElement): Uint8Array {
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

function digestOfEndpoint(endpoint: ElementEndpoint): Uint8Array {
  if (endpoint.constructor === 'Address') {
    return digestOfConstructor('Address', digestOfBlockchain(endpoint.arguments[0]))
  }
  const [type, protocol, value] = endpoint.arguments
  return digestOfConstructor('Uri', digestOfText(type), digestOfName(protocol), digestOfText(value))
}

function digestOfBlockchain(chain: ElementChain): Uint8Array {
  return digestOfConstructor(chain.constructor, sha256(hexToBytes(chain.arguments[0])))
}

function digestOfName(value: ElementAction | ElementProtocol): Uint8Array {
  return digestOfText(value.constructor)
}

function digestOfList(digests: readonly Uint8Array[]): Uint8Array {
  return digestOfConstructor('List', ...digests)
}

function digestOfConstructor(name: string, ...digests: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(digestOfText(name), ...digests))
}

function digestOfText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}
