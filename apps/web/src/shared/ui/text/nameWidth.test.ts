import { expect, it } from 'vitest'
import { nameWidth } from './nameWidth'

it('takes wide letters for wide, and unknown ones for the widest', () => {
  expect(nameWidth('ill.')).toBeLessThan(nameWidth('mwm@'))
  expect(nameWidth('漢')).toBeGreaterThan(nameWidth('m'))
  expect(nameWidth('')).toBe(0)
})
