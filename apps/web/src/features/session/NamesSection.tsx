import { formatName } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { WalletAccount } from '@tyto/chain'
import { buildPath } from '../../shared/routing/routes'
import { useKnownNames } from '../../shared/session/knownNames'
import type { Login } from '../../shared/session/login'
import { useNetworkId } from '../../shared/settings/network'
import { closeOverlay } from '../../shared/session/overlay'
import { useAccount } from '../../shared/session/wallet'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { Icon } from '../../shared/ui/Icon'
import { Skeleton } from '../../shared/ui/Skeleton'
import text from '../../shared/ui/text.module.css'
import { NameLine } from './NameLine'
import { ownNamesQuery, usernamesOf } from './ownNames'
import { Section } from './Section'
import { useLoggedFailure } from './useLoggedFailure'
import { walletHint } from './walletHint'

/** The usernames of the connected account, among the names that this device knows. */
export function NamesSection({ login }: { readonly login: Login | null }) {
  const { t } = useTranslation('session')
  const account = useAccount()
  return (
    <Section
      title={t('account.names')}
      aside={
        // Buying a name begins with the search on home.
        <Link
          className={buttonClasses({ variant: 'quiet', small: true })}
          to={buildPath('home')}
          onClick={closeOverlay}
        >
          <Icon name="plus" size="sm" />
          {t('account.mint')}
        </Link>
      }
    >
      {account === null ? (
        <p className={text.sub}>{t('account.namesNeedWallet')}</p>
      ) : (
        <OwnNames account={account} login={login} />
      )}
    </Section>
  )
}

function OwnNames({ account, login }: { readonly account: WalletAccount; readonly login: Login | null }) {
  const { t } = useTranslation(['session', 'chain'])
  const network = useNetworkId()
  const known = useKnownNames()
  const names = useMemo(() => usernamesOf(known, network), [known, network])
  const { data, error, isPending } = useQuery(ownNamesQuery(network, account.address, names))
  useLoggedFailure('the names of this account', error)
  const current = login?.name ? formatName(login.name) : null
  if (isPending) return <Skeleton height="2.25rem" />
  if (data === undefined) return <p className={text.hint}>{t('account.unknown')}</p>
  return (
    <>
      {data.length > 0 ? (
        <ul>
          {data.map(({ name, version }) => (
            <NameLine
              key={formatName(name)}
              name={name}
              hint={version === null ? t('chain:noWallet') : walletHint(version)}
              isCurrent={formatName(name) === current}
            />
          ))}
        </ul>
      ) : (
        <p className={text.sub}>{t('account.noNames')}</p>
      )}
      <p className={text.hint}>{t('account.namesHint')}</p>
    </>
  )
}
