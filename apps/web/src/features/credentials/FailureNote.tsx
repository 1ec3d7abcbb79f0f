import { useTranslation } from 'react-i18next'
import { describeError } from '../../shared/errors/describeError'
import { Note } from '../../shared/ui/cards/Note'

/** An error in words with the next step. */
export function FailureNote({ error }: { readonly error: unknown }) {
  useTranslation('errors')
  const { text, next } = describeError(error)
  return (
    <Note kind="warning">
      <span>{text}</span> <span>{next}</span>
    </Note>
  )
}
