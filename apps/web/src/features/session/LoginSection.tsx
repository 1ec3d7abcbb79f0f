import { toBech32 } from '@tyto/primitives'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressPath } from '../../shared/routing/addressPath'
import type { Login } from '../../shared/session/wallet/login'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { Address } from '../../shared/ui/text/Address'
import { Icon } from '../../shared/ui/icons/Icon'
import layout from '../../shared/ui/page/layout.module.css'
import { Segmented } from '../../shared/ui/fields/Segmented'
import text from '../../shared/ui/text/text.module.css'
import styles from './Account.module.css'
import { LoginForm } from './LoginForm'
import { Section } from './Section'
import { walletHint } from './walletHint'

interface LoginSectionProps {
  readonly login: Login | null
  readonly isChecking: boolean
  readonly startsNew: boolean
  readonly NewSsi?: ComponentType | undefined
}

/** Shows who is logged in, and offers to log in to an existing identity or to make a new one. */
export function LoginSection({ login, isChecking, startsNew, NewSsi }: LoginSectionProps) {
  const { t } = useTranslation('session')
  const [kind, setKind] = useState<'existing' | 'new'>(startsNew ? 'new' : 'existing')
  // A username that is logged in is marked in the list of usernames instead.
  const hasAddress = login !== null && login.name === null
  return (
    <>
      {hasAddress && (
        <Section title={t('account.loggedIn')}>
          <LoggedInAddress login={login} />
        </Section>
      )}
      <Section title={t('account.logIn')}>
        <div className={layout.stack}>
          {login === null && isChecking && <p className={text.sub}>{t('account.checking')}</p>}
          {NewSsi && (
            <Segmented
              label={t('account.logIn')}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'existing', label: t('account.existing') },
                { value: 'new', label: t('account.new') },
              ]}
              fill
            />
          )}
          {kind === 'new' && NewSsi ? <NewSsi /> : <LoginForm />}
        </div>
      </Section>
    </>
  )
}

function LoggedInAddress({ login }: { readonly login: Login }) {
  return (
    <Link
      className={styles.who}
      to={addressPath('address', login.address)}
      onClick={closeOverlay}
      aria-current="true"
    >
      <span className={styles.icon}>
        <Icon name="user" />
      </span>
      <span className={styles.grow}>
        <Address value={toBech32(login.address)} />
        <span className={text.hint}>{walletHint(login.version)}</span>
      </span>
      <Icon name="check" className={styles.tick} />
    </Link>
  )
}
