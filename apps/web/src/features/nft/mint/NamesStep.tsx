import { parseName } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { type ReadTable, isPlain, readTable } from '../../../shared/ui/list/readTable'
import { TableInput } from '../../../shared/ui/list/TableInput'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import type { Step } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import type { FreeDomain } from './findDomain'
import { mostNames, namesOf, linesOfNames, nameColumns } from './readCount'
import type { DomainAnswers } from './useDomainAnswers'
import styles from './NamesStep.module.css'
import { domainsOf, firstNames, useNameRows } from './useNamesPlan'

interface NamesStepProps {
  readonly step: Step<readonly string[], readonly FreeDomain[]>
  readonly count: number
  readonly suffix: string
  readonly answers: DomainAnswers
  /** Other names, and so many of them. */
  readonly onEdit: (names: readonly string[], count: number) => void
}

/** A field for each name, with what is known of it, or a list that fills the fields: pasted, typed, or from a file. */
export function NamesStep({ step, count, suffix, answers, onEdit }: NamesStepProps) {
  const { t } = useTranslation('mint')
  const [isPasting, setPasting] = useState(false)
  const names = firstNames(step.draft, count)
  const rows = useNameRows(suffix, names, answers)
  /** Fills the fields from one on with a list; false where it is none, or too long. */
  const fill = (at: number, list: readonly string[]): boolean => {
    const next = [...names.slice(0, at), ...list, ...names.slice(at + list.length)]
    if (list.length < 2 || next.length > mostNames) return false
    onEdit(next, next.length)
    return true
  }
  const take = (table: ReadTable<'name'>): string | null => {
    const found = namesOf(table)
    if (found.length < 2) return t('count.tooFew')
    onEdit(found, found.length)
    setPasting(false)
    return null
  }
  return (
    <div className={layout.stack}>
      {isPasting ? (
        <TableInput
          label={t('list.label')}
          hint={t('list.hint', { suffix, most: mostNames })}
          kinds={nameColumns}
          names={{ name: t('domain') }}
          most={mostNames}
          onTable={take}
          onCancel={() => setPasting(false)}
          template={{ name: t('list.templateName'), text: template }}
        />
      ) : (
        <div>
          <Button small onClick={() => setPasting(true)}>
            {t('list.open')}
          </Button>
        </div>
      )}
      {count > 0 && (
        <StepFrame step={step} isBelow>
          <div className={layout.stack}>
            <p className={text.hint}>{t('many.paste', { suffix })}</p>
            <div className={styles.names}>
              {names.map((name, at) => {
                const row = rows[at]
                const typed = parseName(`${name.trim()}.ssi`)
                return (
                  <div key={at}>
                    <Field
                      label={t('many.row', { number: at + 1 })}
                      value={name}
                      error={row?.kind === 'fault' ? row.text : undefined}
                      valid={row?.kind === 'free' ? row.text : undefined}
                      hint={row?.kind === 'open' ? row.text : undefined}
                      onChange={(event) => onEdit(names.with(at, event.target.value), count)}
                      onPaste={(event) => {
                        const pasted = event.clipboardData.getData('text/plain')
                        const found = readTable(linesOfNames(pasted), nameColumns, mostNames)
                        const isList = found.kind === 'table' && isPlain(found.table, nameColumns)
                        if (isList && fill(at, namesOf(found.table))) event.preventDefault()
                      }}
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                    />
                    {typed.ok && <LookAlikeNotes name={typed.value} />}
                  </div>
                )
              })}
            </div>
            {answers.error !== null && (
              <CardFailure
                error={answers.error}
                busy={false}
                // Its failure is shown here again.
                onRetry={() => void answers.ask(domainsOf(names, suffix)).catch(() => undefined)}
              />
            )}
            {step.error !== null && (
              <p className={text.hint} role="alert">
                {step.error}
              </p>
            )}
          </div>
        </StepFrame>
      )}
    </div>
  )
}

/** An example of a list: one name in a line. */
const template = ['name', 'first-name', 'second-name', ''].join('\r\n')
