import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import cn from '../../i18n/locales/cn/chain.json'
import en from '../../i18n/locales/en/chain.json'
import es from '../../i18n/locales/es/chain.json'
import id from '../../i18n/locales/id/chain.json'
import ru from '../../i18n/locales/ru/chain.json'
import { formatAge, formatUntil } from './formatAge'

const texts = { en, es, 'zh-Hans': cn, id, ru }

beforeAll(() =>
  i18next.init({
    lng: 'en',
    resources: Object.fromEntries(Object.entries(texts).map(([tag, chain]) => [tag, { chain }])),
  }),
)

describe('[BX-06] formatAge', () => {
  it('says an age in the largest whole unit', () => {
    expect(formatAge(4_900, 'en')).toBe('4 seconds ago')
    expect(formatAge(1_000, 'en')).toBe('1 second ago')
    expect(formatAge(60_000, 'en')).toBe('1 minute ago')
    expect(formatAge(7_300_000, 'en')).toBe('2 hours ago')
    expect(formatAge(90_000_000, 'en')).toBe('1 day ago')
    expect(formatAge(120_000, 'ru')).toBe('2 минуты назад')
  })

  const units = [
    ['second', 1_000, 59],
    ['minute', 60_000, 59],
    ['hour', 3_600_000, 23],
    ['day', 86_400_000, 400],
  ] as const
  it.each(Object.keys(texts))('says an age in %s as the tables of the Unicode consortium do', (tag) => {
    const oracle = new Intl.RelativeTimeFormat(tag)
    for (const [unit, ms, most] of units) {
      for (let count = 1; count <= most; count++) {
        expect(formatAge(count * ms, tag)).toBe(oracle.format(-count, unit))
      }
    }
  })

  it('takes what is to come, or just was, as now', () => {
    expect(formatAge(300, 'en')).toBe('now')
    expect(formatAge(-5_000, 'en')).toBe('now')
  })
})

describe('formatUntil', () => {
  it('says a time to come in the largest unit, to the nearest whole', () => {
    expect(formatUntil(3 * 86_400_000 - 1_000, 'en')).toBe('in 3 days')
    expect(formatUntil(5_400_000, 'en')).toBe('in 2 hours')
    expect(formatUntil(86_400_000, 'es')).toBe('dentro de 1 día')
    expect(formatUntil(-5_000, 'en')).toBe('now')
  })
})
