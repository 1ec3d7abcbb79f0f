import type { DidRecord, Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { keptIn, transferLists } from '../listDrafts'
import { CollectionNfts } from './CollectionNfts'
import { collections, type Collection } from '../../../shared/identity/nfts/ownedQueries'

interface NftOperationsProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The NFTs of a wallet in each collection, and what can be done with them. */
export function NftOperations({ name, record }: NftOperationsProps) {
  const { t } = useTranslation('nftOperations')
  const place = { network: useNetworkId(), wallet: record.address }
  const [collection, setCollection] = useState<Collection>(
    () => keptIn(transferLists, place, collections) ?? collections[0],
  )
  const choose = (value: string): void => {
    const found = collections.find((each) => each === value)
    if (found !== undefined) setCollection(found)
  }
  return (
    <Card title={t('title')}>
      <div className={layout.stack}>
        <SelectField
          label={t('collection')}
          value={collection}
          options={collections.map((each) => ({ value: each, label: each }))}
          onChange={choose}
        />
        <CollectionNfts key={collection} collection={collection} name={name} record={record} />
      </div>
    </Card>
  )
}
