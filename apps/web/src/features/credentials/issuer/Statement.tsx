import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../shared/ui/cards/Facts'
import { Note } from '../../../shared/ui/cards/Note'
import layout from '../../../shared/ui/page/layout.module.css'
import { formatTime } from '../../../shared/ui/text/formatTime'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import type { Draft } from './credentialTerms'

interface StatementProps {
  /** Who signs. */
  readonly name: Name
  readonly draft: Draft
}

/** What is about to be signed, in plain words. */
export function Statement({ name, draft }: StatementProps) {
  const { t, i18n } = useTranslation('credentials')
  const { holder, title, claims, validUntil, list } = draft
  const shown = { issuer: nameInText(formatName(name)), holder: nameInText(holder.name) }
  const until = validUntil === null ? null : formatTime(validUntil, i18n.language, { dateStyle: 'long' })
  return (
    <section className={layout.stack} aria-label={t('issue.statement')}>
      <h3 className={text.h3}>{t('issue.says', { ...shown, title })}</h3>
      <Facts
        facts={Object.entries(claims).map(([label, value]) => ({
          label,
          value: <span className={text.anywhere}>{value}</span>,
        }))}
      />
      <p className={text.sub}>{until === null ? t('issue.forGood') : t('issue.untilDay', { day: until })}</p>
      <p className={text.sub}>{list === null ? t('issue.notBack') : t('issue.back', { list })}</p>
      <Note kind="info">{t('issue.means', shown)}</Note>
    </section>
  )
}
