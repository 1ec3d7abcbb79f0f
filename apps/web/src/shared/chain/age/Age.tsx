import { useTranslation } from 'react-i18next'
import { formatAge } from './formatAge'
import { useClock } from './useClock'
import { formatTime } from '../../ui/text/formatTime'

interface AgeProps {
  /** In ms since 1970. */
  readonly since: number
  /** Between two looks at the clock, in ms. */
  readonly pause?: number
}

/** How long ago a time was; the time itself is its title. */
export function Age({ since, pause = 1_000 }: AgeProps) {
  const { i18n } = useTranslation()
  const age = useClock(pause, (now) => formatAge(now - since, i18n.language))
  return (
    <time dateTime={new Date(since).toISOString()} title={formatTime(since, i18n.language, exact)}>
      {age}
    </time>
  )
}

/** Day and time to the second. */
export const exact = { dateStyle: 'medium', timeStyle: 'medium' } as const
