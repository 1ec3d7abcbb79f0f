import {
  alignLetters,
  describeLetter,
  formatName,
  parseName,
  strangeLetters,
  type Name,
  type StrangeLetter,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../ui/plate/Avatar'
import { joinClasses } from '../ui/joinClasses'
import { Name as NameText } from '../ui/text/Name'
import text from '../ui/text/text.module.css'
import styles from './LookAlikeLetters.module.css'
import { commaText } from '../ui/text/listText'

interface LookAlikeLettersProps {
  readonly name: Name
  /** The known name that it looks like, with `.ssi`. */
  readonly other: string | null
}

interface Cell {
  readonly letter: string | null
  readonly isStrange: boolean
}

/** The letters that make a name look like another one: named in words, and marked in the name. */
export function LookAlikeLetters({ name, other }: LookAlikeLettersProps) {
  const { t, i18n } = useTranslation('lookAlike')
  const describe = useLetterText()
  const { domain } = name
  const known = other === null ? null : parseName(other)
  const pairs = known?.ok ? alignLetters(domain, known.value.domain) : null
  const differing = (pairs ?? []).flatMap(({ of, isSame }) => (of === null || isSame ? [] : [of]))
  const letters = pairs === null ? strangeLetters(domain) : [...new Set(differing)].map(describeLetter)
  const strange = new Set(letters.map(({ character }) => character))
  const rows: readonly (readonly [string, readonly Cell[] | null])[] =
    other === null
      ? [[formatName(name), Array.from(domain, (letter) => ({ letter, isStrange: strange.has(letter) }))]]
      : [
          [formatName(name), pairs && pairs.map(({ of, isSame }) => ({ letter: of, isStrange: !isSame }))],
          [other, pairs && pairs.map(({ other: letter, isSame }) => ({ letter, isStrange: !isSame }))],
        ]
  if (other === null && letters.length === 0) return null
  return (
    <>
      {letters.length > 0 && (
        <p className={text.sub}>
          {t('holds', { letters: commaText(letters.slice(0, mostNamed).map(describe), i18n.language) })}
        </p>
      )}
      <ul className={styles.names} aria-label={t(other === null ? 'one' : 'both')}>
        {rows.map(([username, cells]) => (
          <li key={username} className={styles.name}>
            <Avatar name={username} size="lg" />
            {cells === null || cells.length > mostDrawn ? (
              <NameText name={username} size="xs" />
            ) : (
              <Letters username={username} cells={cells} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many letters are named in words, and how many are drawn one by one. */
const mostNamed = 6
const mostDrawn = 64

/** One name, each letter in a cell of its own, so that those of two names stand under each other. */
function Letters({ username, cells }: { readonly username: string; readonly cells: readonly Cell[] }) {
  return (
    <span>
      <span className={text.sr}>{username}</span>
      <span className={styles.letters} aria-hidden="true">
        {cells.map(({ letter, isStrange }, index) => (
          // Letters have no order but their own, and never move.
          <span key={index} className={joinClasses(styles.letter, isStrange && styles.strange)}>
            {letter === null ? '' : describeLetter(letter).kind === 'hidden' ? '□' : letter}
          </span>
        ))}
      </span>
    </span>
  )
}

/** A letter in words: 'the Cyrillic letter а', in the language of the page. */
function useLetterText(): (letter: StrangeLetter) => string {
  const { t, i18n } = useTranslation('lookAlike')
  const scriptNames = new Intl.DisplayNames(i18n.language, { type: 'script', fallback: 'none' })
  return ({ character, kind, script }) => {
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    if (kind === 'hidden') return t('hidden', { code })
    if (kind === 'digit') return t('digit', { character })
    const scriptName = script === null ? undefined : scriptNames.of(script)
    return scriptName === undefined
      ? t('sign', { character, code })
      : t('letter', { script: scriptName, character })
  }
}
