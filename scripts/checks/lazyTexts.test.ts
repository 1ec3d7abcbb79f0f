import { describe, expect, it } from 'vitest'
import { checkLazyTexts, findWrongTexts } from './lazyTexts'

const app = 'apps/web/src/'

/** An app of one lazy part, which shows texts of its own and those of a module below it. */
function appWith(table: string): ReadonlyMap<string, string> {
  return new Map([
    [
      `${app}shared/i18n/resources.ts`,
      ['common', 'did', 'wallet', 'actions']
        .map((area) => `import type ${area} from './locales/en/${area}.json'`)
        .join('\n'),
    ],
    [`${app}app/table.ts`, table],
    [
      `${app}app/DidPage.tsx`,
      `import { Balance } from './Balance'\nimport type { X } from './Label'\nuseTranslation(['did', 'common'])`,
    ],
    [`${app}app/Balance.tsx`, `useTranslation('wallet')`],
    [`${app}app/Label.tsx`, 't(`actions:${name}.label`)'],
  ])
}

describe('findWrongTexts', () => {
  it('takes a part that declares what it and the modules below it show', () => {
    expect(findWrongTexts(appWith(`lazyPart(['did', 'wallet'], () => import('./DidPage').then(f))`))).toEqual(
      [],
    )
  })

  it('names what is missing, and by whom it is shown', () => {
    expect(
      findWrongTexts(appWith(`\npage(kind('x'), ['did'], () =>\n  import('./DidPage').then(f))`)),
    ).toEqual([
      `${app}app/table.ts:3 texts: ${app}app/DidPage.tsx shows 'wallet' (${app}app/Balance.tsx), which is not declared`,
    ])
    expect(findWrongTexts(appWith(`lazyPart([], () => import('./Label'))`))[0]).toContain("shows 'actions'")
    expect(findWrongTexts(appWith(`retriedPart(() => import('./Balance'))`))[0]).toContain("shows 'wallet'")
  })

  it('names what is declared for nothing', () => {
    const table = `lazyPart(['wallet', 'did'], () => import('./Balance').then(f))`
    expect(findWrongTexts(appWith(table))).toEqual([
      `${app}app/table.ts:1 texts: ${app}app/Balance.tsx shows nothing of 'did', which is declared`,
    ])
  })

  it('holds gates to the same', () => {
    expect(findWrongTexts(appWith(`gate(['did'], ({ Balance }) => Balance)`))).toHaveLength(2)
    expect(findWrongTexts(appWith(`gate(['wallet'], ({ Balance }) => Balance)`))).toEqual([])
  })
})

describe('checkLazyTexts', () => {
  it('finds every lazy part of the app in order', async () => {
    expect(await checkLazyTexts()).toEqual([])
  })
})
