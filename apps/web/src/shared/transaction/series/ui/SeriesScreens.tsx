import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/buttons/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import type { SeriesHost } from '../seriesRunner'
import { useSeries } from '../useSeries'
import type { Moments } from '../../pending/ui/moments'
import { SeriesProgress } from './SeriesProgress'
import { SeriesReviewSheet } from './SeriesReviewSheet'

interface SeriesScreensProps {
  readonly runner: SeriesHost
  readonly moments: Moments
}

/** The dialogs of a series: its review, and how it goes. */
export function SeriesScreens({ runner, moments }: SeriesScreensProps) {
  const { t } = useTranslation('transaction')
  const { review, list, shown } = useSeries()
  const series = list.find(({ id }) => id === shown)
  useReviewOfPage(runner, { isOpen: review !== null })
  return (
    <>
      {review && <SeriesReviewSheet review={review} runner={runner} />}
      {series && (
        <Dialog
          open
          onClose={() => runner.series.show(null)}
          title={series.title}
          width="42rem"
          footer={<Button onClick={() => runner.series.show(null)}>{t('close')}</Button>}
        >
          <SeriesProgress
            id={series.id}
            runner={runner}
            moments={moments}
            onClose={() => runner.series.show(null)}
          />
        </Dialog>
      )}
    </>
  )
}

/** A review belongs to the page on which it was opened: it closes when another page comes. */
function useReviewOfPage(runner: SeriesHost, { isOpen }: { readonly isOpen: boolean }): void {
  const { pathname } = useLocation()
  const over = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpen) over.current = null
    else if (over.current === null) over.current = pathname
    else if (over.current !== pathname) runner.series.cancelReview()
  }, [isOpen, pathname, runner])
}
