import type { StorageWallet } from '@tyto/chain'
import { encodeBase64url, decodeBase64url, utf8ToBytes, bytesToUtf8 } from '@tyto/primitives'
import { beforeEach, expect, it } from 'vitest'
import { stubLocalStorage } from '../../shared/device/stubLocalStorage'

stubLocalStorage()
const { createVault, parseVault, requireRoom } = await import('./vault')
const { createStoredMap } = await import('../../shared/device/createStored')

/** A storage wallet whose cipher is its number: another one reads nothing. */
function storageOf(number: number): StorageWallet {
  const mark = `${number}:`
  return {
    encrypt: async (text: string) =>
      Promise.resolve({ ok: true, value: encodeBase64url(utf8ToBytes(mark + text)) }),
    decrypt: async (sealed: string) => {
      const text = bytesToUtf8(decodeBase64url(sealed))
      return Promise.resolve(
        text.startsWith(mark)
          ? { ok: true, value: text.slice(mark.length) }
          : { ok: false, code: 'WalletFailed' },
      )
    },
  } as unknown as StorageWallet
}

const vault = createVault<string>({
  kept: createStoredMap({ prefix: 'tyto.vault.', parse: parseVault }),
  about: 'tyto:vault',
  parse: (json) => (typeof json === 'string' ? json : null),
})
const own = storageOf(0)

beforeEach(() => vault.kept.set('a', null))

const add = (text: string) => (items: readonly string[]) => [...items, text]

it('a vault is opened by its storage wallet, and says how much lies in it and nothing else', async () => {
  await vault.change('a', own, add('a long secret'))
  expect(await vault.open('a', own)).toEqual(['a long secret'])
  const lying = localStorage.getItem('tyto.vault.a')
  expect(JSON.parse(lying ?? '')).toMatchObject({ count: 1 })
  expect(lying).not.toContain('a long secret')
})

it('two changes at once lose nothing', async () => {
  await Promise.all(['x', 'y', 'z'].map((text) => vault.change('a', own, add(text))))
  expect([...(await vault.open('a', own))].toSorted()).toEqual(['x', 'y', 'z'])
})

it('what the browser has no room for is refused, and what lay there stays', async () => {
  await vault.change('a', own, add('x'))
  const lying = localStorage.getItem('tyto.vault.a')
  const tooLong = vault.change('a', own, add('y'.repeat(2_000_001)))
  await expect(tooLong).rejects.toMatchObject({ code: 'BrowserFull' })
  expect(localStorage.getItem('tyto.vault.a')).toBe(lying)
})

it('another storage wallet opens nothing and replaces nothing, nor does a vault open as another one', async () => {
  await vault.change('a', own, add('x'))
  const lying = localStorage.getItem('tyto.vault.a')
  await expect(vault.open('a', storageOf(1))).rejects.toMatchObject({ code: 'SealedNotOpened' })
  await expect(vault.change('a', storageOf(1), add('y'))).rejects.toMatchObject({ code: 'SealedNotOpened' })
  expect(localStorage.getItem('tyto.vault.a')).toBe(lying)
  vault.kept.set('b', vault.kept.get('a'))
  await expect(vault.open('b', own)).rejects.toMatchObject({ code: 'SealedNotOpened' })
})

it('takes so many and no more, and is gone when nothing is left', async () => {
  const many = Array.from({ length: 201 }, (_, at) => `${at}`)
  await expect(vault.change('a', own, () => many)).rejects.toMatchObject({ code: 'TooManyKept' })
  await vault.change('a', own, add('x'))
  await vault.change('a', own, () => [])
  expect(localStorage.getItem('tyto.vault.a')).toBeNull()
})

it.each(['{', '[]', '{"count":1}', '{"count":-1,"sealed":{"key":"","iv":"","cipher":""}}'])(
  'text of a stranger is no vault: %s',
  (text) => {
    localStorage.setItem('tyto.vault.c', text)
    expect(vault.kept.get('c')).toBeNull()
  },
)

it('room for one more is asked for before anybody signs it', () => {
  expect(() => requireRoom(200)).not.toThrow()
  expect(() => requireRoom(201)).toThrow(expect.objectContaining({ code: 'TooManyKept' }) as Error)
})
