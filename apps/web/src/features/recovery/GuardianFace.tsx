import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import styles from './GuardianFace.module.css'

/** The picture of a guardian; a blank one if this device does not know the domain behind the hash. */
export function GuardianFace({ domain }: { readonly domain: string | null }) {
  return domain === null ? (
    <span className={styles.nobody}>
      <Icon name="user" size="sm" />
    </span>
  ) : (
    <Avatar name={`${domain}.ssi`} size="sm" />
  )
}
