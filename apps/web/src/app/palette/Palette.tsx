import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ownHosts } from '../../shared/settings/typedWho'
import { readSearch } from '../../features/search/readSearch'
import { useDebounced } from '../../shared/ui/fields/useDebounced'
import { LookAlikeNotes } from '../../shared/recipients/LookAlikeNotes'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { Icon } from '../../shared/ui/icons/Icon'
import { isComposing } from '../../shared/ui/fields/isComposing'
import { LeavePage } from './LeavePage'
import styles from './Palette.module.css'
import { PaletteList } from './PaletteList'
import { paletteGroups } from './paletteItem'
import { useChoice } from './useChoice'
import { usePaletteSections } from './usePaletteSections'

/** How long the person must stop typing before the chain is asked, in ms. */
const pause = 300

/**
 * Looks up names, pages, actions, transactions, contacts and tokens over the page, which stays as it is. A combobox: the
 * focus stays in the field, the arrows move through the list.
 */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['palette', 'common'])
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [hurried, setHurried] = useState<string | null>(null)
  const settled = useDebounced(typed, pause)
  const isSettled = settled === typed || hurried === typed
  const reading = useMemo(() => readSearch(typed, ownHosts), [typed])
  const sections = usePaletteSections(typed, reading, { isSettled })
  const items = paletteGroups.flatMap((group) => sections[group])
  const current = items[Math.min(active, items.length - 1)]
  const { choose, leaving, stay } = useChoice({
    answer: sections.answer[0],
    // Enter does not wait for the pause: the chain is asked now.
    onWait: () => setHurried(typed),
  })

  const type = (next: string): void => {
    setTyped(next)
    setActive(0)
    stay()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      setActive((Math.min(active, items.length - 1) + step + items.length) % items.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (current) choose(current, { inNewTab: event.ctrlKey || event.metaKey })
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('common:lookUp.action')} as="palette">
      <div className={styles.palette}>
        <div className={styles.field} role="search">
          <Icon name="search" />
          <input
            ref={(input) => input?.setAttribute('autofocus', '')}
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && `${id}-${current.id}`}
            aria-autocomplete="list"
            aria-label={t('palette:label')}
            placeholder={t('palette:label')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            type="text"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
        {leaving === null ? (
          <>
            {reading.kind === 'name' && isSettled && <LookAlikeNotes name={reading.name} />}
            <PaletteList
              id={id}
              sections={sections}
              current={current}
              onPoint={(item) => setActive(items.indexOf(item))}
              onChoose={choose}
            />
            {items.length === 0 && <p className={styles.none}>{t('palette:none')}</p>}
          </>
        ) : (
          <LeavePage {...leaving} onStay={stay} />
        )}
      </div>
    </Dialog>
  )
}
