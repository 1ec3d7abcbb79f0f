import { describe, expect, it } from 'vitest'
import { fillTexts } from './partTexts'

const modules = new Map([
  [
    'shared/i18n/resources.ts',
    ['common', 'did', 'wallet', 'actions']
      .map((area) => `import type ${area} from './locales/en/${area}.json'`)
      .join('\n'),
  ],
  [
    'app/DidPage.tsx',
    `import { Balance } from './Balance'\nimport type { X } from './Label'\nuseTranslation(['did', 'common'])`,
  ],
  ['app/Balance.tsx', `useTranslation('wallet')`],
  ['app/Label.tsx', 't(`actions:${name}.label`)'],
  ['app/gates/Strict.tsx', `import { Label } from '../Label'`],
])
const place = `import { bringTexts } from '../shared/i18n/translations'\n`

describe('fillTexts', () => {
  it('lets a part bring what it and the modules below it show, but not what every page has', () => {
    expect(fillTexts(modules, 'app/table.ts', `page(kind('x'), () => import('./DidPage').then(f))`)).toBe(
      `${place}page(kind('x'), () => bringTexts(["did","wallet"], () => import('./DidPage')).then(f))`,
    )
    expect(fillTexts(modules, 'app/table.ts', `retriedPart(() => import('./Label'))`)).toBe(
      `${place}retriedPart(() => bringTexts(["actions"], () => import('./Label')))`,
    )
  })

  it('lets a gate bring its own', () => {
    expect(fillTexts(modules, 'app/gates/gates.ts', `gate(({ Strict }) => Strict)`)).toBe(
      `gate(({ Strict }) => Strict, ["actions"])`,
    )
    expect(
      fillTexts(
        modules,
        'app/gates/gates.ts',
        `gate(({ Strict, withProps }) =>\n  withProps(Strict, { as: null }))`,
      ),
    ).toBe(`gate(({ Strict, withProps }) =>\n  withProps(Strict, { as: null }), ["actions"])`)
  })

  it('leaves alone what shows nothing, and what is no part of a page', () => {
    for (const code of [`retriedPart(() => import('./Nothing'))`, `start(() => import('./Label'))`]) {
      expect(fillTexts(modules, 'app/table.ts', code)).toBe(code)
    }
  })
})
