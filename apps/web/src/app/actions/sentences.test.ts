import { didWallet } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import { contractAddress, isRecord, toBech32, type Address } from '@tyto/primitives'
import { walletGasPrice, type TransactionContent, type TransactionRequest } from '@tyto/chain'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPeople, type People, type WriteName } from '../../../../../e2e/rig/people'
import { TestNetwork, zil } from '../../../../../packages/simulator/test/network'
import { callOf, deployOf, rawCall } from '../../../../../packages/simulator/test/requests'
import texts from '../../shared/i18n/locales/en/transaction.json'
import type { AnyAction } from '../../shared/transaction/action/action'
import { summaryOf } from '../../shared/transaction/review/summaryOf'
import { spokenSummary } from '../../shared/transaction/action/ui/spokenSummary'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import { actions } from './actions'
import { notAskedFor } from './testing/agreed'
import { allCases } from './testing/allCases'
import { refusalsOfStrangers } from './testing/refusalsOfStrangers'
import { strangersGuardians, strangersRegistry } from './testing/strangers'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

let network: TestNetwork
let people: People
/** Each action in a real simulation, and what the review says of it. */
let cases: ReturnType<typeof allCases>
let t: TFunction<'transaction'>
const names = new Map<Address, string>()
const domains = new Map<string, string>()

beforeAll(async () => {
  network = await TestNetwork.start()
  people = await createPeople(network)
  cases = makeCases()
  t = (await i18next.init({
    lng: 'en',
    resources: { en: { transaction: texts } },
    defaultNS: 'transaction',
    interpolation: { escapeValue: false },
  })) as unknown as TFunction<'transaction'>
  for (const domain of ['bruno', 'carol', 'fern']) know(domain, network.addressOf(`${domain}.ssi`))
})

function know(domain: string, wallet: Address | null): void {
  domains.set(domainId(domain), domain)
  if (wallet !== null) names.set(wallet, `${domain}.ssi`)
}

interface Asked {
  readonly by: TestAccount
  readonly own: Address | null
  readonly content: TransactionContent
}

/** The sentences of a real simulation of a request, as the review says them. */
async function said(name: WriteName | null, { by, own, content }: Asked): Promise<string> {
  const request = { ...content, gasLimit: 50_000n, gasPriceLi: 2_000n }
  const result = await network.simulate(by, request)
  const step = result.steps[0]
  if (step?.kind !== 'success') throw new Error(`${name}: ${JSON.stringify(step, plain)}`)
  const action = name === null ? null : await actions[name]()
  return spoken(action, { by, own, request, simulation: { status: 'done', result, hasMoved: false } })
}

function spoken(
  action: AnyAction | null,
  {
    by,
    own,
    request,
    simulation,
  }: {
    readonly by: TestAccount
    readonly own: Address | null
    readonly request: TransactionRequest
    readonly simulation: Parameters<typeof summaryOf>[1]['simulation']
  },
): string {
  const walletPrice = { ...walletGasPrice('classic', 2_000n), mostLi: 2_000n }
  const { registry } = network.devnet.network
  const madeFor = { account: by.address, network: 'local', hasStorage: false } as const
  const summary = summaryOf(request, {
    action,
    simulation,
    madeFor,
    subject: 'alice.ssi',
    made: {
      content: request,
      takesDonation: false,
      gasLimit: 50_000n,
      registry,
      costs: { gasPriceLi: 2_000n, walletPrice, balance: null, nonce: null },
    },
    facts: {
      network: 'local',
      isForReading: false,
      leastLi: 2_000n,
      wallet: null,
      account: by.address,
      login: own && { address: own, controller: by.address },
      hasStorage: false,
    },
  })
  return spokenSummary(summary, {
    exchangeAt: () => null,
    t,
    language: 'en',
    action: 'Do it',
    ownWallet: own,
    names: {
      nameOfAddress: (address) => names.get(address) ?? null,
      domainOfHash: (hash) => domains.get(hash) ?? null,
    },
  })
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

/** Pages and reviews need these parts of an input, which no call carries. */
const forPages: readonly string[] = ['domain', 'name', 'page', 'symbol', 'username']

/** The other parts of an input that are looked at and not asked for, or asked for by a name, by action. */
const notInCall: Partial<Record<WriteName, readonly string[]>> = {
  acceptPendingController: ['newController'],
  allowTrade: ['token', 'exchange', 'id'],
  backMotion: ['fund'],
  burnNfts: ['to'],
  decreaseAllowance: ['token', 'addrName'],
  deployXwallet: ['wallet', 'owner', 'kind', 'subdomain'],
  // The name that is recovered leads to the page afterwards; guardians stand in the call by their hashes.
  didSocialRecovery: ['topLevel', 'guardian'],
  // What a document says becomes one text of its own form.
  didUpdate: ['topLevel', 'action', 'endpoint', 'protocol', 'label', 'color1', 'color2'],
  increaseAllowance: ['token', 'addrName'],
  // By the domain alone; the key was used already.
  ivms101: ['issuer', 'published'],
  payFromWallet: ['wallet', 'id'],
  raiseMotion: ['fund'],
  revokeAllowance: ['token', 'addrName'],
  // A name stands for its wallet.
  sendFunds: ['to', 'id'],
  setNftOperator: ['id', 'ids'],
  // The vault pays one for one, at once.
  trade: ['token', 'minimum', 'deadline', 'exchange', 'id'],
  transferToken: ['to'],
  updateTokenUri: ['to'],
  withdrawZil: ['id'],
}

const codeOf = (cause: unknown): unknown => (isRecord(cause) ? cause['code'] : cause)

function makeCases() {
  return allCases<TestAccount>({
    ...people.tools,
    person: async (domain) => {
      const found = await people.tools.person(domain)
      know(domain, found.wallet)
      return found
    },
    know: (address, name) => void names.set(address, name),
    knowDomain: (domain) => know(domain, null),
    told: async (who, name, input) => {
      const moment = (await actions[name]()).moment?.(input as never, who.account.address) ?? null
      // The part can draw the moment that is stored at signing.
      const { momentKinds } = await import('../moments/momentKinds')
      if (moment !== null)
        expect(
          momentKinds.filter((kind) => kind.fits(moment)),
          name,
        ).toHaveLength(1)
      const content = await people.contentOf(name, input, who)
      const known = [...forPages, ...(notInCall[name] ?? [])]
      const unasked = notAskedFor(input, content).filter((key) => !known.includes(key))
      expect(unasked, name).toEqual([])
      const other = { ...who, account: testAccount('of nobody here') }
      const refusal = await people.contentOf(name, input, other).then(() => 'none', codeOf)
      expect(refusalsOfStrangers(name), name).toContain(refusal)
      return said(name, { by: who.account, own: who.wallet, content })
    },
  })
}

describe('what a review says of an action', () => {
  it('has a sentence for each of them', async () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(actions).sort())
    for (const [name, load] of Object.entries(actions))
      expect((await load()).tell, name).toBeTypeOf('function')
  })

  it.each(Object.keys(actions) as WriteName[])('%s: is what a real simulation saw', async (name) => {
    const { said: sentence, like } = await cases[name]()
    expect(sentence).toMatch(like)
  })
})

