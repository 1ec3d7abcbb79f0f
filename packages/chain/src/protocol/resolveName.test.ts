import { domainId, parseName, type Name } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { afterEach, describe, expect, it } from 'vitest'
import {
  misbehaviours,
  NodeRefusal,
  soundNode,
  startNode,
  type Behaviour,
  type FakeNode,
  type RpcCall,
} from '../../test/fakeNode'
import { createClient } from '../client/createClient'
import { recordAnswers, replayAnswers } from '../client/recordedAnswers'
import { readAvailability } from './readAvailability'
import { readDidRecord } from './readDidRecord'
import { readProtocol } from './readProtocol'
import { resolveName } from './resolveName'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const network = { registry: address('1'), zlpRegistry: address('2'), reserve: address('9') }
const wallet = address('a')
const defi = address('b')

/** Contracts of a fake chain: fields in the JSON of state answers. */
type World = Readonly<Record<Address, Readonly<Record<string, unknown>>>>

/** How nodes of different make answer for what is not there. */
const dialects = {
  'null for everything': () => null,
  'an empty object and an error': (call: RpcCall, isThere: boolean) => {
    if (isThere) return {}
    throw call.method === 'GetSmartContractInit'
      ? new NodeRefusal(-32603, 'Address does not exist')
      : new NodeRefusal(-5, 'Address does not exist')
  },
} satisfies Record<string, (call: RpcCall, isThere: boolean) => unknown>

function chainOf(world: World, absent: (call: RpcCall, isThere: boolean) => unknown): Behaviour {
  return soundNode((call) => {
    const fields = world[`0x${String(call.params[0])}`]
    if (call.method === 'GetSmartContractInit' && fields)
      return [{ vname: '_scilla_version', type: 'Uint32', value: '0' }]
    if (call.method === 'GetBalance' && fields) return { balance: '5', nonce: 0 }
    if (call.method === 'GetSmartContractSubState' && fields) {
      const [, field, keys] = call.params as [string, string, string[]]
      const value = keys.reduce<unknown>(
        (at, key) => (at as Record<string, unknown> | undefined)?.[key],
        fields[field],
      )
      if (value !== undefined) return keys.length ? { [field]: { [keys[0]!]: value } } : { [field]: value }
    }
    return absent(call, fields !== undefined)
  })
}

const open: FakeNode[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((node) => node.close()))
})

async function clientFor(behaviour: Behaviour, timeoutMs = 30_000) {
  const node = await startNode(behaviour)
  open.push(node)
  return {
    node,
    client: createClient({
      endpoints: [node.url],
      chainId: 222,
      fetch,
      timeoutMs,
      deadlineMs: timeoutMs,
      retries: 0,
    }),
  }
}

function nameOf(text: string): Name {
  const name = parseName(text)
  if (!name.ok) throw new Error(name.code)
  return name.value
}

const registryOf = (dns: Record<string, Address>, did_dns: Record<string, Address> = dns) => ({
  dns: Object.fromEntries(Object.entries(dns).map(([domain, owner]) => [domainId(domain), owner])),
  did_dns: Object.fromEntries(Object.entries(did_dns).map(([domain, owner]) => [domainId(domain), owner])),
})

const world: World = {
  [network.registry]: registryOf(
    {
      alice: wallet,
      mixed: defi,
      kept: network.reserve,
      gone: zeroAddress,
      lone: defi,
      plain: address('c'),
    },
    {
      alice: wallet,
      mixed: wallet,
      kept: network.reserve,
      gone: zeroAddress,
      plain: address('c'),
      init: address('f'),
    },
  ),
  [network.zlpRegistry]: { nft_dns: { [domainId('alice')]: defi } },
  [wallet]: {
    version: 'DIDxWALLET_7.0.0',
    did: `did:tyron:zil:isol:${wallet.slice(2)}`,
    did_domain_dns: { defi, zero: zeroAddress, plain: address('c') },
    verification_methods: 'not a map at all',
    social_guardians: { [`0x${'ab'.repeat(32)}`]: 'of some other type', rubbish: 1 },
    did_status: { constructor: `${wallet}.Locked`, argtypes: [], arguments: [] },
  },
  [defi]: { version: 'DEFIxWALLET_1.1.1' },
  [address('f')]: { utility: { zil: { BuyNftUsername: '1200' }, xsgd: { Other: '1' } }, services: {} },
}

