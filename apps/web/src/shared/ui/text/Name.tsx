import { memo, type CSSProperties } from 'react'
import { joinClasses } from '../joinClasses'
import styles from './Name.module.css'
import { nameParts } from './nameParts'
import { nameWidth } from './nameWidth'
import text from './text.module.css'

interface NameProps {
  /** The whole username: optional subdomain and @, domain, dot, top-level name. */
  readonly name: string
  /** `hero` on the name's own page, `page` on inner pages, `md`, `sm` in lists, `xs` in tight places. */
  readonly size?: 'hero' | 'page' | 'md' | 'sm' | 'xs'
  readonly as?: 'span' | 'h1' | 'h2'
  /** Every letter, however many: where the name is what is decided about. */
  readonly isWhole?: boolean
  readonly className?: string | undefined
}

/**
 * A username in the display font. If it is shortened or broken into lines, screen readers still read it whole, and its
 * title is the full name. It shrinks to the width of its container, then breaks after the @, and never in its suffix.
 */
export const Name = memo(function Name({
  name,
  size = 'sm',
  as: Tag = 'span',
  isWhole = false,
  className,
}: NameProps) {
  const { subdomain, domain, topLevel, breaks, shortened } = nameParts(name, { isWhole })
  const letters = Array.from(domain)
  const last = letters.pop() ?? ''
  const before = subdomain && `${subdomain}@`
  const lines = breaks ? [before, `${domain}${topLevel}`] : [`${before}${domain}${topLevel}`]
  const drawn = (
    <>
      {subdomain && (
        <>
          <i className={styles.subdomain}>{subdomain}</i>
          <span className={styles.at}>@</span>
          <wbr />
        </>
      )}
      <span>{letters.join('')}</span>
      <span className={styles.tail}>
        <span>{last}</span>
        {topLevel && <span className={styles.tld}>{topLevel}</span>}
      </span>
    </>
  )
  const whole = !breaks && !shortened
  return (
    <Tag
      className={joinClasses(styles.name, styles[size], breaks && styles.breaks, className)}
      style={{ '--name-em': Math.max(1, ...lines.map(nameWidth)) } as CSSProperties}
      title={shortened ? name : undefined}
      translate="no"
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
})
