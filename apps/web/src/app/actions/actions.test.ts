import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import actionTexts from '../../shared/i18n/locales/en/actions.json'
import errorTexts from '../../shared/i18n/locales/en/errors.json'
import { actions } from './actions'

const source = join(import.meta.dirname, '../..')

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'testing') yield* filesIn(path)
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) yield path
  }
}

describe('every action', () => {
  it('has a label, and goes by the name under which it is stored', () => {
    const names = Object.keys(actions).sort()
    expect(Object.keys(actionTexts).sort()).toEqual(names)
    const sources = new Map([...filesIn(source)].map((file) => [basename(file, '.ts'), file]))
    for (const name of names) {
      expect(actionTexts, name).toHaveProperty([name, 'label'])
      expect(readFileSync(sources.get(name) ?? '', 'utf8')).toContain(`name: '${name}',`)
    }
  })

  it('[BX-04] says why its request cannot be made in words that the error book has', () => {
    const codes = new Set<string>()
    for (const file of filesIn(source)) {
      for (const [, code = ''] of readFileSync(file, 'utf8').matchAll(/new ActionError\('(\w+)'/g))
        codes.add(code)
    }
    expect(codes.size).toBeGreaterThan(3)
    for (const code of codes) expect(errorTexts, code).toHaveProperty([code])
  })
})
