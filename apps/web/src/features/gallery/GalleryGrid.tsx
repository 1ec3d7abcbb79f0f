import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SafePicture } from '../../shared/identity/image/SafePicture'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import { Plate } from '../../shared/ui/plate/Plate'
import type { useGridWindow } from '../../shared/ui/page/useGridWindow'
import styles from './Gallery.module.css'
import type { GalleryItem } from './galleryParts'

interface GalleryGridProps {
  /** Those that are drawn, in their order. */
  readonly items: readonly GalleryItem[]
  /** The longer list that they are a part of; none where they are all of it. */
  readonly of?: { readonly count: number; readonly drawn: ReturnType<typeof useGridWindow> }
  readonly onZoom: (item: GalleryItem) => void
}

/** Pictures with what they are called. */
export function GalleryGrid({ items, of, onZoom }: GalleryGridProps) {
  const { t } = useTranslation('gallery')
  return (
    <ul
      ref={of?.drawn.grid}
      className={styles.grid}
      style={of && { paddingBlock: `${of.drawn.before}px ${of.drawn.after}px` }}
    >
      {items.map((item, at) => (
        <li
          key={item.id}
          className={styles.item}
          aria-setsize={of?.count}
          aria-posinset={of && of.drawn.first + at + 1}
        >
          <GalleryPicture item={item} />
          <span className={styles.caption}>
            <span className={styles.label} title={item.label}>
              {item.label}
            </span>
            {item.uri !== null && (
              <IconButton icon="zoom" label={t('zoom', { nft: item.label })} onClick={() => onZoom(item)} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One picture, or the plate of a name; drawn again only where it is another one. */
export const GalleryPicture = memo(
  function GalleryPicture({ item }: { readonly item: GalleryItem }) {
    const { t } = useTranslation('gallery')
    const { label, uri, known, isName } = item
    const plate = <Plate name={label} className={styles.plate} />
    return (
      <span className={styles.picture}>
        {uri === null ? (
          plate
        ) : (
          <SafePicture
            uri={uri}
            label={t('picture', { nft: label })}
            seed={label}
            known={known}
            isCaptioned
            instead={isName ? plate : undefined}
          />
        )}
      </span>
    )
  },
  ({ item: one }, { item: other }) =>
    one.label === other.label && one.uri === other.uri && one.known === other.known,
)
