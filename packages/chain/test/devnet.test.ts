import type { ContractCall } from '@tyto/abi'
import { createDevnet, listen, testAccount, type Devnet, type Listener, type TestAccount } from '@tyto/devnet'
import { didDocument, parseName, parseVersion, recoveryStatus, toW3cDocument } from '@tyto/identity'
import {
  qaPerZil,
  signTransaction,
  transactionToRpc,
  transactionVersion,
  type Address,
} from '@tyto/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readTransactionOutcome,
  createClient,
  getAccount,
  getContractCode,
  getContractInit,
  getLatestBlock,
  isDeployed,
  localNetworkBase,
  overrideNetwork,
  readActivity,
  readAllowances,
  readAvailability,
  readField,
  readProtocol,
  readSigningWallet,
  readTokens,
  resolveName,
  type Network,
} from '../src/index'
import { nameRegistry, zrc2Token } from '@tyto/contracts'

let devnet: Devnet
let listener: Listener
let network: Network
let trips = 0

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'on demand', clock: () => Date.now() })
  listener = await listen(devnet, { port: 0 })
  const described = overrideNetwork(
    { ...localNetworkBase, endpoints: [listener.url] },
    JSON.parse(JSON.stringify(devnet.network)),
  )
  if (!described.ok) throw new Error(described.code)
  network = described.value
})

afterAll(async () => {
  await listener?.close()
  await devnet?.close()
})

/** A fresh client, so that the network check is part of the count. */
function freshClient() {
  trips = 0
  return createClient({
    endpoints: network.endpoints,
    chainId: network.chainId,
    fetch: (url, init) => {
      trips++
      return fetch(url, init)
    },
  })
}

async function resolve(text: string) {
  const name = parseName(text)
  if (!name.ok) throw new Error(name.code)
  return resolveName(freshClient(), network, name.value)
}

const seeded = (name: string): Address => devnet.network.names.find((entry) => entry.name === name)!.address

describe('a name on the local network', () => {
  it('[RT-20] [DD-01] alice.ssi leads to her complete document in two round trips', async () => {
    const found = await resolve('alice.ssi')
    expect(trips).toBe(2)
    if (found.kind !== 'found' || !found.wallet) throw new Error(found.kind)
    expect(found.address).toBe(seeded('alice.ssi'))
    expect(found.identity).toBe(found.wallet)
    const document = didDocument(found.wallet)
    expect(document).toMatchObject({
      isCreated: true,
      isActive: true,
      controller: devnet.network.accounts[0]!.address,
    })
    expect(document.version.kind).toBe('did')
    expect(document.did).toBe(`did:tyron:zil:isol:${found.address.slice(2)}`)
    expect(document.keys.map((key) => key.purpose)).toEqual([
      'update',
      'socialrecovery',
      'general',
      'auth',
      'assertion',
      'agreement',
      'invocation',
      'delegation',
    ])
    expect(document.services.find((service) => service.id === 'github')).toMatchObject({
      label: 'GitHub',
      link: 'https://github.com/alice',
      color1: '17202a',
    })
    expect(recoveryStatus(found.wallet.guardians.length)).toEqual({
      isEnabled: false,
      guardians: 0,
      threshold: 3,
    })
    expect(found.wallet.unreadable).toEqual([])
    expect(toW3cDocument(document)?.verificationMethod).toHaveLength(8)
  })

  it('[RT-20] alice.did leads to did_dns, a subdomain through the wallet in three trips', async () => {
    expect(await resolve('alice.did')).toMatchObject({ kind: 'found', address: seeded('alice.ssi') })
    expect(trips).toBe(2)
    const found = await resolve('work@alice.ssi')
    expect(trips).toBe(3)
    if (found.kind !== 'found') throw new Error(found.kind)
    expect(found.address).toBe(seeded('work@alice.ssi'))
    expect(found.wallet?.address).toBe(found.address)
    expect(found.identity?.address).toBe(seeded('alice.ssi'))
  })

  it('[RT-06] [RT-16] tells free names, unregistered subdomains and plain accounts apart', async () => {
    expect((await resolve('nobody-has-this.ssi')).kind).toBe('free')
    expect(trips).toBe(1)
    expect((await resolve('nothing@alice.ssi')).kind).toBe('unregistered')
    expect((await resolve('sub@nobody-has-this.ssi')).kind).toBe('free')
    expect((await resolve('alice.zlp')).kind).toBe('free')
    expect((await resolve('alice.gzil')).kind).toBe('free')
    expect(await resolve('plain.ssi')).toMatchObject({ kind: 'found', wallet: null, identity: null })
  })

  it('[DD-04] dora.ssi has a wallet whose document was not created', async () => {
    const found = await resolve('dora.ssi')
    if (found.kind !== 'found' || !found.wallet) throw new Error(found.kind)
    expect(didDocument(found.wallet)).toMatchObject({ isCreated: false, status: 'Deployed', keys: [] })
  })

  it('[DD-01] reads a wallet of an older version and a contract that is no wallet', async () => {
    const elder = await resolve('elder.ssi')
    if (elder.kind !== 'found' || !elder.wallet) throw new Error(elder.kind)
    expect(parseVersion(elder.wallet.version).number[0]).toBeLessThan(7)
    expect(elder.wallet.verificationMethods.size).toBe(8)
    const coin = await resolve('coin.ssi')
    if (coin.kind !== 'found' || !coin.wallet) throw new Error(coin.kind)
    expect(coin.wallet).toMatchObject({ did: '', status: null })
  })

  it('handles names of 10,000 characters, mixed scripts and prototype keys', async () => {
    for (const text of [
      'x'.repeat(10_000),
      'аlice',
      'ali\u200Bce',
      '__proto__',
      'constructor',
      '😀',
      'a/b?c#d',
    ]) {
      expect((await resolve(text)).kind).toBe('free')
    }
    for (const subdomain of ['__proto__', 'constructor', 'дом', '%00', '"}']) {
      expect((await resolve(`${subdomain}@alice.ssi`)).kind).toBe('unregistered')
    }
  })
})

