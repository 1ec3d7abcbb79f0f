import { Avatar } from '../../shared/ui/plate/Avatar'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import styles from './GuardianFace.module.css'

interface GuardianFaceProps {
  /** Null if this device does not know the domain behind the hash, or none is typed yet. */
  readonly domain: string | null
  readonly size?: 'sm' | 'lg'
  readonly closed?: boolean
}

/** The picture of a guardian; a blank one without a domain. */
export function GuardianFace({ domain, size = 'sm', closed = false }: GuardianFaceProps) {
  return domain === null ? (
    <span className={joinClasses(styles.nobody, styles[size])}>
      <Icon name="user" size="sm" />
    </span>
  ) : (
    <Avatar name={`${domain}.ssi`} size={size} eyes={closed ? 'shut' : 'open'} />
  )
}
