import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icons/Icon'
import text from '../../shared/ui/text/text.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import styles from './SignIn.module.css'

interface WhatItGetsProps {
  readonly name: string
  readonly did: string
  /** The type of the credential that is asked for; undefined for none. */
  readonly type: string | undefined
}

/** All that leaves the device, in full: the name and the DID, and a credential where one is asked for. */
export function WhatItGets({ name, did, type }: WhatItGetsProps) {
  const { t } = useTranslation('signIn')
  const rows = [
    { icon: 'check', what: t('gets.name'), hint: <span translate="no">{name}</span> },
    {
      icon: 'check',
      what: t('gets.did'),
      hint: (
        <>
          <span translate="no">{did}</span>
          <br />
          <span>{t('gets.didHint')}</span>
        </>
      ),
    },
    ...(type === undefined
      ? []
      : [{ icon: 'check', what: t('gets.credential'), hint: t('gets.credentialHint', { type }) } as const]),
    { icon: 'x', what: t('gets.nothing'), hint: t('gets.nothingHint') },
  ] as const
  return (
    <div className={styles.part}>
      <h2 className={text.h3}>{t('gets.title')}</h2>
      <ul className={styles.gives}>
        {rows.map(({ icon, what, hint }) => (
          <li key={what}>
            <Icon name={icon} className={icon === 'check' ? styles.given : styles.kept} />
            <span>
              <span>{what}</span>
              <br />
              <span className={joinClasses(text.hint, text.anywhere)}>{hint}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
