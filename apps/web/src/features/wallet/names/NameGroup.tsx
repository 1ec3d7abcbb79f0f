import type { ReactNode } from 'react'
import styles from './NamesList.module.css'

/** Some names of the list, under what they have in common. */
export function NameGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.head}>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}
