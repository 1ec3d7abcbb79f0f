import {
  bestOf,
  exchangeIds,
  gasCostIn,
  pricesOf,
  quoteAt,
  quotesFor,
  usualFees,
  usualProfitDenom,
  type ExchangeId,
  type Exchanges,
} from '@tyto/exchange'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, zilliqa1Gas, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createClient,
  nothingKnown,
  readCoinBalances,
  readExchanges,
  type Fetch,
  type KnownCoins,
  type Network,
  type Requests,
} from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

interface Call {
  readonly id: string
  readonly method: string
  readonly params: readonly unknown[]
}

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let network: Network
let requests: (readonly Call[])[] = []
/** Changes what the node answers to one call; undefined leaves it. */
let answerOf: (call: Call) => object | undefined

const deployer = testAccount('deployer').address

function freshClient() {
  requests = []
  const counting: Fetch = async (url, init) => {
    const calls = JSON.parse(init.body as string) as Call[]
    requests.push(calls)
    const answers = (await (await fetch(url, init)).json()) as { readonly id: string }[]
    const changed = answers.map((answer) => ({
      ...(answerOf(calls.find(({ id }) => id === answer.id)!) ?? answer),
      jsonrpc: '2.0',
      id: answer.id,
    }))
    return Response.json(changed)
  }
  return createClient({ endpoints: [chain.url], chainId: network.chainId, retries: 0, fetch: counting })
}

function read(known: KnownCoins = nothingKnown) {
  const question = { coins: ['zil', 'tyron'], holders: [deployer], known, withExchanges: true }
  return readCoinBalances(freshClient(), network, question)
}

async function exchanges(): Promise<Exchanges> {
  return (await read()).exchanges!
}

async function places(): Promise<ReadonlyMap<string, Address>> {
  return (await read()).known.services
}

beforeAll(async () => {
  chain = await startSendingNetwork()
  network = chain.network
})
beforeEach(() => {
  answerOf = () => undefined
})
afterAll(() => chain?.close())

