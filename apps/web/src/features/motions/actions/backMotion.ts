import { fundService } from '@tyto/chain'
import { xPoints } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import { checkService } from '../../../shared/chain/reads/checkService'
import { defineAction } from '../../../shared/transaction/action/action'
import { checkPower, type MotionInput, momentOnBoard } from './motionInput'
import { tellVoice } from './tellVoice'

interface Backing extends MotionInput {
  readonly board: Address
  readonly id: Hex
}

/** Puts xPoints of the account behind a motion of somebody else. The call carries no ZIL. */
export const backMotion = defineAction<Backing>({
  name: 'backMotion',
  gas: { measured: [195n, 215n], zilliqa2: { measured: [750n, 810n] } },
  gasLimit: 10_000n,
  request: async ({ board, fund, id, amount }, context) => {
    const { client, account } = context
    await checkService(context, fundService, fund)
    await checkPower(client, { fund, amount }, account)
    return { kind: 'call', call: xPoints(board).RaiseYourVoice({ action: 'add', id, motion: null, amount }) }
  },
  tell: tellVoice,
  moment: ({ name, id }) => momentOnBoard({ name, id, isNew: false }),
})
