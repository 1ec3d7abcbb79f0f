import { describe, expect, it } from 'vitest'
import { formatPoints, readPoints } from './points'

const point = 10n ** 12n

describe('xPoints', () => {
  it('are shown with two digits, cut', () => {
    expect(formatPoints(1_280n * point, 'en')).toBe('1,280.00')
    expect(formatPoints(2_865n * point + point / 2n, 'es')).toBe('2.865,50')
    expect(formatPoints(point - 1n, 'en')).toBe('0.99')
    expect(formatPoints(0n, 'en')).toBe('0.00')
    expect(formatPoints(2n ** 128n - 1n, 'en')).toBe('340,282,366,920,938,463,463,374,607.43')
  })

  it('are read exactly, and not beyond what there is', () => {
    expect(readPoints('120', 200n * point, 'en')).toEqual({ ok: true, value: 120n * point })
    expect(readPoints('0,5', null, 'es')).toEqual({ ok: true, value: point / 2n })
    expect(readPoints('0.000000000001', point, 'en')).toEqual({ ok: true, value: 1n })
    for (const typed of ['', '0', '-1', '1e3', 'many', '1.0000000000001', 'NaN', '0x10'])
      expect(readPoints(typed, point, 'en'), typed).toMatchObject({ code: 'noNumber' })
    expect(readPoints('1.000000000001', point, 'en')).toMatchObject({ code: 'tooMuch' })
  })
})
