import type { ContractCall, ContractDeploy } from '@tyto/abi'
import {
  addKey,
  addLink,
  createdKeyPurposes,
  messageToSign,
  removeService,
  noPrivateHalf,
  recoveryThreshold,
  type DocumentElement,
} from '@tyto/identity'
import {
  bytesToHex,
  signSchnorr,
  zilliqa1Gas,
  zilliqa2Gas,
  type Address,
  type GasRules,
  type Hex,
} from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualGas } from '../../../apps/web/src/shared/transaction/gas/usualGas'
import { usualGasTable, type ActionName } from '../../../apps/web/src/shared/transaction/gas/usualGasTable'
import { played } from './playedGas'
import {
  defiWallet,
  didWallet,
  didWallet58,
  namePrice,
  sbtWallet,
  zilWallet,
  zrc2Token,
  type ContractName,
} from '../src'
import { collectionMeasures } from './things/collectionGas'
import { moneyMeasures } from './money/moneyGas'
import { motionMeasures } from './motions/motionsGas'
import { soulboundMeasures } from './things/soulboundGas'
import { swapMeasures } from './exchange/swapGas'
import { tradeMeasures } from './exchange/tradesGas'
import { stakeMeasures, type StakeName } from './staking/stakesGas'
import { tokenPaymentMeasures } from './money/tokenPaymentGas'
import { tydraMeasures } from './things/tydraGas'
import { farewell, ownName, signDocument, signLock, signRecovery, type Owner } from './people'
import { domainId, localChainId, person, protocolWorld, succeeds, zil, type ProtocolWorld } from './world'

const noKey: Hex = `0x${'00'.repeat(33)}`
/** A private half as a storage wallet encrypts it: 512 bytes in base64url. */
const encrypted = 'e'.repeat(683)
const { publicKey } = person('any key')
/** An NFT whose token has the hash of a domain for its id. */
const longNft = `merxek#${domainId('alice')}`

let protocol: ProtocolWorld
let alice: Owner
let bruno: Owner
let guardians: readonly Owner[]
/**
 * The gas of the calls of settings, money and soulbound wallets; those of them that are actions stand in the table of the
 * app.
 */
let money: Readonly<Record<string, () => Promise<readonly bigint[]> | readonly bigint[]>>

/** The gas of calls that are paid in a token. */
let inTokens: Awaited<ReturnType<typeof tokenPaymentMeasures>>

async function begin(gas: GasRules): Promise<void> {
  played.gas = gas
  inTokens = await tokenPaymentMeasures()
  protocol = await protocolWorld()
  alice = await ownName(protocol, 'alice')
  bruno = await ownName(protocol, 'bruno')
  const people: Owner[] = []
  for (let count = 0; count < 10; count++) people.push(await ownName(protocol, `guardian${count}`))
  guardians = people
  money = {
    ...(await moneyMeasures({ protocol, alice, bruno })),
    ...(await soulboundMeasures(protocol, alice)),
    ...(await stakeMeasures()),
    ...(await motionMeasures(protocol)),
    ...(await collectionMeasures()),
    ...(await tydraMeasures()),
  }
}

/** The gas of a call, in units; the call must succeed. */
function gasOf(call: ContractCall, by = alice): bigint {
  const execution = protocol.world.call(by.controller, call)
  succeeds(execution)
  return execution.gasUsed
}

/** The gas of a deploy by alice, in units. */
async function gasOfDeploy(contract: ContractName, deploy: ContractDeploy): Promise<bigint> {
  const before = protocol.world.balance(alice.controller)
  await protocol.world.deploy(alice.controller, contract, deploy)
  return (before - protocol.world.balance(alice.controller)) / played.gas.leastPrice
}

/** A wallet that knows no AddGuardians, and whose signatures are bound to nothing. */
const old = {
  version: 'DIDxWALLET_5.8.0',
  chainId: localChainId,
  documentNonce: 0n,
  recoveryNonce: 0n,
  lockNonce: 0n,
}

function deployOfWallet(methods: ReadonlyMap<string, Hex>, dkms: ReadonlyMap<string, string>) {
  const values = { init_controller: alice.controller.address, init: protocol.init }
  return didWallet.deploy({ ...values, did_methods: methods, did_dkms: dkms })
}

