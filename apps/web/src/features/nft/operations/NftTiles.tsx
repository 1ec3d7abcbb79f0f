import type { NftFacts } from '@tyto/chain'
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureCard } from '../../../shared/identity/image/PictureCard'
import { SafePicture } from '../../../shared/identity/image/SafePicture'
import { labelOfNft } from '../../../shared/identity/nfts/labelOfNft'
import type { Collection } from '../../../shared/identity/nfts/ownedQueries'
import { useComingIntoView } from '../../../shared/identity/nfts/useComingIntoView'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { useGridWindow } from '../../../shared/ui/page/useGridWindow'
import styles from './NftTiles.module.css'

interface NftTilesProps {
  readonly collection: Collection
  /** The tokens of the list. */
  readonly ids: readonly bigint[]
  /** The facts that are known of them so far. */
  readonly facts: ReadonlyMap<bigint, NftFacts>
  readonly isChosen: (id: bigint) => boolean
  /** Chosen again, an NFT is chosen no longer. */
  readonly onToggle: (nft: NftFacts) => void
  /** These came near the screen. */
  readonly onCome: (first: bigint, last: bigint) => void
  /** Names are listed by their owl, what they are called and their number. */
  readonly isNames: boolean
}

/** The NFTs to choose from: thumbnails that can be looked at closely, or names with their numbers. Those near the screen are drawn. */
export function NftTiles({ collection, ids, facts, isChosen, onToggle, onCome, isNames }: NftTilesProps) {
  const { t } = useTranslation('nftOperations')
  const [zoomed, setZoomed] = useState<NftFacts | null>(null)
  const { grid, first, last, before, after } = useGridWindow(ids.length)
  useComingIntoView(ids, { first, last }, onCome)
  const toggle = useSame(onToggle)
  const zoomLabel = useCallback((nft: string) => t('zoom', { nft }), [t])
  // Facts that come for many at once are drawn bit by bit, between two frames of a scroll.
  const known = useDeferredValue(facts)
  return (
    <>
      <ul
        ref={grid}
        className={isNames ? styles.names : styles.tiles}
        style={{ paddingBlock: `${before}px ${after}px` }}
        aria-label={t('list', { collection })}
      >
        {ids.slice(first, last).map((id, at) => (
          <li
            key={id.toString()}
            className={styles.tile}
            aria-setsize={ids.length}
            aria-posinset={first + at + 1}
          >
            <NftTile
              collection={collection}
              id={id}
              facts={known.get(id)}
              isChosen={isChosen(id)}
              isName={isNames}
              onToggle={toggle}
              onZoom={setZoomed}
              zoomLabel={zoomLabel}
            />
          </li>
        ))}
      </ul>
      {zoomed !== null && (
        <Dialog open onClose={() => setZoomed(null)} title={labelOfNft(collection, zoomed)} width="44rem">
          <span className={styles.large}>
            <SafePicture
              uri={zoomed.uri}
              label={labelOfNft(collection, zoomed)}
              seed={labelOfNft(collection, zoomed)}
            />
          </span>
        </Dialog>
      )}
    </>
  )
}

/** The same function for as long as a component stands, whatever the last one was that it calls. */
function useSame<Value>(latest: (value: Value) => void): (value: Value) => void {
  const held = useRef(latest)
  useEffect(() => {
    held.current = latest
  })
  return useCallback((value: Value) => held.current(value), [])
}

interface NftTileProps {
  readonly collection: Collection
  readonly id: bigint
  /** Undefined until the chain has said what it is: it cannot be chosen before. */
  readonly facts: NftFacts | undefined
  readonly isChosen: boolean
  readonly isName: boolean
  readonly onToggle: (nft: NftFacts) => void
  readonly onZoom: (nft: NftFacts) => void
  /** The label of the button for a close look. */
  readonly zoomLabel: (nft: string) => string
}

/** One of them; drawn again only where something of it changed, since a scroll draws the list again. */
const NftTile = memo(function NftTile({
  collection,
  id,
  facts,
  isChosen,
  isName,
  onToggle,
  onZoom,
  zoomLabel,
}: NftTileProps) {
  const label = labelOfNft(collection, facts ?? { id, name: null })
  return (
    <>
      <button
        type="button"
        className={joinClasses(isName ? styles.name : styles.choose, isChosen && styles.chosen)}
        disabled={facts === undefined}
        aria-pressed={isChosen}
        aria-label={label}
        title={label}
        onClick={() => facts !== undefined && onToggle(facts)}
      >
        {isName ? (
          <>
            {facts !== undefined && (
              <span className={styles.face}>
                <Avatar name={label} size="sm" />
              </span>
            )}
            <span className={styles.called}>{label}</span>
            <span className={styles.number}>
              #<span>{id.toString()}</span>
            </span>
          </>
        ) : (
          <span className={styles.picture}>
            {facts === undefined ? (
              <PictureCard seed={label} isCaptioned />
            ) : (
              <SafePicture uri={facts.uri} label="" seed={label} isCaptioned />
            )}
          </span>
        )}
        {isChosen && (
          <span className={styles.tick}>
            <Icon name="check" size="sm" />
          </span>
        )}
      </button>
      {!isName && (
        <span className={styles.caption}>
          <span className={styles.called}>{label}</span>
          <IconButton
            icon="zoom"
            label={zoomLabel(label)}
            disabled={facts === undefined}
            onClick={() => facts !== undefined && onZoom(facts)}
          />
        </span>
      )}
    </>
  )
})
