import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button'
import { Note } from '../../ui/cards/Note'
import { Skeleton } from '../../ui/page/Skeleton'

interface EstateUnreadProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** In the place of an estate that is not there: it is being read, or could not be, and is asked for again. */
export function EstateUnread({ query: { error, isFetching, refetch } }: EstateUnreadProps) {
  const { t } = useTranslation(['estate', 'common'])
  if (error === null) return <Skeleton height="8rem" />
  return (
    <Note kind="warning">
      <p>{t('estate:unknown')}</p>
      <Button variant="line" small busy={isFetching} onClick={() => void refetch()}>
        {t('common:action.tryAgain')}
      </Button>
    </Note>
  )
}
