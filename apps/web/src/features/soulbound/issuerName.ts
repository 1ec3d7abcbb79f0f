import type { SoulboundIssuer } from '@tyto/chain'
import type { Name } from '@tyto/identity'

/** The id of the key that signs for a name without a subdomain. */
const ownKey = 'assertion'

/** The name of an issuer as people write it: `sbt@bank.ssi`, or `bank.ssi` where its own key signs. */
export function issuerName({ domain, keyId }: Pick<SoulboundIssuer, 'domain' | 'keyId'>): Name {
  return { domain, subdomain: keyId === ownKey ? '' : keyId, topLevel: 'ssi' }
}
