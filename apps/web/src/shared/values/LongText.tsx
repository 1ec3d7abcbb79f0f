import { useTranslation } from 'react-i18next'
import text from '../ui/text/text.module.css'
import styles from './ValueView.module.css'

/** A text is drawn up to this length, so that a huge text on the chain cannot freeze the page. */
const mostDrawn = 100_000

/** Longer texts are folded. */
const longestUnfolded = 400
const foldedHead = 120

/** A whole text; a long one is folded behind its beginning. */
export function FoldedText({ value }: { readonly value: string }) {
  const { t } = useTranslation('transaction')
  if (value === '') return <Empty />
  if (value.length <= longestUnfolded)
    return (
      <span className={text.anywhere} translate="no">
        {value}
      </span>
    )
  return (
    <details>
      <summary className={styles.summary}>
        <span className={text.anywhere} translate="no">
          {value.slice(0, foldedHead)}…
        </span>{' '}
        <span className={text.hint}>{t('value.characters', { count: value.length })}</span>
      </summary>
      <span className={text.anywhere} translate="no">
        {value.slice(0, mostDrawn)}
        {value.length > mostDrawn && '…'}
      </span>
    </details>
  )
}

const brief = { longest: 40, head: 16, tail: 8 }
const longestTitle = 2_000

/** A text in a line of other things: if it is long, its middle is left out. */
export function BriefText({ value }: { readonly value: string }) {
  if (value === '') return <Empty />
  if (value.length <= brief.longest) return <span translate="no">{value}</span>
  return (
    <span title={value.slice(0, longestTitle)} translate="no">
      {value.slice(0, brief.head)}…{value.slice(-brief.tail)}
    </span>
  )
}

/** The sign for an empty value. */
export function Empty() {
  const { t } = useTranslation('transaction')
  return <span className={text.ink3}>{t('value.empty')}</span>
}
