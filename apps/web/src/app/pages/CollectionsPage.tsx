import { useTranslation } from 'react-i18next'
import { ImageCollections } from '../../features/nft/ImageCollections'
import { CollectionsGate } from './CollectionsGate'

/** `/{name}/didx/wallet/nft/zrc6`: the collections of pictures, and what this wallet has of each. */
export function CollectionsPage() {
  const { t } = useTranslation('manage')
  return (
    <CollectionsGate title={t('collections.title')} lead={(name) => t('collections.lead', { name })}>
      {({ network, name, record }) => (
        <ImageCollections network={network} name={name} wallet={record.address} />
      )}
    </CollectionsGate>
  )
}
