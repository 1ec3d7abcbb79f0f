import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { zeroAddress, type Address } from '@tyto/primitives'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { AskedMoment } from '../moments/Asked'
import { newAddress } from '../../../shared/transaction/action/seenOutcome'

interface Handover {
  /** The DID wallet. */
  readonly wallet: Address
  /** The account that is asked to take over; the zero address asks nobody any more, below version 7. */
  readonly newController: Address
}

/** Asks an account to take over a DID wallet. Nothing changes until that account accepts. */
export const updateController = defineAction<Handover>({
  name: 'updateController',
  gas: { measured: [130n, 142n], zilliqa2: { measured: [410n, 450n] } },
  gasLimit: 10_000n,
  request: async ({ wallet, newController }, { account, client }) => {
    const { fields, UpdateController } = didWallet(wallet)
    const { controller } = await readFields(client, { controller: fields.controller })
    if (valueOr(controller, null) !== account) throw new ActionError('NotController')
    return { kind: 'call', call: UpdateController({ addr: newController, tyron: null }) }
  },
  tell: (seen) => {
    const change = newAddress(seen, 'pending_controller')
    if (change === null || seen.to === null) return []
    const { before, after } = change
    if (after === zeroAddress) return [{ text: 'successorGone', values: { wallet: seen.to, from: before } }]
    const values = { wallet: seen.to, to: after }
    return [
      { text: 'successorAsked', values },
      { text: 'successorTakes', values },
    ]
  },
  changes: ({ newController }) => [{ kind: 'controllerAsked', to: newController }],
  moment: ({ wallet, newController }): AskedMoment => ({
    kind: 'asked',
    wallet,
    newController: newController === zeroAddress ? null : newController,
  }),
  onConfirmed: ({ newController }) => {
    if (newController !== zeroAddress) rememberRecipient(newController)
  },
})
