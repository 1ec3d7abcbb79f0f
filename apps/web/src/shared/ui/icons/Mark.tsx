import styles from './Mark.module.css'

/** The owl logo of Tyto. It is decoration: the link around it has the name. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 7.8C13.9 3.6 4.2 3.2 3.8 13.2 3.5 21.6 11.6 25.3 16 29.2c4.4-3.9 12.5-7.6 12.2-16C27.8 3.2 18.1 3.6 16 7.8Z" />
      <circle className={styles.eye} cx="10.7" cy="14.2" r="2.9" />
      <circle className={styles.eye} cx="21.3" cy="14.2" r="2.9" />
      <path d="M16 9.8v9" />
      <path className={styles.beak} d="M14.5 18.2h3L16 22.8z" />
    </svg>
  )
}
