import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLines, typedLines } from './typedLines'

const back = { isForward: false }

it('breaks after the @ only, and only where one line is too short', () => {
  expect(typedLines('pay@alice.ssi', { fits: true })).toBe('pay@alice.ssi')
  expect(typedLines('pay@alice.ssi', { fits: false })).toBe('pay@\nalice.ssi')
  for (const text of ['alice.ssi', '@alice', 'pay@', '']) expect(typedLines(text, { fits: false })).toBe(text)
})

it('reads what was typed without the break, and takes pasted lines for one', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (typed, fits) => {
      const line = typed.replace(/[\r\n]/g, '')
      expect(readLines(typedLines(line, { fits }), '', back)).toBe(line)
    }),
  )
  expect(readLines('alice\r\n.ssi\n', 'a', back)).toBe('alice.ssi')
})

it('deletes the letter beside the break with it', () => {
  const shown = typedLines('pay@alice', { fits: false })
  expect(readLines('pay@alice', shown, back)).toBe('payalice')
  expect(readLines('pay@alice', shown, { isForward: true })).toBe('pay@lice')
  expect(readLines('pay@\nalic', shown, back)).toBe('pay@alic')
})
