import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../text/text.module.css'

interface WaitingProps {
  readonly className?: string | undefined
  /** Grey bars of the shape that the content will have. */
  readonly children: ReactNode
}

/** Holds the place of content that is loading, and says so to screen readers. The footers of the page wait for it. */
export function Waiting({ className, children }: WaitingProps) {
  const { t } = useTranslation()
  return (
    <div className={className} aria-busy="true">
      <p className={text.sr} role="status">
        {t('loading')}
      </p>
      {children}
    </div>
  )
}
