import type { Address, Hex } from '@tyto/primitives'
import type { DidRecord } from '../wallets/didRecord'
import type { DocumentElement } from '../document/documentElement'
import type { KeyPurpose } from '../wallets/keyPurpose'
import { drillMessage } from './drillMessage'
import { noPrivateHalf } from '../wallets/privateHalf'
import {
  olderDocumentMessage,
  olderGuardiansMessage,
  olderLockMessage,
  olderRecoveryMessage,
} from './olderMessage'
import { walletRules } from '../wallets/walletRules'
import {
  documentMessage,
  guardiansMessage,
  lockMessage,
  recoveryMessage,
  type DocumentTransition,
} from './walletMessage'

/** A message that somebody is asked to sign. */
export type SigningRequest =
  | {
      readonly kind: 'document'
      readonly transition: DocumentTransition
      readonly document: readonly DocumentElement[]
    }
  /** ConfigureSocialRecovery; 32 bytes each, in the order sent. */
  | { readonly kind: 'guardians'; readonly guardians: readonly Hex[] }
  | { readonly kind: 'recovery'; readonly newController: Address }
  /** A rehearsal of a recovery, by the digest of its request: no contract accepts this signature. */
  | { readonly kind: 'drill'; readonly digest: Hex }
  | { readonly kind: 'lock' }

/** The wallet that a signature is for. The nonces are its counters as they stand; wallets below 7 have none. */
export interface SigningWallet {
  readonly address: Address
  /** The version that it states, such as `DIDxWALLET_7.0.0`. */
  readonly version: string
  readonly did: string
  readonly chainId: number
  readonly documentNonce: bigint
  readonly recoveryNonce: bigint
  readonly lockNonce: bigint
}

/**
 * The bytes to sign, by the scheme of the wallet's version. Their EC-Schnorr signature has 64 bytes.
 *
 * @example
 * messageToSign({ kind: 'recovery', newController }, wallet)
 */
export function messageToSign(request: SigningRequest, wallet: SigningWallet): Uint8Array {
  const isBound = walletRules(wallet.version).bindsSignatures
  const scope = (nonce: bigint) => ({ chainId: wallet.chainId, wallet: wallet.address, nonce })
  switch (request.kind) {
    case 'document':
      return isBound
        ? documentMessage(request.transition, request.document, scope(wallet.documentNonce))
        : olderDocumentMessage(request.document)
    case 'guardians':
      return isBound
        ? guardiansMessage(request.guardians, scope(wallet.documentNonce))
        : olderGuardiansMessage(request.guardians)
    case 'recovery':
      return isBound
        ? recoveryMessage(request.newController, scope(wallet.recoveryNonce))
        : olderRecoveryMessage(request.newController)
    case 'drill':
      return drillMessage(request.digest)
    case 'lock':
      return isBound ? lockMessage(scope(wallet.lockNonce)) : olderLockMessage(wallet.did)
  }
}

/**
 * The key that signs: `socialrecovery` for a lock (the wallet's own), for a recovery and its drill (each guardian's own),
 * `update` for the rest; in older wallets the `recovery` key signs documents. `version` is what the wallet states.
 */
export function signingPurpose(request: SigningRequest['kind'], version: string): KeyPurpose {
  if (request === 'recovery' || request === 'drill' || request === 'lock') return 'socialrecovery'
  return request === 'document' ? walletRules(version).documentKey : 'update'
}

/**
 * Does the wallet take this document without a signature? DidCreate always, DidDeactivate never, DidUpdate after a
 * recovery; besides, from version 7 on, while the wallet has no usable update key, and below it unless the `update` key
 * is touched.
 */
export function acceptsUnsigned(
  transition: DocumentTransition,
  document: readonly DocumentElement[],
  wallet: Pick<DidRecord, 'version' | 'status' | 'verificationMethods' | 'dkms'>,
): boolean {
  if (transition === 'DidCreate') return wallet.status === 'Deployed'
  if (transition === 'DidDeactivate') return false
  if (wallet.status === 'Recovered') return true
  if (!walletRules(wallet.version).bindsSignatures) return !document.some(touchesUpdateKey)
  return !wallet.verificationMethods.has('update') || wallet.dkms.get('update') === noPrivateHalf
}

/** Is a key of before needed to replace the update key? Whoever took the identity over has none of them. */
export function needsOldKey(
  wallet: Pick<DidRecord, 'version' | 'status' | 'verificationMethods' | 'dkms'>,
): boolean {
  const isUnsigned = wallet.status === 'Deployed' || wallet.status === 'Recovered'
  if (isUnsigned || !walletRules(wallet.version).bindsSignatures) return !isUnsigned
  return !acceptsUnsigned('DidUpdate', [], wallet)
}

function touchesUpdateKey(element: DocumentElement): boolean {
  return element.constructor === 'VerificationMethod' && element.arguments[1] === 'update'
}
