import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagePartsOf } from './pageParts'
import { pageRowsOf } from './pageRows'
import { readModules } from './modules'
import { pageHeads } from './src/shared/heads/pageHeads'
import { paths, type Route } from './src/shared/routing/paths'

const table = `
const sendPage = page(wallet('owner', 'pay'), () =>
  import('./pages/money/SendPage').then((module) => module.SendPage),
)
const recoveryPage = recoveryBehind(didWallet)

function recoveryBehind(gate: Gate): RetriedPart<object> {
  return page(gate, () => import('./pages/recovery/RecoveryPage').then((module) => module.RecoveryPage))
}

export const pageTable = {
  '/': page(open, async () => HomePage),
  '/:name/didx/wallet/nft/gallery': page(collections('gallery'), () =>
    import('./pages/nft/GalleryPage').then((module) => module.GalleryPage),
  ),
  '/:name/defix/send': sendPage,
  '/:name/didx/recovery': recoveryPage,
  '/:name/didx/wallet/doc/social': recoveryBehind(controller),
}
`

const modules = new Map([
  [
    'shared/i18n/resources.ts',
    ['common', 'search', 'gallery', 'nft', 'payments', 'recovery', 'session', 'wallet']
      .map((area) => `import type ${area} from './locales/en/${area}.json'`)
      .join('\n'),
  ],
  ['app/pageTable.ts', table],
  [
    'app/gates/gates.ts',
    `export const open = null
export const didWallet = gate(({ DidWalletGate }) => DidWalletGate)
export const controller = gate(({ ControllerGate }) => ControllerGate)
export function wallet(as: string): Gate {
  return gate(({ WalletGate, withProps }) => withProps(WalletGate, { as }))
}
export function collections(head: string): Gate {
  return gate(({ CollectionsGate, withProps }) => withProps(CollectionsGate, { head }))
}
`,
  ],
  ['app/pages/HomePage.tsx', `useTranslation('search')`],
  ['app/pages/nft/GalleryPage.tsx', `useTranslation(['gallery', 'common'])`],
  ['app/pages/money/SendPage.tsx', `useTranslation('payments')`],
  ['app/pages/recovery/RecoveryPage.tsx', `useTranslation('recovery')`],
  ['app/gates/DidWalletGate.tsx', ''],
  ['app/gates/ControllerGate.tsx', `useTranslation('session')`],
  ['app/gates/WalletGate.tsx', `useTranslation('wallet')`],
  ['app/gates/CollectionsGate.tsx', `import { ControllerGate } from './ControllerGate'`],
])

const beside = ['app/gates/allGates.ts', 'app/shell/rail/IdentityRail.tsx']

describe('pagePartsOf', () => {
  const partsOf = (path: string) => pagePartsOf(modules, { route: path })['route']

  it.each([
    ['/', [], ['search']],
    // The text at its head stands in an area that no module names.
    [
      '/:name/didx/wallet/nft/gallery',
      ['app/pages/nft/GalleryPage.tsx', ...beside],
      ['gallery', 'nft', 'session'],
    ],
    ['/:name/defix/send', ['app/pages/money/SendPage.tsx', ...beside], ['payments', 'wallet']],
    ['/:name/didx/recovery', ['app/pages/recovery/RecoveryPage.tsx', ...beside], ['recovery']],
    [
      '/:name/didx/wallet/doc/social',
      ['app/pages/recovery/RecoveryPage.tsx', ...beside],
      ['recovery', 'session'],
    ],
  ])('%s', (path, parts, texts) => {
    expect(partsOf(path)).toEqual({ modules: parts, texts })
  })

  it('stops at a path that the table of pages does not have', () => {
    expect(() => partsOf('/:name/nowhere')).toThrow('The table of pages has no row for /:name/nowhere.')
  })

  it('knows every page of the app, and the head of each whose gate draws it', () => {
    const app = readModules(resolve(import.meta.dirname, 'src'))
    const parts = Object.entries(pagePartsOf(app, paths))
    const withoutTexts = parts.filter(([, { texts }]) => texts.length === 0)
    expect(withoutTexts).toEqual([])
    const rows = [...pageRowsOf(app)]
    const collections = rows.flatMap(([path, { gate }]) => (gate?.includes('CollectionsGate') ? [path] : []))
    expect(collections.length).toBeGreaterThan(5)
    const heads = new Set<string>(Object.keys(pageHeads).map((route) => paths[route as Route]))
    expect(collections.filter((path) => !heads.has(path))).toEqual([])
  })
})
