import { formatNftReference, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { NftImage } from '../../shared/identity/image/NftImage'
import { addressOfPlace, knownHost, tydrasQuery } from '../../shared/identity/image/nftQueries'
import { useNetworkId } from '../../shared/settings/network'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { NoPicture } from './NoPicture'
import styles from './Tydras.module.css'

interface TydrasProps {
  readonly name: Name
}

/** The Tydras of a domain, each with its picture. */
export function Tydras({ name }: TydrasProps) {
  const network = useNetworkId()
  const { t } = useTranslation('nft')
  const { data, error, isFetching, refetch } = useQuery(tydrasQuery(network, name.domain))
  return (
    <Card title={t('nfts.tydras')}>
      {error ? (
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton width="100%" height="8rem" />
      ) : data.length === 0 ? (
        <EmptyState
          icon="image"
          title={t('nfts.none')}
          hint={t('nfts.noneHint', { name: `${name.domain}.ssi` })}
        />
      ) : (
        <ul className={styles.grid}>
          {data.map((place) => {
            const label = formatNftReference({ ...place.nft, tokenId: null })
            const address = addressOfPlace(place, network)
            return (
              <li key={label} className={styles.item}>
                {address === null ? (
                  <NoPicture />
                ) : (
                  <NftImage address={address} label={label} known={knownHost(place, network)}>
                    <NoPicture />
                  </NftImage>
                )}
                <span>{label}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
