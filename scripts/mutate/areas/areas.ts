/** A part of the sources that guards money, and the tests that must see a change in it. */
export interface Area {
  readonly name: string
  /** Globs of the files that are changed. */
  readonly files: readonly string[]
  /** Globs of the tests that are run; they need no network. */
  readonly tests: readonly string[]
}

/** What makes, prices, bounds, signs and follows money. */
export const areas: readonly Area[] = [
  {
    name: 'primitives',
    files: ['packages/primitives/src/{amount,transaction,encodeTransaction,rpcTransaction}.ts'],
    tests: ['packages/primitives/src/*.test.ts'],
  },
  { name: 'exchange', files: ['packages/exchange/src/*.ts'], tests: ['packages/exchange/src/*.test.ts'] },
  {
    name: 'identity',
    files: ['packages/identity/src/{signing,recovery,names}/*.ts'],
    tests: ['packages/identity/src/{signing,recovery,names}/*.test.ts'],
  },
  {
    name: 'chain',
    files: ['packages/chain/src/{transaction,wallet}/*.ts'],
    tests: ['packages/chain/src/{transaction,wallet}/*.test.ts'],
  },
  {
    name: 'app-areas',
    files: [
      'apps/web/src/shared/transaction/{pending,series}/*.ts',
      'apps/web/src/shared/transaction/review/{highestNonce,sameRequest,sentSince,told}.ts',
      'apps/web/src/features/payments/list/*.ts',
      'apps/web/src/features/exchange/{actions,trade}/*.ts',
    ],
    tests: [
      'apps/web/src/shared/transaction/**/*.test.ts',
      'apps/web/src/features/payments/**/*.test.ts',
      'apps/web/src/features/exchange/**/*.test.ts',
    ],
  },
]
