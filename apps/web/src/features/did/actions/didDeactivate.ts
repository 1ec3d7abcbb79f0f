import { readDidRecord } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { checkDeactivation, deactivationDocument } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { signForWallet } from '../../../shared/keys/signForWallet'
import { buildPath } from '../../../shared/routing/routes'
import { endSession } from '../../../shared/session/wallet/endSession'
import { storedSession } from '../../../shared/session/wallet/storedSession'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { DeactivatedMoment } from '../moments/Deactivated'
import { newStatus } from '../../../shared/transaction/action/seenOutcome'

/**
 * Ends the identity of a DID wallet for good, signed by the key that its version demands. Once it is confirmed, the
 * session ends and home opens. If the person has moved to another page, only the session of this identity ends.
 */
export const didDeactivate = defineAction<{ readonly wallet: Address }>({
  name: 'didDeactivate',
  gas: { measured: [385n, 400n], zilliqa2: { measured: [760n, 820n] } },
  isFinal: true,
  gasLimit: 20_000n,
  needs: ['storage'],
  donate: false,
  request: async ({ wallet }, { account, client, network, storage }) => {
    const record = await readDidRecord(client, wallet)
    if (record === null) throw new ActionError('NotCreated')
    const reason = checkDeactivation(record)
    if (reason !== null) throw new ActionError(reason)
    if (record.controller !== account) throw new ActionError('NotController')
    const document = deactivationDocument
    const asked = { kind: 'document', transition: 'DidDeactivate', document } as const
    // The contract never accepts this call without a signature.
    const signature = await signForWallet(asked, wallet, { client, network, storage })
    return { kind: 'call', call: didWallet(wallet).DidDeactivate({ document, signature, tyron: null }) }
  },
  tell: (seen) =>
    seen.to !== null && newStatus(seen) === 'Deactivated'
      ? [{ text: 'ends', values: { wallet: seen.to } }]
      : [],
  changes: () => [{ kind: 'status', to: 'Deactivated' }],
  moment: (): DeactivatedMoment => ({ kind: 'deactivated' }),
  onConfirmed: ({ wallet }, { isHere, navigate, network }) => {
    const { login } = storedSession.get()
    const wasLoggedIn = login?.address === wallet && login.network === network.id
    if (isHere || wasLoggedIn) endSession()
    if (isHere) navigate(buildPath('home'))
  },
})
