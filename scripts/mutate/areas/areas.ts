import { dirname } from 'node:path'

/** A part of the sources that guards money, and the tests that must see a change in it. */
export interface Area {
  readonly name: string
  /** Globs of the files that are changed. */
  readonly files: readonly string[]
  /** Globs of the tests that are run; they need no network. */
  readonly tests: readonly string[]
}

const app = 'apps/web/src'
const transaction = `${app}/shared/transaction`

function inPackage(name: string, folder: string): Area {
  const part = folder.split('/').at(-1)!
  const files = `packages/${name}/src/${folder === '' ? '' : `${folder}/`}*`
  return {
    name: part === '' ? name : `${name}/${part}`,
    files: [`${files}.ts`],
    tests: [`${files}.test.ts`],
  }
}

/**
 * The code that makes, prices, bounds, signs and follows money. The word before the slash of several is a name for all of
 * them: each of them is some minutes of one core.
 */
export const areas: readonly Area[] = [
  {
    name: 'primitives',
    files: ['packages/primitives/src/{amount,transaction,encodeTransaction,rpcTransaction}.ts'],
    tests: ['packages/primitives/src/*.test.ts'],
  },
  inPackage('exchange', ''),
  inPackage('identity', 'signing'),
  inPackage('identity', 'recovery'),
  inPackage('identity', 'names'),
  inPackage('chain', 'transaction'),
  inPackage('chain', 'wallet'),
  {
    name: 'app/trade',
    // A real simulation and the list of faults hold what the other actions ask for and say.
    files: [
      `${app}/features/exchange/actions/tradeCall.ts`,
      `${app}/features/exchange/trade/{tradeOf,liquidity,priceGate}.ts`,
      `${app}/features/exchange/form/{swapAmount,swapDraft,tradeRefusal}.ts`,
      `${app}/features/exchange/liquidity/{addition,additionForms,removal,position}.ts`,
      `${app}/features/exchange/quotes/{chosenOffer,compare,impact,refresh,shownUnits}.ts`,
    ],
    tests: [`${app}/features/exchange/**/*.test.ts`],
  },
  {
    name: 'app/payments',
    files: [
      `${app}/features/payments/{amount,actionOf,getsOf,heldCoin}.ts`,
      `${app}/features/payments/actions/paymentCall.ts`,
      `${app}/features/payments/{list,plan}/*.ts`,
      `${app}/shared/ui/list/{readCells,readTable}.ts`,
    ],
    tests: [`${app}/features/payments/**/*.test.ts`, `${app}/shared/ui/list/*.test.ts`],
  },
  {
    name: 'app/pending',
    files: [`${transaction}/pending/*.ts`],
    tests: [`${transaction}/{pending,runner}/*.test.ts`],
  },
  {
    name: 'app/review',
    files: [`${transaction}/{review,gas,action}/*.ts`],
    tests: [`${transaction}/{review,gas,action,runner}/*.test.ts`],
  },
  {
    name: 'app/series',
    files: [`${transaction}/series/*.ts`],
    // Random histories take 15 s each time; a fault is to be seen without them.
    tests: [`${transaction}/series/!(neverTwice.property).test.ts`],
  },
]

/** The areas of that name: one, or all that share it before their slash. */
export function areasOf(name: string): readonly Area[] {
  return areas.filter((area) => [area.name, area.name.split('/')[0]].includes(name))
}

/** One file of an area, by its name without the ending; all of them where it is empty. */
export function filesOf({ files }: Area, name: string): readonly string[] {
  return name === '' ? files : files.map((file) => `${dirname(file)}/${name}.ts`)
}
