import { createClient, localNetworkBase, overrideNetwork, resolveName, type Resolution } from '@tyto/chain'
import { domainId, parseName, parseService, parseVersion, walletRules } from '@tyto/identity'
import { didWallet, initDid, namePrice, nameRegistry, zrc2Token } from '@tyto/contracts'
import type { FieldRead } from '@tyto/abi'
import { qaPerZil, zeroAddress, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevnet } from '../network/createDevnet'
import { startTestNetwork, type TestNetwork } from '../testing/startTestNetwork'
import { testAccount } from './testAccounts'
import { documentKey } from './documents'

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({ world: 'seeded' })
})
afterAll(() => network.stop())

async function read<T>(place: FieldRead<T>): Promise<T> {
  const { address, field, keys } = place
  const answer = await network.result<unknown>('GetSmartContractSubState', address.slice(2), field, keys)
  return place.decode(
    keys.reduce(
      (json, key) => (json as Record<string, unknown>)[key],
      (answer as Record<string, unknown>)[field],
    ),
  )
}

function addressOf(name: string): Address {
  const found = network.devnet.network.names.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not seeded`)
  return found.address
}

/** Finds what the app finds behind a name. */
async function resolve(text: string): Promise<Resolution> {
  const described = overrideNetwork({ ...localNetworkBase, endpoints: [network.url] }, network.devnet.network)
  const name = parseName(text)
  if (!described.ok || !name.ok) throw new Error(text)
  const { endpoints, chainId } = described.value
  return resolveName(createClient({ endpoints, chainId, fetch }), described.value, name.value)
}

describe('the network', () => {
  test('describes itself in JSON', () => {
    const description = network.devnet.network
    expect(JSON.parse(JSON.stringify(description))).toEqual(description)
    expect(description).toMatchObject({ chainId: 222, blockTime: 'manual' })
    expect(description.genesisHash).toMatch(/^[0-9a-f]{64}$/)
    expect(description.accounts.map(({ address }) => address)).toEqual(
      Array.from({ length: 10 }, (_, index) => testAccount(index).address),
    )
  })

  test('is the same every time, whatever the clock says', async () => {
    const other = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => 1 })
    // But for when it began.
    const { begunAt } = network.devnet.network
    expect({ ...other.network, begunAt }).toEqual(network.devnet.network)
    await other.close()
  })

  test('gives each of the ten accounts 1,000,000 ZIL, their part of the world paid back', async () => {
    for (const { address } of network.devnet.network.accounts) {
      const { balance } = await network.result<{ balance: string }>('GetBalance', address)
      expect(BigInt(balance)).toBe(1_000_000n * qaPerZil)
    }
  })

  test('is made by signed transactions that all succeeded', async () => {
    const count = Number(await network.result('GetNumTxBlocks'))
    let transactions = 0
    for (let number = 1; number < count; number++) {
      const bodies = await network.result<{ receipt: { success: boolean } }[]>(
        'GetTxnBodiesForTxBlock',
        String(number),
      )
      expect(bodies.filter(({ receipt }) => !receipt.success)).toEqual([])
      transactions += bodies.length
    }
    expect(transactions).toBeGreaterThan(30)
    expect(await network.result('GetBlockchainInfo')).toMatchObject({ NumTransactions: String(transactions) })
  })
})

describe('the protocol', () => {
  test('knows init under its name, and sells names at its price', async () => {
    const { registry, initDid: record, init, tyron } = network.devnet.network
    const id = domainId('init')
    expect(await read(nameRegistry(registry).fields.did_dns.at(id))).toBe(record)
    expect(await read(nameRegistry(registry).fields.dns.at(id))).toBe(record)
    expect(await read(initDid(record).fields.utility.at('zil').at('BuyNftUsername'))).toBe(namePrice)
    expect(await read(initDid(record).fields.services.at('tyron'))).toBe(tyron)
    const params = await network.result<{ vname: string; value: unknown }[]>('GetSmartContractInit', record)
    expect(params).toContainEqual({ vname: 'init', type: 'ByStr20', value: init })
  })

  test('has a token that people hold', async () => {
    const token = zrc2Token(network.devnet.network.tyron)
    const balances = await read(token.fields.balances)
    expect(balances.get(addressOf('alice.ssi'))).toBe(10_000n * 10n ** 12n)
    const sum = [...balances.values()].reduce((a, b) => a + b, 0n)
    expect(await read(token.fields.total_supply)).toBe(sum)
  })
})

describe('the people', () => {
  test.each([
    ['alice.ssi', 0, 'Updated', ['Bitcoin', 'GitHub', 'Telegram', 'homepage']],
    ['bruno.ssi', 1, 'Created', ['Twitter']],
    ['carol.ssi', 2, 'Updated', ['Discord Invite', 'YouTube']],
  ])('%s has a document with keys and services', async (name, account, status, labels) => {
    const { registry } = network.devnet.network
    const address = addressOf(name)
    const wallet = didWallet(address).fields
    const id = domainId(name.split('.')[0]!)
    expect(await read(nameRegistry(registry).fields.dns.at(id))).toBe(address)
    expect(await read(nameRegistry(registry).fields.did_dns.at(id))).toBe(address)
    expect(await read(wallet.controller)).toBe(testAccount(account).address)
    expect(await read(wallet.did)).toBe(`did:tyron:zil:isol:${address.slice(2)}`)
    expect((await read(wallet.did_status)).constructor).toBe(status)
    const keys = await read(wallet.verification_methods)
    expect(keys.size).toBe(8)
    expect(keys.get('update')).toBe(documentKey(name, 'update'))
    expect(await read(wallet._balance)).toBe(2_500n * qaPerZil)
    const links = [...(await read(wallet.services_))].map(([service, endpoint]) => {
      if (endpoint.constructor !== 'Uri') throw new Error('Not a link')
      const [type, protocol, value] = endpoint.arguments
      return parseService(service, { kind: 'uri', type, protocol: protocol.constructor, value })
    })
    expect(links.map(({ label }) => label).sort()).toEqual(labels)
  })

  test('services read as they were meant', async () => {
    const carol = didWallet(addressOf('carol.ssi')).fields
    const endpoint = await read(carol.services_.at('youtube'))
    if (endpoint.constructor !== 'Uri') throw new Error('Not a link')
    const [type, , value] = endpoint.arguments
    expect(parseService('youtube', { kind: 'uri', type, protocol: 'Https', value })).toMatchObject({
      label: 'YouTube',
      link: 'https://youtube.com/@carol',
      description: 'Talks: 50% theory, 50% practice',
    })
    expect(await read(carol.services.at('savings'))).toBe(testAccount(2).address)
  })

  test('dora has a wallet and no document', async () => {
    const wallet = didWallet(addressOf('dora.ssi')).fields
    expect((await read(wallet.did_status)).constructor).toBe('Deployed')
    expect(await read(wallet.did)).toBe('')
  })

  test('subdomains: one with a wallet, one without an address', async () => {
    const alice = didWallet(addressOf('alice.ssi')).fields
    expect(await read(alice.did_domain_dns.at('work'))).toBe(addressOf('work@alice.ssi'))
    const elder = didWallet(addressOf('elder.ssi')).fields
    expect(await read(elder.version)).toBe('DIDxWALLET_6.4.0')
    expect(await read(elder.did_domain_dns.at('vault'))).toBe(zeroAddress)
  })

  test.each([
    ['work@alice.ssi', 'found'],
    ['vault@alice.ssi', 'uninitialized'],
    ['vault@elder.ssi', 'uninitialized'],
    ['other@alice.ssi', 'unregistered'],
    ['plain.ssi', 'found'],
    ['coin.ssi', 'found'],
    ['elder.did', 'found'],
    ['nobody-has-this.ssi', 'free'],
  ])('the app resolves %s: %s', async (text, kind) => {
    expect((await resolve(text)).kind).toBe(kind)
  })

  test.each([
    ['heron.ssi', 'DIDxWALLET_7.1.0', 'did', 'Locked', 3],
    ['dodo.ssi', 'DIDxWALLET_7.1.0', 'did', 'Deactivated', 0],
    ['phoenix.ssi', 'DIDxWALLET_7.1.0', 'did', 'Recovered', 3],
    ['fern.ssi', 'DIDxWALLET_7.1.0', 'did', 'Created', 0],
    ['elder.ssi', 'DIDxWALLET_6.4.0', 'did', 'Created', 0],
    ['xwallet31.ssi', 'xwallet_3.1.0', 'did', 'Created', 0],
    ['xwallet46.ssi', 'xwallet_4.6.0', 'did', 'Created', 0],
    ['did30.ssi', 'DIDxWALLET_3.0.0', 'did', 'Created', 0],
    ['did53.ssi', 'DIDxWALLET_5.3.0', 'did', 'Created', 0],
    ['did57.ssi', 'DIDxWALLET_5.7.0', 'did', 'Created', 0],
    ['did58.ssi', 'DIDxWALLET_5.8.0', 'did', 'Created', 0],
    ['did510.ssi', 'DIDxWALLET_5.10.0', 'did', 'Created', 0],
    ['did70.ssi', 'DIDxWALLET_7.0.0', 'did', 'Created', 0],
    ['defi@fern.ssi', 'DEFIxWALLET_2.2.0', 'defi', null, 0],
    ['zil@fern.ssi', 'ZILxWALLET_1.2.0', 'staking', null, 0],
    ['zil08@fern.ssi', 'ZILxWALLET_0.8.0', 'staking', null, 0],
    ['sbt@fern.ssi', 'SBTxWALLET_2.2.0', 'soulbound', null, 0],
    ['sbt@kyc.ssi', 'SBTxWALLET_2.2.0', 'soulbound', null, 0],
    ['sbt@noor.ssi', 'SBTxWALLET_2.2.0', 'soulbound', null, 0],
    ['defiwallet.ssi', 'DEFIxWALLET_2.2.0', 'defi', null, 0],
    ['zilwallet.ssi', 'ZILxWALLET_1.2.0', 'staking', null, 0],
    ['sbtwallet.ssi', 'SBTxWALLET_2.2.0', 'soulbound', null, 0],
    ['zilstake.ssi', 'ZILSTAKE_0.9.0', 'staking', null, 0],
    ['dotstake.ssi', '.stake-0.8.0', 'staking', null, 0],
    ['credential.ssi', 'VCxWALLET_1.0.0', 'soulbound', null, 0],
    ['airdrop.ssi', 'AIRxWALLET_1.0.0', 'airdrop', null, 0],
    ['xpoints.ssi', 'xpoints_1.0.0', 'xpoints', null, 0],
    ['token.ssi', 'FungibleToken_1.0.0', 'token', null, 0],
    ['ssidollar.ssi', 'SSIDollar_1.0.0', 'stablecoin', null, 0],
    ['stranger.ssi', 'Stranger_1.0.0', 'other', null, 0],
  ] as const)('%s is a %s', async (text, version, kind, status, guardians) => {
    const found = await resolve(text)
    if (found.kind !== 'found' || found.wallet === null) throw new Error(found.kind)
    expect(found.wallet).toMatchObject({ address: addressOf(text), version, status, unreadable: [] })
    expect(parseVersion(version).kind).toBe(kind)
    expect(found.wallet.guardians).toHaveLength(guardians)
    if (kind !== 'did') return
    expect(found.wallet.did).toBe(`did:tyron:zil:isol:${found.address.slice(2)}`)
    expect([...found.wallet.verificationMethods.keys()].sort()).toEqual(
      [...walletRules(version).createdKeys].sort(),
    )
  })

  test('phoenix was handed over by its guardians', async () => {
    const { fields } = didWallet(addressOf('phoenix.ssi'))
    expect(await read(fields.controller)).toBe(testAccount(8).address)
    expect([...(await read(fields.recovery_signers)).keys()].sort()).toEqual(
      ['alice.ssi', 'bruno.ssi', 'carol.ssi'].map((name) => documentKey(name, 'socialrecovery')).sort(),
    )
  })

  test('names of what is no DID wallet', async () => {
    expect(addressOf('coin.ssi')).toBe(network.devnet.network.tyron)
    expect(await network.failure('GetSmartContractInit', addressOf('plain.ssi'))).toEqual([
      -5,
      'Address not contract address',
    ])
    for (const name of ['coin', 'plain', 'elder']) {
      const owner = await read(nameRegistry(network.devnet.network.registry).fields.dns.at(domainId(name)))
      expect(owner).toBe(addressOf(`${name}.ssi`))
    }
  })
})

describe('the faucet', () => {
  test('pays 10,000 ZIL by a signed transaction, as often as asked', async () => {
    const to = testAccount('thirsty').address
    const [first, second] = [await network.devnet.faucet(to), await network.devnet.faucet(to)]
    expect(first.amount).toBe(10_000n * qaPerZil)
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([first.id, second.id])
    expect(await network.result('GetBalance', to)).toEqual({
      balance: (20_000n * qaPerZil).toString(),
      nonce: 0,
    })
  })

  test('answers several at once', async () => {
    const payments = await Promise.all(
      Array.from({ length: 10 }, (_, i) => network.devnet.faucet(testAccount(`thirsty ${i}`).address)),
    )
    expect((await network.devnet.mineBlock()).transactionIds).toEqual(payments.map(({ id }) => id))
  })
})

test('no transaction makes or loses money', async () => {
  const {
    accounts,
    names,
    faucet,
    init,
    registry,
    zlpRegistry,
    initDid: record,
    tyron,
  } = network.devnet.network
  const holders = new Set<Address>([
    ...accounts.map(({ address }) => address),
    ...names.map(({ address }) => address),
    ...['deployer', 'thirsty', ...Array.from({ length: 10 }, (_, i) => `thirsty ${i}`)].map(
      (label) => testAccount(label).address,
    ),
    faucet,
    init,
    registry,
    zlpRegistry,
    record,
    tyron,
    await read(initDid(record).fields.services.at('zilstakingimpl')),
    await read(initDid(record).fields.services.at('zilswap')),
    await read(initDid(record).fields.services.at('aswap')),
    await read(initDid(record).fields.services.at('dragondex')),
  ])
  let held = 0n
  for (const address of holders) {
    const { result } = await network.call('GetBalance', address)
    held += BigInt((result as { balance: string } | undefined)?.balance ?? 0)
  }
  let fees = 0n
  for (let number = Number(await network.result('GetNumTxBlocks')) - 1; number >= 0; number--) {
    const { header } = await network.result<{ header: { TxnFees: string } }>('GetTxBlock', String(number))
    fees += BigInt(header.TxnFees)
  }
  expect(held + fees).toBe((10n * 1_000_000n + 100_000_000n + 10_000_000_000n) * qaPerZil)
})
