import { readDidRecord, readSigningWallet, resolveName } from '@tyto/chain'
import { checkSignatureCount, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { RecoveredMoment } from '../moments/Recovered'
import { newAddress, newStatus, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'
import { ceremonyKey, forgetCeremony } from '../requests/ceremony'
import { checkPairs, type Pair } from '../checkSignatures'
import { recoveryCall } from './recoveryCall'
import { toRecovery } from './toRecovery'

interface SocialRecovery {
  /** The recovered name; its recovery page opens afterwards. */
  readonly name: Name
  readonly wallet: Address
  readonly newController: Address
  /** Exactly as many signatures as the threshold. */
  readonly pairs: readonly Pair[]
}

/**
 * Hands a DID to a new controller by the signatures of its guardians. Anybody may send it. Each signature is checked
 * once more before sending, so that nobody pays for a call that the contract will refuse.
 */
export const didSocialRecovery = defineAction<SocialRecovery>({
  name: 'didSocialRecovery',
  gas: { measured: [650n, 1_200n], stated: [750n, 750n], zilliqa2: { measured: [1_090n, 2_010n] } },
  gasLimit: 20_000n,
  donate: false,
  request: async ({ wallet, newController, pairs }, { client, network }) => {
    const [target, record] = await Promise.all([
      readSigningWallet(client, network, wallet),
      readDidRecord(client, wallet),
    ])
    if (target === null || record === null) throw new ActionError('SignatureOutdated')
    const answers = await checkPairs(pairs, {
      wallet: target,
      guardians: record.guardians,
      asked: { kind: 'recovery', newController },
      resolve: (name) => resolveName(client, network, name),
    })
    const signed = answers.flatMap((answer) => (answer.kind === 'signed' ? [answer] : []))
    const isEnough = checkSignatureCount(signed.length, record.guardians.length).ok
    if (!isEnough || signed.length < pairs.length) throw new ActionError('SignatureOutdated')
    const recovered = { wallet, version: target.version, newController }
    return { kind: 'call', call: recoveryCall(recovered, signed) }
  },
  tell: tellRecovery,
  changes: ({ newController }) => [
    { kind: 'status', to: 'Recovered' },
    { kind: 'controller', to: newController },
  ],
  moment: ({ name, newController }): RecoveredMoment => ({
    kind: 'recovered',
    identity: name,
    newController,
  }),
  onConfirmed: ({ name, wallet }, context) => {
    // The signatures are used up, so the stored request is removed.
    forgetCeremony(ceremonyKey(context.network.id, wallet))
    toRecovery({ name, wallet }, context)
  },
})

function tellRecovery(seen: SeenOutcome): Summary {
  const { to: wallet, sender } = seen
  const controller = newAddress(seen, 'controller')
  if (wallet === null) return []
  if (controller === null)
    return newStatus(seen) === 'Recovered' ? [{ text: 'opensAgain', values: { wallet } }] : []
  const { before: from, after: to } = controller
  return to === sender
    ? [{ text: 'youControl', values: { wallet, from } }]
    : [{ text: 'someoneControls', values: { wallet, to, from } }]
}
