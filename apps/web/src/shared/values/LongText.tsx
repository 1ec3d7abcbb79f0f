import { useTranslation } from 'react-i18next'
import text from '../ui/text.module.css'
import styles from './ValueView.module.css'

/** More than this of one text is not drawn: a page must not stand still for a book on the chain. */
const mostDrawn = 100_000

/** Longer texts are folded. */
const longestUnfolded = 400
const foldedHead = 120

/** All of a text; a long one behind a summary. */
export function FoldedText({ value }: { readonly value: string }) {
  const { t } = useTranslation('transaction')
  if (value === '') return <Empty />
  if (value.length <= longestUnfolded) return <span className={text.anywhere}>{value}</span>
  return (
    <details>
      <summary className={styles.summary}>
        <span className={text.anywhere}>{value.slice(0, foldedHead)}…</span>{' '}
        <span className={text.hint}>{t('value.characters', { count: value.length })}</span>
      </summary>
      <span className={text.anywhere}>
        {value.slice(0, mostDrawn)}
        {value.length > mostDrawn && '…'}
      </span>
    </details>
  )
}

interface CutTextProps {
  readonly value: string
  /** Inside another value: shorter. */
  readonly isInner: boolean
}

const cuts = {
  alone: { longest: 160, head: 80, tail: 20 },
  inner: { longest: 40, head: 16, tail: 8 },
}
const longestTitle = 2_000

/** A text whose middle is left out where it is long, with its length. */
export function CutText({ value, isInner }: CutTextProps) {
  const { t } = useTranslation('transaction')
  const { longest, head, tail } = isInner ? cuts.inner : cuts.alone
  if (value === '') return <Empty />
  if (value.length <= longest) return value
  return (
    <span title={value.slice(0, longestTitle)}>
      {value.slice(0, head)}…{value.slice(-tail)}
      {value.length > cuts.alone.longest && (
        <span className={text.ink3}> {t('value.charactersAside', { count: value.length })}</span>
      )}
    </span>
  )
}

/** Nothing is there, and that is how it is meant. */
export function Empty() {
  const { t } = useTranslation('transaction')
  return <span className={text.ink3}>{t('value.empty')}</span>
}
