import type { SoulboundIssuer } from '@tyto/chain'
import { keptPrivateHalf, type Name } from '@tyto/identity'

/** The id of the key that signs for a name without a subdomain. */
const ownKey = 'assertion'

/** The name of an issuer as people write it: `sbt@bank.ssi`, or `bank.ssi` where its own key signs. */
export function issuerName({ domain, keyId }: Pick<SoulboundIssuer, 'domain' | 'keyId'>): Name {
  return { domain, subdomain: keyId === ownKey ? '' : keyId, topLevel: 'ssi' }
}

/** Has it a key that signatures can be checked with? Wallets store zeros where there is none. */
export function hasKey({ key }: SoulboundIssuer): boolean {
  return key !== null && !/^0x0+$/.test(key)
}

/** Does a storage wallet keep the private half of that key? */
export function canSign(issuer: SoulboundIssuer): boolean {
  return hasKey(issuer) && keptPrivateHalf(issuer.encryptedKey) !== null
}
