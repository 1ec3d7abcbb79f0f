import type { Resolution } from '@tyto/chain'
import {
  decodeChainText,
  formatName,
  parseName,
  parseVersion,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { nameQuery } from '../../shared/chain/reads/queries'
import { walletKindName } from '../../shared/identity/walletKindName'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import { Contents, ContentsLink } from '../../shared/ui/page/Contents'
import { Name as NameText } from '../../shared/ui/text/Name'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'

interface SubdomainsProps {
  readonly domain: string
  /** The DID wallet of the domain. */
  readonly record: DidRecord
}

const mostShown = 20

/** The subdomains of a DID wallet, each with the kind of the wallet that it leads to. */
export function Subdomains({ domain, record }: SubdomainsProps) {
  const { t } = useTranslation('wallet')
  const isMine = useIsAccount(record.controller)
  const toNew = buildPath('newSubdomain', { name: { domain, subdomain: '', topLevel: 'ssi' } })
  const names = [...record.subdomains.keys()].slice(0, mostShown).flatMap((subdomain) => {
    const name = parseName(`${decodeChainText(subdomain)}@${domain}.ssi`)
    return name.ok ? [name.value] : []
  })
  return (
    <Card
      title={t('subdomains')}
      aside={
        isMine && (
          <Link className={buttonClasses({ variant: 'line', small: true })} to={toNew}>
            {t('newSubdomain')}
          </Link>
        )
      }
    >
      {names.length === 0 ? (
        <p className={text.sub}>{t('noSubdomains')}</p>
      ) : (
        <Contents>
          {names.map((name) => (
            <Subdomain key={formatName(name)} name={name} />
          ))}
        </Contents>
      )}
    </Card>
  )
}

function Subdomain({ name }: { readonly name: Name }) {
  const network = useNetworkId()
  const { data, isPending } = useQuery(nameQuery(network, name))
  return (
    <ContentsLink to={buildPath('name', { name })} name={<NameText name={formatName(name)} size="xs" />}>
      {isPending ? <Skeleton width="5rem" /> : <SubdomainFact resolution={data} />}
    </ContentsLink>
  )
}

function SubdomainFact({ resolution }: { readonly resolution: Resolution | undefined }) {
  const { t } = useTranslation('chain')
  if (resolution === undefined) return <span className={text.hint}>{t('unknown')}</span>
  if (resolution.kind !== 'found' || resolution.wallet === null) {
    return <span className={text.hint}>{t('noWallet')}</span>
  }
  const kind = walletKindName(parseVersion(resolution.wallet.version).kind)
  return <span className={text.hint}>{kind ?? t('content.contract')}</span>
}
