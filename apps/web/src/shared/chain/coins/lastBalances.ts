import type { CoinAmount } from '@tyto/chain'
import { isAddress, ownValue, parseJson, type Address, mostTokenDecimals } from '@tyto/primitives'
import { createStoredMap } from '../../device/createStored'
import { keepNewest } from '../../device/keepNewest'
import type { Chain } from '../network/chain'
import { nodesOf } from '../network/nodesOf'

/** An amount that the chain once told this device. */
export interface LastAmount {
  /** In the coin's smallest unit. */
  readonly units: bigint
  readonly decimals: number
  /** In ms since 1970. */
  readonly readAt: number
}

/** The amounts of one address when it was read last, coin by coin: shown until the chain answers, and with its age if it does not. */
const lastBalances = createStoredMap<LastBalances>({
  prefix: 'tyto.held.',
  isCache: true,
  parse: parseLast,
  format: ({ nodes, amounts }) =>
    JSON.stringify({
      nodes,
      amounts: [...amounts].map(([id, { units, decimals, readAt }]) => [id, `${units}`, decimals, readAt]),
    }),
})

interface LastBalances {
  /** The endpoints of the network: the answer of one node is not shown as the answer of another. */
  readonly nodes: string
  readonly amounts: ReadonlyMap<string, LastAmount>
}

const mostHolders = 24
const mostCoins = 200
const nothing: ReadonlyMap<string, LastAmount> = new Map()

function keyOf({ network }: Chain, holder: Address): string {
  return `${network.id}.${holder}`
}

export function recallBalances(chain: Chain, holder: Address): ReadonlyMap<string, LastAmount> {
  const last = lastBalances.get(keyOf(chain, holder))
  return last !== null && last.nodes === nodesOf(chain) ? last.amounts : nothing
}

/** The amounts of each holder that were known before this page read any, by key. */
const atFirst = new Map<string, ReadonlyMap<string, LastAmount>>()

/** The amounts of an address when it was read last before this page was loaded: whatever came since is news. */
export function recallEarlier(chain: Chain, holder: Address): ReadonlyMap<string, LastAmount> {
  const key = `${nodesOf(chain)} ${keyOf(chain, holder)}`
  const known = atFirst.get(key) ?? recallBalances(chain, holder)
  atFirst.set(key, known)
  return known
}

/** Keeps the amounts that were read; a coin that could not be read keeps the one from before. */
export function keepBalances(
  chain: Chain,
  holder: Address,
  read: ReadonlyMap<string, CoinAmount>,
  readAt: number,
): void {
  recallEarlier(chain, holder)
  const amounts = new Map(recallBalances(chain, holder))
  for (const [id, amount] of read) {
    if (amount.kind === 'amount') amounts.set(id, { units: amount.units, decimals: amount.decimals, readAt })
    // An amount that surely is none any more is forgotten.
    else if (amount.kind !== 'unknown') amounts.delete(id)
  }
  lastBalances.set(keyOf(chain, holder), { nodes: nodesOf(chain), amounts })
  keepNewest(lastBalances, mostHolders, ({ amounts: each }) =>
    Math.max(0, ...[...each.values()].map((amount) => amount.readAt)),
  )
}

/** Reads stored text; null where it is malformed. Never throws. */
function parseLast(text: string | null, key: string): LastBalances | null {
  const value = parseJson(text)
  const [nodes, amounts] = [ownValue(value, 'nodes'), ownValue(value, 'amounts')]
  if (typeof nodes !== 'string' || !Array.isArray(amounts)) return null
  if (!isAddress(key.slice(key.indexOf('.') + 1))) return null
  return { nodes, amounts: new Map(amounts.slice(0, mostCoins).flatMap(parseAmount)) }
}

function parseAmount(json: unknown): (readonly [string, LastAmount])[] {
  if (!Array.isArray(json)) return []
  const [id, units, decimals, readAt] = json as unknown[]
  const isSound =
    typeof id === 'string' &&
    typeof units === 'string' &&
    /^\d{1,40}$/.test(units) &&
    isCount(decimals, mostTokenDecimals) &&
    isCount(readAt, Date.now())
  return isSound ? [[id, { units: BigInt(units), decimals, readAt }]] : []
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most
}