describe('what all exchanges are', () => {
  it('is read with the balances: two requests cold, one warm, and each map by its key', async () => {
    const cold = await read()
    expect(cold.failure).toBeNull()
    expect(requests).toHaveLength(2)
    const warm = await read(cold.known)
    expect(requests).toHaveLength(1)
    expect(warm.exchanges).toEqual(cold.exchanges)
    const asked = requests.flat().filter(({ method }) => method === 'GetSmartContractSubState')
    const keysOf = (field: string): readonly number[] => [
      ...new Set(
        asked.filter(({ params }) => params[1] === field).map(({ params }) => (params[2] as []).length),
      ),
    ]
    for (const map of ['pools', 'balances', 'services']) expect(keysOf(map), map).toEqual([1])
    for (const field of [
      'output_after_fee',
      'liquidity_fee',
      'protocol_fee',
      'treasury_fee',
      'rewards_pool',
      'treasury_address',
      'reserves',
      'profit_denom',
      'total_supply',
      'contributions',
      'dao_balance',
      'reserve',
    ]) {
      expect(keysOf(field), field).toEqual([0])
    }
  })

  it('is as the seeded world has it: a tiny pool, and one that was emptied', async () => {
    const { states, tyronDex, vault, block } = await exchanges()
    expect(block).toBeGreaterThan(0n)
    expect([...states.keys()].sort()).toEqual(['aswap', 'dragondex', 'zilswap'])
    for (const id of ['zilswap', 'aswap', 'dragondex'] as const) {
      expect(states.get(id)!.fees).toEqual(usualFees[id])
    }
    expect(states.get('zilswap')!.feesGoTo).toBeNull()
    expect(states.get('dragondex')!.feesGoTo).toBe(deployer)
    expect(states.get('aswap')!.pools.get('gzil')!.zil).toBe(100n * qaPerZil)
    expect(states.get('aswap')!.pools.has('zwap')).toBe(false)
    expect(tyronDex).toMatchObject({
      reserves: { tyron: 80_000n * 10n ** 12n, ssi: 250_000n * 10n ** 18n },
      profitDenom: usualProfitDenom,
      reward: 50n,
      totalSupply: 250_000n * 10n ** 18n,
    })
    expect(vault).toEqual({ reserve: 400_000n * 10n ** 6n })
  })

  it('makes each exchange the best one for some pair, after gas', async () => {
    const now = await exchanges()
    const terms = { rules: zilliqa1Gas, price: 2_000_000_000n, payer: 'wallet' } as const
    const bestFor = (from: string, to: string, amount: bigint): ExchangeId | undefined => {
      const cost = gasCostIn(to, pricesOf(now), terms)
      return bestOf(quotesFor(now, { from, to, amount, slippage: 200n }), cost)?.best.exchange
    }
    const hundred = 100n * qaPerZil
    expect(bestFor('zil', 'zlp', hundred)).toBe('dragondex')
    expect(bestFor('zil', 'gzil', hundred)).toBe('zilswap')
    expect(bestFor('stzil', 'zil', 1_000n * 10n ** 12n)).toBe('aswap')
    expect(bestFor('zil', 'tyron', 1_000n * qaPerZil)).toBe('tydradex')
  })

  it('is unknown for one that fails or talks nonsense, and for that one alone', async () => {
    const services = await places()
    const at = (id: string): string => services.get(id)!.slice(2)
    const error = { error: { code: -1, message: 'down', data: null } }
    answerOf = ({ params }) => (params[0] === at('aswap') ? error : undefined)
    const one = await exchanges()
    expect(one.states.get('aswap')).toBeNull()
    expect(one.states.get('zilswap')).not.toBeNull()
    const trade = { from: 'zil', to: 'stzil', amount: qaPerZil, slippage: 0n }
    expect(quoteAt(one, 'aswap', trade)).toEqual({ ok: false, code: 'Unread' })
    expect(quoteAt(one, 'zilswap', trade).ok).toBe(true)

    for (const reserves of ['x', { constructor: 'Pair', argtypes: [], arguments: ['-1', '5'] }, [1, 2]]) {
      answerOf = ({ params }) => (params[1] === 'reserves' ? { result: { reserves } } : undefined)
      const { tyronDex, vault, states } = await exchanges()
      expect(tyronDex).toBeNull()
      expect(vault).not.toBeNull()
      expect(states.get('dragondex')).not.toBeNull()
    }
    answerOf = ({ params }) =>
      params[1] === 'profit_denom' ? { result: { profit_denom: '10001' } } : undefined
    expect((await exchanges()).tyronDex).toBeNull()
  })

  it('[SW-09] takes the usual fees where the chain gives no value', async () => {
    const missing = ['output_after_fee', 'liquidity_fee', 'treasury_fee', 'protocol_fee', 'profit_denom']
    answerOf = ({ params }) => (missing.includes(params[1] as string) ? { result: null } : undefined)
    const { states, tyronDex } = await exchanges()
    expect(states.get('dragondex')!.fees).toEqual({ afterFee: 9950n, zilDivisor: 500n })
    expect(states.get('zilswap')!.fees).toEqual({ afterFee: 9970n, zilDivisor: 0n })
    expect(states.get('aswap')!.fees).toEqual({ afterFee: 9940n, zilDivisor: 333n })
    expect(tyronDex!.profitDenom).toBe(9900n)
  })

  it('is nothing where the protocol names none of it', async () => {
    const none = await readExchanges(freshClient(), { exchanges: new Map(), tokens: new Map() })
    expect(none).toMatchObject({ tyronDex: undefined, vault: undefined })
    const offers = quotesFor(none, { from: 'zil', to: 'tyron', amount: 1n, slippage: 0n })
    expect(exchangeIds.map((id) => offers[id])).toEqual(Array(4).fill({ ok: false, code: 'NoExchange' }))
  })
})

it('ends with the reading that is given up half way, and leaves no error behind that nobody takes', async () => {
  const client = freshClient()
  const stop = new AbortController()
  const given: Requests = {
    request: async (...asked) => {
      // The places are answered; everything behind them is given up.
      if (requests.length > 0) stop.abort()
      stop.signal.throwIfAborted()
      return client.request(...asked)
    },
  }
  const question = { coins: ['zil', 'tyron'], holders: [deployer], withExchanges: true }
  await expect(readCoinBalances(given, network, question)).rejects.toMatchObject({ name: 'AbortError' })
  // A message that nobody takes is told behind the next turn.
  await new Promise((next) => setTimeout(next))
})
