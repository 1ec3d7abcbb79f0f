import { createDevnet, type Devnet } from '@tyto/devnet'
import { decodeBase64url, encodeStorageTag, storageId, storageTagOf } from '@tyto/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approve, createOrigin, reject, settle, stateOf, type FakeOrigin } from '../../test/fakePage'
import type { StorageBehaviour, StoragePermission } from '../base/walletState'
import { storageAddress, storageKey } from './storageKeys'

let devnet: Devnet
let origin: FakeOrigin
beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
})
afterAll(() => devnet.close())
beforeEach(() => {
  origin = createOrigin(devnet)
})

const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text))
const textOf = (data: Uint8Array) => new TextDecoder().decode(data)
const current = { name: 'RSA-OAEP' }
const older = { algorithm: 'RSA-OAEP', hash: 'SHA-256' }

async function pageWith(
  permissions: readonly StoragePermission[],
  storageBehaviour: StorageBehaviour = 'arconnect',
) {
  origin.store({ storageBehaviour, storageSites: [{ host: 'localhost:4000', permissions }] })
  const page = origin.page()
  const switches: unknown[] = []
  page.window.addEventListener('walletSwitch', (event) => {
    switches.push((event as CustomEvent<{ address?: string }>).detail.address)
  })
  return { page, switches, ...(await page.withWallet()) }
}

describe('arrival', () => {
  test.each([
    ['arconnect', [{}, {}]],
    ['wander', [{ permissions: ['ENCRYPT'] }]],
  ] as const)(
    '%s: the loaded event, as often and with as much as the real one',
    async (storageBehaviour, details) => {
      origin.store({ storageBehaviour, storageSites: [{ host: 'localhost:4000', permissions: ['ENCRYPT'] }] })
      const page = origin.page()
      const seen: unknown[] = []
      page.window.addEventListener('arweaveWalletLoaded', (event) => seen.push((event as CustomEvent).detail))
      expect(page.window.arweaveWallet).toBeUndefined()
      await page.withWallet()
      expect(seen).toEqual(details)
      expect(page.window.arweaveWallet?.walletName).toBe('ArConnect')
    },
  )
})

