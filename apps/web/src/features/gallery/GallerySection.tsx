import type { OwnedNfts } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { ownedQuery } from '../../shared/identity/nfts/ownedQueries'
import { useComingIntoView } from '../../shared/identity/nfts/useComingIntoView'
import { shownAtOnce, useShownNfts } from '../../shared/identity/nfts/useShownNfts'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/buttons/Button'
import layout from '../../shared/ui/page/layout.module.css'
import { useGridWindow } from '../../shared/ui/page/useGridWindow'
import styles from './Gallery.module.css'
import { GalleryGrid } from './GalleryGrid'
import { galleryItem, type GalleryItem, type GalleryPart } from './galleryParts'

interface GallerySectionProps {
  readonly part: GalleryPart
  readonly wallet: Address
  readonly onZoom: (item: GalleryItem) => void
}

/** One collection: its first pictures, and all others on demand. */
export function GallerySection({ part, wallet, onZoom }: GallerySectionProps) {
  const { t } = useTranslation('gallery')
  const { title, items, count, collection } = part
  const [isAll, setAll] = useState(false)
  const network = useNetworkId()
  const owned = useQuery({ ...ownedQuery(network, collection ?? '', wallet), enabled: isAll })
  const left = count - BigInt(items.length)
  return (
    <section className={layout.stack} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {owned.data ? (
        <WholeCollection title={title} owned={owned.data} wallet={wallet} onZoom={onZoom} />
      ) : (
        <>
          <GalleryGrid items={items} onZoom={onZoom} />
          {collection !== null && left > 0n && owned.error === null && (
            <div>
              <Button variant="line" busy={owned.isFetching} onClick={() => setAll(true)}>
                {t('more', { count: Number(left) })}
              </Button>
            </div>
          )}
        </>
      )}
      {owned.error !== null && (
        <CardFailure error={owned.error} busy={owned.isFetching} onRetry={() => void owned.refetch()} />
      )}
    </section>
  )
}

interface WholeCollectionProps {
  readonly title: string
  readonly owned: OwnedNfts
  readonly wallet: Address
  readonly onZoom: (item: GalleryItem) => void
}

/** Everything of a collection: what is near the screen is drawn, read and fetched. */
function WholeCollection({ title, owned, wallet, onZoom }: WholeCollectionProps) {
  const { t } = useTranslation('gallery')
  const { ids, facts, error, isFetching, readAgain, left, showMore, come } = useShownNfts(owned, wallet, '', {
    atFirst: 2 * shownAtOnce,
  })
  const list = ids ?? owned.ids.slice(0, shownAtOnce)
  const drawn = useGridWindow(list.length)
  useComingIntoView(list, drawn, come)
  // Facts that come for many at once are drawn bit by bit, between two frames of a scroll.
  const known = useDeferredValue(facts)
  const items = list
    .slice(drawn.first, drawn.last)
    .map((id) => galleryItem(title, known.get(id) ?? { id, name: null, uri: '' }))
  return (
    <>
      <GalleryGrid items={items} of={{ count: list.length, drawn }} onZoom={onZoom} />
      {error !== null && <CardFailure error={error} busy={isFetching} onRetry={readAgain} />}
      {left > 0 && (
        <div>
          <Button variant="line" onClick={showMore}>
            {t('more', { count: left })}
          </Button>
        </div>
      )}
    </>
  )
}
