import type { NftHolder } from '@tyto/chain'
import { formatNftReference, type NftReference } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../shared/chain/failure/useFailureText'
import { AskHosts } from '../../shared/identity/image/AskHosts'
import { NftImage } from '../../shared/identity/image/NftImage'
import { addressOfPlace, imageQuery, knownHost, nftQuery } from '../../shared/identity/image/nftQueries'
import { useNetworkId } from '../../shared/settings/network'
import text from '../../shared/ui/text/text.module.css'
import styles from './NftPreview.module.css'
import { NoPicture } from './NoPicture'

interface NftPreviewProps {
  /** The NFT to show; null while none is typed. */
  readonly nft: NftReference | null
  readonly holder: NftHolder
}

/** Shows the picture that people would see, or why the name plate would be shown instead. */
export function NftPreview({ nft, holder }: NftPreviewProps) {
  const network = useNetworkId()
  const { t } = useTranslation('nft')
  const failureText = useFailureText()
  const { data, error, isPending } = useQuery(nftQuery(network, nft, holder))
  const address = addressOfPlace(data, network)
  const known = knownHost(data, network)
  const { data: picture, error: fetchError } = useQuery({
    ...imageQuery(network, address ?? '', known),
    enabled: address !== null,
  })
  if (nft === null) return null
  const said = (): string => {
    if (error) return failureText(error)
    if (isPending) return t('nft.asking')
    if (data === null) return t('nft.notYours')
    if (address === null || picture?.kind === 'none' || fetchError) return t('nft.noPicture')
    if (picture?.kind === 'ask') return t('nft.notAsked', { host: picture.host })
    return picture === undefined ? t('nft.asking') : t('nft.shown')
  }
  return (
    <div className={styles.preview}>
      {address === null ? (
        <NoPicture />
      ) : (
        <NftImage key={address} address={address} label={formatNftReference(nft)} known={known}>
          <NoPicture />
        </NftImage>
      )}
      <p className={text.sub} role="status">
        {said()}
      </p>
      <AskHosts />
    </div>
  )
}
