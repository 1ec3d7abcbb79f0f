import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLines, typedLines } from './typedLines'

it('breaks after the @ only, and only where one line is too short', () => {
  expect(typedLines('pay@alice.ssi', { fits: true })).toBe('pay@alice.ssi')
  expect(typedLines('pay@alice.ssi', { fits: false })).toBe('pay@\nalice.ssi')
  for (const text of ['alice.ssi', '@alice', 'pay@', '']) expect(typedLines(text, { fits: false })).toBe(text)
})

it('reads what was typed without the break, and takes pasted lines for one', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (typed, fits) => {
      const line = typed.replace(/[\r\n]/g, '')
      expect(readLines(typedLines(line, { fits }), '')).toBe(line)
    }),
  )
  expect(readLines('alice\r\n.ssi\n', 'a', 'insertFromPaste')).toBe('alice.ssi')
})

it('deletes the letter beside the break with it, and nothing where the same is typed anew', () => {
  const shown = typedLines('pay@alice', { fits: false })
  expect(readLines('pay@alice', shown, 'deleteContentBackward')).toBe('payalice')
  expect(readLines('pay@alice', shown, 'deleteContentForward')).toBe('pay@lice')
  expect(readLines('pay@\nalic', shown, 'deleteContentBackward')).toBe('pay@alic')
  for (const type of ['insertFromPaste', '', undefined])
    expect(readLines('pay@alice', shown, type)).toBe('pay@alice')
})
