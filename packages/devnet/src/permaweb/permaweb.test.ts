import { constants, createPrivateKey, sign } from 'node:crypto'
import {
  dataRoot,
  encodeBase64url,
  storageId,
  storageSigningMessage,
  utf8ToBytes,
  type StorageHead,
} from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import { permawebBounds } from '../bounds/bounds'
import jwk from '../genesis/storageKey.json' with { type: 'json' }
import { createPermaweb, type Permaweb } from './permaweb'

const key = createPrivateKey({ key: jwk, format: 'jwk' })
const kept = new Map<string, Uint8Array>()
/** Files for which the disk has no room. */
let fullFor: RegExp
let lines: string[]
let permaweb: Permaweb

/** Opens what is kept, as a start does. */
function open(): void {
  permaweb = createPermaweb(
    {
      list: async () => new Map(Array.from(kept, ([name, bytes]) => [name, bytes.length])),
      read: async (name) => kept.get(name),
      write: async (name, bytes) => {
        if (fullFor.test(name)) throw new Error('ENOSPC: no space left on device, write')
        kept.set(name, Uint8Array.from(bytes))
      },
      remove: async (name) => void kept.delete(name),
    },
    (line) => lines.push(line),
  )
}
beforeEach(() => {
  kept.clear()
  lines = []
  fullFor = /^$/
  open()
})

function headOf(data: Uint8Array, promised?: number): StorageHead {
  const unsigned = {
    format: 2 as const,
    last_tx: '',
    owner: jwk.n,
    tags: [],
    target: '',
    quantity: '0',
    data_root: encodeBase64url(dataRoot(data)),
    data_size: String(promised ?? data.length),
    reward: '0',
  }
  const padding = constants.RSA_PKCS1_PSS_PADDING
  const message = storageSigningMessage(unsigned)
  const signature = encodeBase64url(sign('sha256', message, { key, padding, saltLength: 0 }))
  return { ...unsigned, signature, id: storageId(signature) }
}

const content = utf8ToBytes('what people keep')
const whole = { ...headOf(content), data: encodeBase64url(content) }
const { id } = whole
const flip = (name: string, at: number): void => void (kept.get(name)![at]! ^= 1)

describe('[BX-24] space', () => {
  test('is taken when a head is accepted, whenever its data come, and after a start too', async () => {
    const { data, total } = permawebBounds
    const promise = (seed: number): StorageHead => headOf(utf8ToBytes(`promised ${seed}`), data)
    let accepted = 0
    for (let seed = 0; seed * data < 2 * total; seed++) {
      if (seed === 10) open()
      const answer = await permaweb.submit(promise(seed))
      if (answer.ok) accepted++
      else expect(answer.code).toBe('This network has no room left.')
    }
    expect(accepted).toBe(Math.floor(total / data) - 1)
    // Whoever sends a head again is told the same.
    expect((await permaweb.submit(promise(0))).ok).toBe(true)
  })

  test('is that of the data alone once they are there', async () => {
    const { data, ...head } = whole
    expect((await permaweb.submit(head)).ok).toBe(true)
    expect(await permaweb.look(id)).toEqual({ head, data: undefined })
    expect((await permaweb.submit(whole)).ok).toBe(true)
    expect(await permaweb.look(id)).toEqual({ head, data: content })
    expect(data).not.toBe('')
  })
})

describe('what is kept and is not what was stored', () => {
  beforeEach(async () => {
    await permaweb.submit(whole)
    open()
  })

  test.each([
    ['a bit of the data', 'data', () => flip(`${id}.data`, 3)],
    ['the end of the data', 'data', () => kept.set(`${id}.data`, content.slice(0, 4))],
    ['a bit of the head', 'head', () => flip(`${id}.head`, 30)],
    ['the end of the head', 'head', () => kept.set(`${id}.head`, utf8ToBytes('{"form'))],
    ['the head, which is no text any more', 'head', () => kept.set(`${id}.head`, Uint8Array.of(0xff, 0xfe))],
    [
      'the head, which is another one',
      'head',
      () => kept.set(`${id}.head`, utf8ToBytes(JSON.stringify(headOf(utf8ToBytes('other'))))),
    ],
  ] as const)(
    '(%s) is told, never handed out, and mended by whoever sends it again',
    async (_what, part, damage) => {
      damage()
      expect(await permaweb.look(id)).toEqual({ id, part })
      expect(await permaweb.look(id)).toEqual({ id, part })
      expect(permaweb.damaged()).toEqual([{ id, part }])
      expect(lines).toEqual([expect.stringContaining(id)])
      expect((await permaweb.submit(whole)).ok).toBe(true)
      expect(await permaweb.look(id)).toMatchObject({ data: content })
      expect(permaweb.damaged()).toEqual([])
      open()
      expect(await permaweb.look(id)).toMatchObject({ data: content })
    },
  )
})

describe('[BX-24] a process that ended while it stored, and a disk that is full', () => {
  test('leave nothing that takes space for good', async () => {
    await permaweb.submit(whole)
    const { data, ...head } = { ...headOf(utf8ToBytes('waits')), data: '' }
    await permaweb.submit(head)
    const names = [...kept.keys()].sort()
    // Data before their head, pieces of data that are whole, pieces of nothing.
    kept.set(`${'A'.repeat(43)}.data`, content)
    kept.set(`${id}.0.chunk`, content)
    kept.set(`${'B'.repeat(43)}.0.chunk`, content)
    // A piece of data that are still to come stays.
    kept.set(`${head.id}.0.chunk`, utf8ToBytes('wa'))
    open()
    expect(await permaweb.look(id)).toMatchObject({ data: content })
    expect([...kept.keys()].sort()).toEqual([...names, `${head.id}.0.chunk`].sort())
    expect(data).toBe('')
  })

  test.each([
    ['the data', /\.data$/],
    ['the head', /\.head$/],
  ])('where it has no room for %s nothing is there, and it is taken once there is room', async (_, name) => {
    fullFor = name
    expect(await permaweb.submit(whole)).toMatchObject({ ok: false, code: 'This network has no room left.' })
    expect(await permaweb.look(id)).toBeUndefined()
    expect([...kept.keys()]).toEqual([])
    fullFor = /^$/
    expect((await permaweb.submit(whole)).ok).toBe(true)
    expect(await permaweb.look(id)).toMatchObject({ data: content })
  })

  test('data that went after they were read are told as damaged', async () => {
    await permaweb.submit(whole)
    expect(await permaweb.look(id)).toMatchObject({ data: content })
    kept.delete(`${id}.data`)
    expect(await permaweb.look(id)).toEqual({ id, part: 'data' })
  })
})
