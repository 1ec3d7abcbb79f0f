import { tyronDex } from '@tyto/contracts'
import type { Dated, PoolStep } from '@tyto/exchange'
import { domainId } from '@tyto/identity'
import { isAddress, isRecord, ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger } from '../reads/decode'
import { getBlockBodies } from '../reads/getBlockBodies'
import { readTyronPool } from './readExchangeHistory'
import { readValueHistory, type ValueHistory } from './readValueHistory'
import { decodeReceipt, type ContractEvent } from './receipt'

/** Whose steps are asked for, and where. */
export interface PoolStepsQuestion {
  /** The community's exchange, and its two coins. */
  readonly dex: Address
  readonly tyron: Address
  readonly ssi: Address
  readonly wallet: Address
  /** The domain that the wallet stands for, without suffix. */
  readonly domain: string
}

/** Blocks that are asked for their events: a position that changed more often is not followed. */
const mostBlocks = 200

/**
 * What a wallet brought into the community's pool and took out since it last had nothing there, oldest first, by the events of
 * the contract and of its coins. Null where that reaches back farther than the network tells, or over more than 200 blocks. Two
 * trips, and one more where others gave shares: what stood behind these then. Only networks that keep history can answer
 * (our local network): others answer with an `RpcError`.
 */
export async function readPoolSteps(
  client: Requests,
  question: PoolStepsQuestion,
  options?: RequestOptions,
): Promise<readonly Dated<PoolStep>[] | null> {
  const { dex, wallet, domain } = question
  const { balances, shares } = tyronDex(dex).fields
  const pasts = await Promise.all([
    readValueHistory(client, dex, balances.at(wallet), options),
    readValueHistory(client, dex, shares.at(domainId(domain)), options),
  ])
  const blocks = blocksOf(pasts)
  if (blocks === null || blocks.length > mostBlocks) return null
  const steps = await Promise.all(
    blocks.map(async ({ block, time }) => {
      const bodies = await getBlockBodies(client, block, options)
      return bodies.flatMap((body) =>
        stepsIn(ownValue(body, 'receipt'), question).map((value) => ({ block, time, value })),
      )
    }),
  )
  return priced(client, dex, steps.flat(), options)
}

/** What others gave, before it is known which coins stood behind it; `behind`: in shares of the pool. */
type Gift =
  | { readonly kind: 'received'; readonly behind: bigint }
  | { readonly kind: 'granted'; readonly behind: bigint; readonly daoShares: bigint }

type ToldStep = Exclude<PoolStep, { readonly kind: Gift['kind'] }> | Gift

/** Gives gifts the coins that stood behind them once their block was done; null where the pool of then is not told any more. */
async function priced(
  client: Requests,
  dex: Address,
  steps: readonly Dated<ToldStep>[],
  options?: RequestOptions,
): Promise<readonly Dated<PoolStep>[] | null> {
  const hasGift = steps.some(({ value: { kind } }) => kind === 'received' || kind === 'granted')
  const pools = hasGift ? (await readTyronPool(client, dex, options)).values : []
  const known: Dated<PoolStep>[] = []
  for (const { block, time, value } of steps) {
    if (value.kind !== 'received' && value.kind !== 'granted') {
      known.push({ block, time, value })
      continue
    }
    const pool = pools.findLast((each) => each.block <= block)?.value.pool
    if (pool === undefined || pool.totalSupply === 0n) return null
    const { reserves, totalSupply } = pool
    const coins = {
      tyron: (value.behind * reserves.tyron) / totalSupply,
      ssi: (value.behind * reserves.ssi) / totalSupply,
    }
    const step: PoolStep =
      value.kind === 'received'
        ? { kind: 'received', ...coins, shares: value.behind }
        : { kind: 'granted', ...coins, daoShares: value.daoShares }
    known.push({ block, time, value: step })
  }
  return known
}

type Moment = Pick<Dated<unknown>, 'block' | 'time'>

/** The blocks that changed one of the numbers since all were 0, oldest first; null where nobody knows when that was. */
function blocksOf(pasts: readonly (ValueHistory | null)[]): readonly Moment[] | null {
  const known = pasts.filter((past) => past !== null)
  const times = new Map(
    known.flatMap(({ values }) => values.map(({ block, time }) => [block, time] as const)),
  )
  let isKnown = known.every(({ isComplete }) => isComplete)
  let since: Moment[] = []
  let before: readonly bigint[] = known.map(() => 0n)
  for (const [block, time] of [...times].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const after = known.map(
      ({ values }, at) => values.findLast((each) => each.block <= block)?.value ?? before[at]!,
    )
    if (after.some((value, at) => value !== before[at])) since.push({ block, time })
    const isNothing = after.every((value) => value === 0n)
    // Before its first change that is told, a number that is not wholly told may have been anything.
    if (isNothing && known.every(({ values, isComplete }) => isComplete || values[0]!.block <= block)) {
      isKnown = true
      since = []
    }
    before = after
  }
  return isKnown ? since : null
}

