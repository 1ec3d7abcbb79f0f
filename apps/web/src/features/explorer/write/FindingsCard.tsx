import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Note } from '../../../shared/ui/cards/Note'
import layout from '../../../shared/ui/page/layout.module.css'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import text from '../../../shared/ui/text/text.module.css'
import type { CheckResult } from './checker'
import styles from './FindingsCard.module.css'

interface FindingsCardProps {
  /** Null while the text is looked at. */
  readonly result: CheckResult | null
  readonly onGoTo: (offset: number) => void
  readonly onAgain: () => void
}

/** What the checker says, in words and as a list: each line leads to its place in the text. */
export function FindingsCard({ result, onGoTo, onAgain }: FindingsCardProps) {
  const { t, i18n } = useTranslation(['explorer', 'common'])
  const findings = result?.kind === 'examined' ? result.findings : []
  const more = result?.kind === 'examined' ? result.errors + result.warnings - findings.length : 0
  return (
    <Card title={t('write.findings')}>
      <div className={layout.stack}>
        <div role="status">
          <Standing result={result} />
        </div>
        {(result?.kind === 'tooSlow' || result?.kind === 'broken') && (
          <div>
            <Button variant="line" onClick={onAgain}>
              {t('common:action.tryAgain')}
            </Button>
          </div>
        )}
        {findings.length > 0 && (
          <ul className={layout.stack}>
            {findings.map(({ severity, message, start, end }) => (
              <li key={`${start.offset} ${end.offset} ${message}`}>
                <button type="button" className={styles.finding} onClick={() => onGoTo(start.offset)}>
                  <span className={styles[severity]}>{t(`write.${severity}`, { line: start.line })}</span>
                  <span lang="en" translate="no">
                    {message}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <p className={text.hint}>{t('write.more', { number: formatWhole(more, i18n.language) })}</p>
        )}
      </div>
    </Card>
  )
}

function Standing({ result }: { readonly result: CheckResult | null }) {
  const { t, i18n } = useTranslation('explorer')
  const written = (count: number): string => formatWhole(count, i18n.language)
  if (result === null) return <p className={text.hint}>{t('write.checking')}</p>
  if (result.kind === 'tooLong')
    return (
      <Note kind="warning">
        {t('write.tooLong', { bytes: written(result.bytes), most: written(result.most) })}
      </Note>
    )
  if (result.kind !== 'examined') return <Note kind="warning">{t(`write.${result.kind}`)}</Note>
  const { errors, warnings } = result
  if (errors + warnings === 0) return <p>{t('write.fine')}</p>
  return <p>{t('write.counts', { errors: written(errors), warnings: written(warnings) })}</p>
}
