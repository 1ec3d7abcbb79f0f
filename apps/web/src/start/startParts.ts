import type { Route } from '../shared/routing/routes'

interface StartPart {
  /** The page and its gate, as files of this folder's parent. */
  readonly modules: readonly string[]
  /** Areas of text; the build stops at one that does not exist. */
  readonly texts: readonly string[]
}

/**
 * What the pages need where most people arrive, beside what every page needs: the script of the head fetches it in one
 * wave with the app. Any other page is fetched once the app runs.
 */
export const startParts: Readonly<Partial<Record<Route, StartPart>>> = {
  home: { modules: [], texts: ['search'] },
  name: {
    modules: ['app/pages/NamePage.tsx', 'app/gates/allGates.ts', 'app/shell/IdentityRail.tsx'],
    texts: ['wallet'],
  },
  didDocument: {
    modules: ['app/pages/DidDocumentPage.tsx', 'app/gates/allGates.ts', 'app/shell/IdentityRail.tsx'],
    texts: ['did'],
  },
}
