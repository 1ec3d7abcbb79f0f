import { err, ok } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../test/manualClock'
import { settled } from '../../test/settled'
import {
  arweaveId,
  findArweaveWallet,
  readPermissions,
  readSwitchedAddress,
  textOf,
  type ArConnectPage,
} from './arConnect'
import { ArConnectCalls } from './arConnectCalls'
import { decodeCipher, decodePlain, decryptionForm, encodeCipher, encryptionForms } from './arConnectCipher'

const id = 'a'.repeat(43)
const current = { name: 'RSA-OAEP' }
const older = { algorithm: 'RSA-OAEP', hash: 'SHA-256' }

describe('what a storage wallet shows', () => {
  const pageWith = (arweaveWallet: unknown): ArConnectPage => ({
    arweaveWallet,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })

  it('is a wallet where it can connect', () => {
    for (const none of [undefined, null, 'connect', 7, {}])
      expect(findArweaveWallet(pageWith(none))).toBeUndefined()
    const wallet = { connect: () => undefined }
    expect(findArweaveWallet(pageWith(wallet))).toBe(wallet)
  })

  it('is text of one shape, or no answer', () => {
    expect(textOf(ok(id), arweaveId)).toEqual(ok(id))
    expect(textOf(err('WalletSilent'), arweaveId)).toEqual(err('WalletSilent'))
    // A list of one text is no text, though a pattern would take it.
    for (const value of [[id], 7, null, `${id}b`])
      expect(textOf(ok(value), arweaveId)).toMatchObject({ ok: false })
  })

  it('are permissions that are texts', () => {
    expect(readPermissions(ok(['SIGN', 7, null, 'ENCRYPT']))).toEqual(['SIGN', 'ENCRYPT'])
    for (const none of [ok('SIGN'), ok(null), ok({ length: 1 }), err('WalletFailed')] as const)
      expect(readPermissions(none)).toEqual([])
  })

  it('is another address, where an event names one', () => {
    expect(readSwitchedAddress({ detail: { address: id } })).toBe(id)
    for (const none of [undefined, null, id, 7, {}, { detail: null }, { detail: { address: [id] } }])
      expect(readSwitchedAddress(none)).toBeNull()
  })
})

describe('what a storage wallet encrypts', () => {
  it('is asked for in today’s form up to 446 bytes, and in the older one above that alone', () => {
    expect(encryptionForms(new Uint8Array(446))).toEqual([current, older])
    expect(encryptionForms(new Uint8Array(447))).toEqual([older])
    expect(decryptionForm(new Uint8Array(512))).toEqual(current)
    expect(decryptionForm(new Uint8Array(513))).toEqual(older)
  })

  it('has 256 bytes at the least', () => {
    const bytes = new Uint8Array(256).fill(1)
    const written = encodeCipher(bytes)
    if (!written.ok) throw new Error(written.code)
    expect(encodeCipher(bytes.buffer)).toEqual(written)
    expect(decodeCipher(written.value)).toEqual(bytes)
    const none = { ok: false, code: 'WalletInvalidAnswer' }
    for (const value of [new Uint8Array(255), 'x'.repeat(300), null, undefined, Array(300).fill(1)])
      expect(encodeCipher(value)).toEqual(none)
    const short = encodeCipher(new Uint8Array(257))
    expect(short.ok && decodeCipher(short.value.slice(0, 340))).toBeUndefined()
    expect(decodeCipher('*'.repeat(400))).toBeUndefined()
  })

  it('is read as text, from the place where it lies', () => {
    const all = new TextEncoder().encode('-- ein Text --')
    expect(decodePlain('a text')).toEqual(ok('a text'))
    expect(decodePlain(all.subarray(3, 11))).toEqual(ok('ein Text'))
    expect(decodePlain(new DataView(all.buffer, 3, 8))).toEqual(ok('ein Text'))
    expect(decodePlain(all.slice(3, 11).buffer)).toEqual(ok('ein Text'))
    const none = { ok: false, code: 'WalletInvalidAnswer' }
    for (const value of [null, undefined, 7, {}, [101], new Uint8Array([0xff, 0xfe])])
      expect(decodePlain(value)).toEqual(none)
  })
})

describe('what a storage wallet is asked', () => {
  /** A wallet whose answers stand here: a text is a refusal. */
  function callsOf(answers: readonly unknown[], names: unknown[] = []) {
    const asked: unknown[] = []
    const left = [...answers]
    const next = async () => {
      await Promise.resolve()
      const answer = left.shift()
      if (typeof answer === 'string') throw answer
      return answer
    }
    const arweaveWallet = {
      connect: async (_: unknown, app: unknown) => {
        names.push(app)
        return next()
      },
      encrypt: async (_: unknown, form: unknown) => {
        asked.push(form)
        return next()
      },
    }
    const clock = createManualClock()
    const page = {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      arweaveWallet,
    }
    return { calls: new ArConnectCalls({ page, clock }), asked, clock }
  }

  it('is another form where the first one failed, and never after a person’s no', async () => {
    const plain = new Uint8Array(3)
    const first = callsOf([7])
    expect(await settled(first.calls.encrypt(plain), first.clock)).toEqual(ok(7))
    expect(first.asked).toEqual([current])
    const second = callsOf(['Invalid options passed', 8])
    expect(await settled(second.calls.encrypt(plain), second.clock)).toEqual(ok(8))
    expect(second.asked).toEqual([current, older])
    const both = callsOf(['one', 'two'])
    expect(await settled(both.calls.encrypt(plain), both.clock)).toEqual(err('WalletFailed'))
    const refused = callsOf(['User cancelled the AuthRequest', 9])
    expect(await settled(refused.calls.encrypt(plain), refused.clock)).toEqual(err('WalletRejected'))
    expect(refused.asked).toEqual([current])
  })

  it('knows who asks', async () => {
    const names: unknown[] = []
    const { calls, clock } = callsOf([undefined], names)
    await settled(calls.connect(['ENCRYPT']), clock)
    expect(names).toEqual([{ name: 'Tyto' }])
  })
})
