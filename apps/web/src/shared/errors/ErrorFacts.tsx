import { useTranslation } from 'react-i18next'
import { Facts } from '../ui/Facts'
import text from '../ui/text.module.css'
import type { ErrorEntry } from './describeError'

/** What happened, what to do, and the code. */
export function ErrorFacts({ entry }: { readonly entry: ErrorEntry }) {
  const { t } = useTranslation('errors')
  return (
    <Facts
      as="grid"
      facts={[
        { label: t('book.cause'), value: <b>{entry.text}</b> },
        ...(entry.next === null ? [] : [{ label: t('book.next'), value: entry.next }]),
        { label: t('book.code'), value: <span className={text.mono}>{entry.code}</span> },
      ]}
    />
  )
}
