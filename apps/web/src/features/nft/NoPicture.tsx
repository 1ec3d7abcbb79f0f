import { Icon } from '../../shared/ui/Icon'
import styles from './NoPicture.module.css'

/** Where the picture of an NFT would stand. */
export function NoPicture() {
  return (
    <span className={styles.none}>
      <Icon name="image" size="lg" />
    </span>
  )
}
