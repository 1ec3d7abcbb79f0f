import { findTransaction, pollPause, type NetworkId } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { chainReadOptions } from '../../shared/chain/queries'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { formatDecimal } from '../../shared/ui/formatDecimal'
import layout from '../../shared/ui/layout.module.css'
import { Skeleton } from '../../shared/ui/Skeleton'
import { gotIn } from './gotIn'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** Coins were traded: how much arrived as the block tells it, and the way to the balances and to the next trade. */
export function Traded({ moment, network, onClose }: MomentPart<'traded'>) {
  const { t, i18n } = useTranslation('moments')
  const { id, receiver, to, page, isOwn } = moment
  const { data, isPending } = useQuery(sentQuery(network, id))
  const got = data ? gotIn(data, receiver, to) : null
  const isDid = page !== null && page.subdomain === '' && !isOwn
  return (
    <MomentFrame name={isOwn || page === null ? null : formatName(page)}>
      {isPending ? (
        <Skeleton width="12rem" />
      ) : (
        <p>
          {got === null
            ? t('traded.done', { coin: to.symbol })
            : t('traded.got', {
                amount: `${formatDecimal(formatUnits(got, to.decimals), i18n.language)} ${to.symbol}`,
              })}
        </p>
      )}
      {page !== null && (
        <div className={layout.row}>
          {!isOwn && (
            <MomentLink
              to={isDid ? 'balances' : 'defi'}
              name={page}
              network={network}
              onClose={onClose}
              isFirst
            >
              {t('action.balances')}
            </MomentLink>
          )}
          <MomentLink to="defi" name={page} network={network} onClose={onClose}>
            {t('traded.again')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

/** A transaction that stands in a block does not change any more; a node that is behind is asked again. */
function sentQuery(network: NetworkId, id: string) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'traded', id],
    queryFn: ({ signal }) => findTransaction(chainOf(network).client, id, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state.kind === 'confirmed' ? false : pollPause(0)),
  })
}
