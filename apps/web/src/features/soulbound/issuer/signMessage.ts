import { readSoulbound, type Soulbound, type SoulboundIssuer } from '@tyto/chain'
import {
  digestOfMessage,
  issuerMessage,
  issuerNameFor,
  type IssuedSignature,
  type Name,
} from '@tyto/identity'
import { ActionError } from '../../../shared/errors/ActionError'
import type { Signing } from '../../../shared/keys/signForWallet'
import { signWithKey } from '../../../shared/keys/signWithKey'

interface ReadMessage {
  /** The holder's wallet as it was read. */
  readonly held: Pick<Soulbound, 'address' | 'nonce'>
  readonly message: string
  readonly issuer: Pick<SoulboundIssuer, 'domain' | 'keyId' | 'key' | 'encryptedKey'>
  /** The holder, who gets the signature. */
  readonly to: Name
}

/**
 * The issuer's signature of a message, by its DID key. Throws `ActionError`: `SoulboundMessageChanged` where the holder has sent
 * another one since it was read, or why the key cannot sign.
 */
export async function signMessage(
  { held, message, issuer, to }: ReadMessage,
  { client, network, storage }: Signing,
): Promise<IssuedSignature> {
  const domain = issuerNameFor('soulbound', issuer.domain)
  // The chain is asked again just before signing: the holder may have sent another message.
  const now = await readSoulbound(client, network, { wallet: held.address, issuer: domain })
  if (now?.message !== message || now.nonce !== held.nonce) throw new ActionError('SoulboundMessageChanged')
  const bytes = issuerMessage({ issuer: domain, issuerDomain: issuer.keyId, message }, now)
  const key = { publicKey: issuer.key, encrypted: issuer.encryptedKey }
  const signature = await signWithKey(bytes, key, storage)
  const { chainId, address } = now
  return {
    chainId,
    holder: to,
    wallet: address,
    issuer: issuer.domain,
    keyId: issuer.keyId,
    message: digestOfMessage(message),
    signature,
  }
}
