import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { changesIn } from '../../../shared/transaction/action/seenOutcome'

interface DeadlineChange {
  /** The DID wallet. */
  readonly wallet: Address
  /** In blocks. */
  readonly blocks: bigint
}

/** Sets how many blocks the orders of a wallet stay good. */
export const updateDeadline = defineAction<DeadlineChange>({
  name: 'updateDeadline',
  gas: { measured: [115n, 125n], zilliqa2: { measured: [390n, 430n] } },
  gasLimit: 10_000n,
  request: async ({ wallet, blocks }, { account, client }) => {
    const { fields, UpdateDeadline } = didWallet(wallet)
    const { controller } = await readFields(client, { controller: fields.controller })
    if (valueOr(controller, null) !== account) throw new ActionError('NotController')
    return { kind: 'call', call: UpdateDeadline({ val: blocks, tyron: null }) }
  },
  tell: (seen) => {
    const [change] = changesIn(seen, seen.to, 'deadline')
    if (seen.to === null || typeof change?.after !== 'string') return []
    return [{ text: 'deadlineBecomes', values: { wallet: seen.to, count: change.after } }]
  },
})
