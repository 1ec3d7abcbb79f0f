import { readOwnership, resolveName } from '@tyto/chain'
import { defiWallet, sbtWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { domainName } from '../../../shared/transaction/action/nameOf'
import type { OfferedMoment } from '../moments/HandedOver'
import { tellOffer } from './tellOwnership'

interface OfferInput {
  readonly wallet: Address
  /** The domain that it shall belong to, without suffix, in lower case. */
  readonly domain: string
}

/** Offers a wallet to the owner of another name. Nothing changes until that one accepts. */
export const updateDomain = defineAction<OfferInput>({
  name: 'updateDomain',
  gas: { measured: [112n, 148n], stated: [500n, 1_000n], zilliqa2: { measured: [390n, 450n] } },
  gasLimit: 10_000n,
  request: async ({ wallet, domain }, { account, client, network }) => {
    const name = { subdomain: '', domain, topLevel: 'ssi' } as const
    const [{ by, owner }, found] = await Promise.all([
      readOwnership(client, network, wallet),
      resolveName(client, network, name),
    ])
    if (owner !== account) throw new ActionError('NotController')
    if (found.kind === 'free' || found.kind === 'reserved') throw new ActionError('DomainNotRegistered')
    const call =
      by === 'username'
        ? sbtWallet(wallet).UpdateUsername({ username: domain, tyron: null })
        : defiWallet(wallet).UpdateDomain({ domain: domainId(domain), tyron: null })
    return { kind: 'call', call }
  },
  tell: tellOffer,
  moment: ({ wallet, domain }): OfferedMoment => ({
    kind: 'offered',
    wallet,
    domain: domainName(domain)?.domain ?? null,
  }),
})
