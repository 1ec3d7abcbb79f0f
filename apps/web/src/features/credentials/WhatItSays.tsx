import type { WrittenCredential } from '@tyto/credentials'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/ui/cards/Facts'
import { formatTime } from '../../shared/ui/text/formatTime'
import text from '../../shared/ui/text/text.module.css'
import { claimLines } from './claimLines'
import styles from './Credentials.module.css'
import { IssuerName } from './IssuerName'

/** A credential in words: from whom, each claim, until when. */
export function WhatItSays({ written }: { readonly written: WrittenCredential }) {
  const { t, i18n } = useTranslation('credentials')
  const { issuer, issuerName, subject, validUntil } = written
  const { lines, more } = claimLines(subject)
  const until =
    validUntil === null ? t('noEnd') : formatTime(validUntil, i18n.language, { dateStyle: 'long' })
  return (
    <div className={styles.says}>
      <Facts
        facts={lines.map(({ label, value }) => ({
          label,
          value: <span className={text.anywhere}>{value}</span>,
        }))}
      />
      <Facts
        facts={[
          { label: t('from'), value: <IssuerName did={issuer} said={issuerName} /> },
          { label: t('until'), value: until },
        ]}
      />
      {more > 0 && <p className={text.hint}>{t('more', { count: more })}</p>}
    </div>
  )
}
