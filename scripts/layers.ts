/**
 * Who may import from whom. `npm run check` holds every import of the tree against these lists
 * (scripts/checks/layers.ts); ARCHITECTURE.md explains them.
 */

/** Packages and apps, lowest row first: a module imports from a lower row only, by package name. */
export const packageRows: readonly (readonly string[])[] = [
  ['primitives'],
  ['abi'],
  ['identity', 'exchange', 'scilla', 'sign-in'],
  ['contracts', 'execution'],
  ['chain', 'credentials'],
  ['simulator', 'devnet', 'local-wallet', 'names'],
  ['server', 'web'],
]

/** How many of the lowest rows are pure: no DOM, no Node, no clock, no randomness. */
export const pureRows = 4

/** The packages that run in browsers without being pure: no Node modules. */
export const browserPackages: readonly string[] = ['chain', 'credentials', 'names', 'web']

/** The packages that a package may not import although they stand in a lower row. */
export const alsoForbidden: Readonly<Record<string, readonly string[]>> = {
  contracts: ['identity', 'scilla'],
  web: ['scilla', 'execution', 'devnet', 'local-wallet'],
}

/** The one place of the app that asks a wallet for a transaction: whoever asks passes the gate there. */
export const walletGate = 'apps/web/src/shared/transaction/pending/askToSign.ts'

/** The parts of apps/web/src, lowest first: `shared` knows no feature, features know no page, `start` draws the first paint. */
export const webParts: readonly string[] = ['shared', 'features', 'app', 'start']

/** The local wallet's own page, which alone may import the local wallet; it stands on `shared`. */
export const localWalletPart = 'localWallet'

/** The folders of apps/web/src/shared, lowest row first: a folder imports from lower rows only. */
export const sharedRows: readonly (readonly string[])[] = [
  ['ui', 'device'],
  ['i18n'],
  ['routing'],
  ['settings'],
  ['errors'],
  ['chain'],
  ['session'],
  ['values', 'recipients', 'keys', 'permaweb', 'heads'],
  ['transaction'],
  ['identity'],
]

/**
 * The rooms of apps/web/src/shared/transaction in the order in which they are read, earliest first: none asks a later one, and
 * nothing stands loose beside them.
 */
export const heartRooms: readonly string[] = [
  'action',
  'gas',
  'simulation',
  'review',
  'pending',
  'series',
  'runner',
]
