/**
 * The layers of the house, lowest row first: a module imports from a lower row only, by package name.
 * The linter's import rules (.oxlintrc.json) are made from this list; ARCHITECTURE.md explains it.
 */
export const rows: readonly (readonly string[])[] = [
  ['primitives'],
  ['abi'],
  ['identity', 'exchange', 'scilla'],
  ['contracts', 'wallet', 'execution'],
  ['chain'],
  ['simulator', 'devnet', 'local-wallet'],
  ['server', 'web'],
]

/** Rows 0 to 3 are pure: no DOM, no Node, no clock, no randomness. */
export const pureRows = 4

/** Rules narrower than the rows: what a package may not import although it stands in a lower row. */
export const alsoForbidden: Readonly<Record<string, readonly string[]>> = {
  contracts: ['identity', 'exchange', 'scilla'],
  web: ['scilla', 'execution', 'devnet', 'local-wallet'],
}

/** The folders of apps/web/src/features: no feature imports another one. */
export const features = [
  'search',
  'did',
  'recovery',
  'subdomains',
  'wallet',
  'transfer',
  'staking',
  'sbt',
  'nft',
  'tydra',
  'exchange',
  'pool',
  'motions',
  'settings',
  'session',
  'activity',
  'explorer',
] as const

/** Where a package or app has its sources. */
export function sourceFolder(name: string): string {
  return name === 'server' || name === 'web' ? `apps/${name}/src` : `packages/${name}/src`
}

/** The packages that `name` may not import: its own row, every higher row, and its own exceptions. */
export function forbiddenImports(name: string): string[] {
  const row = rows.findIndex((packages) => packages.includes(name))
  if (row < 0) throw new Error(`no layer holds a package named ${name}`)
  return [...rows.slice(row).flat(), ...(alsoForbidden[name] ?? [])]
}
