import { Avatar } from '../../shared/ui/plate/Avatar'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { useIssuerName } from './credentialQuery'
import styles from './Credentials.module.css'

interface IssuerNameProps {
  readonly did: string
  /** The name that the credential says; drawn only where it leads to the DID. */
  readonly said: string | null
}

/** Who signed a credential: by name where that is certain, else by DID. */
export function IssuerName({ did, said }: IssuerNameProps) {
  const { text: shown, isName } = useIssuerName(did, said)
  return (
    <span className={styles.issuer} translate="no">
      {isName && <Avatar name={shown} size="sm" />}
      <span className={text.anywhere}>{isName ? nameInText(shown) : shown}</span>
    </span>
  )
}
