import { readField, readOwnership, valueOr } from '@tyto/chain'
import { defiWallet, sbtWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { OfferedMoment } from '../moments/HandedOver'
import { tellOffer } from './tellOwnership'

/** Takes the offer of a wallet back: it is offered to its present name. */
export const withdrawDomain = defineAction<{ readonly wallet: Address }>({
  name: 'withdrawDomain',
  gas: { measured: [105n, 135n], zilliqa2: { measured: [380n, 440n] } },
  takesBack: true,
  gasLimit: 10_000n,
  request: async ({ wallet }, { account, client, network }) => {
    const { by, domain, owner, offer } = await readOwnership(client, network, wallet)
    if (offer === null || domain === null) throw new ActionError('NoPendingUsername')
    if (owner !== account) throw new ActionError('NotController')
    if (by !== 'username')
      return { kind: 'call', call: defiWallet(wallet).UpdateDomain({ domain, tyron: null }) }
    const { fields, UpdateUsername } = sbtWallet(wallet)
    const username = valueOr(await readField(client, fields.nft_username), '')
    return { kind: 'call', call: UpdateUsername({ username, tyron: null }) }
  },
  tell: tellOffer,
  moment: ({ wallet }): OfferedMoment => ({ kind: 'offered', wallet, domain: null }),
})