describe.each(Object.entries(dialects))('resolveName on a node that says %s', (_name, absent) => {
  const resolve = async (text: string) => {
    const { client, node } = await clientFor(chainOf(world, absent))
    const resolution = await resolveName(client, network, nameOf(text))
    return { resolution, trips: node.batches.length }
  }

  it('[RT-20] finds a wallet in two trips and reads what it can', async () => {
    const { resolution, trips } = await resolve('alice.ssi')
    expect(trips).toBe(2)
    expect(resolution).toMatchObject({
      kind: 'found',
      address: wallet,
      wallet: {
        version: 'DIDxWALLET_7.0.0',
        status: 'Locked',
        verificationMethods: new Map(),
        unreadable: ['verification_methods', 'social_guardians'],
        guardians: [`0x${'ab'.repeat(32)}`],
        balance: 5n,
      },
    })
  })

  it('finds the same once more in what the node had said, without a node', async () => {
    for (const text of [
      'alice.ssi',
      'mixed.did',
      'defi@alice.ssi',
      'nobody.ssi',
      'plain.ssi',
      'zero@alice.ssi',
    ]) {
      const { client } = await clientFor(chainOf(world, absent))
      const recording = recordAnswers(client)
      const resolution = await resolveName(recording.client, network, nameOf(text))
      const replay = replayAnswers(JSON.parse(JSON.stringify(recording.answers())))
      expect(await resolveName(replay, network, nameOf(text)), text).toEqual(resolution)
    }
  })

  it('[RT-20] follows dns for .ssi, did_dns for .did, nft_dns for .zlp, did_domain_dns for a subdomain', async () => {
    expect((await resolve('mixed.ssi')).resolution).toMatchObject({
      address: defi,
      identity: { address: wallet },
    })
    expect((await resolve('mixed.did')).resolution).toMatchObject({ address: wallet })
    expect((await resolve('alice.zlp')).resolution).toMatchObject({ address: defi, identity: null })
    const { resolution, trips } = await resolve('defi@alice.ssi')
    expect(trips).toBe(3)
    expect(resolution).toMatchObject({
      kind: 'found',
      address: defi,
      wallet: { version: 'DEFIxWALLET_1.1.1' },
    })
  })

  it('[RT-16] tells uninitialized subdomains from unregistered ones', async () => {
    expect((await resolve('zero@alice.ssi')).resolution.kind).toBe('uninitialized')
    expect((await resolve('plain@alice.ssi')).resolution.kind).toBe('uninitialized')
    expect((await resolve('nothing@alice.ssi')).resolution.kind).toBe('unregistered')
    expect((await resolve('nothing@plain.ssi')).resolution.kind).toBe('unregistered')
    expect((await resolve('toString@alice.ssi')).resolution.kind).toBe('unregistered')
  })

  it('[RT-06] tells free, kept and empty names apart', async () => {
    expect((await resolve('nobody.ssi')).resolution.kind).toBe('free')
    expect((await resolve('sub@nobody.ssi')).resolution.kind).toBe('free')
    expect((await resolve('kept.ssi')).resolution).toMatchObject({ kind: 'reserved', owner: network.reserve })
    expect((await resolve('gone.ssi')).resolution.kind).toBe('uninitialized')
    expect((await resolve('lone.did')).resolution.kind).toBe('uninitialized')
    expect((await resolve('plain.ssi')).resolution).toMatchObject({ kind: 'found', wallet: null })
  })

  it('says free, taken, reserved, and what a free name costs', async () => {
    const { client, node } = await clientFor(chainOf(world, absent))
    expect(await readAvailability(client, network, 'nobody')).toEqual({
      kind: 'free',
      prices: new Map([['zil', 1200n]]),
    })
    expect(node.batches).toHaveLength(2)
    expect(await readAvailability(client, network, 'alice')).toEqual({ kind: 'taken', owner: wallet })
    expect(await readAvailability(client, network, 'gone')).toEqual({ kind: 'taken', owner: null })
    expect(await readAvailability(client, network, 'kept')).toEqual({
      kind: 'reserved',
      reason: 'DomainIsHeld',
    })
    expect(await readAvailability(client, network, 'love')).toEqual({
      kind: 'reserved',
      reason: 'DomainIsReserved',
    })
  })

  it('[RT-18] never calls a name free where the registry does not stand', async () => {
    const { client } = await clientFor(chainOf({}, absent))
    await expect(resolveName(client, network, nameOf('alice'))).rejects.toMatchObject({
      code: 'RpcNotDeployed',
    })
    expect(await readAvailability(client, network, 'alice')).toMatchObject({
      kind: 'unknown',
      error: { code: 'RpcNotDeployed' },
    })
    await expect(readProtocol(client, network)).rejects.toMatchObject({ code: 'RpcNotDeployed' })
    expect(await readDidRecord(client, wallet)).toBeNull()
  })
})

