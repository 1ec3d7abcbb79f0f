import { decodeChainText, formatName, parseName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addressQuery } from '../../shared/chain/reads/addressQueries'
import { nameQuery } from '../../shared/chain/reads/queries'
import type { Login } from '../../shared/session/wallet/login'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { NameLine } from './NameLine'
import { NewSubdomainLink } from './NewSubdomainLink'
import { Section } from './Section'
import { useLoggedFailure } from './useLoggedFailure'
import { walletHint } from './walletHint'

const mostShown = 20

/** The subdomains of the identity that is logged in, without its DeFi account. */
export function SubdomainsSection({ login }: { readonly login: Login | null }) {
  const { t } = useTranslation('session')
  return (
    <Section title={t('account.subdomains')}>
      {login === null ? (
        <p className={text.sub}>{t('account.listNeedsLogin')}</p>
      ) : login.name === null ? (
        <p className={text.sub}>{t('account.needsUsername')}</p>
      ) : (
        <Subdomains login={login} domain={login.name.domain} />
      )}
    </Section>
  )
}

function Subdomains({ login, domain }: { readonly login: Login; readonly domain: string }) {
  const { t } = useTranslation('session')
  const { data, error, isPending } = useQuery(addressQuery(login.network, login.address))
  useLoggedFailure('the subdomains of this identity', error)
  if (isPending) return <Skeleton height="2.25rem" />
  if (data?.kind !== 'wallet') return <p className={text.hint}>{t('account.unknown')}</p>
  const names = namesOf(data.record.subdomains, domain)
  return (
    <>
      {names.length === 0 ? (
        <p className={text.sub}>{t('account.noSubdomains')}</p>
      ) : (
        <ul>
          {names.map((name) => (
            <Subdomain key={formatName(name)} login={login} name={name} />
          ))}
        </ul>
      )}
      <NewSubdomainLink domain={domain}>{t('account.newSubdomain')}</NewSubdomainLink>
    </>
  )
}

function Subdomain({ login, name }: { readonly login: Login; readonly name: Name }) {
  const { t } = useTranslation(['session', 'chain'])
  const { data, isPending } = useQuery(nameQuery(login.network, name))
  const wallet = data?.kind === 'found' ? data.wallet : null
  if (isPending) return <NameLine name={name} hint={<Skeleton width="5rem" />} />
  const none = data === undefined ? t('account.unknown') : t('chain:noWallet')
  return <NameLine name={name} hint={wallet === null ? none : walletHint(wallet.version)} />
}

function namesOf(subdomains: ReadonlyMap<string, Address>, domain: string): readonly Name[] {
  const others = [...subdomains.keys()].map(decodeChainText).filter((subdomain) => subdomain !== 'defi')
  return others.slice(0, mostShown).flatMap((subdomain) => {
    const name = parseName(`${subdomain}@${domain}.ssi`)
    return name.ok ? [name.value] : []
  })
}
