import { parseVersion } from '@tyto/identity'
import { Navigate, useLocation } from 'react-router'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { parsePath } from '../../shared/routing/parsePath'
import { AccessGate } from './AccessGate'
import { KindHome } from './KindHome'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'

/** Which kind of wallet has these pages, and who may enter; null where anybody may. */
const pages = {
  'defix/pool': { kind: 'defi', as: null },
  'sbt/public': { kind: 'soulbound', as: null },
  'zil/funds': { kind: 'staking', as: null },
  'zil/wallet': { kind: 'staking', as: 'owner' },
  'sbt/wallet': { kind: 'soulbound', as: 'controller' },
} as const

/** `/{name}/defix/pool`, `/sbt/public`, `/zil/funds`, `/zil/wallet`, `/sbt/wallet`: the inner pages of a staking or soulbound wallet. */
export function KindWalletPage() {
  const { pathname } = useLocation()
  const path = parsePath(pathname)
  const place = path.kind === 'name' ? path.page.join('/') : ''
  const page = Object.entries(pages).find(([known]) => known === place)?.[1]
  return (
    <NameGate loading={(title) => <CardSkeleton title={title} />}>
      {(found, network) => {
        const { name, wallet, identity } = found
        if (page === undefined || wallet === null || parseVersion(wallet.version).kind !== page.kind)
          return <Navigate to={nameDestination(found)} replace />
        const content = <KindHome network={network} name={name} record={wallet} />
        if (page.as === null) return content
        // Wallets that name nobody themselves belong to the controller of the identity.
        const controller = wallet.controller ?? identity?.controller ?? null
        return (
          <AccessGate name={name} controller={controller} as={page.as}>
            {content}
          </AccessGate>
        )
      }}
    </NameGate>
  )
}