/** What one transaction did at the pool for a wallet: coming back from the community first, and going there after adding. */
function stepsIn(json: unknown, question: PoolStepsQuestion): readonly ToldStep[] {
  const { success, events } = decodeReceipt(json, 'GetTxnBodiesForTxBlock')
  if (!success) return []
  const { dex, wallet } = question
  const own = events.filter((event) => event.address === dex && paramOf(event, 'address') === wallet)
  const sharesOf = (name: string): bigint =>
    sum(own.filter((event) => event.name === name).map((event) => amountOf(event, 'amount')))
  const [added, removed] = [sharesOf('Mint'), sharesOf('Burnt')]
  const coins = coinsIn(events, question)
  return [
    ...membershipIn(events, question, 'Left'),
    ...(added > 0n ? [{ kind: 'added', ...coins, shares: added } as const] : []),
    ...membershipIn(events, question, 'Joined'),
    ...(removed > 0n
      ? [{ kind: 'removed', tyron: -coins.tyron, ssi: -coins.ssi, shares: removed } as const]
      : []),
    ...transfersIn(events, question),
  ]
}

/** Shares with which the wallet joined the community or left it. */
function membershipIn(
  events: readonly ContractEvent[],
  { dex, wallet, domain }: PoolStepsQuestion,
  name: 'Joined' | 'Left',
): readonly ToldStep[] {
  const id = domainId(domain)
  return events
    .filter((event) => event.address === dex && event.name === name)
    .flatMap((event): readonly ToldStep[] => {
      const isOwn = paramOf(event, 'address') === wallet
      const isDomain = paramOf(event, 'domain') === id
      const [shares, daoShares] = [amountOf(event, 'amount'), amountOf(event, 'shares')]
      const isJoined = name === 'Joined'
      if (isOwn && isDomain) return [{ kind: isJoined ? 'joined' : 'left', shares, daoShares }]
      // What another wallet of the domain brings is that wallet's.
      if (!isOwn) return []
      // For another domain: the shares of the wallet go away, or come from there.
      return [isJoined ? { kind: 'sent', shares } : { kind: 'received', behind: shares }]
    })
}

/** Shares that were sent as the token that they are. */
function transfersIn(
  events: readonly ContractEvent[],
  { dex, wallet }: PoolStepsQuestion,
): readonly ToldStep[] {
  return events
    .filter(
      ({ address, name }) =>
        address === dex && (name === 'TransferSuccess' || name === 'TransferFromSuccess'),
    )
    .flatMap((event): readonly ToldStep[] => {
      const [isFrom, isTo] = [paramOf(event, 'sender') === wallet, paramOf(event, 'recipient') === wallet]
      if (isFrom === isTo) return []
      const shares = amountOf(event, 'amount')
      return [isFrom ? { kind: 'sent', shares } : { kind: 'received', behind: shares }]
    })
}

/** What a transaction brought into the pool as shares: what came and did not go back, without what was swapped on the way. */
function coinsIn(
  events: readonly ContractEvent[],
  { dex, tyron, ssi, wallet }: PoolStepsQuestion,
): { readonly tyron: bigint; readonly ssi: bigint } {
  const swaps = events.filter(
    (event) => event.name === 'Swapped' && event.address === dex && paramOf(event, 'address') === wallet,
  )
  const brought = (token: Address): bigint => {
    const between = (name: string, from: Address, to: Address): bigint =>
      sum(
        events
          .filter(
            (event) =>
              event.name === name &&
              event.address === token &&
              paramOf(event, 'sender') === from &&
              paramOf(event, 'recipient') === to,
          )
          .map((event) => amountOf(event, 'amount')),
      )
    return (
      between('TransferFromSuccess', wallet, dex) -
      between('TransferSuccess', dex, wallet) -
      sum(swaps.map((event) => sideOf(event, 'input', token))) +
      sum(swaps.map((event) => sideOf(event, 'output', token)))
    )
  }
  return { tyron: brought(tyron), ssi: brought(ssi) }
}

function paramOf({ params }: ContractEvent, name: string): unknown {
  const value = params.find(({ vname }) => vname === name)?.value
  return typeof value === 'string' && isAddress(value.toLowerCase()) ? value.toLowerCase() : value
}

function amountOf(event: ContractEvent, name: string): bigint {
  return decodeInteger(paramOf(event, name), event.name)
}

/** One side of a swap, a pair of token and amount; 0 where it is of the other token. */
function sideOf(event: ContractEvent, name: 'input' | 'output', token: Address): bigint {
  const pair = paramOf(event, name)
  const [of, amount] =
    isRecord(pair) && Array.isArray(pair['arguments']) ? (pair['arguments'] as unknown[]) : []
  return of === token ? decodeInteger(amount, event.name) : 0n
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
