import { err, ok, type Result } from '@tyto/primitives'
import { domainId } from '../names/domainId'
import type { Name } from '../names/name'
import { parseName } from '../names/parseName'
import type { WalletKind } from '../wallets/version'

/** Who signs soulbound tokens: a name whose DID wallet has the key. */
export interface Issuer {
  readonly name: Name
  /** Bare and in lower case. */
  readonly domain: string
  /** Under which the issuer's DID wallet lists the key that signs: the subdomain, or `assertion` without one. */
  readonly keyId: string
}

export type IssuerCode =
  | 'IssuerIsNoName'
  /** 'Invalid top-level domain.' */
  | 'IssuerIsNft'

/** Reads an issuer as a person types it: `kyc`, `kyc.ssi`, `sbt@kyc.ssi`. Names of .zlp and .gzil have no keys. */
export function checkIssuer(text: string): Result<Issuer, IssuerCode> {
  if (/\.(?:zlp|gzil)\s*$/i.test(text)) return err('IssuerIsNft')
  const name = parseName(text)
  return name.ok ? ok(issuerOf(name.value)) : err('IssuerIsNoName')
}

export function issuerOf(name: Name): Issuer {
  return { name, domain: name.domain, keyId: name.subdomain === '' ? 'assertion' : name.subdomain }
}

/**
 * The issuer as a wallet's contract names it: DeFi wallets by the hash, others by the domain itself.
 *
 * @example
 * issuerNameFor('did', 'kyc') // 'kyc'
 */
export function issuerNameFor(kind: WalletKind, domain: string): string {
  return kind === 'defi' ? domainId(domain) : domain
}
