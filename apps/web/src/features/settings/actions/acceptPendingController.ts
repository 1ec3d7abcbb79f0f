import { readFields, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Name } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { addressPath } from '../../../shared/routing/addressPath'
import { buildPath } from '../../../shared/routing/routes'
import { adoptLogin } from '../../../shared/session/wallet/adoptLogin'
import { checkAddress, checkName } from '../../../shared/session/login/loginCheck'
import { defineAction } from '../../../shared/transaction/action/action'
import type { ClaimedMoment } from '../moments/Claimed'
import { newAddress } from '../../../shared/transaction/action/seenOutcome'

interface Claim {
  readonly wallet: Address
  /** The pending controller, who signs. */
  readonly newController: Address
  /** The name that led to the wallet; null for a wallet that goes by its address. */
  readonly name: Name | null
}

/** Takes over a wallet whose controller has named this account. */
export const acceptPendingController = defineAction<Claim>({
  name: 'acceptPendingController',
  gas: { measured: [100n, 105n], zilliqa2: { measured: [380n, 410n] } },
  gasLimit: 10_000n,
  request: async ({ wallet }, { account, client }) => {
    const { fields, AcceptPendingController } = didWallet(wallet)
    const { pending } = await readFields(client, { pending: fields.pending_controller })
    const asked = valueOr(pending, zeroAddress)
    if (asked === zeroAddress) throw new ActionError('NoPendingController')
    if (asked !== account) throw new ActionError('NotPendingController')
    return { kind: 'call', call: AcceptPendingController({}) }
  },
  tell: (seen) => {
    const change = newAddress(seen, 'controller')
    if (change === null || seen.to === null || change.after !== seen.sender) return []
    const wallet = seen.to
    return [
      { text: 'youControl', values: { wallet, from: change.before } },
      { text: 'keysStay', values: { wallet } },
    ]
  },
  changes: ({ newController }) => [{ kind: 'controller', to: newController }],
  moment: ({ wallet }): ClaimedMoment => ({ kind: 'claimed', wallet }),
  onConfirmed: async ({ wallet, name }, { account, isHere, navigate, network }) => {
    const isUsername = name !== null && name.subdomain === ''
    const answer = isUsername
      ? await checkName(network.id, name, account)
      : await checkAddress(network.id, wallet, account)
    if (answer.ok) await adoptLogin(answer.value, { isHere })
    if (isHere) navigate(name === null ? addressPath('address', wallet) : buildPath('name', { name }))
  },
})
