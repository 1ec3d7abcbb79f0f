import { readDidRecord, readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import {
  checkDeactivation,
  deactivationDocument,
  messageToSign,
  parseVersion,
  signingPurpose,
} from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { signWithUpdateKey } from '../../../shared/keys/signWithUpdateKey'
import { buildPath } from '../../../shared/routing/routes'
import { endSession } from '../../../shared/session/endSession'
import { readStoredSession } from '../../../shared/session/storedSession'
import { ActionError, defineAction } from '../../../shared/transaction/action'

/**
 * Ends the identity of a DID wallet for good, signed by the key that its version demands. Confirmed, the session is
 * cleared and home opens; where another page sent it, the session only if it was this identity's.
 */
export const didDeactivate = defineAction<{ readonly wallet: Address }>({
  name: 'didDeactivate',
  gasLimit: 20_000n,
  needs: ['storage'],
  donate: false,
  request: async ({ wallet }, { account, client, network, storage }) => {
    const { fields, DidDeactivate } = didWallet(wallet)
    const [record, { nonce }] = await Promise.all([
      readDidRecord(client, wallet),
      readFields(client, { nonce: fields.document_nonce }),
    ])
    if (record === null) throw new ActionError('DidNotCreated')
    const reason = checkDeactivation(record)
    if (reason !== null) throw new ActionError(reason)
    if (record.controller !== account) throw new ActionError('NotController')
    const version = parseVersion(record.version)
    const document = deactivationDocument
    const message = messageToSign(
      { kind: 'document', transition: 'DidDeactivate', document },
      {
        address: wallet,
        version,
        did: record.did,
        chainId: network.chainId,
        documentNonce: valueOr(nonce, 0n),
        recoveryNonce: 0n,
        lockNonce: 0n,
      },
    )
    const purpose = signingPurpose('document', version)
    const key = {
      publicKey: record.verificationMethods.get(purpose) ?? null,
      encrypted: record.dkms.get(purpose) ?? null,
    }
    const signature = await signWithUpdateKey(message, key, storage)
    // It is never taken unsigned.
    if (signature === null) throw new ActionError('CannotSign')
    return { kind: 'call', call: DidDeactivate({ document, signature, tyron: null }) }
  },
  onConfirmed: ({ wallet }, { isHere, navigate, network }) => {
    const { login } = readStoredSession()
    const wasLoggedIn = login?.address === wallet && login.network === network.id
    if (isHere || wasLoggedIn) endSession()
    if (isHere) navigate(buildPath('home'))
  },
})
