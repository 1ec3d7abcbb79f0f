import type { BlockDetails } from '@tyto/chain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import { useNetworkId } from '../../../shared/settings/network'
import { NodeGlitch } from '../../../shared/chain/failure/NodeGlitch'
import { buildPath } from '../../../shared/routing/routes'
import { Address } from '../../../shared/ui/text/Address'
import { Amount } from '../../../shared/ui/text/Amount'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Facts } from '../../../shared/ui/cards/Facts'
import { Icon } from '../../../shared/ui/icons/Icon'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import text from '../../../shared/ui/text/text.module.css'
import { formatTime } from '../../../shared/ui/text/formatTime'
import { Age, exact } from '../../../shared/chain/age/Age'
import { ListCard } from '../parts/ListCard'
import { Qa } from '../../../shared/chain/coins/Qa'
import { blockQuery, blockTransactionsQuery } from '../queries'
import { RowsSkeleton } from '../parts/RowsSkeleton'
import { TransactionRows } from '../transactions/TransactionRows'

interface BlockPanelProps {
  readonly number: bigint
}

/** One block, its transactions, and links to the blocks before and after it. */
export function BlockPanel({ number }: BlockPanelProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation('explorer')
  const { data, error, isFetching, refetch } = useQuery(blockQuery(network, number))
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('blockNumber', { number: formatWhole(number, i18n.language) })}>
        {number > 0n && (
          <BlockLink number={number - 1n}>
            <Icon name="left" size="sm" />
            {t('earlierBlock')}
          </BlockLink>
        )}
        <BlockLink number={number + 1n}>
          {t('laterBlock')}
          <Icon name="right" size="sm" />
        </BlockLink>
      </PageHead>
      {data ? (
        <Found block={data} />
      ) : data === null ? (
        <EmptyState icon="clock" title={t('noBlock')} hint={t('noBlockHint')} />
      ) : error ? (
        <NodeGlitch error={error} busy={isFetching} onRetry={() => void refetch()} headingLevel={2} />
      ) : (
        <Card flush>
          <RowsSkeleton />
        </Card>
      )}
    </div>
  )
}

function BlockLink({ number, children }: { readonly number: bigint; readonly children: ReactNode }) {
  return (
    <Link
      className={buttonClasses({ variant: 'line', small: true })}
      to={buildPath('explorerBlock', { number: number.toString() })}
    >
      {children}
    </Link>
  )
}

function Found({ block }: { readonly block: BlockDetails }) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation('explorer')
  const { number, hash, time, transactions: count, gasUsed, gasLimit, fees } = block
  // No request for a block without transactions.
  const transactions = useQuery({ ...blockTransactionsQuery(network, number), enabled: count > 0 })
  return (
    <>
      <Card title={t('facts')}>
        <Facts
          facts={[
            {
              label: t('fact.time'),
              value: (
                <>
                  <span>{formatTime(time, i18n.language, exact)}</span>{' '}
                  <span className={text.hint}>
                    <span>(</span>
                    <Age since={time} />
                    <span>)</span>
                  </span>
                </>
              ),
            },
            { label: t('fact.hash'), value: <Address value={`0x${hash}`} as="grouped" /> },
            { label: t('transactions'), value: <Amount value={String(count)} /> },
            {
              label: t('fact.gasUsed'),
              value: (
                <>
                  <Amount value={gasUsed.toString()} />{' '}
                  <span className={text.hint}>
                    {t('ofLimit')} <Amount value={gasLimit.toString()} />
                  </span>
                </>
              ),
            },
            { label: t('fact.fees'), value: <Qa value={fees} /> },
          ]}
        />
      </Card>
      <ListCard
        title={t('transactions')}
        reading={count > 0 ? transactions : { ...transactions, data: [], error: null }}
        empty={t('emptyBlock')}
        isEmpty={(list) => list.length === 0}
      >
        {(list) => <TransactionRows transactions={list} />}
      </ListCard>
    </>
  )
}