describe('permissions', () => {
  test('are asked for once; a granted part opens nothing; more of them asks again', async () => {
    const page = origin.page()
    const { arweaveWallet } = await page.withWallet()
    expect(await arweaveWallet.getPermissions()).toEqual([])
    const connecting = arweaveWallet.connect(['ENCRYPT', 'ACCESS_ADDRESS', 'FLY'], { name: 'Tyto' })
    expect(origin.ownerWallet.requests()).toMatchObject([
      { kind: 'storageConnect', permissions: ['ACCESS_ADDRESS', 'ENCRYPT'], app: 'Tyto' },
    ])
    await approve(origin.ownerWallet)
    await connecting
    expect(await arweaveWallet.getPermissions()).toEqual(['ACCESS_ADDRESS', 'ENCRYPT'])
    await arweaveWallet.connect(['ENCRYPT'])
    expect(page.openings()).toBe(1)
    const more = arweaveWallet.connect(['ENCRYPT', 'DECRYPT'])
    await approve(origin.ownerWallet)
    await more
    expect(await arweaveWallet.getPermissions()).toEqual(['ACCESS_ADDRESS', 'ENCRYPT', 'DECRYPT'])
  })

  test.each([
    ['arconnect', 'User cancelled the AuthRequest'],
    ['wander', 'Error: User cancelled the AuthRequest'],
  ] as const)('%s: refused or closed, the same text', async (storageBehaviour, text) => {
    origin.store({ storageBehaviour })
    const page = origin.page()
    const { arweaveWallet } = await page.withWallet()
    const refused = arweaveWallet.connect(['ENCRYPT'])
    reject(origin.ownerWallet)
    await expect(refused).rejects.toBe(text)
    const closed = arweaveWallet.connect(['ENCRYPT'])
    page.closeSheet()
    await expect(closed).rejects.toBe(text)
    expect(origin.ownerWallet.requests()).toEqual([])
  })

  test('nothing asked for: ArConnect rejects, Wander never settles', async () => {
    const { arweaveWallet } = await pageWith([])
    await expect(arweaveWallet.connect([])).rejects.toBe('No permissions requested')
    const { arweaveWallet: wander } = await pageWith([], 'wander')
    expect(await stateOf(wander.connect([]))).toBe('pending')
  })

  test('are the key to each call', async () => {
    const { arweaveWallet } = await pageWith(['ACCESS_ARWEAVE_CONFIG'])
    const data = bytes('x')
    const calls: readonly (readonly [string, Promise<unknown>])[] = [
      ['"getActiveAddress": ACCESS_ADDRESS', arweaveWallet.getActiveAddress()],
      ['"getAllAddresses": ACCESS_ALL_ADDRESSES', arweaveWallet.getAllAddresses()],
      ['"getActivePublicKey": ACCESS_PUBLIC_KEY', arweaveWallet.getActivePublicKey()],
      ['"encrypt": ENCRYPT', arweaveWallet.encrypt(data, current)],
      ['"decrypt": DECRYPT', arweaveWallet.decrypt(data, current)],
      ['"signature": SIGNATURE', arweaveWallet.signature(data)],
      ['"signMessage": SIGNATURE', arweaveWallet.signMessage(data)],
      ['"privateHash": SIGNATURE', arweaveWallet.privateHash(data)],
      ['"dispatch": DISPATCH', arweaveWallet.dispatch({ data: data, tags: [] })],
    ]
    for (const [missing, call] of calls)
      await expect(call).rejects.toBe(`Missing permission(s) for ${missing}`)
  })

  test('end with disconnect, and the page hears that it has no address', async () => {
    const { arweaveWallet, switches } = await pageWith(['ACCESS_ADDRESS'])
    const events: unknown[] = []
    arweaveWallet.events.on('disconnect', (value) => events.push(value))
    await arweaveWallet.disconnect()
    expect([switches, events]).toEqual([[undefined], [null]])
    expect(await arweaveWallet.getPermissions()).toEqual([])
  })

  test('silent, nothing settles and nothing opens', async () => {
    const { arweaveWallet, page } = await pageWith(['ACCESS_ADDRESS'], 'silent')
    for (const call of [
      arweaveWallet.connect(['ENCRYPT']),
      arweaveWallet.getActiveAddress(),
      arweaveWallet.disconnect(),
    ])
      expect(await stateOf(call)).toBe('pending')
    expect(page.openings()).toBe(0)
  })
})

describe('the address', () => {
  test('is the hash of the public key, and follows the wallet in use', async () => {
    const { arweaveWallet, switches } = await pageWith([
      'ACCESS_ADDRESS',
      'ACCESS_PUBLIC_KEY',
      'ACCESS_ALL_ADDRESSES',
    ])
    const active: unknown[] = []
    arweaveWallet.events.on('activeAddress', (address) => active.push(address))
    const first = await arweaveWallet.getActiveAddress()
    expect(first).toMatch(/^[\w-]{43}$/)
    const modulus = decodeBase64url(await arweaveWallet.getActivePublicKey())
    expect(modulus).toHaveLength(512)
    const all = await arweaveWallet.getAllAddresses()
    expect([all.length, new Set(all).size, all[0]]).toEqual([10, 10, first])
    origin.ownerWallet.useStorageWallet(4)
    await settle()
    expect(await arweaveWallet.getActiveAddress()).toBe(all[4])
    expect([switches, active]).toEqual([[all[4]], [all[4]]])
    origin.ownerWallet.useAccount(7)
    await settle()
    expect(switches.at(-1)).toBe(all[7])
  })

  test('a site that may not see addresses hears of no switch', async () => {
    const { switches } = await pageWith(['ENCRYPT'])
    origin.ownerWallet.useStorageWallet(4)
    await settle()
    expect(switches).toEqual([])
  })
})

