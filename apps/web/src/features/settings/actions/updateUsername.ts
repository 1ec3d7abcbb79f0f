import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { decodeChainText } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { changesIn } from '../../../shared/transaction/action/seenOutcome'

interface UsernameProposal {
  /** The DID wallet. */
  readonly wallet: Address
  /** The domain of the name, without suffix, in lower case: `alice`. */
  readonly username: string
}

/** Proposes the name that a DID wallet goes by. Nothing changes until the owner of the name confirms it. */
export const updateUsername = defineAction<UsernameProposal>({
  name: 'updateUsername',
  gas: { measured: [135n, 160n], zilliqa2: { measured: [420n, 460n] } },
  gasLimit: 10_000n,
  request: async ({ wallet, username }, { account, client }) => {
    const { fields, UpdateUsername } = didWallet(wallet)
    const { controller } = await readFields(client, { controller: fields.controller })
    if (valueOr(controller, null) !== account) throw new ActionError('NotController')
    return { kind: 'call', call: UpdateUsername({ username, tyron: null }) }
  },
  tell: (seen) => {
    const [change] = changesIn(seen, seen.to, 'pending_username')
    if (seen.to === null || typeof change?.after !== 'string' || change.after === '') return []
    return [{ text: 'usernameAsked', values: { wallet: seen.to, item: decodeChainText(change.after) } }]
  },
})
