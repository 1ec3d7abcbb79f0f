import { describe, expect, it } from 'vitest'
import { formatAge } from './formatAge'

describe('[BX-06] formatAge', () => {
  it('says an age in the largest whole unit', () => {
    expect(formatAge(4_900, 'en')).toBe('4 seconds ago')
    expect(formatAge(60_000, 'en')).toBe('1 minute ago')
    expect(formatAge(7_300_000, 'en')).toBe('2 hours ago')
    expect(formatAge(90_000_000, 'en')).toBe('1 day ago')
    expect(formatAge(120_000, 'ru')).toBe('2 минуты назад')
  })

  it('takes what is to come, or just was, as now', () => {
    expect(formatAge(300, 'en')).toBe('now')
    expect(formatAge(-5_000, 'en')).toBe('now')
  })
})
