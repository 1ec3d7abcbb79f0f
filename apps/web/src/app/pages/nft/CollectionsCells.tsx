import { walletRules, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../../shared/routing/routes'
import { GridLink } from '../../../shared/ui/cards/LinkGrid'

interface CollectionsCellsProps {
  readonly name: Name
  readonly record: DidRecord
}

/** Links to names and NFTs of a DID wallet of version 6 or later. */
export function CollectionsCells({ name, record }: CollectionsCellsProps) {
  const { t } = useTranslation('wallet')
  if (!walletRules(record.version).hasCollections) return null
  return (
    <>
      <GridLink
        to={buildPath('mintDomain', { name })}
        icon="link"
        title={t('cell.dns.title')}
        hint={t('cell.dns.hint')}
      />
      <GridLink
        to={buildPath('nfts', { name })}
        icon="image"
        title={t('cell.collections.title')}
        hint={t('cell.collections.hint')}
      />
    </>
  )
}
