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
import { ActionError } from '../errors/ActionError'
import { signWithKey } from './signWithKey'

/** The needs of signing: the chain for the wallet's counters and keys, the storage wallet for the private half. */
export interface Signing {
  readonly client: Client
  readonly network: Pick<Network, 'chainId'>
  readonly storage: StorageWallet | null
}

/**
 * A signature for a call to `wallet`, by the wallet's own key for it, over the message that its version requires.
 * Throws `ActionError` with the reason if that key cannot sign; see `signWithKey`.
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

/**
 * The same with the key of another wallet, `signer`: a guardian signs in this way for the wallet that is to be
 * recovered.
 */
export async function signAs(
  signer: Address,
  request: SigningRequest,
  target: SigningWallet,
  { client, storage }: Signing,
): Promise<Hex> {
  const purpose = signingPurpose(request.kind, target.version)
  const { fields } = didWallet(signer)
  const key = await readFields(client, {
    publicKey: fields.verification_methods.at(purpose),
    encrypted: fields.dkms.at(purpose),
  })
  const onChain = { publicKey: valueOr(key.publicKey, null), encrypted: valueOr(key.encrypted, null) }
  return signWithKey(messageToSign(request, target), onChain, storage)
}

/** Reasons why a key cannot sign here. A contract may then accept the controller's transaction without a signature. */
const cannotSign: ReadonlySet<string> = new Set([
  'NoStorageWallet',
  'NoSigningKey',
  'SigningKeyNotKept',
  'SigningKeyNotReadable',
])

/** The same for a call whose signature is optional: null if the key cannot sign. */
export async function signIfPossible(
  request: SigningRequest,
  wallet: Address,
  signing: Signing,
): Promise<Hex | null> {
  try {
    return await signForWallet(request, wallet, signing)
  } catch (error) {
    if (error instanceof ActionError && cannotSign.has(error.code)) return null
    throw error
  }
}
