import type { Missing } from '../../../session/wallet/findMissing'
import { MissingFix, useMissingText } from '../../../session/fixes/MissingFix'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import styles from './MissingOffer.module.css'

interface MissingProps {
  readonly missing: Missing
  /** The name or address whose controller alone may sign, if there is one. */
  readonly subject: string | undefined
}

/** Shown in place of the amber button: what is missing for the action, with the button that fixes it. */
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
