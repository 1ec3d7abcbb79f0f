import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import text from './text.module.css'

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  /** Where the content is no text: what the link leads to. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** A link to a site of others, in a new tab that knows nothing of this one. */
export function ExternalLink({ href, className, label, children }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && `${label} (${t('external')})`}
      title={label}
    >
      {children}
      {!label && <span className={text.sr}> ({t('external')})</span>}
    </a>
  )
}
