import type { NftFacts, OwnedNfts } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { AskHosts } from '../../../shared/identity/image/AskHosts'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { holdsNames } from '../holdsNames'
import { TransferListDialog } from './list/TransferListDialog'
import { NftTiles } from './NftTiles'
import { OperationDialog, type Operation } from './OperationDialog'
import { Operators } from './Operators'
import { ownedQuery, type Collection } from '../../../shared/identity/nfts/ownedQueries'
import { SelectionBar } from './SelectionBar'
import { shownAtOnce, useShownNfts } from '../../../shared/identity/nfts/useShownNfts'
import { useOpenedDialog } from '../../../shared/ui/steps/useOpened'

interface CollectionNftsProps {
  readonly collection: Collection
  readonly name: Name
  readonly record: DidRecord
}

/** The NFTs of a wallet in one collection. */
export function CollectionNfts(props: CollectionNftsProps) {
  const { collection, record } = props
  const network = useNetworkId()
  const { t } = useTranslation('nftOperations')
  const { data, error, isFetching, refetch } = useQuery(ownedQuery(network, collection, record.address))
  if (error) {
    return (
      <>
        <EmptyState icon="image" title={t('unread')} />
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      </>
    )
  }
  if (data === undefined) return <Skeleton height="12rem" />
  if (data === null) {
    return <EmptyState icon="image" title={t('missing', { collection })} />
  }
  if (data.ids.length === 0) {
    return (
      <>
        <EmptyState icon="image" title={t('none')} hint={t('noneHint')} />
        <Operators {...props} owned={data} />
      </>
    )
  }
  return <Owned {...props} owned={data} />
}

function Owned({ collection, name, record, owned }: CollectionNftsProps & { readonly owned: OwnedNfts }) {
  const { t } = useTranslation('nftOperations')
  const [digits, setDigits] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<bigint, NftFacts>>(new Map())
  const [operation, setOperation] = useState<Operation | null>(null)
  const list = useOpenedDialog(`list ${collection}`)
  const shown = useShownNfts(owned, record.address, digits.replace(/\D/g, ''))
  const { ids, facts, error, isFetching, readAgain, left } = shown
  // A token that has left the wallet since is chosen no longer.
  const own = useMemo(() => new Set(owned.ids), [owned.ids])
  const picked = [...chosen.values()].flatMap((nft) => (own.has(nft.id) ? [facts.get(nft.id) ?? nft] : []))
  const toggle = (nft: NftFacts): void => {
    const next = new Map(chosen)
    if (!next.delete(nft.id)) next.set(nft.id, nft)
    setChosen(next)
  }
  return (
    <div className={layout.stack}>
      {owned.isPaused && <Note kind="warning">{t('paused', { collection })}</Note>}
      <AskHosts />
      {owned.ids.length > shownAtOnce && (
        <Field
          label={t('find')}
          value={digits}
          onChange={(event) => setDigits(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          mono
        />
      )}
      {ids !== null ? (
        <NftTiles
          collection={collection}
          ids={ids}
          facts={facts}
          isChosen={(id) => chosen.has(id)}
          onToggle={toggle}
          onCome={shown.come}
          isNames={holdsNames(collection)}
        />
      ) : (
        error === null && <Skeleton height="12rem" />
      )}
      {ids?.length === 0 && error === null && !isFetching && (
        <p className={text.sub}>{t(digits === '' ? 'none' : 'notFound')}</p>
      )}
      {error !== null && <CardFailure error={error} busy={isFetching} onRetry={readAgain} />}
      {left > 0 && (
        <div>
          <Button variant="line" onClick={shown.showMore}>
            {t('more', { count: left })}
          </Button>
        </div>
      )}
      <SelectionBar
        count={picked.length}
        isNames={holdsNames(collection)}
        onClear={() => setChosen(new Map())}
        onOperation={setOperation}
      />
      {owned.ids.length > 1 && (
        <div>
          <Button variant="quiet" onClick={list.open}>
            {t('byList.open')}
          </Button>
        </div>
      )}
      {list.isOpen && (
        <TransferListDialog
          collection={collection}
          name={name}
          record={record}
          owned={owned}
          onClose={list.close}
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
