import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '../../shared/ui/text/Badge'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Icon } from '../../shared/ui/icons/Icon'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import styles from './SearchResult.module.css'

interface AnswerProps {
  readonly badge: ReactNode
  readonly kind: ComponentProps<typeof Badge>['kind']
  readonly children: ReactNode
  /** The path to the name's page, if it has one. */
  readonly open?: string
  /** An action on the name. */
  readonly action?: ReactNode
}

/** The chain's answer about a name, in one line. */
export function Answer({ badge, kind = 'neutral', children, open, action }: AnswerProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.line}>
      <div className={styles.said}>
        <Badge kind={kind}>{badge}</Badge>
        <div className={styles.text}>{children}</div>
      </div>
      {action}
      {open !== undefined && (
        <Link className={buttonClasses({ variant: 'step' })} to={open}>
          {t('openIt')}
          <Icon name="arrow" />
        </Link>
      )}
    </div>
  )
}

/** Shown while the chain is being asked. */
export function Looking() {
  const { t } = useTranslation('search')
  return (
    <div className={styles.line} aria-busy="true">
      <div className={layout.row}>
        <Skeleton width="4rem" height="1.5rem" />
        <span>{t('looking')}</span>
      </div>
    </div>
  )
}
