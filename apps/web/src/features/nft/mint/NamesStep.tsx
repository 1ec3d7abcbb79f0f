import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/ui/Field'
import layout from '../../../shared/ui/layout.module.css'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import type { Step } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text.module.css'
import type { FreeDomain } from './findDomain'
import { mostNames, readLines } from './readCount'

interface NamesStepProps {
  readonly step: Step<readonly string[], readonly FreeDomain[]>
  readonly count: number
  readonly suffix: string
  readonly faults: ReadonlyMap<number, string>
  readonly onEdit: (names: readonly string[]) => void
  /** A pasted list has more rows than there are. */
  readonly onGrow: (count: number) => void
}

/** A field for each name. A list that is pasted into one of them fills those below, and adds as many as it needs. */
export function NamesStep({ step, count, suffix, faults, onEdit, onGrow }: NamesStepProps) {
  const { t } = useTranslation('mint')
  const names = Array.from({ length: count }, (_, at) => step.draft[at] ?? '')
  const paste = (at: number, pasted: string): boolean => {
    const lines = readLines(pasted)
    if (lines.length < 2) return false
    const next = [...names.slice(0, at), ...lines, ...names.slice(at + lines.length)].slice(0, mostNames)
    if (next.length > count) onGrow(next.length)
    onEdit(next)
    return true
  }
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <p className={text.hint}>{t('many.paste', { suffix })}</p>
        {names.map((name, at) => (
          <Field
            key={at}
            label={t('many.row', { number: at + 1 })}
            value={name}
            error={faults.get(at)}
            onChange={(event) => onEdit(names.with(at, event.target.value))}
            onPaste={(event) => {
              if (paste(at, event.clipboardData.getData('text/plain'))) event.preventDefault()
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
        {step.error !== null && (
          <p className={text.hint} role="alert">
            {step.error}
          </p>
        )}
      </div>
    </StepFrame>
  )
}
