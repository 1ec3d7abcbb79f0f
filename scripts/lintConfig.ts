import { alsoForbidden, features, forbiddenImports, pureRows, rows, sourceFolder } from './layers'

type Rule = 'off' | 'error' | readonly ['error', ...unknown[]]
interface Override {
  readonly files: readonly string[]
  readonly rules: Readonly<Record<string, Rule>>
}

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.bench.ts', 'packages/*/test/**', 'e2e/**']

const deepImports = {
  group: ['@tyto/*/**', '**/src/**', '**/packages/**', '**/apps/**'],
  message: 'Import another package by its name: only what its index.ts exports is public.',
}

function restrict(...patterns: { group: readonly string[]; message: string }[]): Rule {
  return ['error', { patterns: [deepImports, ...patterns] }]
}

function layerPattern(name: string, allowed: readonly string[] = []) {
  return {
    group: forbiddenImports(name)
      .filter((other) => !allowed.includes(other))
      .map((other) => `@tyto/${other}`),
    message: `Layers: ${name} imports from lower rows only (scripts/layers.ts).`,
  }
}

const nodeModules = {
  group: ['node:*', 'fs', 'path', 'crypto', 'os', 'http', 'child_process'],
  message: 'This package also runs in browsers: no Node modules.',
}

const platformGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'setTimeout',
  'setInterval',
  'process',
  'Buffer',
  'console',
  'performance',
  'crypto',
  'Date',
]

/** Rows 0 to 3: the layer rule, and nothing of any platform; clock and randomness are parameters. */
function pureOverride(name: string): Override {
  return {
    files: [`${sourceFolder(name)}/**`],
    rules: {
      'no-restricted-imports': restrict(layerPattern(name), nodeModules),
      'no-restricted-globals': ['error', ...platformGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is a parameter of pure packages.' },
      ],
    },
  }
}

function packageOverride(name: string): Override {
  const patterns =
    name === 'chain' || name === 'web' ? [layerPattern(name), nodeModules] : [layerPattern(name)]
  return { files: [`${sourceFolder(name)}/**`], rules: { 'no-restricted-imports': restrict(...patterns) } }
}

/** Inside the app: app -> features -> shared, and no feature reaches into another. */
function webOverrides(): Override[] {
  const web = [layerPattern('web'), nodeModules]
  const notApp = {
    group: ['**/app/**'],
    message: 'Only app/ composes pages: features and shared do not import it.',
  }
  const notFeatures = { group: ['**/features/**'], message: 'shared/ knows no feature.' }
  return [
    {
      files: ['apps/web/src/shared/**'],
      rules: { 'no-restricted-imports': restrict(...web, notApp, notFeatures) },
    },
    {
      // The local wallet's own page, and what loads the wallet: in builds for the local network alone.
      files: ['apps/web/src/localWallet/**'],
      rules: {
        'no-restricted-imports': restrict(
          layerPattern('web', ['local-wallet']),
          nodeModules,
          notApp,
          notFeatures,
        ),
      },
    },
    ...features.map((feature) => {
      const others = features.filter((other) => other !== feature)
      const group = others.flatMap((other) => [
        `../${other}/**`,
        `../../${other}/**`,
        `**/features/${other}/**`,
      ])
      const isolated = { group, message: 'Features do not import each other: a page composes them.' }
      return {
        files: [`apps/web/src/features/${feature}/**`],
        rules: { 'no-restricted-imports': restrict(...web, notApp, isolated) },
      }
    }),
  ]
}

/** The linter's whole configuration; `.oxlintrc.json` is this, written by `npm run generate`. */
export function lintConfig() {
  const packages = rows.flat()
  const pure = new Set(rows.slice(0, pureRows).flat())
  for (const name of Object.keys(alsoForbidden)) forbiddenImports(name)
  return {
    plugins: ['typescript', 'import', 'react', 'oxc', 'unicorn'],
    categories: { correctness: 'error' },
    ignorePatterns: ['**/dist/**', 'packages/contracts/src/bindings/**', 'reports/**'],
    rules: {
      'import/no-cycle': 'error',
      'import/no-default-export': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-floating-promises': 'error',
      'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Our interfaces are sets of functions, made to be taken apart; none of them reads `this`.
      'typescript/unbound-method': 'off',
      'max-lines': ['error', { max: 500, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
      'no-eval': 'error',
      eqeqeq: 'error',
      'react/no-danger': 'error',
      'react/rules-of-hooks': 'error',
      'react/exhaustive-deps': 'error',
    } satisfies Record<string, Rule>,
    overrides: [
      ...packages.map((name) => (pure.has(name) ? pureOverride(name) : packageOverride(name))),
      ...webOverrides(),
      {
        files: tests,
        rules: {
          'no-restricted-imports': 'off',
          'no-restricted-globals': 'off',
          'no-restricted-properties': 'off',
        },
      },
      // Playwright's fixtures are handed over by a function named `use`.
      { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
      { files: ['*.config.ts', '**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
      { files: ['scripts/**', 'e2e/**', 'apps/server/src/**'], rules: { 'no-console': 'off' } },
    ] satisfies Override[],
  }
}
