import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Icon } from '../../shared/ui/icons/Icon'
import { Name } from '../../shared/ui/text/Name'
import text from '../../shared/ui/text/text.module.css'
import styles from './Palette.module.css'
import { paletteGroups, type PaletteItem, type PaletteSections } from './paletteItem'
import type { ChoiceOptions } from './useChoice'
import { colonText } from '../../shared/ui/text/listText'

interface PaletteListProps {
  /** The id of the palette; ids of its parts begin with it. */
  readonly id: string
  readonly sections: PaletteSections
  /** The item that Enter chooses. */
  readonly current: PaletteItem | undefined
  readonly onPoint: (item: PaletteItem) => void
  readonly onChoose: (item: PaletteItem, options: ChoiceOptions) => void
}

/** The list of the palette, in groups. The answer is said by screen readers as it comes. */
export function PaletteList({ id, sections, current, onPoint, onChoose }: PaletteListProps) {
  const { t, i18n } = useTranslation('palette')
  const currentId = current && `${id}-${current.id}`
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  const [answer] = sections.answer
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')} className={styles.list}>
        {paletteGroups
          .filter((group) => sections[group].length > 0)
          .map((group) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
              <div id={`${id}-${group}`} role="presentation" className={styles.title}>
                {t(`group.${group}`)}
              </div>
              {sections[group].map((item) => (
                <div
                  key={item.id}
                  id={`${id}-${item.id}`}
                  role="option"
                  aria-selected={item === current}
                  aria-disabled={item.act.kind === 'none' || undefined}
                  className={styles.option}
                  onPointerMove={() => onPoint(item)}
                  onClick={(event) => onChoose(item, { inNewTab: event.ctrlKey || event.metaKey })}
                >
                  <Picture picture={item.picture} />
                  <span className={styles.text}>
                    <Label item={item} />
                    {item.hint !== '' && <span className={styles.hint}>{item.hint}</span>}
                  </span>
                  {item.aside && <span className={styles.aside}>{item.aside}</span>}
                </div>
              ))}
            </div>
          ))}
      </div>
      <p role="status" aria-live="polite" className={text.sr}>
        {answer && colonText(answer.label, answer.hint, i18n.language)}
      </p>
    </>
  )
}

function Picture({ picture }: Pick<PaletteItem, 'picture'>) {
  if (typeof picture === 'string') return <Icon name={picture} />
  return <Avatar name={picture.name} size="sm" eyes={picture.closed ? 'shut' : 'open'} />
}

function Label({ item: { label, picture } }: { readonly item: PaletteItem }) {
  const isName = typeof picture !== 'string' && picture.name === label
  return isName ? <Name name={label} size="sm" /> : <span className={styles.label}>{label}</span>
}