/** A new wallet of alice's, without keys and not created. */
function newWallet(): Promise<Address> {
  return protocol.world.deploy(alice.controller, 'DidWallet', deployOfWallet(new Map(), new Map()))
}

const guardianIds = (from: number, to: number): readonly Hex[] =>
  guardians.slice(from, to).map(({ id }) => id)

type MoneyName =
  | keyof Awaited<ReturnType<typeof moneyMeasures>>
  | keyof Awaited<ReturnType<typeof soulboundMeasures>>
  | keyof Awaited<ReturnType<typeof motionMeasures>>
  | StakeName
  | keyof Awaited<ReturnType<typeof collectionMeasures>>
  | keyof Awaited<ReturnType<typeof tydraMeasures>>

/**
 * What each action uses, for a small and for a large input; those of settings and money are in `moneyGas.ts`, those of soulbound
 * wallets in `soulboundGas.ts`, those of stake in `stakesGas.ts`, those of trades in `tradesGas.ts`, those of motions in
 * `motionsGas.ts`.
 */
const measure: Readonly<
  Record<Exclude<ActionName, MoneyName>, () => Promise<readonly bigint[]> | readonly bigint[]> & {
    readonly [name in MoneyName]?: () => Promise<readonly bigint[]> | readonly bigint[]
  }
