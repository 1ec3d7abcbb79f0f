import { ssnListProxy, zilWallet, zrc2Token } from '@tyto/contracts'
import { parseName, type Name } from '@tyto/identity'
import { testAccount } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import {
  compareFacts,
  createClient,
  knownFacts,
  parseStatement,
  readFacts,
  readStatement,
  statementText,
  type Endpoint,
  type Fetch,
  type Network,
  type StatedFact,
  type Statement,
} from '../src/index'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let network: Network
let wallet: Address
const [alice, bruno] = [testAccount(0), testAccount(1)]
const now = Date.parse('2026-11-29T03:00:00Z')

beforeAll(async () => {
  chain = await startSendingNetwork()
  network = chain.network
  wallet = chain.seeded('alice.ssi')
})
afterAll(() => chain?.close())

function nameOf(text: string): Name {
  const name = parseName(text)
  if (!name.ok) throw new Error(name.code)
  return name.value
}

function endpointOf(endpoint: string, send: Fetch = fetch): Endpoint {
  const { chainId } = network
  const client = createClient({ endpoints: [chain.url], chainId, retries: 0, fetch: send })
  return { endpoint, client }
}

const good = () => endpointOf('http://good.example')

function made(text: string, endpoints = [good()], of = network): Promise<Statement> {
  return readStatement(endpoints, { network: of, name: nameOf(text), now })
}

function factOf(
  { facts }: Pick<Statement, 'facts'>,
  kind: StatedFact['fact'],
  of: Address | null = null,
  about: string | null = null,
) {
  return facts.find((each) => each.fact === kind && (each.of?.base16 ?? null) === of && each.about === about)
}

/** The node's answer as it stands. */
async function ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
  const answer = await chain.devnet.handleRpc({ id: 1, jsonrpc: '2.0', method, params })
  return (answer as { readonly result?: unknown }).result ?? null
}

async function field(contract: Address, name: string): Promise<unknown> {
  const answer = await ask('GetSmartContractSubState', contract.slice(2), name, [])
  return (answer as Readonly<Record<string, unknown>> | null)?.[name]
}

/** Fails what is picked of each batch, as a node that refuses. */
function refusing(pick: (call: { method: string; params: readonly unknown[] }) => boolean): Fetch {
  return async (url, init) => {
    const calls = JSON.parse(init.body as string) as { id: string; method: string; params: unknown[] }[]
    const answers = (await (await fetch(url, init)).json()) as { id: string }[]
    const told = answers.map((answer) => {
      const call = calls.find(({ id }) => id === answer.id)!
      const error = { code: -32603, message: 'not today', data: null }
      return pick(call) ? { id: answer.id, jsonrpc: '2.0', error } : answer
    })
    return new Response(JSON.stringify(told))
  }
}

