import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import text from '../../ui/text/text.module.css'
import { formatAge } from './formatAge'
import { useClock } from './useClock'

interface DataAgeProps {
  /** When it was read, in ms since 1970. */
  readonly readAt: number
  /** The last attempt to read it again failed: the shown data may be old. */
  readonly failed?: boolean
}

/** The age of the shown data. */
export function DataAge({ readAt, failed = false }: DataAgeProps) {
  const { t, i18n } = useTranslation('chain')
  const age = useClock(1_000, (now) => formatAge(now - readAt, i18n.language))
  return (
    <p className={joinClasses(failed ? text.warning : text.hint, layout.onScreen)}>
      {t(failed ? 'staleAge' : 'age', { age })}
    </p>
  )
}
