import { estateAfter, type ControlChange } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { Button } from '../../ui/Button'
import layout from '../../ui/layout.module.css'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { EstateChange } from './EstateChange'
import { estateQuery } from './estateQuery'
import { SaferFirst } from './SaferFirst'
import { EstateTree } from './EstateTree'
import { TakeBack } from './TakeBack'

interface EstateNoteProps {
  /** Without suffix. */
  readonly domain: string
  /** What the act of this page changes; null while that is not chosen yet: then the name stands as it is. */
  readonly change: ControlChange | null
  readonly from?: 'then' | 'accepted'
  /** What the person can do before, so that less goes along or stays open. */
  readonly offers?: 'leave' | 'pause' | null
  readonly children?: ReactNode
}

/** In the form of an act that changes control: the name before and after it, and what is safer first. */
export function EstateNote({ domain, change, from = 'then', offers = null, children }: EstateNoteProps) {
  const { t } = useTranslation(['estate', 'common'])
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(estateQuery(network, domain))
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="8rem" />
    ) : (
      <Note kind="warning">
        <p>{t('estate:unknown')}</p>
        <Button variant="line" small busy={isFetching} onClick={() => void refetch()}>
          {t('common:action.tryAgain')}
        </Button>
      </Note>
    )
  }
  return (
    <div className={layout.stack}>
      {change === null ? (
        <EstateTree estate={data} />
      ) : (
        <EstateChange before={data} after={estateAfter(data, change)} from={from} />
      )}
      {children}
      {offers !== null && (
        <>
          <TakeBack estate={data} />
          <SaferFirst estate={data} offers={offers} />
        </>
      )}
    </div>
  )
}
