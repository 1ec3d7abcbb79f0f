import { findRecoveryAnswers, recoveryRequestDigest, type RecoveryRequest } from '@tyto/identity'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField'
import { addAnswer } from '../requests/ceremony'
import { useFormDraft, useKeptTexts } from '../useFormDraft'
import { useProblemText } from './useProblemText'

interface Line {
  readonly kind: 'ok' | 'warn' | 'error'
  readonly text: string
}

interface PasteAnswersProps {
  /** Under what the request is kept with its answers. */
  readonly storageKey: string
  readonly request: RecoveryRequest
}

/** A field to paste the links of answers, one or many. The list of guardians shows whether each is right. */
export function PasteAnswers({ storageKey, request }: PasteAnswersProps) {
  const { t } = useTranslation('ceremony')
  const problemText = useProblemText()
  const form = useFormDraft('answers', request.wallet, recoveryRequestDigest(request))
  const [typed, setTyped] = useState(form.recalled?.[0] ?? '')
  useKeptTexts(form, [typed], [''])
  const [lines, setLines] = useState<readonly Line[]>([])

  const add = (pasted: string): void => {
    if (pasted.trim() === '') return
    const outcomes = findRecoveryAnswers(pasted).map((answer): Line => {
      if (!answer.ok) return { kind: 'error', text: problemText(answer.code) }
      const outcome = addAnswer(storageKey, answer.value)
      const name = nameInText(`${answer.value.guardian}.ssi`)
      const kind = outcome === 'added' ? 'ok' : outcome === 'known' ? 'warn' : 'error'
      return { kind, text: t(`paste.${outcome}`, { name }) }
    })
    setLines(outcomes)
    // Text that cannot be read stays in the field, so that it can be corrected.
    if (outcomes.every(({ kind }) => kind !== 'error')) setTyped('')
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    add(typed)
  }
  return (
    <form className={layout.stack} onSubmit={onSubmit}>
      <TextAreaField
        label={t('paste.label')}
        hint={t('paste.hint')}
        value={typed}
        rows={2}
        mono
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status">
        {lines.map(({ kind, text }, index) => (
          <FieldMessage key={index} kind={kind}>
            {text}
          </FieldMessage>
        ))}
      </div>
      <div>
        <Button type="submit" variant="step">
          {t('paste.action')}
        </Button>
      </div>
    </form>
  )
}
