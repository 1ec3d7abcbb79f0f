import type { ShownParam } from '../../values/showParams'
import type { Unit } from '../../values/units'

/** Of a call that pays a price of the protocol: the most that may leave for it, or that it has none. */
export type PriceBound = { readonly most: bigint; readonly unit: Unit } | 'unbound'

/** The purchases of wallets at a price that the protocol's controller may change until the call runs. */
const purchases: ReadonlySet<string> = new Set([
  'BuyNftUsername',
  'MintTydraNft',
  'TransferTydraNft',
  'ZRC6_Mint',
  'ZRC6_BatchMint',
])

interface Purchase {
  readonly transition: string | null
  /** The contract that is called, as its source calls it; undefined where the app knows none that fits. */
  readonly contract: string | undefined
  readonly params: readonly ShownParam[]
}

/** Null where the call pays no such price: for nothing, for an amount that it names itself, or to the protocol straight. */
export function priceBoundOf({ transition, contract, params }: Purchase): PriceBound | null {
  const most = params.find(({ name }) => name === 'most')?.value
  if (transition?.endsWith('AtMost') && most?.kind === 'amount') return { most: most.value, unit: most.unit }
  // Init takes the very ZIL that goes along with the call, or nothing happens.
  if (transition === null || !purchases.has(transition) || contract === 'Init') return null
  const id = params.find(({ name }) => name === 'id')?.value
  const isFixed = id?.kind === 'text' && (id.text === '' || id.text === 'free')
  return isFixed ? null : 'unbound'
}
