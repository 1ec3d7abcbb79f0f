import { encodeBase64url } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import {
  arweaveAddress,
  createFakeArConnect,
  otherAddress,
  type FakeArConnectOptions,
} from '../../test/fakeArConnect'
import { createManualClock } from '../../test/manualClock'
import { settled } from '../../test/settled'
import { createArConnectAdapter } from './createArConnectAdapter'
import { storagePermissions } from './storageWallet'

const secret = '7f'.repeat(32)

function world(options: FakeArConnectOptions = {}) {
  const fake = createFakeArConnect(options)
  const clock = createManualClock()
  const adapter = createArConnectAdapter({ page: fake.page, clock })
  return { ...fake, clock, adapter, run: <T>(work: Promise<T>) => settled(work, clock) }
}
const connected = (options: FakeArConnectOptions = {}) => world({ granted: storagePermissions, ...options })

describe('connecting', () => {
  it('[SS-07] asks for five permissions, once', async () => {
    const { adapter, world: inside, run } = world()
    expect(await run(adapter.connect())).toEqual({ ok: true, value: arweaveAddress })
    expect(inside.connects).toEqual([
      ['ACCESS_ADDRESS', 'SIGN_TRANSACTION', 'ENCRYPT', 'DECRYPT', 'DISPATCH'],
    ])
    expect(inside.windows).toBe(1)
  })

  it('[SS-07] uses permissions that were given before', async () => {
    const { adapter, world: inside, run } = connected()
    expect(await run(adapter.connect())).toEqual({ ok: true, value: arweaveAddress })
    expect(await run(adapter.resume())).toBe(arweaveAddress)
    expect(await run(adapter.address())).toEqual({ ok: true, value: arweaveAddress })
    expect(inside.connects).toEqual([])
  })

  it('with some of the permissions asks for all, and resumes nothing', async () => {
    const { adapter, world: inside, run } = world({ granted: ['ACCESS_ADDRESS'] })
    expect(await run(adapter.resume())).toBeNull()
    expect(inside.windows).toBe(0)
    expect(await run(adapter.connect())).toMatchObject({ ok: true })
    expect(inside.connects).toHaveLength(1)
  })

  it('[SS-07] a refusal comes as plain text, and is a refusal', async () => {
    const { adapter, run } = world({ choice: 'reject' })
    expect(await run(adapter.connect())).toEqual({ ok: false, code: 'WalletRejected' })
  })

  it('a promise that never settles ends with patience, or with the person', async () => {
    const { adapter, run } = world({ choice: 'closed' })
    expect(await run(adapter.connect())).toEqual({ ok: false, code: 'WalletSilent' })
    const stop = new AbortController()
    const connecting = adapter.connect({ signal: stop.signal })
    stop.abort()
    expect(await run(connecting)).toEqual({ ok: false, code: 'WalletSilent' })
  })

  it('[SS-07] absent, late, or without an account', async () => {
    const { adapter, page, arweaveWallet, clock, run } = world()
    page.arweaveWallet = undefined
    expect(await run(adapter.detect())).toBe(false)
    expect(await run(adapter.connect())).toEqual({ ok: false, code: 'WalletMissing' })
    const connecting = adapter.connect()
    await clock.pass(250)
    page.arweaveWallet = arweaveWallet
    expect(await run(connecting)).toMatchObject({ ok: true })
    page.arweaveWallet = undefined
    const missing = { ok: false, code: 'WalletMissing' }
    expect(await run(adapter.encrypt(secret))).toEqual(missing)
    expect(await run(adapter.address())).toEqual(missing)
    const empty = world({ hasWallet: false })
    expect(await empty.run(empty.adapter.connect())).toEqual({ ok: false, code: 'WalletNoAccount' })
  })

  it.each([7, null, '', 'zil1', { id: arweaveAddress }, `${arweaveAddress}x`])(
    '%j is no address',
    async (junk) => {
      const { adapter, world: inside, run } = connected()
      inside.address = junk
      expect(await run(adapter.connect())).toEqual({ ok: false, code: 'WalletInvalidAnswer' })
      expect(await run(adapter.resume())).toBeNull()
    },
  )
})

describe('following and leaving', () => {
  it('[SS-07] tells of switches, and of the end', () => {
    const { adapter, switchTo } = connected()
    const seen: (string | null)[] = []
    const stop = adapter.subscribe((address) => seen.push(address))
    switchTo(otherAddress)
    switchTo(undefined)
    switchTo('javascript:alert(1)')
    stop()
    switchTo(arweaveAddress)
    expect(seen).toEqual([otherAddress, null, null])
  })

  it('[SS-07] a disconnection works, fails, or hangs', async () => {
    const { adapter, world: inside, run } = connected()
    inside.disconnect = 'fails'
    expect(await run(adapter.disconnect())).toEqual({ ok: false, code: 'WalletFailed' })
    inside.disconnect = 'hangs'
    expect(await run(adapter.disconnect())).toEqual({ ok: false, code: 'WalletSilent' })
    inside.disconnect = 'works'
    expect(await run(adapter.disconnect())).toEqual({ ok: true, value: null })
    expect(await run(adapter.permissions())).toEqual([])
  })
})