describe('what a review says of anything else', () => {
  it("of a stranger's contract: which call, how much it changes, and what leaves", async () => {
    const account = await network.account('explorer')
    const before = await network.nonce(account)
    await people.send(account, deployOf(strangersGuardians))
    const stranger = contractAddress(account.address, before)
    const param = { vname: 'guardian', type: 'ByStr32', value: domainId('bruno') }
    const { call } = rawCall(stranger, 'AddGuardians', [param]) as Extract<
      TransactionRequest,
      { kind: 'call' }
    >
    const content = { kind: 'call', call: { ...call, amount: 3n * zil } } as const
    const sentence = await said(null, { by: account, own: null, content })
    expect(sentence.replace(shortAddress(toBech32(stranger)), 'zil1…')).toMatch(
      /^You call AddGuardians of the contract zil1…; 1 value on the chain changes\. You pay 3 ZIL and about [\d.]+ ZIL gas\.$/,
    )
  })

  it("takes no stranger's word on who owns a name", async () => {
    const account = await network.account('mimic')
    const before = await network.nonce(account)
    await people.send(account, deployOf(strangersRegistry))
    const mimic = contractAddress(account.address, before)
    const param = { vname: 'username', type: 'String', value: domainId('freebirdy') }
    const content = rawCall(mimic, 'BuyNftUsername', [param])
    expect(await said('buyNftUsername', { by: account, own: null, content })).toMatch(
      /^You call BuyNftUsername/,
    )
  })

  it('where it is not simulated, says so and speaks of what is asked for', () => {
    const call = didWallet(network.addressOf('bruno.ssi')).AddFunds({}, { amount: 2n * zil })
    const simulation = { status: 'unavailable', code: 'TooSlow', details: '' } as const
    expect(spoken(null, { by: testAccount('x'), own: null, request: callOf(call), simulation })).toBe(
      'What will happen could not be worked out beforehand. You sign “Do it” for alice.ssi. 2 ZIL go along to bruno.ssi.',
    )
  })

  it('says nothing of what it has not seen yet', () => {
    const call = didWallet(network.addressOf('bruno.ssi')).AddFunds({}, { amount: 2n })
    const simulation = { status: 'running', isLate: false } as const
    expect(spoken(null, { by: testAccount('x'), own: null, request: callOf(call), simulation })).toBe('')
  })

  it('of what the chain would undo: that nothing would happen, and the gas that is lost', async () => {
    const { UpdateNftDns } = didWallet(network.addressOf('bruno.ssi'))
    const request = callOf(UpdateNftDns({ domain: 'ssi', nftID: 'a#1', tyron: null }))
    const account = await network.account('nobody')
    const result = await network.simulate(account, request)
    const simulation = { status: 'done', result, hasMoved: false } as const
    expect(spoken(null, { by: account, own: null, request, simulation })).toMatch(
      /^As things stand, this is refused: nothing would happen, and about [\d.]+ ZIL gas would be lost\.$/,
    )
  })
})
