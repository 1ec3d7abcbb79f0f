import { formatName, parseName, type DidRecord, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { collectablesQuery } from '../../../shared/identity/image/nftQueries'
import { isNameNft } from '../../../shared/identity/nfts/pictureOfNft'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { NameEntry } from './NameEntry'
import { NameGroup } from './NameGroup'
import styles from './NamesList.module.css'

interface OtherNamesProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The names under other suffixes that a wallet holds as tokens; nothing where it holds none. */
export function OtherNames({ name, record }: OtherNamesProps) {
  const { t } = useTranslation('names')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(collectablesQuery(network, record.address))
  const held = (data ?? []).map(({ collection, count, first }) => {
    const names = first
      .filter((each) => isNameNft(collection, each))
      .flatMap((each) => {
        const read = parseName(`${each.name}${collection}`)
        return read.ok ? [read.value] : []
      })
    return { collection, names, isName: collection.startsWith('.'), more: count - BigInt(first.length) }
  })
  const shown = held.filter((each) => each.isName && (each.names.length > 0 || each.more > 0n))
  if (shown.length === 0 && error === null) return null
  const toAll = buildPath('nfts', { name })
  return (
    <NameGroup title={t('others')}>
      {error !== null && (
        <li className={styles.none}>
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        </li>
      )}
      {shown.flatMap(({ names }) =>
        names.map((each) => <NameEntry key={formatName(each)} name={each} isMine />),
      )}
      {shown.map(
        ({ collection, more }) =>
          more > 0n && (
            <li key={collection} className={styles.none}>
              <Link to={toAll}>{t('more', { count: Number(more), collection })}</Link>
            </li>
          ),
      )}
    </NameGroup>
  )
}
