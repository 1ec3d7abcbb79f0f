import { err, ok } from '@tyto/primitives'
import { StorageContent, type StorageCode } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { saveForever, type SaveRequest } from './saveForever'
import { parseSavedUpload } from './savedUploads'

let subjects = 0
const hour = 60 * 60 * 1_000

/** A wallet that answers so, a gateway that answers so, and a clock. */
function world(
  answers: readonly (string | { readonly fails: StorageCode })[],
  has: 'it' | 'nothing' | 'no answer',
) {
  const sent: StorageContent[] = []
  const state = { has, now: 0 }
  const subject = `tydra/nessy/${++subjects}`
  const save = (content: string, more: Partial<SaveRequest> = {}) =>
    saveForever(
      { network: 'mainnet', subject, content, contentType: 'application/json', ...more },
      {
        gateways: ['https://gateway.example'],
        now: () => state.now,
        fetch: async () => {
          if (state.has === 'no answer') throw new TypeError('Failed to fetch')
          return new Response('x', { status: state.has === 'it' ? 200 : 404 })
        },
        wallet: {
          dispatch: async (transaction) => {
            sent.push(transaction as StorageContent)
            const answer = answers[sent.length - 1] ?? ''
            return typeof answer === 'string' ? ok(answer.repeat(43)) : err(answer.fails)
          },
        },
      },
    )
  const idOf = async (content: string, more?: Partial<SaveRequest>) => {
    const saved = await save(content, more)
    return saved.ok ? saved.value.id.charAt(0) : saved.code
  }
  return { sent, state, idOf }
}

describe('[PS-01] [BX-20] what is stored for good', () => {
  it('is sent with its type, once: the same content has the same id, whatever the gateway says soon after', async () => {
    const { sent, state, idOf } = world(['a', 'b'], 'it')
    expect(await idOf('{}')).toBe('a')
    const tags = sent[0]!.tags.map(({ name, value }) => [name, value].map((each) => atob(each)))
    expect(tags).toEqual([['Content-Type', 'application/json']])
    expect(new TextDecoder().decode(sent[0]!.data)).toBe('{}')
    for (const has of ['it', 'nothing', 'no answer'] as const) {
      state.has = has
      expect(await idOf('{}')).toBe('a')
    }
    expect(sent).toHaveLength(1)
  })

  it('is sent again where it changed, or where the network lost it after all', async () => {
    const { state, idOf } = world(['a', 'b', 'c'], 'it')
    expect(await idOf('{}')).toBe('a')
    expect(await idOf('{"x":1}')).toBe('b')
    state.has = 'no answer'
    state.now = 9 * hour
    expect(await idOf('{"x":1}')).toBe('b')
    state.has = 'nothing'
    expect(await idOf('{"x":1}')).toBe('c')
  })

  it('is not kept where the wallet refused, and a later try is a new one', async () => {
    const { sent, idOf } = world([{ fails: 'WalletRejected' }, { fails: 'WalletFailed' }, 'a'], 'nothing')
    expect(await idOf('{}')).toBe('WalletRejected')
    expect(await idOf('{}')).toBe('WalletFailed')
    expect(await idOf('{}')).toBe('a')
    expect(sent).toHaveLength(3)
  })
})

it('what is kept of it is read back, and nothing else', () => {
  const saved = { network: 'local', subject: 's', id: 'a'.repeat(43), digest: '0'.repeat(64), at: 5 }
  expect(parseSavedUpload(JSON.stringify(saved))).toEqual(saved)
  for (const change of [{ network: 'moon' }, { id: '../x' }, { digest: 'x' }, { at: 'now' }, { subject: 1 }])
    expect(parseSavedUpload(JSON.stringify({ ...saved, ...change }))).toBeNull()
  expect([null, '', '{', '[]', '1'].map(parseSavedUpload)).toEqual([null, null, null, null, null])
})
