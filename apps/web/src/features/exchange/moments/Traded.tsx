import { getLatestBlock, pollPause, readField, valueOr, type NetworkId } from '@tyto/chain'
import { zilAddress, zrc2Token } from '@tyto/contracts'
import { formatName } from '@tyto/identity'
import { formatUnits, isAddress, type Address } from '@tyto/primitives'
import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { nameOf } from '../../../shared/transaction/action/nameOf'
import type { StoredTransaction } from '../../../shared/transaction/pending/storedTransaction'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { arrivedOf, inAll, momentToCount } from './arrived'
import { gotIn } from '../../../shared/identity/moment/gotIn'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import {
  defineMoment,
  type MomentPart,
  type TogetherPart,
} from '../../../shared/identity/moment/defineMoment'
import { useMomentPlace } from '../../../shared/identity/moment/momentPlace'
import { isDecimals, isFlag, isText, isUnits, orNull, recordOf } from '../../../shared/identity/moment/shapes'
import { sentQuery } from '../../../shared/identity/moment/sentQuery'

export interface TradedMoment {
  readonly kind: 'traded'
  /** Who has what arrived. */
  readonly receiver: Address
  /** Their balance of the coin before, in its smallest unit; null where nobody knows. */
  readonly had: bigint | null
  readonly to: { readonly symbol: string; readonly decimals: number; readonly token: Address }
  /** On whose page it was made; null where that is not known. */
  readonly page: string | null
  /** Did the account of the browser wallet itself trade? */
  readonly isOwn: boolean
}

interface Trade {
  readonly moment: TradedMoment
  readonly transaction: StoredTransaction
}

function Traded({ moment, transaction }: MomentPart<TradedMoment>) {
  return <Trades parts={[{ moment, transaction }]} />
}

/** Trades of one coin for one receiver are one for a person. */
function TradedTogether({ parts }: TogetherPart<TradedMoment>) {
  const [first] = parts
  const isOne = parts.every(
    ({ moment: { to, receiver } }) =>
      to.token === first?.moment.to.token && receiver === first.moment.receiver,
  )
  return isOne && <Trades parts={parts} />
}

/** Coins were traded: how much arrived in all, and the way to the balances and to the next trade. */
function Trades({ parts: trades }: TogetherPart<TradedMoment>) {
  const { network } = useMomentPlace()
  const { t, i18n } = useTranslation('moments')
  const { receiver, to, page: onPage, isOwn } = trades[0]!.moment
  const page = onPage === null ? null : nameOf(onPage)
  const found = useQueries({ queries: trades.map((trade) => sentQuery(network, idOf(trade))) })
  const isPending = found.some((each) => each.isPending)
  const parts = found.map(({ data }, at) => ({
    id: idOf(trades[at]!),
    had: trades[at]!.moment.had,
    sent: data ? gotIn(data, receiver, to) : null,
    block: data?.state.kind === 'confirmed' ? data.state.block : 0n,
  }))
  const { sent, had, last, isSoon } = inAll(parts)
  const isToken = to.token !== zilAddress
  const mustCount = isToken && had !== null && sent !== null && isSoon
  const now = useQuery(
    hasQuery(network, { id: last.id, block: last.block, receiver, token: mustCount ? to.token : null }),
  )
  const told =
    sent === null ? null : arrivedOf({ sent, had, has: typeof now.data === 'bigint' ? now.data : null })
  const said = (units: bigint): string =>
    `${formatDecimal(formatUnits(units, to.decimals), i18n.language)} ${to.symbol}`
  const words = trades.length === 1 ? 'traded' : 'traded.both'
  const isDid = page !== null && page.subdomain === '' && !isOwn
  return (
    <MomentFrame name={isOwn || page === null ? null : formatName(page)}>
      {isPending || (mustCount && now.isLoading) ? (
        <Skeleton width="12rem" />
      ) : (
        <p>
          {told === null
            ? t(`${words}.done`, { coin: to.symbol })
            : told.kind === 'less'
              ? t(`${words}.less`, { sent: said(told.sent), amount: said(told.arrived) })
              : // ZIL arrives as the chain moves it.
                t(`${words}.${told.kind === 'got' || !isToken ? 'got' : 'sent'}`, {
                  amount: said(told.sent),
                })}
        </p>
      )}
      {page !== null && (
        <div className={layout.row}>
          {!isOwn && (
            <MomentLink to={isDid ? 'balances' : 'defi'} name={page} isFirst>
              {t('action.balances')}
            </MomentLink>
          )}
          <MomentLink to="defi" name={page}>
            {t('traded.again')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

/** Traded is shown once its transaction is confirmed, which then has an id. */
function idOf({ transaction: { state } }: Trade): string {
  return 'id' in state ? (state.id ?? '') : ''
}

interface Holder {
  /** The trade and its block, so that what comes later does not count with it. */
  readonly id: string
  readonly block: bigint
  readonly receiver: Address
  /** Null where nothing needs to be counted. */
  readonly token: Address | null
}

/**
 * The balance of a token once a trade stands in a block: 'behind' from a node that has no such block yet, which is asked
 * again, 'late' where more blocks have come since than tell anything of the trade.
 */
function hasQuery(network: NetworkId, { id, block, receiver, token }: Holder) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'traded', id, 'has', token],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      token === null
        ? skipToken
        : async ({ signal }) => {
            const { client } = chainOf(network)
            // Both are asked in one request, so of one node.
            const [latest, balance] = await Promise.all([
              getLatestBlock(client, { signal }),
              readField(client, zrc2Token(token).fields.balances.at(receiver), { signal }),
            ])
            const moment = momentToCount({ trade: block, latest: latest.number })
            return moment === 'now' ? valueOr(balance, 0n) : moment
          },
    refetchInterval: ({ state: { data } }) => (data === 'behind' ? pollPause(0) : false),
  })
}

export const tradedMoment = defineMoment<TradedMoment>({
  kind: 'traded',
  fields: {
    receiver: isAddress,
    had: orNull(isUnits),
    to: recordOf<TradedMoment['to']>({ symbol: isText, decimals: isDecimals, token: isAddress }),
    page: orNull(isText),
    isOwn: isFlag,
  },
  Part: Traded,
  Together: TradedTogether,
})
