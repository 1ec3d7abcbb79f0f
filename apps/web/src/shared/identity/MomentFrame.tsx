import type { ReactNode } from 'react'
import { Name } from '../ui/text/Name'
import { Plate } from '../ui/plate/Plate'
import { joinClasses } from '../ui/joinClasses'
import styles from './MomentFrame.module.css'

interface MomentFrameProps {
  /** The whole name, or null where it is about a wallet without a name. */
  readonly name: string | null
  /** The owl: being drawn, opening its eyes, or with closed eyes. */
  readonly owl?: 'drawing' | 'waking' | 'closed'
  /** The sentence about the success, and the next steps. */
  readonly children: ReactNode
}

/** The frame of a great moment of an identity: its owl, its name in large letters, and the next steps. */
export function MomentFrame({ name, owl = 'waking', children }: MomentFrameProps) {
  return (
    <div className={styles.moment}>
      {name !== null && (
        <Plate
          name={name}
          closed={owl !== 'waking'}
          className={joinClasses(
            styles.plate,
            owl !== 'closed' && styles.drawn,
            owl === 'waking' && styles.waking,
          )}
        />
      )}
      <div className={styles.words}>
        {name !== null && <Name name={name} size="md" isWhole className={styles.name} />}
        {children}
      </div>
    </div>
  )
}
