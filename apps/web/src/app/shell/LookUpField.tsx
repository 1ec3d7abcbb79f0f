import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLookUp } from '../../shared/routing/useLookUp'
import { Icon } from '../../shared/ui/Icon'
import styles from './LookUpField.module.css'

/** Is the person writing somewhere? Then the slash is a slash. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** The look-up field of the top bar; the slash key goes to it from anywhere. */
export function LookUpField() {
  const { t } = useTranslation()
  const lookUp = useLookUp()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

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
