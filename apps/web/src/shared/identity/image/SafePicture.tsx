import type { ReactNode } from 'react'
import { useNetworkId } from '../../settings/network'
import { imageAddress } from './imageAddress'
import styles from './NameImage.module.css'
import { NftImage, WhyNot } from './NftImage'
import { PictureCard } from './PictureCard'

interface SafePictureProps {
  /** Where the picture or its metadata stand: text of a contract, as it is. */
  readonly uri: string
  /** The text for screen readers. */
  readonly label: string
  /** The text of the card in place of a picture, which is also drawn from it: `lexicassi #7`. */
  readonly seed: string
  /** A host that needs no word of the person, see `knownHost`. */
  readonly known?: string | null | undefined
  /** Its name stands beside it already. */
  readonly isCaptioned?: boolean
  /** Stands there while there is no picture: the card, unless something better is known. */
  readonly instead?: ReactNode
}

/** The picture of an NFT, or a card drawn from what it is called: something is always there. */
export function SafePicture({ uri, label, seed, known, isCaptioned, instead }: SafePictureProps) {
  const network = useNetworkId()
  const address = imageAddress(uri, { origin: window.location.origin, isLocal: network === 'local' })
  const card = instead ?? <PictureCard seed={seed} isCaptioned={isCaptioned} />
  if (address === null)
    return (
      <div className={styles.frame}>
        {card}
        {uri.trim() !== '' && <WhyNot why="nowhere" />}
      </div>
    )
  return (
    <NftImage key={address} address={address} label={label} known={known}>
      {card}
    </NftImage>
  )
}