> = {
  addFunds: () => [gasOf(didWallet(alice.wallet).AddFunds({}, { amount: 12n * zil }))],

  // To a wallet of somebody else, and to one of its own.
  addFundsFrom: async () => {
    const second = await newWallet()
    gasOf(didWallet(alice.wallet).AddFunds({}, { amount: 12n * zil }))
    return [bruno.wallet, second].map((to) =>
      gasOf(
        didWallet(alice.wallet).SendFunds({
          tag: 'AddFunds',
          beneficiary: { constructor: 'Recipient', arguments: [to] },
          amount: zil,
          tyron: null,
        }),
      ),
    )
  },

  // The first three, one more, and ten at once.
  addGuardians: async () => {
    const small = await someone('small')
    const large = await someone('large')
    const add = (owner: Owner, guardians: readonly Hex[]) =>
      gasOf(didWallet(owner.wallet).AddGuardians({ guardians, tyron: null }), owner)
    return [add(small, guardianIds(0, 3)), add(small, guardianIds(3, 4)), add(large, guardianIds(0, 10))]
  },

  // For its own wallet, and for another one.
  buyNftUsername: () =>
    [null, bruno.wallet].map((addr, index) =>
      gasOf(
        didWallet(alice.wallet).BuyNftUsernameAtMost(
          { username: domainId(`bought${index}`), addr, id: 'zil', most: namePrice, tyron: null },
          { amount: namePrice },
        ),
      ),
    ),

  // The first three, and ten at once, on a wallet of version 5.8.
  configureSocialRecovery: async () => {
    const gas: bigint[] = []
    for (const count of [3, 10]) {
      const wallet = await protocol.world.deploy(
        alice.controller,
        'DidWallet58',
        didWallet58.deploy({
          init_version: old.version,
          init_controller: alice.controller.address,
          init: protocol.init,
          did_methods: new Map(),
          did_dkms: new Map(),
        }),
      )
      const document = [addKey('update', alice.updateKey.publicKey, encrypted)]
      gasOf(didWallet58(wallet).DidCreate({ document, signature: null }))
      const ids = guardianIds(0, count)
      const message = messageToSign(
        { kind: 'guardians', guardians: ids },
        { ...old, address: wallet, did: '' },
      )
      const sig = bytesToHex(signSchnorr(message, alice.updateKey.privateKey))
      gas.push(gasOf(didWallet58(wallet).ConfigureSocialRecovery({ guardians: ids, sig })))
    }
    return gas
  },

  // Without a key, and with the one that the storage wallet keeps.
  deployDidWallet: async () => [
    await gasOfDeploy('DidWallet', deployOfWallet(new Map(), new Map())),
    await gasOfDeploy(
      'DidWallet',
      deployOfWallet(new Map([['update', publicKey]]), new Map([['update', encrypted]])),
    ),
  ],

  deployXwallet: async () => {
    const values = { init_nft: alice.id, init: protocol.init, init_community: protocol.init }
    return [
      await gasOfDeploy('DefiWallet', defiWallet.deploy(values)),
      await gasOfDeploy('ZilWallet', zilWallet.deploy(values)),
      await gasOfDeploy(
        'SbtWallet',
        sbtWallet.deploy({ init_username: 'alice', domain: 'sbt', init: protocol.init }),
      ),
    ]
  },

  // All eight keys: nobody keeps their private halves; the storage wallet does, and signs with the key of the deploy.
  didCreate: async () => {
    const bare = await newWallet()
    const keyed = await protocol.world.deploy(
      alice.controller,
      'DidWallet',
      deployOfWallet(new Map([['update', alice.updateKey.publicKey]]), new Map([['update', encrypted]])),
    )
    const documentOf = (half: string) => createdKeyPurposes.map((purpose) => addKey(purpose, publicKey, half))
    const lost = documentOf(noPrivateHalf)
    const kept = documentOf(encrypted)
    const signature = signDocument(protocol, keyed, alice.updateKey, 'DidCreate', kept)
    return [
      gasOf(didWallet(bare).DidCreate({ document: lost, signature: null, tyron: null })),
      gasOf(didWallet(keyed).DidCreate({ document: kept, signature, tyron: null })),
    ]
  },

  didDeactivate: async () => {
    const owner = await someone('last')
    const signature = signDocument(protocol, owner.wallet, owner.updateKey, 'DidDeactivate', farewell)
    const call = didWallet(owner.wallet).DidDeactivate({ document: farewell, signature, tyron: null })
    return [gasOf(call, owner)]
  },

  // By three of three guardians, and by six of ten.
  didSocialRecovery: async () => {
    const gas: bigint[] = []
    for (const count of [3, 10]) {
      const owner = await someone(`lost${count}`)
      const ids = guardianIds(0, count)
      gasOf(didWallet(owner.wallet).AddGuardians({ guardians: ids, tyron: null }), owner)
      const addr = bruno.controller.address
      const signatures = guardians
        .slice(0, recoveryThreshold(count))
        .map((one) => [one.id, signRecovery(protocol, owner.wallet, one.recoveryKey, addr)] as const)
      gas.push(gasOf(didWallet(owner.wallet).DidSocialRecovery({ addr, signatures, tyron: null })))
    }
    return gas
  },

  // One link added, one removed, and ten changes, two of them keys.
  didUpdate: async () => {
    const owner = await someone('editor')
    const link = (number: number): DocumentElement =>
      addLink(`link${number}`, `GitHub#000000#ffffff#`, `github.com/alice${number}`)
    const keys = ['auth', 'general'].map((purpose) => addKey(purpose, publicKey, encrypted))
    return [
      [link(0)],
      [removeService('link0')],
      [...keys, ...Array.from({ length: 8 }, (_, number) => link(number))],
    ].map((document) => {
      const signature = signDocument(protocol, owner.wallet, owner.updateKey, 'DidUpdate', document)
      return gasOf(didWallet(owner.wallet).DidUpdate({ document, signature, tyron: null }), owner)
    })
  },

  // An address, and a new soulbound wallet with its key and its NFT.
  dns: () => [
    gasOf(dnsOf({ didKey: noKey, encrypted: 'null', domain: 'defi', nftID: '' })),
    gasOf(dnsOf({ didKey: publicKey, encrypted, domain: 'soulbound', nftID: longNft })),
  ],

  lock: async () => {
    const owner = await someone('locked')
    gasOf(didWallet(owner.wallet).AddGuardians({ guardians: guardianIds(0, 3), tyron: null }), owner)
    const signature = signLock(protocol, owner.wallet, owner.recoveryKey)
    return [gasOf(didWallet(owner.wallet).Lock({ signature, tyron: null }), owner)]
  },

  // A token to an account and to a wallet; ZIL to a wallet. A plain payment of ZIL takes 50 by itself.
  payFromWallet: () => {
    const { world, deployer, tyron } = protocol
    const token = (to: Address) => {
      const execution = world.call(deployer, zrc2Token(tyron).Transfer({ to, amount: 1n }))
      succeeds(execution)
      return execution.gasUsed
    }
    return [
      plainPayment,
      token(world.join('somebody').address),
      token(bruno.wallet),
      gasOf(didWallet(bruno.wallet).AddFunds({}, { amount: zil })),
    ]
  },

  // One of four, and seven of ten.
  removeGuardians: async () => {
    const gas: bigint[] = []
    for (const count of [4, 10]) {
      const owner = await someone(`fewer${count}`)
      const { AddGuardians, RemoveGuardians } = didWallet(owner.wallet)
      gasOf(AddGuardians({ guardians: guardianIds(0, count), tyron: null }), owner)
      gas.push(gasOf(RemoveGuardians({ guardians: guardianIds(3, count), tyron: null }), owner))
    }
    return gas
  },

  // With name.did, and without.
  transferNftUsername: async () => {
    const giver = await someone('giver')
    const order = { username: giver.id, id: 'zil', addr: bruno.wallet, tyron: null }
    const stays = gasOf(didWallet(giver.wallet).TransferNftUsername({ ...order, dID: giver.wallet }), giver)
    const other = await someone('other')
    const goes = gasOf(
      didWallet(other.wallet).TransferNftUsername({ ...order, username: other.id, dID: bruno.wallet }),
      other,
    )
    return [stays, goes]
  },

  ...swapMeasures,
  ...tradeMeasures,

  updateNftDns: () =>
    ['dd10k#1', longNft].map((nftID) =>
      gasOf(didWallet(alice.wallet).UpdateNftDns({ domain: 'ssi', nftID, tyron: null })),
    ),
}

