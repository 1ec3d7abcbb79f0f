import type { NftFacts, OwnedNfts } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { AskHosts } from '../../../shared/identity/image/AskHosts'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/Button'
import { EmptyState } from '../../../shared/ui/EmptyState'
import layout from '../../../shared/ui/layout.module.css'
import { Note } from '../../../shared/ui/Note'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { holdsNames } from '../holdsNames'
import { TransferListDialog } from './list/TransferListDialog'
import { NftTiles } from './NftTiles'
import { OperationDialog, type Operation } from './OperationDialog'
import { Operators } from './Operators'
import { factsQuery, ownedQuery, type Collection } from './ownedQueries'
import { SelectionBar } from './SelectionBar'

interface CollectionNftsProps {
  readonly collection: Collection
  readonly name: Name
  readonly record: DidRecord
}

/** How many tokens are shown at first, and with each press. */
const step = 48

/** The NFTs of a wallet in one collection. */
export function CollectionNfts(props: CollectionNftsProps) {
  const { collection, record } = props
  const network = useNetworkId()
  const { t } = useTranslation(['nftOperations', 'nft'])
  const { data, error, isFetching, refetch } = useQuery(ownedQuery(network, collection, record.address))
  if (error) {
    return (
      <>
        <EmptyState icon="image" title={t('nft:collections.empty')} hint={t('nftOperations:unread')} />
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      </>
    )
  }
  if (data === undefined) return <Skeleton height="12rem" />
  if (data === null) {
    return <EmptyState icon="image" title={t('nftOperations:missing', { collection })} />
  }
  if (data.ids.length === 0) {
    return (
      <>
        <EmptyState icon="image" title={t('nftOperations:none')} hint={t('nftOperations:noneHint')} />
        <Operators {...props} owned={data} />
      </>
    )
  }
  return <Owned {...props} owned={data} />
}

function Owned({ collection, name, record, owned }: CollectionNftsProps & { readonly owned: OwnedNfts }) {
  const network = useNetworkId()
  const { t } = useTranslation('nftOperations')
  const [shown, setShown] = useState(step)
  const [chosen, setChosen] = useState<ReadonlySet<bigint>>(new Set())
  const [operation, setOperation] = useState<Operation | null>(null)
  const [isByList, setByList] = useState(false)
  const ids = owned.ids.slice(0, shown)
  const { data, error, isFetching, refetch } = useQuery({
    ...factsQuery(network, owned, record.address, ids),
    placeholderData: (before) => before,
  })
  if (error && data === undefined) {
    return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Skeleton height="12rem" />
  // A token that has left the wallet since is chosen no longer.
  const picked = data.filter(({ id }) => chosen.has(id))
  const toggle = ({ id }: NftFacts): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <div className={layout.stack}>
      {owned.isPaused && <Note kind="warning">{t('paused', { collection })}</Note>}
      <AskHosts />
      <NftTiles
        collection={collection}
        nfts={data}
        isChosen={({ id }) => chosen.has(id)}
        onToggle={toggle}
        isNames={holdsNames(collection)}
      />
      {shown < owned.ids.length && (
        <div>
          <Button variant="line" busy={isFetching} onClick={() => setShown(shown + step)}>
            {t('more', { count: owned.ids.length - shown })}
          </Button>
        </div>
      )}
      <SelectionBar
        count={picked.length}
        isNames={holdsNames(collection)}
        onClear={() => setChosen(new Set())}
        onOperation={setOperation}
      />
      {owned.ids.length > 1 && (
        <div>
          <Button variant="quiet" onClick={() => setByList(true)}>
            {t('byList.open')}
          </Button>
        </div>
      )}
      {isByList && (
        <TransferListDialog
          collection={collection}
          name={name}
          record={record}
          owned={owned}
          onClose={() => setByList(false)}
        />
      )}
      {operation !== null && picked.length > 0 && (
        <OperationDialog
          operation={operation}
          collection={collection}
          name={name}
          record={record}
          nfts={picked}
          onClose={() => setOperation(null)}
        />
      )}
      <Operators collection={collection} name={name} record={record} owned={owned} />
    </div>
  )
}
