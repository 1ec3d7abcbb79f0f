import type { ReactNode } from 'react'
import { Facts, type Fact } from './Facts'
import { joinClasses } from '../joinClasses'
import layout from '../page/layout.module.css'
import styles from './NameCard.module.css'
import text from '../text/text.module.css'
import { Unfold } from './Unfold'

/** The chain's facts about a wallet, for whoever unfolds it. */
export interface OnChain {
  readonly label: string
  readonly facts: readonly Fact[]
  /** The technical line, given whole; only the width of the card cuts it. */
  readonly line?: string | undefined
  /** At the end of the line: a copy button. */
  readonly lineAction?: ReactNode
  /** Is it open from the start? */
  readonly isOpen?: boolean
}

interface NameCardProps {
  readonly label: string
  /** A `Plate`, or the image that takes its place. */
  readonly plate: ReactNode
  /** At the left, above the name: the kind of the identity. */
  readonly above: ReactNode
  /** At the right, above the name: the status. */
  readonly status?: ReactNode
  /** After the status; on a phone in a row of their own beside the plate. */
  readonly actions?: ReactNode
  /** A `Name` as the page's h1. */
  readonly name: ReactNode
  /** Under the name: what the person shows of themselves. */
  readonly children?: ReactNode
  readonly onChain: OnChain
}

/** A name's card, like the page of a passport. */
export function NameCard({ label, plate, above, status, actions, name, children, onChain }: NameCardProps) {
  return (
    <article className={styles.card} aria-label={label}>
      <div className={styles.plate}>{plate}</div>
      <div className={styles.body}>
        <div className={styles.above}>
          <span className={text.sub}>{above}</span>
          {status}
          {actions && <span className={joinClasses(layout.row, layout.gap05)}>{actions}</span>}
        </div>
        <div className={styles.name}>{name}</div>
        {children}
      </div>
      <OnChainFacts onChain={onChain} />
    </article>
  )
}

/** The lower edge of the card, which also stands by itself where a page begins with something else. */
export function OnChainFacts({ onChain }: { readonly onChain: OnChain }) {
  return (
    <div className={styles.onChain}>
      <Unfold label={onChain.label} isOpen={onChain.isOpen}>
        <Facts as="grid" facts={onChain.facts} />
        {onChain.line !== undefined && (
          <div className={styles.line}>
            <span>{onChain.line}</span>
            {onChain.lineAction}
          </div>
        )}
      </Unfold>
    </div>
  )
}
