import { describe, expect, it } from 'vitest'
import { languages, languageTags } from '../../i18n/languages'
import { formatDay } from './formatDay'

describe('formatDay', () => {
  it.each(languages)('writes each month as a formatter of Intl does: %s', (language) => {
    const tag = languageTags[language]
    // English is written as in Britain.
    const format = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 2 * month + 1, 23, 59))
    // Some versions of Intl write a space that does not break.
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(days.map((day) => formatDay(day, tag))).toEqual(days.map((day) => plain(format.format(day))))
  })
})
