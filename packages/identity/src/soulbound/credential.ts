import { hexToBytes, verifySchnorr, type Address, type Hex } from '@tyto/primitives'
import { olderCredentialMessage } from '../signing/olderMessage'
import { credentialMessage, travelRuleMessage } from '../signing/walletMessage'
import { walletRules } from '../wallets/walletRules'

/** The wallet that a message and its token are kept in. */
export interface SoulboundWallet {
  readonly address: Address
  /** As it states it: `SBTxWALLET_2.0.0`. */
  readonly version: string
  readonly chainId: number
  /** `credential_nonces` of the issuer, as it stands; 0 where it has none. */
  readonly nonce: bigint
}

/** Signed by an issuer. */
export interface Credential {
  /** As the wallet's contract names the issuer. */
  readonly issuer: string
  /** The id of the key. */
  readonly issuerDomain: string
  /** As the wallet's contract stores it. */
  readonly message: string
}

/** The bytes that the issuer's key signs, by the scheme of the wallet's version. */
export function issuerMessage(
  { issuer, issuerDomain, message }: Credential,
  wallet: SoulboundWallet,
): Uint8Array {
  return walletRules(wallet.version).bindsCredentials
    ? credentialMessage({ issuer, issuerDomain, message }, scopeOf(wallet))
    : olderCredentialMessage(message)
}

/** The bytes that the holder's key signs, so that somebody else may bring the message. */
export function holderMessage(
  { issuer, message }: Pick<Credential, 'issuer' | 'message'>,
  wallet: SoulboundWallet,
): Uint8Array {
  return walletRules(wallet.version).bindsCredentials
    ? travelRuleMessage({ issuer, message }, scopeOf(wallet))
    : olderCredentialMessage(message)
}

/** Did this key of the issuer sign the message as it stands? The chain will ask the same. */
export function isIssuerSignature(
  signature: Hex,
  key: Hex,
  credential: Credential,
  wallet: SoulboundWallet,
): boolean {
  return verifySchnorr(issuerMessage(credential, wallet), hexToBytes(signature), hexToBytes(key))
}

/** Did this key make the token that the wallet keeps? It was signed at the nonce before. */
export function isTokenOf(token: Hex, key: Hex, credential: Credential, wallet: SoulboundWallet): boolean {
  const nonce = wallet.nonce === 0n ? 0n : wallet.nonce - 1n
  return isIssuerSignature(token, key, credential, { ...wallet, nonce })
}

function scopeOf({ address, chainId, nonce }: SoulboundWallet) {
  return { wallet: address, chainId, nonce }
}
