import { domainId, estateAfter, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../chain/failure/CardFailure'
import { useNetworkId } from '../../settings/network'
import layout from '../../ui/page/layout.module.css'
import { Note } from '../../ui/cards/Note'
import { Skeleton } from '../../ui/page/Skeleton'
import { Waiting } from '../../ui/page/Waiting'
import { Promises } from './EstateChange'
import { doorsQuery } from './estateQuery'
import { TakeBack } from './TakeBack'

interface OpenDoorsProps {
  /** The name that leads to the wallet. */
  readonly name: Name
  readonly wallet: Address
  /** Is the person the one who could take promises back now? */
  readonly canClose: boolean
  /** Is the wallet taken by its new owner now? Then the offer of it is over. */
  readonly isClaimed?: boolean
}

/** The promises of a wallet that go on after its door is closed, or after it changed hands; nothing where there are none. */
export function OpenDoors({ name, wallet, canClose, isClaimed = false }: OpenDoorsProps) {
  const { t } = useTranslation(['estate', 'common'])
  const { data, error, isFetching, refetch } = useQuery(
    doorsQuery(useNetworkId(), domainId(name.domain), wallet),
  )
  if (data === undefined) {
    return error === null ? (
      <Waiting>
        <Skeleton />
      </Waiting>
    ) : (
      <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  const taken = new Map([[wallet, { domain: domainId(name.domain), controller: null }]])
  const then = isClaimed ? estateAfter(data, { domains: taken }) : data
  const promises = then.promises.filter((promise) => promise.wallet === wallet)
  const isUnread = data.wallets.some(
    ({ address, unread }) => address === wallet && unread.includes('promises'),
  )
  if (promises.length === 0) return isUnread ? <Note kind="warning">{t('estate:doors.unread')}</Note> : null
  return (
    <Note kind="warning">
      <div className={layout.stack} data-doors>
        <Promises estate={{ ...data, promises }} />
        <p>{t('estate:doors.goOn')}</p>
        {canClose && <TakeBack estate={{ ...data, promises }} />}
      </div>
    </Note>
  )
}
