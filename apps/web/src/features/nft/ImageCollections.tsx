import { toBech32, type Address } from '@tyto/primitives'
import type { Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { collectionsQuery } from '../../shared/identity/image/nftQueries'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { Facts } from '../../shared/ui/cards/Facts'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'

interface ImageCollectionsProps {
  readonly name: Name
  /** The DID wallet. */
  readonly wallet: Address
}

/** The image collections of the protocol, and how many NFTs of each the wallet has. */
export function ImageCollections({ name, wallet }: ImageCollectionsProps) {
  const network = useNetworkId()
  const { t } = useTranslation('nft')
  const { data, error, isFetching, refetch } = useQuery(collectionsQuery(network, wallet))
  if (error) {
    return (
      <Card>
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (data === undefined) return <Skeleton height="8rem" />
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState icon="image" title={t('collections.none')} hint={t('collections.noneHint')} />
      </Card>
    )
  }
  return (
    <div className={layout.cols2}>
      {data.map(({ collection, contract, held }) => (
        <Card key={collection} title={collection}>
          <div className={layout.stack}>
            <Facts
              facts={[
                { label: t('collections.held'), value: <span className={text.mono}>{String(held)}</span> },
                { label: t('collections.contract'), value: <AddressText value={toBech32(contract)} /> },
              ]}
            />
            {held === 0n ? (
              <p className={text.sub}>{t('collections.empty')}</p>
            ) : (
              <div>
                <Link className={buttonClasses({ variant: 'line' })} to={buildPath('updateNftDid', { name })}>
                  {t('collections.show')}
                </Link>
              </div>
            )}
          </div>
        </Card>
      ))}
    </div>
  )
}
