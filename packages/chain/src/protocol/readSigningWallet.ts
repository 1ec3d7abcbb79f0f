import { didWallet } from '@tyto/contracts'
import type { SigningWallet } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readFields, valueOr } from '../reads/readField'

/**
 * Reads the facts of a wallet that `messageToSign` needs, fresh from the chain in one trip; null where no contract stands at
 * the address or one without a version. A nonce that is not there is 0: wallets below version 7 have none. Rejects with
 * `RpcError`.
 */
export async function readSigningWallet(
  client: Requests,
  network: Pick<Network, 'chainId'>,
  address: Address,
  options?: RequestOptions,
): Promise<SigningWallet | null> {
  const { fields } = didWallet(address)
  const reads = {
    version: fields.version,
    did: fields.did,
    documentNonce: fields.document_nonce,
    recoveryNonce: fields.recovery_nonce,
    lockNonce: fields.lock_nonce,
  }
  const facts = await readFields(client, reads, options)
  if (facts.version.kind !== 'value') return null
  return {
    address,
    version: facts.version.value,
    did: valueOr(facts.did, ''),
    chainId: network.chainId,
    documentNonce: valueOr(facts.documentNonce, 0n),
    recoveryNonce: valueOr(facts.recoveryNonce, 0n),
    lockNonce: valueOr(facts.lockNonce, 0n),
  }
}