describe('[BX-25] a statement of a name', () => {
  it('says what the chain says, each fact with its block and who answered', async () => {
    const statement = await made('alice.ssi')
    const account = { base16: alice.address, bech32: toBech32(alice.address) }
    const place = { base16: wallet, bech32: toBech32(wallet) }
    expect(statement).toMatchObject({
      format: 'tyto-statement',
      version: 1,
      name: 'alice.ssi',
      madeAt: '2026-11-29T03:00:00.000Z',
      network: { name: 'local', chainId: 222, registry: { base16: network.registry } },
    })
    expect(knownFacts(statement.facts)).toBe(statement.facts.length)
    const { header } = (await ask('GetLatestTxBlock')) as { readonly header: { readonly BlockNum: string } }
    const block = header.BlockNum
    for (const fact of statement.facts) {
      expect(fact).toMatchObject({ endpoint: 'http://good.example', fromBlock: block, toBlock: block })
    }
    expect(factOf(statement, 'owner')).toMatchObject({ value: place })
    expect(factOf(statement, 'wallet')).toMatchObject({ value: place })
    expect(factOf(statement, 'controller', wallet)).toMatchObject({ value: account })
    expect(factOf(statement, 'guardians', wallet)).toMatchObject({ value: [] })
    const guarded = chain.seeded('heron.ssi')
    const guardians = Object.keys((await field(guarded, 'social_guardians')) as object)
    expect(guardians).toHaveLength(3)
    expect(factOf(await made('heron.ssi'), 'guardians', guarded)).toMatchObject({
      value: guardians.toSorted(),
    })
    const { balance } = (await ask('GetBalance', alice.address.slice(2))) as { readonly balance: string }
    expect(factOf(statement, 'balance', alice.address, 'zil')).toMatchObject({
      value: { units: balance, decimals: 12 },
    })
    const services = (await field(chain.devnet.network.initDid, 'services')) as Record<string, Address>
    const tyron = (await field(services['tyron']!, 'balances')) as Record<string, string>
    expect(factOf(statement, 'balance', wallet, 'tyron')).toMatchObject({
      value: { units: tyron[wallet] ?? '0', decimals: 12 },
    })
    const document = factOf(statement, 'document', wallet)
    expect(document).toMatchObject({
      value: { did: `did:tyron:zil:isol:${wallet.slice(2)}`, version: await field(wallet, 'version') },
    })
    // Of a network that never swept an account, nobody is asked for it.
    expect(statement.facts.some(({ fact }) => fact === 'swept')).toBe(false)
  })

  it('comes back from its file as it was, and every fact of it is the same when it is read again', async () => {
    for (const name of [
      'alice.ssi',
      'work@alice.ssi',
      'defi@fern.ssi',
      'zil@fern.ssi',
      'carol.did',
      'sbt@noor.ssi',
    ]) {
      const statement = await made(name)
      const text = statementText(statement)
      const parsed = parseStatement(text)
      expect(parsed).toEqual({ ok: true, value: statement })
      const again = await readFacts([good()], { network, name: nameOf(name), questions: statement.facts })
      expect(new Set(compareFacts(statement.facts, again).map(({ kind }) => kind))).toEqual(new Set(['same']))
    }
  })

  it('says of stakes what was not collected, to the last unit that the programme pays', async () => {
    const fern = chain.seeded('zil@fern.ssi')
    const services = (await field(chain.devnet.network.initDid, 'services')) as Record<string, Address>
    const programme = services['zilstakingimpl']!
    const until = BigInt((await field(programme, 'cycle_start')) as string)
    const end = until + BigInt((await field(programme, 'cycle_blocks')) as string)
    const height = async () => {
      const { header } = (await ask('GetLatestTxBlock')) as { readonly header: { readonly BlockNum: string } }
      return BigInt(header.BlockNum)
    }
    while ((await height()) < end) await chain.devnet.mineBlock()
    await chain.call(testAccount(9), ssnListProxy(services['zilstaking']!).AdvanceCycle({}))

    const node = services['ssnzilpay']!
    const stated = factOf(await made('zil@fern.ssi'), 'stakes', fern)
    if (stated?.fact !== 'stakes' || !('value' in stated) || stated.value === null) throw new Error('unknown')
    const [stake] = stated.value.stakes
    expect(stake).toMatchObject({ node: { base16: node }, qa: String(150n * 10n ** 12n) })
    const money = async () => BigInt((await field(fern, '_balance')) as string)
    const before = await money()
    const order = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', tyron: null }
    await chain.call(testAccount(5), zilWallet(fern).WithdrawStakeRewards(order))
    const paid = (await money()) - before
    expect(paid).toBeGreaterThan(0n)
    expect(BigInt(stake!.rewardQa)).toBe(paid)
    expect(factOf(await made('zil@fern.ssi'), 'stakes', fern)).toMatchObject({
      value: { stakes: [{ rewardQa: '0' }] },
    })
  })

  it('says what somebody has of pools, and no more than the exchanges do', async () => {
    const services = (await field(chain.devnet.network.initDid, 'services')) as Record<string, Address>
    let found = 0
    for (const name of ['alice.ssi', 'fern.ssi', 'robin.ssi', 'defi@fern.ssi', 'defi@robin.ssi']) {
      const statement = await made(name)
      for (const fact of statement.facts) {
        if (fact.fact !== 'shares' || !('value' in fact) || fact.value === null) continue
        const exchange = services[fact.about!]!
        expect(fact.value.contract.base16).toBe(exchange)
        const balances = (await field(exchange, 'balances')) as Record<string, unknown>
        const holder = fact.of!.base16
        const own = fact.value.pools.filter(({ pool }) => pool !== 'community')
        found += own.length
        if (fact.about === 'tyron_s$i') {
          expect(own.map(({ units }) => units)).toEqual(holder in balances ? [balances[holder]] : [])
          continue
        }
        const expected = Object.entries(balances).flatMap(([token, of]) => {
          const units = (of as Record<string, string>)[holder]
          const [id] = Object.entries(services).find(([, place]) => place === token) ?? []
          return units === undefined || units === '0' ? [] : [{ pool: id, units }]
        })
        expect(own).toEqual(expected.sort((one, other) => (String(one.pool) < String(other.pool) ? -1 : 1)))
      }
    }
    expect(found).toBeGreaterThan(0)
  })

  it('says what issuers signed for a wallet that keeps that, and of another that it keeps none', async () => {
    const noor = chain.seeded('sbt@noor.ssi')
    const tokens = (await field(noor, 'sbt')) as Record<string, string>
    expect(Object.keys(tokens)).toHaveLength(1)
    expect(factOf(await made('sbt@noor.ssi'), 'soulbound', noor)).toMatchObject({
      value: { tokens: Object.entries(tokens).map(([issuer, token]) => ({ issuer, token })) },
    })
    const mira = chain.seeded('sbt@mira.ssi')
    expect(factOf(await made('sbt@mira.ssi'), 'soulbound', mira)).toMatchObject({ value: { tokens: [] } })
    expect(factOf(await made('alice.ssi'), 'soulbound', wallet)).toMatchObject({ value: null })
  })

  it('differs in what a payment and an allowance changed, and in nothing else', async () => {
    const statement = await made('alice.ssi')
    const services = (await field(chain.devnet.network.initDid, 'services')) as Record<string, Address>
    const token = zrc2Token(services['tyron']!)
    await chain.mine(alice, { kind: 'payment', to: bruno.address, amount: 5n })
    await chain.call(alice, token.IncreaseAllowance({ spender: bruno.address, amount: 77n }))
    const again = await readFacts([good()], {
      network,
      name: nameOf('alice.ssi'),
      questions: statement.facts,
    })
    const differing = compareFacts(statement.facts, again).filter(({ kind }) => kind !== 'same')
    expect(differing.map(({ kind, now: { fact, of, about } }) => [kind, fact, of?.base16, about])).toEqual([
      ['differs', 'balance', alice.address, 'zil'],
      ['differs', 'allowances', alice.address, 'tyron'],
    ])
    expect(differing[1]?.now).toMatchObject({
      value: { decimals: 12, spenders: [{ spender: { base16: bruno.address }, units: '77' }] },
    })
  })

  it('says of what a node refused that it is unknown and why, never none or 0; the next endpoint is asked', async () => {
    const deaf = endpointOf(
      'http://deaf.example',
      refusing(({ params }) => params[1] === 'balances' || params[1] === 'allowances'),
    )
    const statement = await made('alice.ssi', [deaf])
    const unread = statement.facts.filter((fact) => 'unknown' in fact)
    expect(new Set(unread.map(({ fact }) => fact))).toEqual(
      new Set(['balance', 'allowances', 'nfts', 'shares']),
    )
    expect(factOf(statement, 'balance', wallet, 'tyron')).toEqual({
      fact: 'balance',
      of: { base16: wallet, bech32: toBech32(wallet) },
      about: 'tyron',
      endpoint: null,
      fromBlock: null,
      toBlock: null,
      unknown: { code: 'RpcNodeError', reason: expect.stringContaining('not today') as string },
    })
    expect(factOf(statement, 'balance', wallet, 'zil')).toHaveProperty('value')
    expect(parseStatement(statementText(statement))).toEqual({ ok: true, value: statement })

    const both = await made('alice.ssi', [deaf, good()])
    expect(knownFacts(both.facts)).toBe(both.facts.length)
    expect(factOf(both, 'balance', wallet, 'tyron')).toMatchObject({ endpoint: 'http://good.example' })
    expect(factOf(both, 'owner')).toMatchObject({ endpoint: 'http://deaf.example' })

    // A fact that is read again without an answer is unread, and one that was unknown is learnt.
    const compared = (before: Statement, after: Statement) =>
      compareFacts(before.facts, after.facts).filter(({ kind }) => kind !== 'same')
    expect(new Set(compared(statement, both).map(({ kind }) => kind))).toEqual(new Set(['learnt']))
    expect(new Set(compared(both, statement).map(({ kind }) => kind))).toEqual(new Set(['unread']))
  })

  it('is not made where no endpoint says where the name leads; one that falls silent half way leaves the rest unknown', async () => {
    const silent = endpointOf('http://silent.example', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(made('alice.ssi', [silent])).rejects.toMatchObject({ code: 'RpcTransport' })

    let isUp = true
    let asked = 0
    const fading = endpointOf('http://fading.example', (url, init) => {
      if ((init.body as string).includes('"balances"')) isUp = false
      if (!isUp) asked++
      return isUp ? fetch(url, init) : Promise.reject(new TypeError('Failed to fetch'))
    })
    const statement = await made('alice.ssi', [fading])
    expect(factOf(statement, 'controller', wallet)).toHaveProperty('value')
    expect(factOf(statement, 'stakes', wallet)).toMatchObject({ unknown: { code: 'RpcTransport' } })
    expect(factOf(statement, 'balance', wallet, 'tyron')).toMatchObject({
      unknown: { code: 'RpcTransport' },
      endpoint: null,
    })
    // An endpoint that does not answer at all is not asked for every coin.
    expect(asked).toBeLessThan(8)
  })

  it('asks for what a hostile file names as for anything else: names of the language are no coins, and its blocks say nothing', async () => {
    const of = { base16: alice.address, bech32: toBech32(alice.address) }
    const far = { endpoint: 'https://node.example', fromBlock: '9'.repeat(78), toBlock: '0' }
    const ids = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'init', '.did', '-']
    const facts = ids.flatMap((about): StatedFact[] => [
      { fact: 'balance', of, about, ...far, value: { units: '9'.repeat(78), decimals: 255 } },
      { fact: 'allowances', of, about, ...far, value: null },
      { fact: 'nfts', of, about, ...far, value: null },
      { fact: 'shares', of, about, ...far, value: null },
    ])
    const statement = { ...(await made('alice.ssi')), facts }
    expect(parseStatement(statementText(statement))).toEqual({ ok: true, value: statement })
    const again = await readFacts([good()], { network, name: nameOf('alice.ssi'), questions: facts })
    const compared = compareFacts(facts, again)
    expect(compared.filter(({ kind }) => kind === 'same')).toHaveLength(3 * ids.length)
    expect(compared.filter(({ kind }) => kind !== 'same').map(({ kind, now }) => [kind, now.fact])).toEqual(
      ids.map(() => ['differs', 'balance']),
    )
    expect(JSON.stringify(again)).not.toContain('999999')
  })

  it('says of an account that the network swept that it was', async () => {
    const sweptNonce = 2n ** 64n - 1n
    const rules = { ...network.rules, sweptNonce }
    const of = { ...network, rules }
    const sweeping = endpointOf('http://swept.example', async (url, init) => {
      const text = await (await fetch(url, init)).text()
      return new Response(text.replace(/"nonce":\d+/g, '"nonce":18446744073709551615'))
    })
    expect(factOf(await made('alice.ssi', [good()], of), 'swept', alice.address)).toMatchObject({
      value: { swept: false, nonce: null },
    })
    expect(factOf(await made('alice.ssi', [sweeping], of), 'swept', alice.address)).toMatchObject({
      value: { swept: true, nonce: '18446744073709551615' },
    })
  })

  it('stops when nobody waits for it any more', async () => {
    const stop = new AbortController()
    stop.abort(new Error('gone'))
    const question = { network, name: nameOf('alice.ssi'), now }
    await expect(readStatement([good()], question, { signal: stop.signal })).rejects.toThrow('gone')
  })
})
