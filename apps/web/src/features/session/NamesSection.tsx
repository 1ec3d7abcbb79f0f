import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import type { Login } from '../../shared/session/wallet/login'
import { hasWallet, useOwnNames } from '../../shared/session/names/ownNames'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { useAccount } from '../../shared/session/wallet/wallet'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Icon } from '../../shared/ui/icons/Icon'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { NameLine } from './NameLine'
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
        <OwnNames login={login} />
      )}
    </Section>
  )
}

function OwnNames({ login }: { readonly login: Login | null }) {
  const { t } = useTranslation(['session', 'chain'])
  const { names, error, isPending } = useOwnNames()
  useLoggedFailure('the names of this account', error)
  const current = login?.name ? formatName(login.name) : null
  if (isPending) return <Skeleton height="2.25rem" />
  if (names === undefined) return <p className={text.hint}>{t('account.unknown')}</p>
  return (
    <>
      {names.length > 0 ? (
        <ul>
          {names.map((own) => (
            <NameLine
              key={formatName(own.name)}
              name={own.name}
              hint={[
                own.version === null ? t('chain:noWallet') : walletHint(own.version),
                ...(own.half === 'both' ? [] : [t(`account.only.${own.half}`)]),
              ].join(' · ')}
              isCurrent={formatName(own.name) === current}
              logsIn={hasWallet(own)}
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
