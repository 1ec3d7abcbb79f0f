import type { Name } from '@tyto/identity'
import { LookAlikeNotes } from '../../shared/identity/LookAlikeNotes'
import { Name as NameText } from '../../shared/ui/Name'
import { Plate } from '../../shared/ui/Plate'
import text from '../../shared/ui/text.module.css'
import styles from './SignerForm.module.css'

interface SignerHeadProps {
  readonly name: Name
  /** The name as the page shows it. */
  readonly username: string
  readonly asked: string
}

/** The question to a guardian, above the name and its plate. */
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
