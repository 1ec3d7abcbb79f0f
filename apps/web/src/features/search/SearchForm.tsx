import { useId, useLayoutEffect, useRef, useState, type CSSProperties, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLookUpKeys } from '../../shared/routing/useLookUpKeys'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import layout from '../../shared/ui/layout.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import { nameWidth } from '../../shared/ui/nameWidth'
import text from '../../shared/ui/text.module.css'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  readonly typed: string
  readonly onType?: (typed: string) => void
  readonly onLookUp?: () => void
}

/** The search field of home, and examples of the forms that a name can have. */
export function SearchForm({ typed, onType, onLookUp }: SearchFormProps) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useLookUpKeys({ onSlash: () => input.current?.focus() })
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    const look = (): void => setCut(field.scrollWidth > field.clientWidth)
    look()
    const follow = new ResizeObserver(look)
    follow.observe(field)
    return () => follow.disconnect()
  }, [typed])
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    onLookUp?.()
  }
  return (
    <form role="search" onSubmit={onSubmit}>
      <label className={text.sub} htmlFor={id}>
        {t('common:lookUp.label')}
      </label>
      <div className={styles.ask}>
        {/* A long name shrinks, so that all of it is seen. */}
        <div className={styles.field} style={{ '--em': Math.max(1, nameWidth(typed)) } as CSSProperties}>
          <input
            ref={input}
            id={id}
            aria-keyshortcuts="/"
            className={styles.input}
            value={typed}
            onChange={(event) => onType?.(event.target.value)}
            aria-describedby={`${id}-forms`}
            type="text"
            inputMode="url"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t('placeholder')}
          />
        </div>
        <Button type="submit" variant="line" aria-label={t('common:lookUp.action')}>
          <Icon name="search" />
          <span className={layout.onlyWide}>{t('common:lookUp.action')}</span>
        </Button>
      </div>
      {/* At its smallest, the field of a phone still holds half of the longest names. */}
      {isCut && (
        <p className={joinClasses(styles.whole, text.mono, text.anywhere)} aria-hidden="true">
          {typed}
        </p>
      )}
      <p id={`${id}-forms`} className={styles.forms}>
        {t('forms.lead')} <span className={text.mono}>name.ssi</span>,{' '}
        <span className={text.mono}>name.did</span>, <span className={text.mono}>name.zlp</span>{' '}
        {t('forms.or')} <span className={text.mono}>subdomain@name.ssi</span>
      </p>
    </form>
  )
}
