import { estateAfter } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../settings/network'
import { EstateChange } from './EstateChange'
import { EstateUnread } from './EstateUnread'
import { doorsQuery } from './estateQuery'
import { nothingElse } from './nothingElse'
import { SaferFirst } from './SaferFirst'

interface WalletEstateProps {
  /** The hash of the domain that the wallet belongs to. */
  readonly id: Hex
  readonly wallet: Address
  /** The domain that it belongs to afterwards, and who speaks for it. */
  readonly to: { readonly domain: Hex; readonly controller: Address | null }
  readonly from: 'then' | 'accepted'
  /** Is the person the one who could empty it now? */
  readonly canEmpty: boolean
}

/** A DeFi, staking or soulbound wallet that changes hands: what goes to whom with its amounts, and that the name stays. */
export function WalletEstate({ id, wallet, to, from, canEmpty }: WalletEstateProps) {
  const query = useQuery(doorsQuery(useNetworkId(), id, wallet))
  if (query.data === undefined) return <EstateUnread query={query} />
  // The keys and guardians of the name go nowhere with it; what was promised stands beside this, with the way to take it back.
  const { wallets, left } = query.data
  const before = { ...query.data, ...nothingElse, wallets, left }
  const after = estateAfter(before, { domains: new Map([[wallet, to]]) })
  return (
    <>
      <EstateChange before={before} after={after} from={from} />
      {canEmpty && <SaferFirst estate={before} offers="empty" />}
    </>
  )
}