describe('nodes that fail', () => {
  it.each(Object.entries(misbehaviours))(
    '[RT-18] leave a name unknown, neither free nor taken: %s',
    async (_name, behaviour) => {
      const { client } = await clientFor(behaviour, 500)
      await expect(resolveName(client, network, nameOf('alice'))).rejects.toMatchObject({ name: 'RpcError' })
      expect((await readAvailability(client, network, 'nobody')).kind).toBe('unknown')
    },
  )

  it.each([
    ['a text', 'text'],
    ['a list', []],
    ['a number', 7],
    ['true', true],
  ])('[RT-18] leave a name unknown that they answer with %s', async (_name, result) => {
    const { client } = await clientFor(
      soundNode((call) => (call.method === 'GetSmartContractInit' ? [{}] : result)),
    )
    await expect(resolveName(client, network, nameOf('alice'))).rejects.toMatchObject({
      code: 'RpcInvalidAnswer',
    })
  })

  const taken = `0x${'77'.repeat(20)}`
  it.each<[string, (field: string, key: string) => unknown]>([
    ['another key', (field) => ({ [field]: { [domainId('bruno')]: taken } })],
    ['no key at all', (field) => ({ [field]: {} })],
    ['another field', (_field, key) => ({ nft_dns: { [key]: taken } })],
    ['a field in upper case', (field, key) => ({ [field.toUpperCase()]: { [key]: taken } })],
    ['a key in upper case', (field, key) => ({ [field]: { [key.toUpperCase()]: taken } })],
    ['a field without its map', (field) => ({ [field]: taken })],
    ['an inherited name', (field) => JSON.parse(`{"__proto__": {"${field}": null}}`) as unknown],
  ])('leave a name unknown, not free, that they answer with %s', async (_what, answer) => {
    const { client } = await clientFor(
      soundNode(({ method, params }) => {
        if (method === 'GetSmartContractInit') return [{}]
        const [, field, [key]] = params as [string, string, [string]]
        return answer(field, key)
      }),
    )
    await expect(resolveName(client, network, nameOf('alice'))).rejects.toMatchObject({
      code: 'RpcInvalidAnswer',
    })
    expect(await readAvailability(client, network, 'alice')).toMatchObject({
      kind: 'unknown',
      error: { code: 'RpcInvalidAnswer' },
    })
  })

  it('[RT-18] leave a name unknown whose entry is no address', async () => {
    const { client } = await clientFor(
      chainOf(
        { [network.registry]: { dns: { [domainId('alice')]: 'zil1nonsense' } } },
        dialects['null for everything'],
      ),
    )
    await expect(resolveName(client, network, nameOf('alice'))).rejects.toMatchObject({
      code: 'RpcInvalidAnswer',
    })
  })

  it('leave prices unknown when only they cannot be read', async () => {
    const broken = { ...world, [address('f')]: { utility: 'nonsense' } }
    const { client } = await clientFor(chainOf(broken, dialects['null for everything']))
    expect(await readAvailability(client, network, 'nobody')).toEqual({ kind: 'free', prices: null })
  })

  it('stop when nobody waits', async () => {
    const { client } = await clientFor(misbehaviours.silent)
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 20)
    await expect(
      resolveName(client, network, nameOf('alice'), { signal: stop.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })
})
