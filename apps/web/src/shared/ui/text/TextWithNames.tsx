import { topLevels } from '@tyto/identity'
import styles from './Name.module.css'

/** The last letter of a name and its suffix. */
const tails = new RegExp(`(\\S\\.(?:${topLevels.join('|')}))(?![\\p{L}\\p{N}])`, 'u')

/** A sentence in which no name breaks in its suffix. */
export function TextWithNames({ children }: { readonly children: string }) {
  return children.split(tails).map((part, index) =>
    // Every second part is what the pattern found.
    index % 2 === 1 ? (
      <span key={index} className={styles.tail}>
        {part}
      </span>
    ) : (
      <span key={index}>{part}</span>
    ),
  )
}
