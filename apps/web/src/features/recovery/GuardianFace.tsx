import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import styles from './GuardianFace.module.css'

/** The face of a guardian; nobody's where this device does not know the domain behind the hash. */
export function GuardianFace({ domain }: { readonly domain: string | null }) {
  return domain === null ? (
    <span className={styles.nobody}>
      <Icon name="user" size="sm" />
    </span>
  ) : (
    <Avatar name={`${domain}.ssi`} size="sm" />
  )
}
