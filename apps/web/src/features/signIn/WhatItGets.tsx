import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icons/Icon'
import { listText } from '../../shared/ui/text/listText'
import text from '../../shared/ui/text/text.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import styles from './SignIn.module.css'

interface WhatItGetsProps {
  readonly name: string
  readonly did: string
  /** The type of the credential that is asked for; undefined for none. */
  readonly type: string | undefined
  /** The names of the facts of it that the site needs. */
  readonly facts: readonly string[]
}

/** All that leaves the device, in full: the name and the DID, and a credential where one is asked for. */
export function WhatItGets({ name, did, type, facts }: WhatItGetsProps) {
  const { t, i18n } = useTranslation('signIn')
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
      : [
          {
            icon: 'check',
            what: t('gets.credential'),
            hint:
              facts.length === 0
                ? t('gets.credentialHint', { type })
                : t('gets.factsHint', { type, facts: listText(facts, i18n.language) }),
          } as const,
        ]),
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
