import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faults } from './faults'

describe('a deliberate fault', () => {
  it.each(faults)(
    'has its place once, and tests that may see it: $file, $find',
    ({ file, find, put, tests, title }) => {
      expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
      expect(put).not.toBe(find)
      for (const path of tests.split(' ')) {
        expect(existsSync(path), path).toBe(true)
        if (title !== undefined) expect(readFileSync(path, 'utf8')).toContain(title)
      }
    },
  )

  it('is no other one again', () => {
    const keys = faults.map(({ file, find }) => `${file} ${find}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is counted where the page says how many there are', () => {
    const page = readFileSync('docs/mutations.md', 'utf8')
    const said = Array.from(
      page.matchAll(/as it stands \| (\d+) faults|in the list since, which is (\d+) faults/g),
    )
    expect(said.map(([, one, other]) => Number(one ?? other))).toEqual([faults.length, faults.length])
  })
})