describe('encryption', () => {
  test.each([
    ['current', current],
    ['older', older],
    ['older, with a salt', { ...older, salt: 'sea' }],
  ])('%s form: there and back, as bytes', async (_name, options) => {
    const { arweaveWallet } = await pageWith(['ENCRYPT', 'DECRYPT'])
    const cipher = await arweaveWallet.encrypt(bytes('a secret key'), options)
    expect(cipher).toBeInstanceOf(Uint8Array)
    expect(cipher.length).toBe(options === current ? 512 : 512 + 16 + 16)
    expect(textOf(await arweaveWallet.decrypt(cipher, options))).toBe('a secret key')
  })

  test('the forms do not read each other, nor does another key', async () => {
    const { arweaveWallet } = await pageWith(['ENCRYPT', 'DECRYPT'])
    const now = await arweaveWallet.encrypt(bytes('secret'), current)
    const then = await arweaveWallet.encrypt(bytes('secret'), older)
    await expect(arweaveWallet.decrypt(now, older)).rejects.toBeTypeOf('string')
    await expect(arweaveWallet.decrypt(then, current)).rejects.toBeTypeOf('string')
    origin.ownerWallet.useStorageWallet(1)
    await expect(arweaveWallet.decrypt(now, current)).rejects.toBeTypeOf('string')
  })

  test('current form: 446 bytes at most, and no text; older form: text of any length', async () => {
    const { arweaveWallet } = await pageWith(['ENCRYPT', 'DECRYPT'])
    const longest = new Uint8Array(446).fill(7)
    const cipher = await arweaveWallet.encrypt(longest, current)
    expect(await arweaveWallet.decrypt(cipher, current)).toEqual(longest)
    await expect(arweaveWallet.encrypt(new Uint8Array(447), current)).rejects.toBeTypeOf('string')
    await expect(arweaveWallet.encrypt('text', current)).rejects.toBe('Invalid options passed')
    await expect(arweaveWallet.encrypt(bytes('x'), {})).rejects.toBe('Invalid options passed')
    const long = 'long '.repeat(1_000)
    const old = await arweaveWallet.encrypt(long, older)
    expect(textOf(await arweaveWallet.decrypt(old, older))).toBe(long)
  })

  test('ciphertexts are those of Web Crypto: what a page encrypts to the public key is read', async () => {
    const { arweaveWallet } = await pageWith(['DECRYPT', 'ACCESS_PUBLIC_KEY'])
    const jwk = { kty: 'RSA', n: await arweaveWallet.getActivePublicKey(), e: 'AQAB' }
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['encrypt'])
    const cipher = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, bytes('from the page')))
    expect(textOf(await arweaveWallet.decrypt(cipher, current))).toBe('from the page')
  })

  test('Wander asks before it hands out what it decrypted', async () => {
    const { arweaveWallet, page } = await pageWith(['ENCRYPT', 'DECRYPT'], 'wander')
    const cipher = await arweaveWallet.encrypt(bytes('secret'), current)
    const openings = page.openings()
    const decrypting = arweaveWallet.decrypt(cipher, current)
    await expect.poll(() => origin.ownerWallet.requests()).toMatchObject([{ kind: 'storageDecrypt' }])
    expect(page.openings()).toBe(openings + 1)
    reject(origin.ownerWallet)
    await expect(decrypting).rejects.toBe('Error: User cancelled the AuthRequest')
    const again = arweaveWallet.decrypt(cipher, current)
    await expect.poll(() => origin.ownerWallet.requests()).toHaveLength(1)
    await approve(origin.ownerWallet)
    expect(textOf(await again)).toBe('secret')
  })

  test('locked, the wallet asks to be opened; closed is a refusal', async () => {
    const { arweaveWallet, page } = await pageWith(['ENCRYPT', 'ACCESS_ADDRESS'])
    origin.ownerWallet.lock()
    expect(await arweaveWallet.getActiveAddress()).toBe(await storageAddress(0))
    const closed = arweaveWallet.encrypt(bytes('x'), current)
    expect(origin.ownerWallet.requests()).toMatchObject([{ kind: 'storageUnlock' }])
    page.closeSheet()
    await expect(closed).rejects.toBe('User cancelled the AuthRequest')
    const opened = arweaveWallet.encrypt(bytes('x'), current)
    origin.ownerWallet.unlock()
    await approve(origin.ownerWallet)
    expect(await opened).toHaveLength(512)
  })
})

