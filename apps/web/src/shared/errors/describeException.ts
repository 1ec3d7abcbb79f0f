import i18next from 'i18next'
import { exceptionMeaningOf, parseException, type Thrower } from './contractException'

/** The exception of a contract, explained for a person. */
export interface DescribedException {
  /** `WrongSender (-2)`; null if the chain's text has another form. */
  readonly code: string | null
  readonly text: string
  /** The next step. */
  readonly next: string
}

/**
 * Explains the message of an exception. Each contract has its own names and codes: if it is not known that one of our
 * contracts threw it, the code is ignored, and the text says that it gives the name's meaning in this protocol. The
 * area `errors` must be loaded.
 */
export function describeException(message: string, thrower: Thrower): DescribedException {
  const exception = parseException(message)
  const { name, code } = exception
  const t = i18next.getFixedT(null, 'errors')
  const meaning = exceptionMeaningOf(exception, thrower)
  const [, key = ''] = meaning.split('.')
  const ofReason = `errors:reasonNext.${key}`
  const ofName = `errors:exceptionNext.${meaning.startsWith('reason.') ? name : key}`
  const nextKey = [meaning.startsWith('reason.') ? ofReason : ofName, ofName].find((each) =>
    i18next.exists(each),
  )
  const isKnown = thrower.isOurs || meaning.startsWith('reason.')
  const ofProtocol = !isKnown && name !== null && meaning !== 'exception.other'
  return {
    code: name === null ? null : code === null ? name : `${name} (${code})`,
    text: ofProtocol ? t('ofProtocol', { meaning: t(meaning) }) : t(meaning),
    next: nextKey === undefined ? t('exceptionNext.other') : i18next.t(nextKey, { defaultValue: '' }),
  }
}
