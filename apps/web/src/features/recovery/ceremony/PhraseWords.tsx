import { wordlist } from '@scure/bip39/wordlists/english.js'
import { checksumPhrase } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import text from '../../../shared/ui/text/text.module.css'
import styles from './Ceremony.module.css'

interface PhraseWordsProps {
  readonly digest: Hex
  readonly label: string
  /** Index of the word that is left out; null if all are shown. */
  readonly gap: number | null
}

/** The words for a digest. It contains the list of 2048 words, so it is loaded only when they are shown. */
export function PhraseWords({ digest, label, gap }: PhraseWordsProps) {
  const { t } = useTranslation('ceremony')
  return (
    <ol className={styles.words} aria-label={label} translate="no">
      {checksumPhrase(digest, wordlist).map((word, index) =>
        index === gap ? (
          <li key={index}>
            <span aria-hidden="true">…</span>
            <span className={text.sr}>{t('heard.gap', { number: index + 1 })}</span>
          </li>
        ) : (
          <li key={index} lang="en">
            {word}
          </li>
        ),
      )}
    </ol>
  )
}
