import { describe, expect, test } from 'vitest'
import { loneEntries } from './loneEntries'

const chunk = (fileName: string, imports: readonly string[], isEntry = false) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry,
})

/** What the plugin says of a build of these files; null where it lets them be. */
function refusalOf(...files: readonly ReturnType<typeof chunk>[]): string | null {
  const told: string[] = []
  const { generateBundle } = loneEntries()
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]))
  if (typeof generateBundle !== 'function') throw new Error('The plugin looks at no build.')
  Reflect.apply(generateBundle, { error: (words: string) => told.push(words) }, [{}, bundle])
  return told[0] ?? null
}

describe('the first file of a worker', () => {
  const first = chunk('first.js', ['shared.js'], true)

  test('may import, and load parts that share files with it', () => {
    expect(refusalOf(first, chunk('shared.js', []), chunk('part.js', ['shared.js']))).toBe(null)
  })

  test('is imported by no part: Safari would run it once more', () => {
    expect(refusalOf(first, chunk('shared.js', []), chunk('part.js', ['shared.js', 'first.js']))).toBe(
      'part.js imports the first file of a worker: first.js',
    )
  })
})
