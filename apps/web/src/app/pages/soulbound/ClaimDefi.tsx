import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClaimWallet } from '../../../features/ownership/ClaimWallet'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'

/** The subdomain of DeFi wallets. */
const subdomain = 'defi'

interface ClaimDefiProps {
  readonly name: Name
  /** The DID wallet of the domain; null where it has none. */
  readonly identity: DidRecord | null
}

/** CLAIM DEFIxWALLET: opens the claim of the DeFi wallet of the same domain. */
export function ClaimDefi({ name, identity }: ClaimDefiProps) {
  const { t } = useTranslation('soulbound')
  const [isOpen, setOpen] = useState(false)
  const title = t('home.claimDefi')
  if (isOpen) return <DefiClaim name={name} identity={identity} title={title} />
  return (
    <div>
      <Button variant="line" onClick={() => setOpen(true)}>
        {title}
      </Button>
    </div>
  )
}

function DefiClaim({ name, identity, title }: ClaimDefiProps & { readonly title: string }) {
  const { t } = useTranslation('soulbound')
  const defi: Name = { subdomain, domain: name.domain, topLevel: 'ssi' }
  const isThere = identity?.subdomains.has(subdomain) === true
  const { data, error, isFetching, refetch } = useQuery({
    ...nameQuery(useNetworkId(), defi),
    enabled: isThere,
  })
  const none = (
    <Note kind="info">{t('home.noDefi', { name: nameInText(formatName({ ...name, subdomain: '' })) })}</Note>
  )
  if (!isThere) return none
  if (data === undefined)
    return error === null ? (
      <Skeleton height="6rem" />
    ) : (
      <div className={layout.stack}>
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  if (data.kind !== 'found' || data.wallet === null) return none
  return <ClaimWallet name={defi} record={data.wallet} title={title} />
}