describe('the protocol on the local network', () => {
  it('[RT-20] is found by the name init', async () => {
    const protocol = await readProtocol(freshClient(), network)
    expect(trips).toBe(2)
    expect(protocol.initDid).toBe(devnet.network.initDid)
    expect(protocol.init).toBe(devnet.network.init)
    expect(protocol.utility.get('zil')?.get('BuyNftUsername')).toBe(1_200n * qaPerZil)
    expect([...protocol.services.values()]).toContain(devnet.network.tyron)
  })

  it('says what is free and what it costs', async () => {
    const free = await readAvailability(freshClient(), network, 'tyto-owl')
    expect(trips).toBe(2)
    expect(free.kind === 'free' && free.prices?.get('zil')).toBe(1_200n * qaPerZil)
    expect(await readAvailability(freshClient(), network, 'alice')).toEqual({
      kind: 'taken',
      owner: seeded('alice.ssi'),
    })
    expect(await readAvailability(freshClient(), network, 'abc')).toEqual({
      kind: 'reserved',
      reason: 'DomainTooShort',
    })
    expect(await readAvailability(freshClient(), network, 'monday')).toEqual({
      kind: 'reserved',
      reason: 'DomainIsReserved',
    })
    expect((await readAvailability(freshClient(), network, 'init')).kind).toBe('taken')
  })
})

describe('typed reads on the local network', () => {
  it('[RPC-02] tell value, missing entry, and missing contract apart', async () => {
    const client = freshClient()
    const token = zrc2Token(devnet.network.tyron).fields
    const nobody: Address = '0x00000000000000000000000000000000000000ff'
    expect(await readField(client, token.balances.at(seeded('alice.ssi')))).toEqual({
      kind: 'value',
      value: 10_000n * 10n ** 12n,
    })
    expect(await readField(client, token.balances.at(nobody))).toEqual({ kind: 'none' })
    expect(await readField(client, zrc2Token(nobody).fields.balances.at(nobody))).toEqual({
      kind: 'not deployed',
    })
    expect(await readField(client, nameRegistry(network.registry).fields._balance)).toEqual({
      kind: 'value',
      value: 0n,
    })
    expect(await isDeployed(client, nobody)).toBe(false)
  })

  it('[DU-05] tell in one trip what a signature for a wallet is bound to', async () => {
    const read = (name: string) => readSigningWallet(freshClient(), network, seeded(name))
    expect(await read('phoenix.ssi')).toMatchObject({
      address: seeded('phoenix.ssi'),
      version: 'DIDxWALLET_7.1.0',
      chainId: 222,
      documentNonce: 1n,
      recoveryNonce: 1n,
      lockNonce: 0n,
    })
    expect(trips).toBe(1)
    expect(await read('heron.ssi')).toMatchObject({ recoveryNonce: 0n, lockNonce: 1n })
    expect(await read('did53.ssi')).toMatchObject({
      did: `did:tyron:zil:isol:${seeded('did53.ssi').slice(2)}`,
      documentNonce: 0n,
      recoveryNonce: 0n,
      lockNonce: 0n,
    })
    expect(await read('plain.ssi')).toBeNull()
    expect(await read('coin.ssi')).toBeNull()
  })

  it('[RPC-01] read accounts, blocks, init data and code', async () => {
    const client = freshClient()
    const account = devnet.network.accounts[7]!.address
    // It sent one in the seeded world.
    expect(await getAccount(client, account)).toEqual({ balance: 1_000_000n * qaPerZil, nonce: 1n })
    expect(await getAccount(client, '0x00000000000000000000000000000000000000ff')).toEqual({
      balance: 0n,
      nonce: 0n,
    })
    const block = await getLatestBlock(client)
    expect(block.number).toBeGreaterThan(0n)
    expect(Math.abs(Date.now() - block.time)).toBeLessThan(10 * 365 * 24 * 3600 * 1000)
    expect(BigInt((await client.request('GetCurrentMiniEpoch', [''])) as string)).toBeGreaterThan(0n)
    expect((await getContractInit(client, seeded('alice.ssi')))?.map((param) => param.vname)).toContain(
      'init_controller',
    )
    expect(await getContractInit(client, account)).toBeNull()
    expect(await getContractCode(client, network.registry)).toContain('contract NameRegistry')
    expect(await getContractCode(client, account)).toBeNull()
  })

  it('[RPC-01] ask for field, init data, balance, latest block and a transaction in one POST', async () => {
    const { TxnHashes } = (await freshClient().request('GetRecentTransactions', [''])) as {
      readonly TxnHashes: readonly string[]
    }
    const client = freshClient()
    const alice = seeded('alice.ssi')
    const answers = await Promise.all([
      readField(client, zrc2Token(devnet.network.tyron).fields.balances.at(alice)),
      getContractInit(client, alice),
      getAccount(client, alice),
      getLatestBlock(client),
      readTransactionOutcome(client, TxnHashes[0]!),
    ])
    expect(trips).toBe(1)
    expect(answers).toMatchObject([
      { kind: 'value' },
      expect.any(Array),
      { balance: expect.any(BigInt) as bigint },
      { number: expect.any(BigInt) as bigint },
      { kind: 'confirmed' },
    ])
  })
})

