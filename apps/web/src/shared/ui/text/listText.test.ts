import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages, languageTags } from '../../i18n/languages'
import { colonText, commaText, listText } from './listText'

it('things in a row are said as each language says them', () => {
  const said = languages.map((language) => [language, listText(['A', 'B', 'C'], languageTags[language])])
  expect(Object.fromEntries(said)).toEqual({
    en: 'A, B and C',
    es: 'A, B y C',
    cn: 'A、B和C',
    id: 'A, B, dan C',
    ru: 'A, B и C',
  })
})

it('Chinese has commas and colons of its own', () => {
  for (const [language, row, said] of [
    ['en', 'A, B, C', 'A: B'],
    ['es', 'A, B, C', 'A: B'],
    ['cn', 'A、B、C', 'A：B'],
    ['id', 'A, B, C', 'A: B'],
    ['ru', 'A, B, C', 'A: B'],
  ] as const) {
    const tag = languageTags[language]
    expect([commaText(['A', 'B', 'C'], tag), colonText('A', 'B', tag)]).toEqual([row, said])
  }
})

it('lists of things have one home, so that a sentence has the same commas everywhere', () => {
  const root = 'apps/web/src'
  const makers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => /new Intl\.ListFormat\(/.test(readFileSync(join(root, file), 'utf8')))
  // The list of prices says which of them, and draws each.
  expect(makers.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    'features/search/PriceList.tsx',
    'shared/ui/text/listText.ts',
  ])
})

it('no sentence sets commas of its own', () => {
  const root = 'apps/web/src'
  const own = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(".join(', ')"))
  expect(own).toEqual([])
})
