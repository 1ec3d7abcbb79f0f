import { readXPoints, type Client } from '@tyto/chain'
import type { Address, Hex } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { nameOf } from '../../../shared/transaction/action/nameOf'
import type { VoicedMoment } from '../moments/Voiced'

/** The xPoints that are put behind a motion, and where. */
export interface MotionInput {
  /** The name of the board: `xpoints.ssi`. */
  readonly name: string
  /** The contract that counts xPoints. */
  readonly fund: Address
  /** In units of which 1e12 are one xPoint. */
  readonly amount: bigint
}

/** The account must still have the points when the review opens. */
export async function checkPower(
  client: Client,
  { fund, amount }: Pick<MotionInput, 'fund' | 'amount'>,
  account: Address,
): Promise<void> {
  if ((await readXPoints(client, fund, account)) < amount) throw new ActionError('NotEnoughXPoints')
}

interface Said {
  readonly name: string
  readonly id: Hex
  readonly isNew: boolean
}

/** The motion on the board once it is in a block; null where the board has no name. */
export function momentOnBoard({ name, id, isNew }: Said): VoicedMoment | null {
  const board = nameOf(name)
  return board && { kind: 'voiced', isNew, board, motion: id }
}
