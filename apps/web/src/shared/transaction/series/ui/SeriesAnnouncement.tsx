import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text/text.module.css'

interface SeriesAnnouncementProps {
  readonly title: string
  readonly sent: number
  readonly count: number
  /** That it waits for the person, or is over. */
  readonly atOnce: string | null
}

/** Tells screen readers how far a series is, with each that stands in a block, and when it waits for the person or is over. */
export function SeriesAnnouncement({ title, sent, count, atOnce }: SeriesAnnouncementProps) {
  const { t } = useTranslation('series')
  const [said, setSaid] = useState('')
  useEffect(() => {
    const progress = t('announce', { title, sent, count })
    // Readers of the screen say what changes after it was drawn.
    // oxlint-disable-next-line set-state-in-effect
    setSaid(atOnce === null ? progress : `${atOnce} ${progress}`)
  }, [t, title, sent, count, atOnce])
  return (
    <p className={text.sr} role="status">
      {said}
    </p>
  )
}
