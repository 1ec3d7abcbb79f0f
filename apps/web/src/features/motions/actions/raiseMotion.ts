import { fundService, readField } from '@tyto/chain'
import { xPoints } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { notify } from '../../../shared/device/notify'
import { ActionError } from '../../../shared/errors/ActionError'
import { checkService } from '../../../shared/chain/reads/checkService'
import { defineAction } from '../../../shared/transaction/action/action'
import { motionDrafts } from '../draft'
import { motionId, readMotion } from '../motionText'
import { checkPower, type MotionInput, momentOnBoard } from './motionInput'
import { tellVoice } from './tellVoice'

interface NewMotion extends MotionInput {
  readonly board: Address
  /** As it will stand on the chain. */
  readonly motion: string
}

/** Raises a motion with xPoints of the account behind it. The call carries no ZIL. */
export const raiseMotion = defineAction<NewMotion>({
  name: 'raiseMotion',
  gas: { measured: [190n, 2_750n], zilliqa2: { measured: [750n, 10_690n] } },
  gasLimit: 10_000n,
  request: async ({ board, fund, motion, amount }, context) => {
    const { client, account } = context
    await checkService(context, fundService, fund)
    const { fields, RaiseYourVoice } = xPoints(board)
    const known = readField(client, fields.motions.at(motionId(motion)))
    await Promise.all([known, checkPower(client, { fund, amount }, account)])
    if ((await known).kind === 'value') throw new ActionError('MotionKnown')
    return { kind: 'call', call: RaiseYourVoice({ action: 'new', id: null, motion, amount }) }
  },
  tell: tellVoice,
  moment: ({ name, motion }) => momentOnBoard({ name, id: motionId(motion), isNew: true }),
  onConfirmed: ({ motion }, { network, id }) => {
    const draft = motionDrafts.get(network.id)
    const kept = draft && readMotion(draft.motion)
    if (kept?.ok === true && kept.value === motion) motionDrafts.set(network.id, null)
    notify('motion', network.id, id)
  },
})
