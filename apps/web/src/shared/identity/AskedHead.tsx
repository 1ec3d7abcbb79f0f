import { formatName, type Name } from '@tyto/identity'
import { Name as NameText } from '../ui/text/Name'
import { Plate } from '../ui/plate/Plate'
import { joinClasses } from '../ui/joinClasses'
import text from '../ui/text/text.module.css'
import styles from './AskedHead.module.css'
import { LookAlikeNotes } from '../recipients/LookAlikeNotes'

interface AskedHeadProps {
  readonly name: Name
  /** The thing that is asked for, in words that the name completes. */
  readonly asked: string
}

/** The title of a page that asks for something in the name of somebody: what, and for whom, with the plate. */
export function AskedHead({ name, asked }: AskedHeadProps) {
  const username = formatName(name)
  return (
    <div className={styles.head}>
      <Plate name={username} className={styles.plate} />
      <div>
        <h1>
          <span className={joinClasses(text.sub, styles.asked)}>
            <span>{asked}</span>{' '}
          </span>
          <NameText name={username} size="page" />
        </h1>
        <LookAlikeNotes name={name} />
      </div>
    </div>
  )
}
