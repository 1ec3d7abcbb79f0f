import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const place = (file: string): string => relative(root, file).replaceAll('\\', '/')
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')] as const),
)

/** Percent with two digits: neither reading of `1,200` is a slippage. */
const percent = 'features/exchange/settings/SlippageField.tsx'
/** Where an amount is typed without the component that all others use: it is drawn large. */
const large = 'features/exchange/form/Leg.tsx'

function importsOf(file: string): readonly string[] {
  return [...sources.get(file)!.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const target = resolve(dirname(file), path)
    return [`${target}.ts`, `${target}.tsx`].filter((each) => sources.has(each))
  })
}

it('[NU-01] one component asks for amounts, and says of each what can be read in two ways', () => {
  const typed = [...sources].filter(([, text]) => text.includes('inputMode="decimal"'))
  expect(typed.map(([file]) => place(file)).sort()).toEqual([
    large,
    percent,
    'shared/ui/fields/AmountField.tsx',
  ])
  for (const [file, text] of typed)
    if (place(file) !== percent) expect(text, file).toContain('useMeantAmount(')
})

it('[NU-01] whatever reads a typed amount gets it from that component', () => {
  const reads = (text: string): boolean => /\b(?:readAmount|unitsTyped)\(/.test(text)
  const readers = [...sources].filter(([, text]) => reads(text)).map(([file]) => file)
  expect(readers.length).toBeGreaterThan(8)
  // A reader that is no component is asked for by those that import it.
  const isReader = (file: string): boolean => readers.includes(file) && !file.endsWith('formatDecimal.ts')
  const asks = (file: string): boolean => [file, ...importsOf(file)].some(isReader)
  const draws = (file: string, parts: RegExp): boolean => parts.test(sources.get(file)!)
  const fields = [...sources.keys()].filter(
    (file) => asks(file) && draws(file, /<(?:Field|StepField|TextAreaField|input|AmountField|AmountStep)\b/),
  )
  expect(fields.length).toBeGreaterThan(8)
  const isAmount = (file: string): boolean => draws(file, /<(?:AmountField|AmountStep)\b/)
  const without = fields.filter((file) => ![file, ...importsOf(file)].some(isAmount)).map(place)
  expect(without).toEqual([percent])
})