describe('what happened to an address, and who may take its tokens', () => {
  const deployer = testAccount('deployer')
  const bruno = testAccount(1)

  it('[BX-16] a page of twenty with their receipts is two requests; the next one goes on', async () => {
    const { tyron } = devnet.network
    for (let count = 0; count < 21; count++) {
      const to = bruno.address
      await send(deployer, zrc2Token(tyron).Transfer({ to, amount: BigInt(count + 1) }))
    }
    const client = freshClient()
    const first = await readActivity(client, bruno.address, null)
    // The first request of a client also asks which chain it is.
    expect(trips).toBe(2)
    expect(first.transactions).toHaveLength(20)
    expect(first.transactions[0]).toMatchObject({
      transition: 'Transfer',
      success: true,
      sender: deployer.address,
    })
    const event = first.transactions[0]!.receipt?.events[0]
    expect([event?.name, event?.address]).toEqual(['TransferSuccess', tyron])
    expect(event?.params.find(({ vname }) => vname === 'amount')?.value).toBe('21')
    const second = await readActivity(client, bruno.address, first.next)
    expect(
      second.transactions[0]?.receipt?.events[0]?.params.find(({ vname }) => vname === 'amount')?.value,
    ).toBe('1')
    expect(trips).toBe(4)
  })

  it('[BX-19] allowances are read for the asked owners alone, in one batch after the protocol', async () => {
    const { tyron } = devnet.network
    const spender = seeded('carol.ssi')
    await send(bruno, zrc2Token(tyron).IncreaseAllowance({ spender, amount: 7n }))
    await send(bruno, zrc2Token(tyron).IncreaseAllowance({ spender: deployer.address, amount: 7n }))
    await send(bruno, zrc2Token(tyron).DecreaseAllowance({ spender: deployer.address, amount: 9n }))
    const client = freshClient()
    const asked = [
      { id: 'tyron', decimals: 3 },
      { id: 'no such coin', decimals: 1 },
    ]
    const { tokens } = await readTokens(client, network, asked)
    expect([...tokens]).toEqual([[tyron, { id: 'tyron', decimals: 12 }]])
    expect(trips).toBe(3)
    const all = await readAllowances(client, [seeded('alice.ssi'), bruno.address], [...tokens.keys()])
    expect(trips).toBe(4)
    const allowances = [{ owner: bruno.address, spender, amount: 7n }]
    expect(all).toEqual([{ token: tyron, supply: expect.any(BigInt), allowances }])
  })
})

async function send(from: TestAccount, { to, transition, params, amount }: ContractCall): Promise<void> {
  const client = freshClient()
  const { nonce } = await getAccount(client, from.address)
  const signed = signTransaction(
    {
      version: transactionVersion(network.chainId),
      nonce: nonce + 1n,
      toAddr: to,
      amount,
      gasPrice: 2_000_000_000n,
      gasLimit: 10_000n,
      data: JSON.stringify({ _tag: transition, params }),
    },
    from.privateKey,
  )
  await client.request('CreateTransaction', [transactionToRpc(signed)])
  await devnet.mineBlock()
}