/** Units of gas for a payment between accounts. */
const plainPayment = 50n

function someone(label: string): Promise<Owner> {
  return ownName(protocol, label)
}

type Entry = Pick<
  Parameters<ReturnType<typeof didWallet>['Dns']>[0],
  'didKey' | 'encrypted' | 'domain' | 'nftID'
>

function dnsOf(entry: Entry): ContractCall {
  return didWallet(alice.wallet).Dns({ ...entry, addr: bruno.wallet, tyron: null })
}

/** Is what is said true of what was measured, and no tenth wider? */
function expectSaid([least, most]: readonly [bigint, bigint], measured: readonly bigint[]): void {
  const gas = measured.toSorted((a, b) => Number(a - b))
  const used = { least: gas[0]!, most: gas.at(-1)! }
  expect({ ...used, isSaid: least <= used.least && used.most <= most }).toMatchObject({ isSaid: true })
  expect(used.least * 9n).toBeLessThanOrEqual(least * 10n)
  expect(most * 10n).toBeLessThanOrEqual(used.most * 11n)
}

/** The actions that say what they take where a token pays. */
const inTokenNames = Object.entries(usualGasTable).flatMap(([name, gas]) =>
  'inToken' in gas ? [name as keyof typeof inTokens] : [],
)

describe.each([
  ['before Zilliqa 2', zilliqa1Gas, 'zilliqa-1'],
  ['of Zilliqa 2', zilliqa2Gas, 'zilliqa-2'],
] as const)('the gas that the app says for an action by the rules %s', (_rules, gas, rules) => {
  beforeAll(() => begin(gas), 120_000)
  // The files after this one play by the usual rules.
  afterAll(() => void (played.gas = zilliqa1Gas))

  test.each(Object.keys(usualGasTable) as ActionName[])(
    '[TX-08] [TX-06] [BX-26] %s: holds what our contracts use, and no tenth more',
    async (name) => {
      const all: typeof money = { ...measure, ...money }
      expectSaid(usualGas(name, rules)!.measured, await all[name]!())
    },
  )

  test.each(inTokenNames)('[TX-08] %s: holds what is used where a token pays, whichever it is', (name) =>
    expectSaid(usualGas(name, rules)!.inToken!, inTokens[name]),
  )

  test('every action that says so is measured where a token pays', () => {
    expect(Object.keys(inTokens).sort()).toEqual(inTokenNames)
  })

  test('calls that are no actions of the app yet are measured too', async () => {
    for (const [name, measured] of Object.entries(money)) {
      if (Object.hasOwn(usualGasTable, name)) continue
      const used = (await measured()).toSorted((a, b) => Number(a - b))
      expect(used[0]! > 0n, name).toBe(true)
    }
  })
})
