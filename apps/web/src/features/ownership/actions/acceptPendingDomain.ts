import { readOwnership } from '@tyto/chain'
import { defiWallet, didWallet, sbtWallet } from '@tyto/contracts'
import { parseName } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { addressPath } from '../../../shared/routing/addressPath'
import { buildPath } from '../../../shared/routing/routes'
import { defineAction } from '../../../shared/transaction/action/action'
import { domainName } from '../../../shared/transaction/action/nameOf'
import type { TakenMoment } from '../moments/Taken'
import { tellClaim } from './tellOwnership'

interface Claim {
  readonly wallet: Address
  /** The name that led to the wallet, whose page opens afterwards; null for a wallet that goes by its address. */
  readonly name: string | null
  /** The domain that it was offered to, where this device knows it: a name of the new owner, for what comes next. */
  readonly domain: string | null
}

/**
 * Takes over a DeFi, staking or soulbound wallet: as the controller of the name that it was offered to, or, where the
 * wallet has a controller of its own, as the account that was named.
 */
export const acceptPendingDomain = defineAction<Claim>({
  name: 'acceptPendingDomain',
  gas: { measured: [100n, 128n], zilliqa2: { measured: [380n, 430n] } },
  gasLimit: 10_000n,
  request: async ({ wallet }, { account, client, network }) => {
    const { by, offer } = await readOwnership(client, network, wallet)
    if (by === 'controller') {
      if (offer === null) throw new ActionError('NoPendingController')
      if (offer.controller !== account) throw new ActionError('NotPendingController')
      return { kind: 'call', call: didWallet(wallet).AcceptPendingController({}) }
    }
    if (offer === null) throw new ActionError('NoPendingUsername')
    if (offer.controller === null) throw new ActionError('NoNewOwner')
    if (offer.controller !== account) throw new ActionError('WrongCaller')
    const call =
      by === 'username'
        ? sbtWallet(wallet).AcceptPendingUsername({})
        : defiWallet(wallet).AcceptPendingDomain({})
    return { kind: 'call', call }
  },
  tell: tellClaim,
  moment: ({ domain }): TakenMoment => ({
    kind: 'taken',
    domain: domain === null ? null : (domainName(domain)?.domain ?? null),
  }),
  onConfirmed: ({ wallet, name }, { isHere, navigate }) => {
    if (!isHere) return
    const parsed = parseName(name ?? '')
    navigate(parsed.ok ? buildPath('name', { name: parsed.value }) : addressPath('resolvedAddress', wallet))
  },
})
