import { useTranslation } from 'react-i18next'
import { sayMissingPart } from '../../../shared/i18n/sayMissingPart'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { fetchPart } from '../../../shared/ui/parts/fetchPart'
import { Tick } from '../../../shared/ui/fields/Tick'

interface PassphraseFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly isShown: boolean
  /** Without it nobody is asked whether to show what is typed. */
  readonly onShow?: (isShown: boolean) => void
  /** Offers six words that are drawn by chance. */
  readonly canSuggest?: boolean
  /** The hint for a password manager: a passphrase is made here, or one that it knows opens something. */
  readonly autoComplete: 'new-password' | 'current-password'
}

/** A passphrase as it is typed: hidden, or in plain sight where the person wants to read it. */
export function PassphraseField({
  label,
  hint,
  error,
  value,
  onChange,
  isShown,
  onShow,
  canSuggest = false,
  autoComplete,
}: PassphraseFieldProps) {
  const { t } = useTranslation('keptFile')
  const suggest = async (): Promise<void> => {
    try {
      const { suggestPassphrase } = await fetchPart(() => import('./suggestPassphrase'))
      onChange(suggestPassphrase())
      onShow?.(true)
    } catch {
      void sayMissingPart()
    }
  }
  return (
    <div className={layout.stack}>
      <Field
        label={label}
        hint={hint}
        error={error}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={1000}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {onShow && (
        <div className={layout.row}>
          <Tick isSet={isShown} onChange={onShow}>
            {t('show')}
          </Tick>
          {canSuggest && (
            <Button variant="quiet" small onClick={() => void suggest()}>
              {t('suggest')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
