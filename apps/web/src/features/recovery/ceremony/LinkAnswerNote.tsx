import { useTranslation } from 'react-i18next'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { useLinkAnswer } from './useLinkAnswer'
import { useProblemText } from './useProblemText'

/** Adds the answer from the link of this page to the request, and shows the result. */
export function LinkAnswerNote({ storageKey }: { readonly storageKey: string }) {
  const { t } = useTranslation('ceremony')
  const problemText = useProblemText()
  const answer = useLinkAnswer(storageKey)
  if (answer === null) return null
  if (answer.kind === 'unreadable') return <Note kind="danger">{problemText(answer.code)}</Note>
  const text = t(`arrived.${answer.kind}`, { name: nameInText(`${answer.guardian}.ssi`) })
  return <Note kind={answer.kind === 'added' ? 'success' : 'warning'}>{text}</Note>
}
