import { didWallet, didWallet58, loadCode, ssnListProxy } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import {
  addKey,
  addLink,
  createdKeyPurposes,
  deactivationDocument,
  domainId,
  messageToSign,
  type DocumentElement,
  type Name,
} from '@tyto/identity'
import { bytesToHex, contractAddress, signSchnorr, toBech32, type Address, type Hex } from '@tyto/primitives'
import {
  readProtocol,
  findStaking,
  readSigningWallet,
  walletGasPrice,
  type TransactionContent,
  type TransactionRequest,
} from '@tyto/chain'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { TestNetwork, zil } from '../../../../packages/simulator/test/network'
import { callOf, deployOf, rawCall } from '../../../../packages/simulator/test/requests'
import texts from '../shared/i18n/locales/en/transaction.json'
import type { AnyAction } from '../shared/transaction/action'
import { summaryOf } from '../shared/transaction/review/summary'
import { spokenSummary } from '../shared/transaction/ui/spokenSummary'
import type { ActionName, UnmeasuredAction } from '../shared/transaction/usualGas'
import { shortAddress } from '../shared/ui/shortAddress'
import { actions } from './actions'
import { casesOfFiles } from './sentences/casesOfFiles'
import { casesOfStaking } from './sentences/casesOfStaking'
import { guardians, ids, type SentenceTools } from './sentences/sentenceTools'
import { strangersGuardians, strangersRegistry } from './sentences/strangers'

vi.stubGlobal('document', { querySelector: () => null })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', {
  addEventListener: () => undefined,
  location: { origin: 'http://node', pathname: '/' },
})
vi.stubGlobal('__LOCAL__', true)
const { readLocalNetwork } = await import('../shared/chain/localNetwork')

/** A person with a wallet of their own, its keys, and the name that leads to it. */
interface Person {
  readonly domain: string
  readonly account: TestAccount
  readonly wallet: Address
}

let network: TestNetwork
let t: TFunction<'transaction'>
const names = new Map<Address, string>()
const domains = new Map<string, string>()

