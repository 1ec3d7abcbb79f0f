import type { EventRead } from '@tyto/abi'
import { tyronDex, zrc2Token } from '@tyto/contracts'
import type { Dated, PoolStep } from '@tyto/exchange'
import { domainId } from '@tyto/identity'
import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { wrongShape } from '../../reads/decode'
import { getBlockBodies } from '../../reads/getBlockBodies'
import { readTyronPool } from './readExchangeHistory'
import { readValueHistory, type ValueHistory } from '../../explorer/readValueHistory'
import { decodeReceipt, type ContractEvent } from '../../explorer/receipt'

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
 * Lists the coins that a wallet brought into the community's pool and took out since it last had nothing there, oldest
 * first, by the events of the contract and of its coins. Null where that reaches back farther than the network tells, or
 * over more than 200 blocks. Two trips, and one more where others gave shares, to see which coins stood behind these then.
 * Only networks that keep history can answer (our local network): others answer with an `RpcError`.
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

/** A gift of others, before it is known which coins stood behind it; `behind`: in shares of the pool. */
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

const { Burnt, Joined, Left, Mint, Swapped } = tyronDex.events
const { TransferFromSuccess, TransferSuccess } = zrc2Token.events

/** The steps of one transaction at the pool for a wallet: coming back from the community first, and going there after adding. */
function stepsIn(json: unknown, question: PoolStepsQuestion): readonly ToldStep[] {
  const { success, events } = decodeReceipt(json, 'GetTxnBodiesForTxBlock')
  if (!success) return []
  const { dex, wallet } = question
  const sharesOf = (event: typeof Mint | typeof Burnt): bigint =>
    sum(told(events, dex, event).flatMap(({ address, amount }) => (address === wallet ? [amount] : [])))
  const [added, removed] = [sharesOf(Mint), sharesOf(Burnt)]
  const coins = coinsIn(events, question)
  return [
    ...membershipIn(events, question, 'left'),
    ...(added > 0n ? [{ kind: 'added', ...coins, shares: added } as const] : []),
    ...membershipIn(events, question, 'joined'),
    ...(removed > 0n
      ? [{ kind: 'removed', tyron: -coins.tyron, ssi: -coins.ssi, shares: removed } as const]
      : []),
    ...transfersIn(events, question),
  ]
}

/** The events of one kind that a contract tells. Throws `RpcError` where one is malformed. */
function told<P extends object>(
  events: readonly ContractEvent[],
  contract: Address,
  event: EventRead<P>,
): readonly P[] {
  return events
    .filter(({ address }) => address === contract)
    .flatMap((each) => {
      const read = event.read(each)
      if (read === null) return []
      if (!isWhole(read)) throw wrongShape(event.name)
      return [read]
    })
}

/** Is every value of an event there? */
function isWhole<P extends object>(read: { readonly [Name in keyof P]: P[Name] | null }): read is P {
  return !Object.values(read).includes(null)
}

/** Shares with which the wallet joined the community or left it. */
function membershipIn(
  events: readonly ContractEvent[],
  { dex, wallet, domain }: PoolStepsQuestion,
  kind: 'joined' | 'left',
): readonly ToldStep[] {
  const id = domainId(domain)
  return told(events, dex, kind === 'joined' ? Joined : Left)
    .filter(({ address }) => address === wallet)
    .map((event): ToldStep => {
      const { amount: shares, shares: daoShares } = event
      if (event.domain === id) return { kind, shares, daoShares }
      // For another domain: the shares of the wallet go away, or come from there.
      return kind === 'joined' ? { kind: 'sent', shares } : { kind: 'received', behind: shares }
    })
}

/** Every transfer of a token, also of those that a spender made. */
function transfersOf(events: readonly ContractEvent[], token: Address) {
  return [...told(events, token, TransferSuccess), ...told(events, token, TransferFromSuccess)]
}

/** Shares that were sent as the token that they are. */
function transfersIn(
  events: readonly ContractEvent[],
  { dex, wallet }: PoolStepsQuestion,
): readonly ToldStep[] {
  return transfersOf(events, dex).flatMap(({ sender, recipient, amount }): readonly ToldStep[] => {
    const [isFrom, isTo] = [sender === wallet, recipient === wallet]
    if (isFrom === isTo) return []
    return [isFrom ? { kind: 'sent', shares: amount } : { kind: 'received', behind: amount }]
  })
}

/**
 * The coins that a transaction brought into the pool as shares: those that came and did not go back, without those that were
 * swapped on the way.
 */
function coinsIn(
  events: readonly ContractEvent[],
  { dex, tyron, ssi, wallet }: PoolStepsQuestion,
): { readonly tyron: bigint; readonly ssi: bigint } {
  const swaps = told(events, dex, Swapped).filter(({ address }) => address === wallet)
  const brought = (token: Address): bigint => {
    const came = told(events, token, TransferFromSuccess).filter(
      ({ sender, recipient }) => sender === wallet && recipient === dex,
    )
    const went = told(events, token, TransferSuccess).filter(
      ({ sender, recipient }) => sender === dex && recipient === wallet,
    )
    const sideOf = ([of, amount]: readonly [Address, bigint]): bigint => (of === token ? amount : 0n)
    return (
      sum(came.map(({ amount }) => amount)) -
      sum(went.map(({ amount }) => amount)) -
      sum(swaps.map(({ input }) => sideOf(input))) +
      sum(swaps.map(({ output }) => sideOf(output)))
    )
  }
  return { tyron: brought(tyron), ssi: brought(ssi) }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
