import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Popover } from '../../shared/ui/dialog/Popover'
import { Tick } from '../../shared/ui/fields/Tick'
import type { GalleryPart } from './galleryParts'
import { hiddenCollections } from './hiddenCollections'

interface CollectionChoiceProps {
  readonly parts: readonly GalleryPart[]
  readonly hidden: readonly string[]
}

/** The list of collections, each to be shown or hidden. */
export function CollectionChoice({ parts, hidden }: CollectionChoiceProps) {
  const { t } = useTranslation('gallery')
  const titles = parts.map(({ title }) => title)
  const others = hidden.filter((each) => !titles.includes(each))
  const hide = (list: readonly string[]): void => void hiddenCollections.set([...others, ...list])
  return (
    <div>
      <Popover label={t('show')} button={t('show')} buttonClassName={buttonClasses({ variant: 'line' })}>
        <div className={layout.stack}>
          <div className={layout.row}>
            <Button small onClick={() => hide([])}>
              {t('showAll')}
            </Button>
            <Button small onClick={() => hide(titles)}>
              {t('hideAll')}
            </Button>
          </div>
          {parts.map(({ title, count }) => (
            <Tick
              key={title}
              isSet={!hidden.includes(title)}
              onChange={(isSet) =>
                hide(titles.filter((each) => (each === title ? !isSet : hidden.includes(each))))
              }
            >
              {t('held', { collection: title, count: String(count) })}
            </Tick>
          ))}
        </div>
      </Popover>
    </div>
  )
}
