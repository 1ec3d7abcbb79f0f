import { allCoins, initDid, loadCode, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { contractAddress, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createClient,
  getAccount,
  nothingKnown,
  readCoin,
  readCoinBalances,
  readValueHistory,
  type CoinAmount,
  type Fetch,
  type KnownCoins,
  type Network,
  type TransactionContent,
} from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let sending: SendingNetwork
undoneBehindEachTest(() => sending.devnet)
let network: Network
/** The calls of each request, in the order in which they were sent, and how many trips followed each other. */
let requests: (readonly { readonly method: string; readonly params: readonly unknown[] }[])[] = []
let trips = 0
/** Changes what the node answers to one call; undefined leaves it. */
let answerOf: (method: string, params: readonly unknown[]) => object | undefined = () => undefined
let isDown = false

const protocolOwner = testAccount('deployer')
const [wallet, account]: readonly Address[] = [testAccount(501).address, testAccount(502).address]
const ids = allCoins.map(({ id }) => id)
const tokens = new Map<string, Address>()

async function mine(content: TransactionContent): Promise<void> {
  await sending.send(protocolOwner, content)
  await sending.devnet.mineBlock()
}

/** A token as a stranger would make it, registered as a coin of the protocol. */
async function makeToken(
  id: string,
  decimals: bigint,
  balances: readonly (readonly [Address, bigint])[] = [],
): Promise<Address> {
  const deploy = zrc2Token.deploy({
    contract_owner: protocolOwner.address,
    name: '<img src=x onerror=alert(1)>',
    symbol: '<b>X</b>',
    decimals,
    init_supply: 0n,
  })
  const { nonce } = await getAccount(sending.client, protocolOwner.address)
  await mine({ kind: 'deploy', deploy, code: await loadCode('Zrc2Token') })
  const token = contractAddress(protocolOwner.address, nonce)
  for (const [recipient, amount] of balances) {
    await mine({ kind: 'call', call: zrc2Token(token).Mint({ recipient, amount }) })
  }
  await setService(id, token)
  return token
}

async function setService(id: string, addr: Address): Promise<void> {
  tokens.set(id, addr)
  const record = sending.devnet.network.initDid
  await mine({ kind: 'call', call: initDid(record).SetService({ id, addr }) })
}

function freshClient() {
  requests = []
  trips = 0
  let underWay = 0
  const counting: Fetch = async (url, init) => {
    const calls = JSON.parse(init.body as string) as { id: string; method: string; params: unknown[] }[]
    requests.push(calls)
    if (underWay === 0) trips++
    underWay++
    try {
      if (isDown) throw new TypeError('Failed to fetch')
      const response = await fetch(url, init)
      const answers = (await response.json()) as { readonly id: string }[]
      const changed = answers.map((answer) => {
        const call = calls.find(({ id }) => id === answer.id)!
        return answerOf(call.method, call.params) ?? answer
      })
      return Response.json(changed.map((answer, at) => ({ jsonrpc: '2.0', ...answer, id: answers[at]!.id })))
    } finally {
      underWay--
    }
  }
  return createClient({
    endpoints: [sending.url],
    chainId: network.chainId,
    retries: 0,
    fetch: counting,
  })
}

function read(known: KnownCoins = nothingKnown, on: Network = network) {
  return readCoinBalances(freshClient(), on, { coins: ids, holders: [wallet!, account!], known })
}

const amount = (units: bigint, decimals: number): CoinAmount => ({ kind: 'amount', units, decimals })

beforeAll(async () => {
  sending = await startSendingNetwork()
  network = sending.network
  await makeToken('vrz', 18n, [
    [wallet!, 1n],
    [account!, 340282366920938463463374607431768211000n],
  ])
  await makeToken('lulu', 2n, [[wallet!, 1_234_567n]])
  await makeToken('fees', 255n, [[wallet!, 5n]])
  await setService('stream', testAccount(503).address)
  const record = sending.devnet.network.initDid
  await mine({ kind: 'call', call: initDid(record).RemoveService({ id: 'hodl' }) })
})

afterAll(() => sending?.close())

describe('sixty coins of two wallets', () => {
  it('are two requests after each other cold and one warm, and three where nobody names the contract', async () => {
    expect(ids).toHaveLength(60)
    const cold = await read()
    expect(cold.failure).toBeNull()
    expect([requests.length, trips]).toEqual([2, 2])
    const warm = await read(cold.known)
    expect([requests.length, trips]).toEqual([1, 1])
    expect(warm.holdings).toEqual(cold.holdings)
    const { initDid: _, ...unnamed } = network
    const unknown = await read(nothingKnown, unnamed)
    expect([requests.length, trips]).toEqual([3, 3])
    expect(unknown.holdings).toEqual(cold.holdings)
    expect(unknown.known.initDid).toBe(sending.devnet.network.initDid)
  })

  it('are read by entries, never by a whole map, and the digits of each token beside them', async () => {
    const { known } = await read()
    const warm = await read(known)
    const calls = requests.flat()
    const reads = calls.filter(({ method }) => method === 'GetSmartContractSubState')
    for (const { params } of reads) {
      const [, field, keys] = params as [string, string, string[]]
      expect([field, keys.length]).toEqual([field, 1])
    }
    const places = calls.filter(({ params }) => params[1] === 'services')
    expect(places).toHaveLength(59)
    // The digits of a token in one answer do not hold for good.
    const inits = calls.filter(({ method }) => method === 'GetSmartContractInit')
    const sound = [...known.decimals.keys()]
    expect(sound).toContain(tokens.get('vrz'))
    const askedAgain = inits.map(({ params }) => `0x${String(params[0])}`)
    expect(askedAgain).toEqual(expect.arrayContaining(sound))
    expect(warm.known.decimals).toEqual(known.decimals)
  })

  it('are exact to the last unit, on both sides', async () => {
    const { holdings } = await read()
    const [inWallet, inAccount] = holdings
    expect(inWallet?.get('vrz')).toEqual(amount(1n, 18))
    expect(inAccount?.get('vrz')).toEqual(amount(340282366920938463463374607431768211000n, 18))
    expect(inAccount?.get('lulu')).toEqual(amount(0n, 2))
    await sending.devnet.faucet(wallet!)
    await sending.devnet.mineBlock()
    const { balance } = await getAccount(sending.client, wallet!)
    expect(balance > 0n).toBe(true)
    expect((await read()).holdings[0]?.get('zil')).toEqual(amount(balance, 12))
  })

  it('take the digits from the contract, and are unknown where it says nonsense', async () => {
    const { holdings, known } = await read()
    // Our list says six; the contract's own word is the one that every wallet uses.
    expect(holdings[0]?.get('lulu')).toEqual(amount(1_234_567n, 2))
    expect(holdings[0]?.get('fees')).toEqual({ kind: 'no decimals' })
    expect(known.decimals.has(tokens.get('fees')!)).toBe(false)
  })

  it('[BX-27] are not told where a token says other digits than before, and the change is known then', async () => {
    const place = tokens.get('lulu')!
    const before = await read({ ...nothingKnown, decimals: new Map([[place, 6]]) })
    expect(before.holdings[0]?.get('lulu')).toEqual({ kind: 'other decimals' })
    expect(before.known.decimals.get(place)).toBe(2)
    const after = await read(before.known)
    expect(after.holdings[0]?.get('lulu')).toEqual(amount(1_234_567n, 2))
  })

  it('[BX-27] hold the own coins of the protocol to the digits of the network, whatever a node says, again and again', async () => {
    const { known } = await read()
    const place = known.services.get('xsgd')!
    answerOf = (method, params) => {
      if (method !== 'GetSmartContractInit' || `0x${String(params[0])}` !== place) return undefined
      return { result: [{ vname: 'decimals', type: 'Uint32', value: '4' }] }
    }
    let last = known
    for (const _ of [1, 2, 3]) {
      const lied = await read(last)
      expect(lied.holdings[0]?.get('xsgd')).toEqual({ kind: 'other decimals' })
      last = lied.known
    }
    expect(await readCoin(freshClient(), network, 'xsgd')).toBeNull()
    answerOf = () => undefined
    expect(await readCoin(freshClient(), network, 'xsgd')).toMatchObject({ decimals: 6 })
  })

  it('say whether a coin has no service here, or one that leads to no contract', async () => {
    const { holdings } = await read()
    expect(holdings[0]?.get('stream')).toEqual({ kind: 'no contract' })
    expect(holdings[0]?.get('hodl')).toEqual({ kind: 'no service' })
  })

  it('follow a coin that moved to another contract, although its place was known', async () => {
    const { known } = await read()
    const before = tokens.get('lulu')!
    const after = await makeToken('lulu', 6n, [[wallet!, 7n]])
    tokens.set('lulu', before)
    expect(after).not.toBe(before)
    const moved = await read(known)
    expect(moved.holdings[0]?.get('lulu')).toEqual(amount(7n, 6))
    expect([requests.length, moved.known.services.get('lulu')]).toEqual([2, after])
  })

  it('are asked of the true contract where a kept one is another', async () => {
    const { holdings } = await read()
    const wrong = { ...nothingKnown, initDid: tokens.get('vrz')! }
    const answer = await read(wrong)
    expect(answer.holdings).toEqual(holdings)
    expect(answer.known.initDid).toBe(sending.devnet.network.initDid)
  })
})

describe('what cannot be read', () => {
  const refusal = { error: { code: -32603, message: 'no' } }
  const of = (id: string) => (_: string, params: readonly unknown[]) =>
    `0x${String(params[0])}` === tokens.get(id) ? refusal : undefined

  it('is unknown by itself where it is one token, and never 0', async () => {
    const { known, holdings } = await read()
    answerOf = of('vrz')
    try {
      for (const kept of [nothingKnown, known]) {
        const answer = await read(kept)
        expect(answer.holdings[0]?.get('vrz')).toEqual({ kind: 'unknown' })
        expect(answer.failure).toMatchObject({ code: 'RpcNodeError', details: 'no' })
        expect(answer.holdings[0]?.get('lulu')).toEqual(holdings[0]?.get('lulu'))
      }
      answerOf = (_, params) =>
        params[1] === 'balances' && String(params[2]) === wallet ? { result: 'no map' } : undefined
      const answer = await read(known)
      expect(answer.holdings[0]?.get('vrz')).toEqual({ kind: 'unknown' })
      expect(answer.holdings[1]?.get('vrz')).toEqual(holdings[1]?.get('vrz'))
    } finally {
      answerOf = () => undefined
    }
  })

  it('is every token where the places cannot be read, and not ZIL', async () => {
    answerOf = (_, params) => (params[1] === 'services' ? refusal : undefined)
    try {
      const { holdings, failure } = await read((await read()).known)
      expect(holdings[0]?.get('lulu')).toEqual({ kind: 'unknown' })
      expect(holdings[0]?.get('zil')?.kind).toBe('amount')
      expect(failure).not.toBeNull()
    } finally {
      answerOf = () => undefined
    }
  })

  it('is an error where the node does not answer at all', async () => {
    const { known } = await read()
    isDown = true
    try {
      for (const kept of [nothingKnown, known]) {
        await expect(read(kept)).rejects.toMatchObject({ code: 'RpcTransport' })
      }
    } finally {
      isDown = false
    }
  })
})

describe('the history of what a contract holds', () => {
  it('gives the value after each block that changed it, and the latest', async () => {
    const token = tokens.get('vrz')!
    const place = { field: 'balances', keys: [wallet!] }
    const before = await readValueHistory(sending.client, token, place)
    await mine({ kind: 'call', call: zrc2Token(token).Mint({ recipient: wallet!, amount: 41n }) })
    await sending.devnet.mineBlock()
    const after = await readValueHistory(sending.client, token, place)
    expect(before?.isComplete).toBe(true)
    expect(before?.values.map(({ value }) => value)).toEqual([1n, 1n])
    expect(after?.values.map(({ value }) => value)).toEqual([1n, 42n, 42n])
    const blocks = after?.values.map(({ block }) => Number(block)) ?? []
    expect(blocks).toEqual([...blocks].sort((a, b) => a - b))
    expect(await readValueHistory(sending.client, wallet!, { field: '_balance', keys: [] })).toBeNull()
  })
})
