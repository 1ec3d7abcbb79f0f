import { isDidWallet } from '@tyto/chain'
import { closedReason, formatName, parseName } from '@tyto/identity'
import { parseAddress, toBech32, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { AddressCard } from '../../../features/wallet/AddressCard'
import { AddressForm } from '../../../features/wallet/AddressForm'
import { Balances } from '../../../features/wallet/Balances'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { DataAge } from '../../../shared/chain/age/DataAge'
import { addressQuery } from '../../../shared/chain/reads/addressQueries'
import { SweptNote } from '../../../shared/chain/reads/SweptNote'
import { ForController } from '../../../shared/identity/ForController'
import { IdentityCard } from '../../../shared/identity/IdentityCard'
import { RecoveryCard } from '../../../shared/identity/RecoveryCard'
import { addressPath } from '../../../shared/routing/addressPath'
import { useLogin } from '../../../shared/session/wallet/login'
import { useNetworkId } from '../../../shared/settings/network'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'
import { PendingNotice } from '../notices/pendingNotice'
import { NewSsiCard } from './NewSsiCard'
import { OwnWalletFunds } from '../money/OwnWalletFunds'
import { OwnWalletSteps } from './OwnWalletSteps'

type AddressRoute = 'address' | 'resolvedAddress'

/** How much of a text from a link is shown, in characters. No address and no name is longer. */
const longestAddress = 200
const longestName = 120

/** `/address?of=`: a DID wallet opened by its address. */
export function AddressPage() {
  return <PageOfAddress route="address" />
}

/** `/resolvedAddress?of=&name=`: a wallet of another kind, or any other address that a name leads to. */
export function ResolvedAddressPage() {
  return <PageOfAddress route="resolvedAddress" />
}

function PageOfAddress({ route }: { readonly route: AddressRoute }) {
  const { t } = useTranslation('wallet')
  const [query] = useSearchParams()
  const login = useLogin()
  const of = query.get('of') ?? ''
  const address = parseAddress(of.trim())
  const title = t(`page.${route}`)
  useDocumentTitle(title)
  if (address.ok)
    return <KnownAddress key={address.value} route={route} address={address.value} title={title} />
  // Without an address, a person who is logged in sees their own wallet.
  if (of === '' && route === 'address' && login !== null) {
    return <Navigate to={addressPath('address', login.address)} replace />
  }
  return (
    <div className={layout.stack}>
      <PageHead title={title} lead={t('addressLead')} />
      <AddressForm key={of} route={route} start={of.slice(0, longestAddress)} />
      {route === 'address' && <NewSsiCard />}
    </div>
  )
}

interface KnownAddressProps {
  readonly route: AddressRoute
  readonly address: Address
  readonly title: string
}

function KnownAddress({ route, address, title }: KnownAddressProps) {
  const { t } = useTranslation('wallet')
  const [query] = useSearchParams()
  const network = useNetworkId()
  const { data, error, isFetching, isPending, dataUpdatedAt, refetch } = useQuery(
    addressQuery(network, address),
  )
  // Of the connected one every page says it.
  const isConnected = useIsAccount(address)
  const claimed = parseName(query.get('name') ?? '')
  const record = data?.kind === 'wallet' ? data.record : null
  const isMine = useIsAccount(record?.controller ?? null)
  const isDid = isDidWallet(record)
  // A wallet of another kind is shown on the other page.
  if (route === 'address' && record !== null && !isDid) {
    return <Navigate to={addressPath('resolvedAddress', address)} replace />
  }
  const isOwn = isDid && isMine && route === 'address'
  const lead =
    route === 'resolvedAddress' && claimed.ok
      ? t('resolvedLead', { name: formatName(claimed.value).slice(0, longestName) })
      : undefined
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      {isDid && route === 'address' ? (
        <IdentityCard name={null} record={record} />
      ) : (
        <PageHead title={title} lead={lead} />
      )}
      {!isConnected && <SweptNote account={address} />}
      {error && !data && <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
      <div className={layout.split}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          {isDid && <PendingNotice name={null} record={record} />}
          {isOwn && <OwnWalletSteps record={record} />}
          <AddressCard address={address} content={data} loading={isPending} />
          {isDid && route === 'address' && closedReason(record.status) === null && (
            <ForController of={shortAddress(toBech32(address))} controller={record.controller}>
              <p className={text.sub}>{t('ownParts')}</p>
            </ForController>
          )}
        </div>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          {isDid && route === 'address' && (
            <RecoveryCard of={t('thisWallet')} record={record} isUnknown={error !== null} />
          )}
          {data && <Balances address={address} />}
          {isOwn && <OwnWalletFunds name={null} record={record} isSecond />}
        </div>
      </div>
      {data && (
        <footer>
          <DataAge readAt={dataUpdatedAt} failed={error !== null} />
        </footer>
      )}
    </div>
  )
}
