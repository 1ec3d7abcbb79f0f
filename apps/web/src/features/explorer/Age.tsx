import { useTranslation } from 'react-i18next'
import { formatAge } from '../../shared/chain/formatAge'
import { useNow } from '../../shared/chain/useNow'
import { formatTime } from '../../shared/ui/formatTime'

/** How long ago a time (ms since 1970) was; the time itself is its title. */
export function Age({ since }: { readonly since: number }) {
  const { i18n } = useTranslation()
  const now = useNow(1_000)
  return (
    <time dateTime={new Date(since).toISOString()} title={formatTime(since, i18n.language, exact)}>
      {formatAge(now - since, i18n.language)}
    </time>
  )
}

/** Day and time to the second. */
export const exact = { dateStyle: 'medium', timeStyle: 'medium' } as const
