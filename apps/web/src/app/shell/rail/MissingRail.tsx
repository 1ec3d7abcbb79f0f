import { MissingPart, type MissingProps } from '../../../shared/ui/parts/MissingPart'
import { joinClasses } from '../../../shared/ui/joinClasses'
import styles from '../Shell.module.css'

/** In place of the rail; on a phone in the place of its bar. */
export function MissingRail({ onTryAgain }: MissingProps) {
  return (
    <aside className={joinClasses(styles.railPlace, styles.missingRail)}>
      <MissingPart onTryAgain={onTryAgain} />
    </aside>
  )
}
