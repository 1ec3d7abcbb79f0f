import { defiWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action'
import { changesIn } from '../../../shared/transaction/review/seenOutcome'

/** Takes over a DeFi or staking wallet, as the controller of the domain that it was offered to. */
export const acceptPendingDomain = defineAction<{ readonly wallet: Address }>({
  name: 'acceptPendingDomain',
  gasLimit: 10_000n,
  request: ({ wallet }) => ({ kind: 'call', call: defiWallet(wallet).AcceptPendingDomain({}) }),
  tell: (seen) =>
    changesIn(seen, seen.to, 'nft_domain').flatMap(({ after }) =>
      typeof after === 'string' && seen.to !== null
        ? [{ text: 'walletPasses', values: { wallet: seen.to, ssi: after } }]
        : [],
    ),
})
