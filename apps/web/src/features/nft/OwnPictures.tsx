import type { NftHolder } from '@tyto/chain'
import { formatNftReference } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  addressOfPlace,
  collectablesQuery,
  knownHost,
  titleOfCollection,
  tydrasQuery,
} from '../../shared/identity/image/nftQueries'
import { SafePicture } from '../../shared/identity/image/SafePicture'
import { labelOfNft } from '../../shared/identity/nfts/labelOfNft'
import { pictureOfNft } from '../../shared/identity/nfts/pictureOfNft'
import { useNetworkId } from '../../shared/settings/network'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text/text.module.css'
import styles from './OwnPictures.module.css'

interface OwnPicturesProps {
  readonly holder: NftHolder
  /** The NFT that is chosen, `collection#tokenId`; empty for none. */
  readonly chosen: string
  readonly onChoose: (nft: string) => void
}

/** The Tydras of a domain, the pictures of its wallet and its names with a picture, to choose one instead of typing it. */
export function OwnPictures({ holder, chosen, onChoose }: OwnPicturesProps) {
  const network = useNetworkId()
  const { t } = useTranslation('nft')
  const { data: tydras = [] } = useQuery(tydrasQuery(network, holder.domain))
  const { data: held = [] } = useQuery(collectablesQuery(network, holder.wallet))
  const pictures = [
    ...tydras.map((place) => ({
      nft: formatNftReference(place.nft),
      label: titleOfCollection(place.nft.collection),
      uri: addressOfPlace(place, network),
      known: knownHost(place, network),
    })),
    ...held.flatMap(({ collection, first }) =>
      first.flatMap((one) => {
        const uri = pictureOfNft(collection, one)
        const nft = `${collection}#${one.id}`
        return uri === null ? [] : [{ nft, label: labelOfNft(collection, one), uri, known: null }]
      }),
    ),
  ]
  if (pictures.length === 0) return null
  return (
    <div>
      <span className={text.label}>{t('nft.own')}</span>
      <ul className={styles.grid}>
        {pictures.map(({ nft, label, uri, known }) => (
          <li key={nft}>
            <button
              type="button"
              className={joinClasses(styles.picture, nft === chosen && styles.chosen)}
              aria-pressed={nft === chosen}
              aria-label={label}
              title={label}
              onClick={() => onChoose(nft)}
            >
              <SafePicture uri={uri ?? ''} label="" seed={label} known={known} isCaptioned />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
