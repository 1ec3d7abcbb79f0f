import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClock } from '../../../chain/age/useClock'
import text from '../../../ui/text/text.module.css'

interface SeriesAnnouncementProps {
  readonly title: string
  readonly sent: number
  readonly count: number
  /** That it waits for the person, or is over: said at once. */
  readonly atOnce: string | null
}

/** Tells screen readers how far a series is, once a minute, and at once when it waits for the person or is over. */
export function SeriesAnnouncement({ title, sent, count, atOnce }: SeriesAnnouncementProps) {
  const { t } = useTranslation('series')
  const minute = useClock(60_000, (now) => Math.floor(now / 60_000))
  const [said, setSaid] = useState('')
  useEffect(() => {
    const progress = t('announce', { title, sent, count })
    // Readers of the screen say what changes after it was drawn.
    // oxlint-disable-next-line set-state-in-effect
    setSaid(atOnce === null ? progress : `${atOnce} ${progress}`)
    // Other changes wait for the next minute.
    // oxlint-disable-next-line exhaustive-deps
  }, [minute, atOnce])
  return (
    <p className={text.sr} role="status">
      {said}
    </p>
  )
}
