import type { Name } from '@tyto/identity'
import { LookAlikeNotes } from '../../shared/identity/LookAlikeNotes'
import { Name as NameText } from '../../shared/ui/Name'
import { Plate } from '../../shared/ui/Plate'
import text from '../../shared/ui/text.module.css'
import styles from './SignerForm.module.css'

interface SignerHeadProps {
  readonly name: Name
  /** As it is drawn. */
  readonly username: string
  readonly asked: string
}

/** What a guardian is asked, over the name with its plate. */
export function SignerHead({ name, username, asked }: SignerHeadProps) {
  return (
    <div className={styles.head}>
      <Plate name={username} className={styles.plate} />
      <div>
        <p className={text.sub}>{asked}</p>
        <NameText name={username} size="page" as="h1" />
        <LookAlikeNotes name={name} />
      </div>
    </div>
  )
}
