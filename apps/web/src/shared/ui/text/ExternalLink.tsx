import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import text from './text.module.css'

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  /** Says where the link leads; for content that is no text. */
  readonly label?: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link to another site. It opens in a new tab that learns nothing about this one. */
export function ExternalLink({ href, className, label, onClick, children }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && `${label} (${t('external')})`}
      title={label}
      onClick={onClick}
    >
      {label ? children : <span>{children}</span>}
      {!label && <span className={text.sr}>{` (${t('external')})`}</span>}
    </a>
  )
}
