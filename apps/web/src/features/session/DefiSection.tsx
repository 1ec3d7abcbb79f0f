import { useTranslation } from 'react-i18next'
import type { Login } from '../../shared/session/wallet/login'
import { useNewWallets } from '../../shared/session/wallet/newWallets'
import text from '../../shared/ui/text/text.module.css'
import { NameLine } from './NameLine'
import { NewSubdomainLink } from './NewSubdomainLink'
import { Section } from './Section'

interface DefiSectionProps {
  readonly login: Login | null
}

/** The DeFi account of the identity that is logged in: the wallet under its subdomain `defi`. */
export function DefiSection({ login }: DefiSectionProps) {
  const { t } = useTranslation('session')
  return (
    <Section title={t('account.defi')}>
      {login === null ? (
        <p className={text.sub}>{t('account.listNeedsLogin')}</p>
      ) : login.name === null ? (
        <p className={text.sub}>{t(login.hasDeFi ? 'account.needsUsername' : 'account.noDefi')}</p>
      ) : login.hasDeFi ? (
        <ul>
          <NameLine name={{ ...login.name, subdomain: 'defi' }} hint="DEFIxWALLET" />
        </ul>
      ) : (
        <NoDefi login={login} domain={login.name.domain} />
      )}
    </Section>
  )
}

/** Offers to make a DeFi account, in two steps. If the first step is done, it offers the second. */
function NoDefi({ login, domain }: { readonly login: Login; readonly domain: string }) {
  const { t } = useTranslation('session')
  const isBegun = useNewWallets(login.network, login.address).some(({ kind }) => kind === 'defi')
  return (
    <>
      <p className={text.sub}>{t('account.noDefi')}</p>
      <NewSubdomainLink domain={domain} kind="defi">
        {t(isBegun ? 'account.newWalletWaits' : 'account.createDefi')}
      </NewSubdomainLink>
    </>
  )
}
