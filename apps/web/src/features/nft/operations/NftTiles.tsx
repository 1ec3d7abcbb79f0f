import type { NftFacts } from '@tyto/chain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SafePicture } from '../../../shared/identity/image/SafePicture'
import { Dialog } from '../../../shared/ui/Dialog'
import { Icon } from '../../../shared/ui/Icon'
import { IconButton } from '../../../shared/ui/IconButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { labelOfNft } from './labelOfNft'
import styles from './NftTiles.module.css'
import type { Collection } from './ownedQueries'

interface NftTilesProps {
  readonly collection: Collection
  readonly nfts: readonly NftFacts[]
  readonly isChosen: (nft: NftFacts) => boolean
  /** Chosen again, an NFT is chosen no longer. */
  readonly onToggle: (nft: NftFacts) => void
  /** Names have no picture: they are listed by what they are called and their number. */
  readonly isNames: boolean
}

/** The NFTs to choose from: thumbnails that can be looked at closely, or names with their numbers. */
export function NftTiles({ collection, nfts, isChosen, onToggle, isNames }: NftTilesProps) {
  const { t } = useTranslation('nftOperations')
  const [zoomed, setZoomed] = useState<NftFacts | null>(null)
  return (
    <>
      <ul className={isNames ? styles.names : styles.tiles} aria-label={t('list', { collection })}>
        {nfts.map((nft) => {
          const label = labelOfNft(collection, nft)
          return (
            <li key={nft.id.toString()} className={styles.tile}>
              <button
                type="button"
                className={joinClasses(isNames ? styles.name : styles.choose, isChosen(nft) && styles.chosen)}
                aria-pressed={isChosen(nft)}
                aria-label={label}
                onClick={() => onToggle(nft)}
              >
                {isNames ? (
                  <>
                    <span className={styles.called}>{label}</span>
                    <span className={styles.number}>#{nft.id.toString()}</span>
                  </>
                ) : (
                  <span className={styles.picture}>
                    <SafePicture uri={nft.uri} label="" seed={label} isCaptioned />
                  </span>
                )}
                {isChosen(nft) && (
                  <span className={styles.tick}>
                    <Icon name="check" size="sm" />
                  </span>
                )}
              </button>
              {!isNames && (
                <span className={styles.caption}>
                  {label}
                  <IconButton icon="zoom" label={t('zoom', { nft: label })} onClick={() => setZoomed(nft)} />
                </span>
              )}
            </li>
          )
        })}
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
