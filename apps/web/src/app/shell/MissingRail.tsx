import { MissingPart, type MissingProps } from '../../shared/ui/parts/MissingPart'
import styles from './IdentityRail.module.css'

/** In place of the rail; on screens without a rail nothing. */
export function MissingRail({ onTryAgain }: MissingProps) {
  return (
    <aside className={styles.rail}>
      <MissingPart onTryAgain={onTryAgain} />
    </aside>
  )
}
