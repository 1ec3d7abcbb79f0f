import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { PageHead } from '../../shared/ui/PageHead'
import { ExplorerSearch } from './ExplorerSearch'

interface UnreadablePartProps {
  readonly title: string
  /** What stands in the path. */
  readonly text: string
  /** What is wrong with it. */
  readonly error: string
}

/** A path of the explorer whose id, address or number is none: the text with its error, to be mended. */
export function UnreadablePart({ title, text, error }: UnreadablePartProps) {
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={title} />
      <ExplorerSearch key={text} start={text.slice(0, 300)} error={error} />
    </div>
  )
}
