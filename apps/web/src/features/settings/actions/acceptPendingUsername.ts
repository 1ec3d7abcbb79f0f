import { readFields, resolveName, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { decodeChainText } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { changesIn } from '../../../shared/transaction/action/seenOutcome'
import { usernameOf, usernameOwnerOf } from '../pendingUsername'

/** Confirms the name that another wallet wants to go by. Only the owner of that name can. */
export const acceptPendingUsername = defineAction<{ readonly wallet: Address }>({
  name: 'acceptPendingUsername',
  gas: { measured: [110n, 125n], zilliqa2: { measured: [390n, 430n] } },
  gasLimit: 10_000n,
  request: async ({ wallet }, { account, client, network }) => {
    const { fields, AcceptPendingUsername } = didWallet(wallet)
    const { pending } = await readFields(client, { pending: fields.pending_username })
    const name = usernameOf(valueOr(pending, ''))
    if (name === null) throw new ActionError('NoPendingUsername')
    const owner = usernameOwnerOf(await resolveName(client, network, name))
    if (owner !== account) throw new ActionError('NotUsernameOwner')
    return { kind: 'call', call: AcceptPendingUsername({}) }
  },
  tell: (seen) => {
    const [change] = changesIn(seen, seen.to, 'nft_username')
    if (seen.to === null || typeof change?.after !== 'string' || change.after === '') return []
    return [{ text: 'usernameTaken', values: { wallet: seen.to, item: decodeChainText(change.after) } }]
  },
})
