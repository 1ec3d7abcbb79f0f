import { joinClasses } from './joinClasses'
import styles from './Name.module.css'
import { nameParts } from './nameParts'
import text from './text.module.css'

interface NameProps {
  /** The whole username: optional subdomain and @, domain, dot, top-level name. */
  readonly name: string
  /** `hero` on the name's own page, `page` on inner pages, `md`, `sm` in lists, `xs` in tight places. */
  readonly size?: 'hero' | 'page' | 'md' | 'sm' | 'xs'
  readonly as?: 'span' | 'h1' | 'h2'
  readonly className?: string | undefined
}

/**
 * A username in the display font. If it is shortened or broken into lines, screen readers still read it whole, and its
 * title is the full name.
 */
export function Name({ name, size = 'sm', as: Tag = 'span', className }: NameProps) {
  const { subdomain, domain, topLevel, breaks, shortened } = nameParts(name)
  const drawn = (
    <>
      {subdomain && (
        <>
          <i className={styles.subdomain}>{subdomain}</i>
          <span className={styles.at}>@</span>
        </>
      )}
      {domain}
      {topLevel && <span className={styles.tld}>{topLevel}</span>}
    </>
  )
  const whole = !breaks && !shortened
  return (
    <Tag
      className={joinClasses(styles.name, styles[size], breaks && styles.breaks, className)}
      title={shortened ? name : undefined}
    >
      {whole ? (
        drawn
      ) : (
        <>
          <span aria-hidden="true">{drawn}</span>
          <span className={text.sr}>{name}</span>
        </>
      )}
    </Tag>
  )
}
