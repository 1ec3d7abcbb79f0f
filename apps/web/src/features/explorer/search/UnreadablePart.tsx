import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { ExplorerSearch } from './ExplorerSearch'

/** How much of the text is shown, in characters. */
const longestShownText = 300

interface UnreadablePartProps {
  readonly title: string
  /** The text from the path. */
  readonly text: string
  /** The reason why it cannot be read. */
  readonly error: string
}

/** The page for a wrong id, address or number in a path: the text with its error, to be corrected. */
export function UnreadablePart({ title, text, error }: UnreadablePartProps) {
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={title} />
      <ExplorerSearch key={text} start={text.slice(0, longestShownText)} error={error} />
    </div>
  )
}
