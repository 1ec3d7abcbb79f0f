import type { Address } from '@tyto/primitives'
import type { Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { useStored } from '../../shared/device/useStored'
import { AskHosts } from '../../shared/identity/image/AskHosts'
import { collectablesQuery, tydrasQuery } from '../../shared/identity/image/nftQueries'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { AllowedHosts } from './AllowedHosts'
import { CollectionChoice } from './CollectionChoice'
import { GalleryPicture } from './GalleryGrid'
import { galleryParts, type GalleryItem } from './galleryParts'
import { GallerySection } from './GallerySection'
import { hiddenCollections } from './hiddenCollections'

interface GalleryProps {
  readonly name: Name
  /** The DID wallet. */
  readonly wallet: Address
}

/** All NFTs of a wallet as pictures, collection by collection; a person chooses which. */
export function Gallery({ name, wallet }: GalleryProps) {
  const network = useNetworkId()
  const { t } = useTranslation('gallery')
  const held = useQuery(collectablesQuery(network, wallet))
  const places = useQuery(tydrasQuery(network, name.domain))
  const hidden = useStored(hiddenCollections)
  const [zoomed, setZoomed] = useState<GalleryItem | null>(null)
  const error = held.error ?? places.error
  if (error) {
    const retry = (): void => {
      if (held.error) void held.refetch()
      if (places.error) void places.refetch()
    }
    return (
      <Card>
        <CardFailure error={error} busy={held.isFetching || places.isFetching} onRetry={retry} />
      </Card>
    )
  }
  if (held.data === undefined || places.data === undefined) return <Skeleton height="16rem" />
  const parts = galleryParts(held.data, places.data, network)
  const toMint = (
    <Link className={buttonClasses({ variant: 'step' })} to={buildPath('mintImage', { name })}>
      {t('mint')}
    </Link>
  )
  if (parts.length === 0) {
    return (
      <Card>
        <EmptyState title={t('none')} hint={t('noneHint')}>
          {toMint}
        </EmptyState>
      </Card>
    )
  }
  const shown = parts.filter(({ title }) => !hidden.includes(title))
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <CollectionChoice parts={parts} hidden={hidden} />
        {toMint}
      </div>
      <AskHosts />
      {shown.length === 0 && <EmptyState title={t('allHidden')} hint={t('allHiddenHint')} headingLevel={2} />}
      {shown.map((part) => (
        <GallerySection key={part.title} part={part} wallet={wallet} onZoom={setZoomed} />
      ))}
      <AllowedHosts />
      {zoomed !== null && (
        <Dialog open onClose={() => setZoomed(null)} title={zoomed.label} width="44rem">
          <GalleryPicture item={zoomed} />
        </Dialog>
      )}
    </div>
  )
}
