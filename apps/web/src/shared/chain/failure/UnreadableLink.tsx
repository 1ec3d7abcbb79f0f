import type { LinkCodeError } from '@tyto/identity'
import { Card } from '../../ui/cards/Card'
import { EmptyState } from '../../ui/page/EmptyState'
import { useLinkProblemText } from './useLinkProblemText'

interface UnreadableLinkProps {
  readonly code: LinkCodeError
  /** The text that says what cannot be done with it. */
  readonly refused: string
}

/** Shown for a link with an unreadable code. Nothing of it is shown, and nothing can be done with it. */
export function UnreadableLink({ code, refused }: UnreadableLinkProps) {
  const problemText = useLinkProblemText()
  return (
    <Card>
      <EmptyState icon="warn" title={refused} hint={problemText(code)} headingLevel={1} />
    </Card>
  )
}
