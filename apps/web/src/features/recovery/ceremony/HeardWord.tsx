import { wordlist } from '@scure/bip39/wordlists/english.js'
import { checksumPhrase } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/ui/fields/Field'
import { isComposing } from '../../../shared/ui/fields/isComposing'

interface HeardWordProps {
  readonly digest: Hex
  /** Index of the word that the page leaves out. */
  readonly place: number
  readonly onHeard: (isRight: boolean) => void
}

/** Asks the guardian for the word that the page leaves out: only somebody who reads this request to them can say it. */
export function HeardWord({ digest, place, onHeard }: HeardWordProps) {
  const { t } = useTranslation('ceremony')
  const [typed, setTyped] = useState('')
  // A word is judged when it is whole: after the field is left, or with Enter.
  const [isWhole, setWhole] = useState(false)
  const word = checksumPhrase(digest, wordlist)[place]
  const isRight = isSameWord(typed, word)
  const number = place + 1
  return (
    <Field
      label={t('heard.label', { number })}
      value={typed}
      valid={isRight ? t('heard.right') : undefined}
      error={isWhole && !isRight && typed.trim() !== '' ? t('heard.wrong', { number }) : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
      onChange={({ target }) => {
        setTyped(target.value)
        setWhole(false)
        onHeard(isSameWord(target.value, word))
      }}
      onBlur={() => setWhole(true)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent)) setWhole(true)
      }}
    />
  )
}

function isSameWord(typed: string, word: string | undefined): boolean {
  return typed.trim().toLowerCase() === word
}
