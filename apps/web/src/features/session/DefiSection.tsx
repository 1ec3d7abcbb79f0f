import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Login } from '../../shared/session/login'
import text from '../../shared/ui/text.module.css'
import { NameLine } from './NameLine'
import { Section } from './Section'

interface DefiSectionProps {
  readonly login: Login | null
  readonly NewDefi?: ComponentType | undefined
}

/** The DeFi account of the identity that is logged in: the wallet under its subdomain `defi`. */
export function DefiSection({ login, NewDefi }: DefiSectionProps) {
  const { t } = useTranslation('session')
  return (
    <Section title={t('account.defi')}>
      {login === null ? (
        <p className={text.sub}>{t('account.listNeedsLogin')}</p>
      ) : !login.hasDeFi ? (
        <>
          <p className={text.sub}>{t('account.noDefi')}</p>
          {NewDefi && <NewDefi />}
        </>
      ) : login.name === null ? (
        <p className={text.sub}>{t('account.needsUsername')}</p>
      ) : (
        <ul>
          <NameLine name={{ ...login.name, subdomain: 'defi' }} hint="DEFIxWALLET" />
        </ul>
      )}
    </Section>
  )
}
