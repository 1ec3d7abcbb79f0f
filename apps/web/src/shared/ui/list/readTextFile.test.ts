import { describe, expect, it } from 'vitest'
import { readTextFile } from './readTextFile'

/** Bytes as the older systems write them, by their published tables; written out, since no encoder is at hand. */
const files = {
  'windows-1251': ['имя;сумма\r\nсорока.ssi;12,5', 'e8ecff3bf1f3ecece00d0af1eef0eeeae02e7373693b31322c35'],
  'windows-1252': ['año;muñoz.ssi', '61f16f3b6d75f16f7a2e737369'],
  gb18030: ['收款人,小猫头鹰.ssi', 'cad5bfeec8cb2cd0a1c3a8cdb7d3a52e737369'],
  shift_jis: ['ふくろう.ssi,1', '82d382ad82eb82a42e7373692c31'],
} as const

function fileOf(hex: string): Blob {
  return new Blob([Buffer.from(hex, 'hex')])
}

describe('[BX-13] [BX-30] a list from a file', () => {
  it.each([
    ['UTF-8', Buffer.from('сова.ssi,5')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFсова.ssi,5')],
    ['UTF-16 with its mark', Buffer.from('\uFEFFсова.ssi,5', 'utf16le')],
    ['UTF-16 of the other end', Buffer.from('\uFEFFсова.ssi,5', 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from('сова.ssi,5', 'utf16le')],
    ['UTF-16 of the other end without a mark', Buffer.from('сова.ssi,5', 'utf16le').swap16()],
  ])('is read from %s', async (_, bytes) => {
    expect(await readTextFile(new Blob([bytes]))).toEqual({ ok: true, value: 'сова.ssi,5' })
  })

  it.each(Object.entries(files))(
    'is asked about in the letters of %s, and its own reading is offered',
    async (encoding, [text, hex]) => {
      const read = await readTextFile(fileOf(hex))
      if (!read.ok || typeof read.value === 'string') throw new Error('It was guessed.')
      expect(read.value.readings).toContainEqual(expect.objectContaining({ encoding, text }))
      for (const reading of read.value.readings) expect(reading.sample).toMatch(/\P{ASCII}/u)
    },
  )

  it.each([['windows-1251'], ['gb18030']] as const)('the right one of %s stands first', async (encoding) => {
    const read = await readTextFile(fileOf(files[encoding][1]))
    expect(read.ok && typeof read.value !== 'string' && read.value.readings[0]?.encoding).toBe(encoding)
  })

  it.each([
    ['a spreadsheet of its own kind', '504b0304140000000800ff00fe00'],
    ['a picture', '89504e470d0a1a0a0000000d49484452'],
    ['the beginning of a picture', '89504e47000102ff'],
    ['controls', 'ff01020304'],
  ])('%s is no text', async (_, hex) => {
    expect(await readTextFile(fileOf(hex))).toEqual({ ok: false, code: 'noText' })
  })

  it('is refused where it is too large', async () => {
    const tooLong = { ok: false, code: 'tooLong' }
    expect(await readTextFile(new Blob([new Uint8Array(4_000_001)]))).toEqual(tooLong)
    expect(await readTextFile(new Blob(['x'.repeat(2_000_001)]))).toEqual(tooLong)
    expect(await readTextFile(new Blob([new Uint8Array(2_000_001).fill(0xe4)]))).toEqual(tooLong)
    expect(await readTextFile(new Blob(['x'.repeat(2_000_000)]))).toMatchObject({ ok: true })
  })
})
