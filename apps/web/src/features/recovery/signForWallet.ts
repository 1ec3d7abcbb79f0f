import {
  readFields,
  readSigningWallet,
  valueOr,
  type Client,
  type Network,
  type StorageWallet,
} from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { messageToSign, signingPurpose, type SigningRequest, type SigningWallet } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { noPrivateHalf } from '../../shared/keys/makeKey'
import { signWithUpdateKey } from '../../shared/keys/signWithUpdateKey'
import { ActionError } from '../../shared/transaction/action'

/** What signing asks: the chain for the wallet's counters and keys, the storage wallet for the private half. */
export interface Signing {
  readonly client: Client
  readonly network: Pick<Network, 'chainId'>
  readonly storage: StorageWallet | null
}

/**
 * A signature for a call to `wallet`, by the wallet's own key for it, over the message that its version prescribes.
 * Throws `ActionError` with the reason where that key cannot sign: none of these calls works without a signature.
 */
export async function signForWallet(
  request: SigningRequest,
  wallet: Address,
  signing: Signing,
): Promise<Hex> {
  const target = await readSigningWallet(signing.client, signing.network, wallet)
  if (target === null) throw new ActionError('NoSigningKey')
  return signAs(wallet, request, target, signing)
}

/** The same with the key of another wallet, `signer`: so a guardian signs for the wallet that is to be recovered. */
export async function signAs(
  signer: Address,
  request: SigningRequest,
  target: SigningWallet,
  { client, storage }: Signing,
): Promise<Hex> {
  if (storage === null) throw new ActionError('NoStorageWallet')
  const purpose = signingPurpose(request.kind, target.version)
  const { fields } = didWallet(signer)
  const key = await readFields(client, {
    publicKey: fields.verification_methods.at(purpose),
    encrypted: fields.dkms.at(purpose),
  })
  const publicKey = valueOr(key.publicKey, null)
  const encrypted = valueOr(key.encrypted, null)
  if (publicKey === null) throw new ActionError('NoSigningKey')
  if (!encrypted || encrypted === noPrivateHalf) throw new ActionError('SigningKeyNotKept')
  const signature = await signWithUpdateKey(messageToSign(request, target), { publicKey, encrypted }, storage)
  if (signature === null) throw new ActionError('SigningKeyNotReadable')
  return signature
}
