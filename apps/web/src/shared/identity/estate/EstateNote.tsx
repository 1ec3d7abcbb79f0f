import { estateAfter, type ControlChange } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../settings/network'
import layout from '../../ui/page/layout.module.css'
import { EstateChange } from './EstateChange'
import { estateQuery } from './estateQuery'
import { EstateTree } from './EstateTree'
import { EstateUnread } from './EstateUnread'
import { SaferFirst } from './SaferFirst'
import { TakeBack } from './TakeBack'

interface EstateNoteProps {
  /** Without suffix. */
  readonly domain: string
  /** The change by the act of this page; null while it is not chosen yet: then the name stands as it is. */
  readonly change: ControlChange | null
  readonly from?: 'then' | 'accepted'
  /** The acts that a person can do before, so that less goes along or stays open. */
  readonly offers?: 'name' | 'leave' | 'pause' | null
}

/** In the form of an act that changes control: the name before and after it, and what is safer first. */
export function EstateNote({ domain, change, from = 'then', offers = null }: EstateNoteProps) {
  const query = useQuery(estateQuery(useNetworkId(), domain))
  if (query.data === undefined) return <EstateUnread query={query} />
  const { data } = query
  return (
    <div className={layout.stack}>
      {change === null ? (
        <EstateTree estate={data} />
      ) : (
        <EstateChange before={data} after={estateAfter(data, change)} from={from} />
      )}
      {offers !== null && (
        <>
          <TakeBack estate={data} />
          <SaferFirst estate={data} offers={offers} />
        </>
      )}
    </div>
  )
}
