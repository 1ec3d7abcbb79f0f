import type { Address } from '@tyto/primitives'

/** A coin, as far as it is known by name. */
export interface SpentCoin {
  /** `zil`, or a name among the protocol's services. */
  readonly id: string
  readonly symbol: string
}

/** The amount that a call takes out of a balance. */
export interface Spending {
  readonly payer: Address
  readonly coin: SpentCoin
  /** In the coin's smallest unit. */
  readonly units: bigint
  /** Who gives what the payer lacks; left out where nobody does. */
  readonly rest?: Address
}

/** Do the balances cover what a call takes? */
export type Cover =
  | { readonly kind: 'enough' }
  /** A balance is asked for. */
  | { readonly kind: 'reading' }
  /** Of this coin there is too little: the call must fail. `all`: each coin of which there is too little, this one first. */
  | {
      readonly kind: 'short'
      readonly symbol: string
      readonly payer: Address
      readonly all: readonly string[]
    }
  /** The chain did not say how much there is of this coin. */
  | { readonly kind: 'unknown'; readonly symbol: string }

/** A balance in the smallest unit; null where it could not be read, undefined until it is. */
export type HeldOf = (payer: Address, coin: string) => bigint | null | undefined

/** One need for each payer and coin: two calls that are each covered may not be covered together. */
export function coverOf(spending: readonly Spending[], heldOf: HeldOf): Cover {
  const own = sumsOf(spending)
  const rests = own.flatMap(({ payer, coin, units, rest }) => {
    const held = heldOf(payer, coin.id)
    if (rest === undefined || typeof held !== 'bigint' || units <= held) return []
    return [{ payer: rest, coin, units: units - held }]
  })
  const needs = sumsOf([...own.filter(({ rest }) => rest === undefined), ...rests])
  const answers = [
    ...needs.map((need) => coverOfOne(need, heldOf(need.payer, need.coin.id))),
    ...own
      .filter(({ rest }) => rest !== undefined)
      .map((need) => coverOfOne({ ...need, units: 0n }, heldOf(need.payer, need.coin.id))),
  ]
  const short = answers.flatMap((each) => (each.kind === 'short' ? [each] : []))
  if (short[0]) return { ...short[0], all: [...new Set(short.map(({ symbol }) => symbol))] }
  const first = (kind: Cover['kind']): Cover | undefined => answers.find((each) => each.kind === kind)
  return first('unknown') ?? first('reading') ?? { kind: 'enough' }
}

function coverOfOne({ payer, coin: { symbol }, units }: Spending, held: bigint | null | undefined): Cover {
  if (held === undefined) return { kind: 'reading' }
  if (held === null) return { kind: 'unknown', symbol }
  return units > held ? { kind: 'short', symbol, payer, all: [symbol] } : { kind: 'enough' }
}

function sumsOf(spending: readonly Spending[]): readonly Spending[] {
  const sums = new Map<string, Spending>()
  for (const each of spending) {
    const key = `${each.payer} ${each.coin.id} ${each.rest ?? ''}`
    sums.set(key, { ...each, units: each.units + (sums.get(key)?.units ?? 0n) })
  }
  return [...sums.values()]
}
