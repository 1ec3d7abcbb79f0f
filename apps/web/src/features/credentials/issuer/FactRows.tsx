import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import styles from '../Credentials.module.css'
import { longestLabel, longestValue, mostFacts, type FactInput } from './draft'

interface FactRowsProps {
  readonly facts: readonly FactInput[]
  readonly onChange: (facts: readonly FactInput[]) => void
}

/** The facts of a credential: what each is, and what it says. */
export function FactRows({ facts, onChange }: FactRowsProps) {
  const { t } = useTranslation('credentials')
  const change = (at: number, part: Partial<FactInput>): void =>
    onChange(facts.map((fact, each) => (each === at ? { ...fact, ...part } : fact)))
  return (
    <div className={layout.stack}>
      {/* Lines have no identity of their own: what is typed stands in them by their place. */}
      {facts.map(({ label, value }, at) => (
        // oxlint-disable-next-line no-array-index-key
        <div key={at} className={styles.fact} role="group" aria-label={t('issue.fact', { number: at + 1 })}>
          <Field
            label={t('issue.label')}
            placeholder={at === 0 ? t('issue.labelExample') : undefined}
            autoComplete="off"
            maxLength={longestLabel}
            value={label}
            onChange={(event) => change(at, { label: event.target.value })}
          />
          <Field
            label={t('issue.value')}
            autoComplete="off"
            maxLength={longestValue}
            value={value}
            onChange={(event) => change(at, { value: event.target.value })}
          />
          {facts.length > 1 && (
            <Button
              variant="quiet"
              small
              aria-label={t('issue.removeFact', { number: at + 1 })}
              onClick={() => onChange(facts.filter((_, each) => each !== at))}
            >
              {t('issue.remove')}
            </Button>
          )}
        </div>
      ))}
      {facts.length < mostFacts && (
        <div>
          <Button variant="line" small onClick={() => onChange([...facts, { label: '', value: '' }])}>
            {t('issue.addFact')}
          </Button>
        </div>
      )}
    </div>
  )
}