beforeAll(async () => {
  network = await TestNetwork.start()
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

const keyOf = (domain: string, purpose: string) => testAccount(`${domain} / ${purpose}`)

const keysOf = (domain: string): readonly DocumentElement[] =>
  createdKeyPurposes.map((purpose) => addKey(purpose, bytesToHex(keyOf(domain, purpose).publicKey), 'none'))

async function send(by: TestAccount, request: TransactionRequest): Promise<void> {
  const { success } = await network.send(by, request)
  if (!success) throw new Error('The transaction failed.')
}

/** A wallet of a new account; `created` with all its keys. */
async function newWallet(account: TestAccount, created: readonly DocumentElement[] | null): Promise<Address> {
  const before = await network.nonce(account)
  const request = (await contentOf('deployDidWallet', {}, account)) as Extract<
    TransactionContent,
    { kind: 'deploy' }
  >
  await send(account, deployOf(request.code, request.deploy))
  const wallet = contractAddress(account.address, before)
  if (created)
    await send(
      account,
      callOf(didWallet(wallet).DidCreate({ document: created, signature: null, tyron: null })),
    )
  return wallet
}

/** Somebody who bought a name, by the actions themselves. */
async function person(domain: string): Promise<Person> {
  const account = await network.account(domain)
  const wallet = await newWallet(account, keysOf(domain))
  const purchase = await contentOf('buyNftUsername', { wallet, domain, recipient: null }, account)
  await send(account, { ...purchase, gasLimit: 10_000n, gasPriceLi: 2_000n })
  know(domain, wallet)
  return { domain, account, wallet }
}

/** What the action itself makes of an input. */
type AnyName = ActionName | UnmeasuredAction

async function contentOf(name: AnyName, input: object, account: TestAccount): Promise<TransactionContent> {
  const action = await actions[name]()
  const description = readLocalNetwork(network.devnet.network)
  return action.request(input as never, {
    network: description,
    client: network.client,
    account: account.address,
    storage: null,
  })
}

interface Asked {
  readonly by: TestAccount
  readonly own: Address | null
  readonly content: TransactionContent
}

/** The sentences of a real simulation of a request, as the review says them. */
async function said(name: AnyName | null, { by, own, content }: Asked): Promise<string> {
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
      costs: { gasPriceLi: 2_000n, walletPrice, balance: null },
    },
    facts: {
      network: 'local',
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

/** A signature for a wallet, bound to it as the chain has it now. */
async function signed(
  asked: Parameters<typeof messageToSign>[0],
  wallet: Address,
  key: string,
): Promise<Hex> {
  const target = await readSigningWallet(network.client, readLocalNetwork(network.devnet.network), wallet)
  if (target === null) throw new Error('There is no such wallet.')
  return bytesToHex(signSchnorr(messageToSign(asked, target), testAccount(key).privateKey))
}

/** The call of an action on a wallet of somebody of its own. */
async function by({ account, wallet }: Person, name: ActionName, input: object): Promise<Asked> {
  return { by: account, own: wallet, content: await contentOf(name, { wallet, ...input }, account) }
}

/** What the cases of other files do on the network. */
const tools: SentenceTools<TestAccount> = {
  person,
  call: (account, call) => send(account, callOf(call)),
  deploy: async (account, { deploy, contract }) => {
    const address = contractAddress(account.address, await network.nonce(account))
    await send(account, deployOf(await loadCode(contract), deploy))
    return address
  },
  know: (address, name) => void names.set(address, name),
  told: async ({ account, wallet }, name, input) =>
    said(name, { by: account, own: wallet, content: await contentOf(name, input, account) }),
  init: () => network.devnet.network.init,
  tyron: () => network.devnet.network.tyron,
  addressOf: (name) => network.addressOf(name),
  service: async (id) => {
    const { services } = await readProtocol(network.client, readLocalNetwork(network.devnet.network))
    return services.get(id)!
  },
  mine: async (blocks) => {
    for (let block = 0; block < blocks; block++) await network.devnet.mineBlock()
  },
  alice: () => ({ account: testAccount(0), wallet: network.addressOf('alice.ssi') }),
}

/** Each action in a real simulation, and what the review says of it. */
const cases: Readonly<Record<AnyName, () => Promise<{ said: string; like: RegExp }>>> = {
  callContract: async () => {
    const cora = await person('cora')
    const call = didWallet(cora.wallet).UpdateDeadline({ val: 9n, tyron: null })
    const content = await contentOf('callContract', call, cora.account)
    return {
      said: await said('callContract', { by: cora.account, own: cora.wallet, content }),
      like: /^You call UpdateDeadline of the contract .+; 1 value on the chain changes\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  ...casesOfFiles(tools),
  ...casesOfStaking({
    ...tools,
    pass: async (blocks) => {
      for (let count = 0; count < blocks; count++) await network.devnet.mineBlock()
    },
    programme: async () => {
      const places = await findStaking(network.client, network.devnet.network.initDid, 'ssnzilpay')
      return ssnListProxy(places!.proxy)
    },
  }),
  buyNftUsername: async () => {
    const bea = await person('beatrix')
    know('freebirdy', null)
    return {
      said: await said(
        'buyNftUsername',
        await by(bea, 'buyNftUsername', { domain: 'freebirdy', recipient: null }),
      ),
      like: /^freebirdy\.ssi becomes yours\. You pay 1,200 ZIL and about 1\.0\d+ ZIL gas\.$/,
    }
  },
  deployDidWallet: async () => {
    const account = await network.account('newcomer')
    const content = await contentOf('deployDidWallet', {}, account)
    return {
      said: await said('deployDidWallet', { by: account, own: null, content }),
      like: /^A new DID wallet is made, and you control it\. You pay about (?:1\d|20)(?:\.\d+)? ZIL gas\.$/,
    }
  },
  didCreate: async () => {
    const account = await network.account('creator')
    const wallet = await newWallet(account, null)
    const content = await contentOf('didCreate', { wallet }, account)
    return {
      said: await said('didCreate', { by: account, own: wallet, content }),
      like: /^Your wallet gets its DID document, with 8 keys\. You pay about \d\.\d+ ZIL gas\.$/,
    }
  },
  didUpdate: async () => {
    const dana = await person('dana')
    const document = [
      addLink('github', 'GitHub#000000#ffffff#', 'github.com/dana'),
      addKey('auth', bytesToHex(keyOf('other', 'auth').publicKey), 'none'),
    ]
    const update = didWallet(dana.wallet).DidUpdate({ document, signature: null, tyron: null })
    return {
      said: await said('didUpdate', {
        by: dana.account,
        own: dana.wallet,
        content: { kind: 'call', call: update },
      }),
      like: /^Added to the document of dana\.ssi: github\. Changed in the document of dana\.ssi: auth\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  didDeactivate: async () => {
    const dora = await person('doreen')
    const asked = { kind: 'document', transition: 'DidDeactivate', document: deactivationDocument } as const
    const signature = await signed(asked, dora.wallet, 'doreen / update')
    const call = didWallet(dora.wallet).DidDeactivate({
      document: deactivationDocument,
      signature,
      tyron: null,
    })
    return {
      said: await said('didDeactivate', {
        by: dora.account,
        own: dora.wallet,
        content: { kind: 'call', call },
      }),
      like: /^doreen\.ssi ends for good: nobody can change or recover this identity any more\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  updateNftDns: async () => {
    const nina = await person('ninas')
    return {
      said: await said('updateNftDns', await by(nina, 'updateNftDns', { domain: 'ssi', nftID: 'dd10k#7' })),
      like: /^The NFT dd10k#7 becomes the picture of ninas\.ssi\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  transferNftUsername: async () => {
    const tara = await person('taras')
    const to = network.addressOf('bruno.ssi')
    const input = { domain: 'taras', to, keepsDid: true }
    return {
      said: await said('transferNftUsername', await by(tara, 'transferNftUsername', input)),
      like: /^taras\.ssi goes to bruno\.ssi: whoever controls that wallet controls the name from then on\. taras\.did stays where it is\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  addGuardians: async () => {
    const greta = await person('gretas')
    return {
      said: await said('addGuardians', await by(greta, 'addGuardians', { guardians: ids(...guardians) })),
      like: /^bruno, carol and fern become your guardians; any two of them are not enough, three are\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  removeGuardians: async () => {
    const rita = await person('ritas')
    const all = [...guardians, 'gretas', 'taras']
    const { AddGuardians } = didWallet(rita.wallet)
    await send(rita.account, callOf(AddGuardians({ guardians: ids(...all), tyron: null })))
    return {
      said: await said('removeGuardians', await by(rita, 'removeGuardians', { guardians: ids('fern') })),
      like: /^fern is no longer your guardian\. Of your 4 guardians any two are not enough, three are\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  configureSocialRecovery: async () => {
    const account = await network.account('older')
    const deploy = didWallet58.deploy({
      init_version: 'DIDxWALLET_5.8.0',
      init_controller: account.address,
      init: network.devnet.network.init,
      did_methods: new Map(),
      did_dkms: new Map(),
    })
    const before = await network.nonce(account)
    const { loadCode } = await import('@tyto/contracts')
    await send(account, deployOf(await loadCode('DidWallet58'), deploy))
    const wallet = contractAddress(account.address, before)
    const { DidCreate, ConfigureSocialRecovery } = didWallet58(wallet)
    await send(account, callOf(DidCreate({ document: keysOf('older'), signature: null })))
    const asked = { kind: 'guardians', guardians: ids(...guardians) } as const
    const sig = await signed(asked, wallet, 'older / update')
    const call = ConfigureSocialRecovery({ guardians: ids(...guardians), sig })
    return {
      said: await said('configureSocialRecovery', {
        by: account,
        own: wallet,
        content: { kind: 'call', call },
      }),
      // Its version does not say how many are needed.
      like: /^bruno, carol and fern become your guardians\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  didSocialRecovery: async () => {
    const lost = await person('losts')
    const { AddGuardians } = didWallet(lost.wallet)
    await send(lost.account, callOf(AddGuardians({ guardians: ids(...guardians), tyron: null })))
    const rescuer = await network.account('rescuer')
    const asked = { kind: 'recovery', newController: rescuer.address } as const
    const pairs = await Promise.all(
      guardians.map(async (domain) => ({
        guardian: `${domain}.ssi`,
        signature: await signed(asked, lost.wallet, `${domain}.ssi / socialrecovery`),
      })),
    )
    const name: Name = { domain: 'losts', subdomain: '', topLevel: 'ssi' }
    const input = { name, wallet: lost.wallet, newController: rescuer.address, pairs }
    const content = await contentOf('didSocialRecovery', input, rescuer)
    const from = shortAddress(toBech32(lost.account.address))
    return {
      said: (await said('didSocialRecovery', { by: rescuer, own: null, content })).replace(
        from,
        'the former',
      ),
      like: /^losts\.ssi is controlled by you from then on, no longer by the former\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
  lock: async () => {
    const lena = await person('lenas')
    const { AddGuardians, Lock } = didWallet(lena.wallet)
    await send(lena.account, callOf(AddGuardians({ guardians: ids(...guardians), tyron: null })))
    const call = Lock({
      signature: await signed({ kind: 'lock' }, lena.wallet, 'lenas / socialrecovery'),
      tyron: null,
    })
    return {
      said: await said('lock', { by: lena.account, own: lena.wallet, content: { kind: 'call', call } }),
      like: /^lenas\.ssi is locked: its document and its money stay closed until its guardians recover it\. You pay about [\d.]+ ZIL gas\.$/,
    }
  },
}

describe('what a review says of an action', () => {
  it('has a sentence for each of them', async () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(actions).sort())
    for (const [name, load] of Object.entries(actions))
      expect((await load()).tell, name).toBeTypeOf('function')
  })

  it.each(Object.keys(cases) as AnyName[])('%s: is what a real simulation saw', async (name) => {
    const { said: sentence, like } = await cases[name]()
    expect(sentence).toMatch(like)
  })
})

describe('what a review says of anything else', () => {
  it("of a stranger's contract: which call, how much it changes, and what leaves", async () => {
    const account = await network.account('explorer')
    const before = await network.nonce(account)
    await send(account, deployOf(strangersGuardians))
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
    await send(account, deployOf(strangersRegistry))
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