describe('signatures', () => {
  test('signMessage hashes twice: Web Crypto verifies over the hash', async () => {
    const { arweaveWallet } = await pageWith(['SIGNATURE', 'ACCESS_PUBLIC_KEY'])
    const jwk = { kty: 'RSA', n: await arweaveWallet.getActivePublicKey(), e: 'AQAB' }
    const data = bytes('a message')
    for (const hash of ['SHA-256', 'SHA-384', 'SHA-512'] as const) {
      const signature = Uint8Array.from(await arweaveWallet.signMessage(data, { hashAlgorithm: hash }))
      const key = await crypto.subtle.importKey('jwk', jwk, { name: 'RSA-PSS', hash }, false, ['verify'])
      const digest = await crypto.subtle.digest(hash, data)
      const pss = { name: 'RSA-PSS', saltLength: 32 }
      expect(await crypto.subtle.verify(pss, key, signature, digest)).toBe(true)
      const options = { hashAlgorithm: hash }
      expect(await arweaveWallet.verifyMessage(data, signature, jwk.n, options)).toBe(true)
      expect(await arweaveWallet.verifyMessage(bytes('another'), signature, jwk.n, options)).toBe(false)
    }
  })

  test('signature signs the data as they are; privateHash is the same each time, and each key has its own', async () => {
    const { arweaveWallet } = await pageWith(['SIGNATURE', 'ACCESS_PUBLIC_KEY'])
    const jwk = { kty: 'RSA', n: await arweaveWallet.getActivePublicKey(), e: 'AQAB' }
    const data = bytes('data')
    const signature = Uint8Array.from(
      await arweaveWallet.signature(data, { name: 'RSA-PSS', saltLength: 32 }),
    )
    const key = await crypto.subtle.importKey('jwk', jwk, { name: 'RSA-PSS', hash: 'SHA-256' }, false, [
      'verify',
    ])
    expect(await crypto.subtle.verify({ name: 'RSA-PSS', saltLength: 32 }, key, signature, data)).toBe(true)
    const hash = await arweaveWallet.privateHash(data)
    expect(await arweaveWallet.privateHash(data)).toEqual(hash)
    origin.ownerWallet.useStorageWallet(1)
    expect(await arweaveWallet.privateHash(data)).not.toEqual(hash)
    await expect(arweaveWallet.signMessage('text' as never)).rejects.toBe(
      'Invalid data: it has to be a typed array',
    )
  })
})

describe('[PS-01] dispatch', () => {
  const transaction = (data: Uint8Array) => ({
    data,
    tags: [encodeStorageTag({ name: 'Content-Type', value: 'application/json' })],
    target: 'ignored',
  })

  test('signs with the key of the wallet in use and stores; the owner sees what and how much', async () => {
    const { arweaveWallet } = await pageWith(['DISPATCH'])
    const sending = arweaveWallet.dispatch(transaction(bytes('{"name":"alice"}')))
    await settle()
    expect(origin.ownerWallet.requests()).toMatchObject([
      { kind: 'storageDispatch', contentType: 'application/json', size: 16 },
    ])
    await approve(origin.ownerWallet)
    const { id, type } = await sending
    const stored = await devnet.permaweb.find(id)
    expect([type, stored && textOf(stored.data!)]).toEqual(['BASE', '{"name":"alice"}'])
    expect(stored && storageId(stored.head.owner)).toBe(await storageAddress(0))
    expect(stored && storageTagOf(stored.head, 'Signing-Client')).toBe('ArConnect')
  })

  test('what the owner refuses is not stored, and what is no transaction is not asked', async () => {
    const { arweaveWallet, page } = await pageWith(['DISPATCH'])
    const before = await devnet.permaweb.count()
    const sending = arweaveWallet.dispatch(transaction(bytes('{}')))
    await settle()
    reject(origin.ownerWallet)
    await expect(sending).rejects.toBe('User cancelled the AuthRequest')
    for (const other of [{}, null, 'x', transaction(new Uint8Array()), { data: bytes('x'), tags: [1] }])
      await expect(arweaveWallet.dispatch(other)).rejects.toBe('Invalid transaction')
    expect(await devnet.permaweb.count()).toBe(before)
    expect(page.openings()).toBe(1)
  })

  test('what the gateway refuses, the wallet says', async () => {
    const { arweaveWallet } = await pageWith(['DISPATCH'])
    const sending = arweaveWallet.dispatch(transaction(new Uint8Array(4_000_001)))
    await settle()
    await approve(origin.ownerWallet)
    await expect(sending).rejects.toBe('The data are larger than this network takes.')
  })
})

test('the keys are ten different ones of 4096 bits', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, (_, index) => storageKey(index)))
  expect(new Set(keys.map(({ n }) => n)).size).toBe(10)
  for (const { n } of keys) expect(decodeBase64url(n)).toHaveLength(512)
})
