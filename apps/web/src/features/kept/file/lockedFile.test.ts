import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import { ok, err } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import {
  keyOf,
  keyOfStorage,
  lockByPassphrase,
  lockByStorage,
  lockText,
  openText,
  parseLocked,
  type LockedFile,
} from './lockedFile'

const phrase = 'river stone orange zebra cloud window'

async function lockedBy(passphrase: string, text: string): Promise<string> {
  return lockText(text, await lockByPassphrase(passphrase))
}

function read(text: string): LockedFile {
  const found = parseLocked(text)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

async function openedBy(passphrase: string, file: LockedFile): Promise<string | null> {
  return file.lock.kind === 'passphrase' ? openText(file, await keyOf(passphrase, file.lock)) : null
}

describe('a locked file', () => {
  it('is opened by its passphrase, as a phone writes it too, and by no other', async () => {
    const text = await lockedBy(phrase, 'Grüße 你好')
    // A word with a space is in no random base64.
    expect(await lockedBy(phrase, 'paid to bruno')).not.toContain('paid to')
    const file = read(text)
    expect(await openedBy(phrase, file)).toBe('Grüße 你好')
    expect(await openedBy(` ${phrase} `, file)).toBe('Grüße 你好')
    expect(await openedBy(phrase.toUpperCase(), file)).toBeNull()
    const composed = read(await lockedBy('caf\u00e9 and more', 'x'))
    expect(await openedBy('cafe\u0301 and more', composed)).toBe('x')
  })

  it('is AES-GCM by a key of PBKDF2, as another implementation reads it', async () => {
    const { lock, iv, sealed } = read(await lockedBy(phrase, 'as written'))
    if (lock.kind !== 'passphrase') throw new Error('another lock')
    expect(lock.rounds).toBeGreaterThanOrEqual(600_000)
    const key = pbkdf2Sync(phrase, Buffer.from(lock.salt, 'base64url'), lock.rounds, 32, 'sha256')
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
    decipher.setAAD(Buffer.from(JSON.stringify(['kept', 1, lock])))
    decipher.setAuthTag(bytes.subarray(-16))
    const plain = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()])
    expect(plain.toString()).toBe('as written')
  })

  it('that was changed anywhere opens to nothing', async () => {
    const file = read(await lockedBy(phrase, 'text'))
    const other = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    if (file.lock.kind !== 'passphrase') throw new Error('another lock')
    const key = await keyOf(phrase, file.lock)
    expect(await openText(file, key)).toBe('text')
    expect(await openText({ ...file, sealed: other(file.sealed) }, key)).toBeNull()
    expect(await openText({ ...file, iv: other(file.iv) }, key)).toBeNull()
    expect(await openText({ ...file, lock: { ...file.lock, rounds: 1 } }, key)).toBeNull()
  })

  it('is opened by the storage wallet that locked it', async () => {
    const wallet = { encrypt: (text: string) => Promise.resolve(ok(`AAAA${text}`)) }
    const made = await lockByStorage(wallet.encrypt)
    if (!made.ok) throw new Error('refused')
    const file = read(await lockText('by the wallet', made.value))
    if (file.lock.kind !== 'storage') throw new Error('another lock')
    const key = keyOfStorage(file.lock.key.slice(4))
    expect(await openText(file, key!)).toBe('by the wallet')
    expect(keyOfStorage('AAAA')).toBeNull()
    expect(keyOfStorage('not base64!')).toBeNull()
    const refusal = await lockByStorage(() => Promise.resolve(err('WalletRejected')))
    expect(refusal).toMatchObject({ ok: false, code: 'WalletRejected' })
  })

  it.each([
    ['', 'malformed'],
    ['{', 'malformed'],
    ['[]', 'malformed'],
    ['{"tyto":"kept"}', 'malformed'],
    ['{"tyto":"kept","version":2}', 'newer'],
    ['{"tyto":"other","version":2}', 'malformed'],
    ['{"tyto":"kept","version":1,"iv":"AAAAAAAAAAAAAAAA","sealed":"AA"}', 'malformed'],
    [
      '{"tyto":"kept","version":1,"lock":{"kind":"passphrase","salt":"AAAAAAAAAAAAAAAAAAAAAA","rounds":1e12},"iv":"AAAAAAAAAAAAAAAA","sealed":"AA"}',
      'malformed',
    ],
  ])('%s is none: %s', (text, code) => expect(parseLocked(text)).toMatchObject({ ok: false, code }))
})
