import { expect, test } from 'vitest'
import { linesOf } from './lines'

async function* partsOf(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function linesIn(text: string, size: number): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of linesOf(partsOf(text, size))) lines.push(line)
  return lines
}

test('lines are the same in whatever parts they come', async () => {
  for (const size of [1, 2, 3, 5, 100])
    expect(await linesIn('a\n\nbc\ndef\nrest', size)).toEqual(['a', 'bc', 'def'])
})

test('[BX-29] a long line in many parts takes no more than a look at each', async () => {
  // Looked at anew with each part, these would be some 500 GB.
  const long = 'x'.repeat(8_000_000)
  expect(await linesIn(`${long}\n`, 64)).toEqual([long])
}, 120_000)

test('a line without an end is given up', async () => {
  await expect(linesIn('x'.repeat(17_000_000), 1_000_000)).rejects.toThrow(/too long/)
})
