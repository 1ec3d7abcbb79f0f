import { useEffect, useRef, type ReactNode } from 'react'
import layout from '../shared/ui/page/layout.module.css'
import text from '../shared/ui/text/text.module.css'
import styles from './WalletPage.module.css'

interface ViewProps {
  readonly title: string
  /** Under the title, in grey. */
  readonly subtitle?: ReactNode
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/**
 * One view of the wallet's page. Its heading takes the focus, so that screen readers read it and the keys work at once.
 */
export function View({ title, subtitle, footer, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={styles.view}>
      <div className={styles.body}>
        <div className={layout.stack}>
          <div>
            <h1 ref={heading} tabIndex={-1} className={text.h2}>
              {title}
            </h1>
            {subtitle && <p className={text.sub}>{subtitle}</p>}
          </div>
          {children}
        </div>
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </main>
  )
}
