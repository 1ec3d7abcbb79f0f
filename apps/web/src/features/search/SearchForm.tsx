import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLookUpKeys } from '../../shared/routing/useLookUpKeys'
import { Button } from '../../shared/ui/buttons/Button'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameWidth } from '../../shared/ui/text/nameWidth'
import text from '../../shared/ui/text/text.module.css'
import { isComposing } from '../../shared/ui/fields/isComposing'
import styles from './SearchForm.module.css'
import { readLines, typedLines } from './typedLines'

interface SearchFormProps {
  readonly typed: string
  readonly onType?: (typed: string) => void
  readonly onLookUp?: () => void
}

/** No name is so long: what is longer is not measured and stays on one line, since to break it takes the browser seconds. */
const longestShown = 256

/**
 * The search field of home, and examples of the forms that a name can have. A long name shrinks, then breaks into lines:
 * the field shows all of what will be bought.
 */
export function SearchForm({ typed, onType, onLookUp }: SearchFormProps) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useLookUpKeys({ onSlash: () => field.current?.focus() })
  const most = useMostEms(field)
  const fits = typed.length > longestShown || nameWidth(typed) <= most
  const shown = typedLines(typed, { fits })
  const beginning = shown.slice(0, longestShown)
  const ems = Math.max(1, ...beginning.split('\n').map(nameWidth))
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>): void => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    onType?.(readLines(target.value, shown, inputType))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
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
        <div className={styles.field}>
          {/* As high as what it holds: the same text lies unseen behind it. */}
          <div
            className={joinClasses(styles.lines, !fits && styles.wraps)}
            style={{ '--em': ems } as CSSProperties}
            data-text={beginning}
          >
            <textarea
              ref={field}
              id={id}
              rows={1}
              aria-keyshortcuts="/"
              className={styles.input}
              value={shown}
              onChange={onChange}
              onKeyDown={onKeyDown}
              aria-describedby={`${id}-forms`}
              inputMode="url"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              placeholder={t('placeholder')}
            />
          </div>
        </div>
        <Button type="submit" variant="line" aria-label={t('common:lookUp.action')}>
          <Icon name="search" />
          <span className={layout.onlyWide}>{t('common:lookUp.action')}</span>
        </Button>
      </div>
      <p id={`${id}-forms`} className={styles.forms}>
        {t('forms.lead')} <span className={text.mono}>name.ssi</span>,{' '}
        <span className={text.mono}>name.did</span>, <span className={text.mono}>name.zlp</span>,{' '}
        <span className={text.mono}>name.gzil</span> {t('forms.or')}{' '}
        <span className={text.mono}>subdomain@name.ssi</span>
      </p>
    </form>
  )
}

/** How many em a line of the field holds at its smallest letters, which are those of the page's text. */
function useMostEms(field: { readonly current: HTMLTextAreaElement | null }): number {
  const [most, setMost] = useState(Infinity)
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const look = (): void => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize)
      setMost(element.clientWidth / letter)
    }
    // An empty field fits: asked for its width now, the first page would be laid out twice.
    if (element.textLength > 0) look()
    const follow = new ResizeObserver(look)
    follow.observe(element)
    return () => follow.disconnect()
  }, [field])
  return most
}