describe('the public key', () => {
  it('needs a sixth permission, asked for when it is wanted', async () => {
    const { adapter, world: inside, run } = connected()
    const key = await run(adapter.publicKey())
    expect(key.ok && key.value.length).toBe(683)
    expect(inside.connects).toEqual([[...storagePermissions, 'ACCESS_PUBLIC_KEY']])
    await run(adapter.publicKey())
    expect(inside.connects).toHaveLength(1)
  })

  it('is not there where the person refuses that permission', async () => {
    const { adapter, world: inside, run } = connected({ choice: 'reject' })
    expect(await run(adapter.publicKey())).toEqual({ ok: false, code: 'WalletRejected' })
    expect(inside.windows).toBe(1)
  })
})

describe('encrypting and decrypting', () => {
  it('[DU-02] gives back what went in, as RSA-OAEP in base64url', async () => {
    const { adapter, run } = connected()
    const encrypted = await run(adapter.encrypt(secret))
    if (!encrypted.ok) throw new Error(encrypted.code)
    expect(encrypted.value).toMatch(/^[\w-]{683}$/)
    expect(encrypted.value).not.toContain(secret)
    expect(await run(adapter.decrypt(encrypted.value))).toEqual({ ok: true, value: secret })
  })

  it('reads what the older form wrote, and writes it where the text is long', async () => {
    const { adapter, arweaveWallet, run } = connected()
    const older = await arweaveWallet.encrypt(secret, { algorithm: 'RSA-OAEP', hash: 'SHA-256' })
    expect(older.length).toBeGreaterThan(512)
    expect(await run(adapter.decrypt(encodeBase64url(older)))).toEqual({ ok: true, value: secret })
    const long = 'é'.repeat(400)
    const encrypted = await run(adapter.encrypt(long))
    if (!encrypted.ok) throw new Error(encrypted.code)
    expect(await run(adapter.decrypt(encrypted.value))).toEqual({ ok: true, value: long })
  })

  it('a wallet that knows the older form alone, and answers text, serves as well', async () => {
    const { adapter, run } = connected({ forms: 'older' })
    const encrypted = await run(adapter.encrypt(secret))
    if (!encrypted.ok) throw new Error(encrypted.code)
    expect(await run(adapter.decrypt(encrypted.value))).toEqual({ ok: true, value: secret })
  })

  it('a refusal is not asked a second time, a missing permission is named', async () => {
    const { adapter, world: inside, run } = connected({ choice: 'reject' })
    const encrypted = await run(adapter.encrypt(secret))
    if (!encrypted.ok) throw new Error(encrypted.code)
    expect(await run(adapter.decrypt(encrypted.value))).toEqual({ ok: false, code: 'WalletRejected' })
    expect(inside.windows).toBe(1)
    inside.granted = ['ACCESS_ADDRESS']
    expect(await run(adapter.encrypt(secret))).toEqual({ ok: false, code: 'WalletNoPermission' })
    expect(await run(adapter.dispatch({}))).toEqual({ ok: false, code: 'WalletNoPermission' })
  })

  it.each(['none', '', 'not base64url!', 'AAAA'])('%j was never encrypted', async (text) => {
    const { adapter, world: inside, run } = connected()
    expect(await run(adapter.decrypt(text))).toEqual({ ok: false, code: 'NoCiphertext' })
    expect(inside.windows).toBe(0)
  })

  it('what another key encrypted fails', async () => {
    const { adapter, world: inside, run } = connected()
    for (const length of [512, 600]) {
      const strange = encodeBase64url(new Uint8Array(length).fill(7))
      expect(await run(adapter.decrypt(strange))).toEqual({ ok: false, code: 'WalletFailed' })
    }
    expect(inside.windows).toBe(2)
  })
})

describe('storing', () => {
  it('answers the id, of either kind', async () => {
    const { adapter, world: inside, run } = connected()
    expect(await run(adapter.dispatch({}))).toEqual({ ok: true, value: 'b'.repeat(43) })
    inside.dispatched = { id: '../etc' }
    expect(await run(adapter.dispatch({}))).toEqual({ ok: false, code: 'WalletInvalidAnswer' })
  })
})
