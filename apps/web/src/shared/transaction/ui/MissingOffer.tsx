import type { Missing } from '../../session/findMissing'
import { MissingFix, useMissingText } from '../../session/MissingFix'
import { Note } from '../../ui/Note'
import text from '../../ui/text.module.css'
import styles from './MissingOffer.module.css'

interface MissingProps {
  readonly missing: Missing
  /** The name or address whose controller alone may sign, where that is so. */
  readonly subject: string | undefined
}

/** What stands between a person and an action, with the way to mend it: in place of the amber button. */
export function MissingOffer({ missing, subject }: MissingProps) {
  const missingText = useMissingText()
  return (
    <div className={styles.offer}>
      <p className={text.sub}>{missingText(missing, subject)}</p>
      <MissingFix missing={missing} />
    </div>
  )
}

export function MissingNote({ missing, subject }: MissingProps) {
  const missingText = useMissingText()
  return <Note kind="warning">{missingText(missing, subject)}</Note>
}
