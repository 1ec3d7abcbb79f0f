import { Icon } from '../../shared/ui/icons/Icon'
import styles from './NoPicture.module.css'

/** A placeholder for an NFT without a picture. */
export function NoPicture() {
  return (
    <span className={styles.none}>
      <Icon name="image" size="lg" />
    </span>
  )
}
