import { formatName, parseVersion } from '@tyto/identity'
import { useLocation } from 'react-router'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { parsePath } from '../../shared/routing/parsePath'
import { KindHome } from './KindHome'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { OnTheWay } from './OnTheWay'

/** `/{name}/defix`, `/zil`, `/sbt`, `/airx`, `/token`, `/ssidollar`: the home of a wallet that is no DID wallet. */
export function KindPage() {
  const { pathname } = useLocation()
  const path = parsePath(pathname)
  const page = path.kind === 'name' ? path.page.join('/') : ''
  return (
    <NameGate loading={(title) => <CardSkeleton title={title} />}>
      {(found, network) => {
        const { name, wallet } = found
        const destination = nameDestination(found)
        const isAtHome = wallet !== null && page !== '' && destination.endsWith(`/${page}`)
        if (!isAtHome || parseVersion(wallet.version).kind === 'did')
          return <OnTheWay to={destination} title={formatName(name)} />
        return <KindHome network={network} name={name} record={wallet} />
      }}
    </NameGate>
  )
}
