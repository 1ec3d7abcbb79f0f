import type { ReactNode } from 'react'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import styles from './HeroLayout.module.css'

interface HeroLayoutProps {
  readonly plate: ReactNode
  /** The search field and its answer. */
  readonly children: ReactNode
}

/** The search of home: what is asked, beside the plate of the name. */
export function HeroLayout({ plate, children }: HeroLayoutProps) {
  return (
    <div className={joinClasses(layout.besidePlate, styles.hero)}>
      <section>{children}</section>
      {plate}
    </div>
  )
}
