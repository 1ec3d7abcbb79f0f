import type { NetworkId } from '@tyto/chain'
import {
  decodeIssuedSignature,
  digestOfMessage,
  encodeIssuedSignature,
  type IssuedSignature,
} from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { createStoredMap } from '../../shared/device/createStored'
import { useStoredAt } from '../../shared/device/useStored'

/** Signatures that came from issuers, so that a reload does not lose one before it is minted. They are no secrets. */
const issued = createStoredMap<IssuedSignature>({
  prefix: 'tyto.issued.',
  parse: (text) => {
    const read = decodeIssuedSignature(text ?? '')
    return read.ok ? read.value : null
  },
  format: encodeIssuedSignature,
})

function keyOf(network: NetworkId, wallet: Address, issuer: string): string {
  return `${network}.${wallet}.${issuer}`
}

export function keepIssued(network: NetworkId, signature: IssuedSignature): void {
  issued.set(keyOf(network, signature.wallet, signature.issuer), signature)
}

/** The signature that this browser got for the message that stands on chain; null for none, and for an older message. */
export function useIssued(
  network: NetworkId,
  wallet: Address,
  { issuer, message }: { readonly issuer: string; readonly message: string },
): IssuedSignature | null {
  return issuedFor(useStoredAt(issued, keyOf(network, wallet, issuer)), message)
}

/** A signature, where it is of this very message. */
export function issuedFor(found: IssuedSignature | null, message: string): IssuedSignature | null {
  return found?.message === digestOfMessage(message) ? found : null
}
