import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLookUp } from '../../shared/routing/useLookUp'
import { useSlashKey } from '../../shared/routing/useSlashKey'
import { Icon } from '../../shared/ui/Icon'
import styles from './LookUpField.module.css'

/** The look-up field of the top bar; the slash key puts the focus on it. */
export function LookUpField() {
  const { t } = useTranslation()
  const lookUp = useLookUp()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (lookUp(typed)) setTyped('')
  }

  return (
    <form className={styles.field} role="search" onSubmit={onSubmit}>
      <Icon name="search" />
      <input
        ref={input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('lookUp.label')}
        aria-label={t('lookUp.label')}
        aria-keyshortcuts="/"
        type="text"
        inputMode="url"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  )
}
