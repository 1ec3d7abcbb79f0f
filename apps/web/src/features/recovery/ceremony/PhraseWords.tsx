import { wordlist } from '@scure/bip39/wordlists/english.js'
import { checksumPhrase } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import styles from './Ceremony.module.css'

/** The words for a digest. It contains the list of 2048 words, so it is loaded only when they are shown. */
export function PhraseWords({ digest, label }: { readonly digest: Hex; readonly label: string }) {
  return (
    <ol className={styles.words} aria-label={label} lang="en" translate="no">
      {checksumPhrase(digest, wordlist).map((word, index) => (
        <li key={index}>{word}</li>
      ))}
    </ol>
  )
}
