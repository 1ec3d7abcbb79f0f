import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../shared/device/testing/memoryStorage'
import {
  forgetForms,
  keepTexts,
  readFormDraft,
  recallTexts,
  stateDigest,
  type DraftPlace,
} from './formDrafts'

const storage = createMemoryStorage()
const addressOf = (digits: string): Address => `0x${digits.repeat(20)}`
const place: DraftPlace = {
  network: 'local',
  account: addressOf('0a'),
  wallet: addressOf('0c'),
  form: 'add',
  of: 'state',
}
const key = `tyto.draft.recovery.local.${addressOf('0a')}.${addressOf('0c')}.add`
const week = 604_800_000

beforeEach(() => {
  for (const each of storage.entries.keys()) storage.removeItem(each)
  vi.stubGlobal('sessionStorage', storage)
})

/** As it lies after a reload. */
function lay(at: string, draft: unknown): void {
  storage.setItem(at, JSON.stringify(draft))
}

describe('what is typed for a recovery', () => {
  it('is found by the same account, for the same wallet in the same state, and by no other', () => {
    keepTexts(place, ['alice.ssi', ''])
    expect(recallTexts(place)).toEqual(['alice.ssi', ''])
    for (const other of [
      { network: 'mainnet' },
      { account: addressOf('0b') },
      { account: null },
      { wallet: addressOf('0d') },
      { form: 'remove' },
      { of: 'another state' },
    ] as const)
      expect(recallTexts({ ...place, ...other }), JSON.stringify(other)).toBeNull()
    keepTexts(place, null)
    expect(storage.length).toBe(0)
  })

  it('goes over to the account that is connected next, and to that one alone', () => {
    keepTexts({ ...place, account: null }, ['bruno'])
    expect(recallTexts(place)).toEqual(['bruno'])
    keepTexts(place, ['bruno'])
    expect([...storage.entries.keys()]).toEqual([key])
    expect(recallTexts({ ...place, account: addressOf('0b') })).toBeNull()
  })

  it('is forgotten once it was sent, in all forms of that wallet', () => {
    const others = { ...place, wallet: addressOf('0d') }
    for (const form of ['add', 'remove', 'signatures', 'answers'] as const) {
      keepTexts({ ...place, form }, ['alice'])
      keepTexts({ ...others, form }, ['alice'])
    }
    forgetForms(place)
    expect(recallTexts(place)).toBeNull()
    expect(storage.length).toBe(4)
    expect(recallTexts(others)).toEqual(['alice'])
  })

  it('is kept for a week, and of twenty forms', () => {
    lay(key, { of: 'state', texts: ['old'], time: Date.now() - week - 60_000 })
    expect(recallTexts(place)).toBeNull()
    lay(key, { of: 'state', texts: ['new'], time: Date.now() - week + 60_000 })
    expect(recallTexts(place)).toEqual(['new'])
    for (let each = 10; each < 40; each++) keepTexts({ ...place, wallet: addressOf(String(each)) }, ['alice'])
    expect(storage.length).toBe(20)
    expect(recallTexts(place)).toBeNull()
  })

  it('is not kept where it is larger than a form', () => {
    keepTexts(place, ['a'])
    keepTexts(place, ['a'.repeat(60_000)])
    expect(recallTexts(place)?.[0]).toHaveLength(60_000)
    keepTexts(place, ['a'.repeat(60_000), 'b'])
    expect(recallTexts(place)).toBeNull()
    keepTexts(
      place,
      Array.from({ length: 301 }, () => ''),
    )
    expect(storage.length).toBe(0)
  })
})

const kept = { of: 'state', texts: ['alice'], time: 1 }

it.each([
  null,
  '',
  '{',
  '[]',
  '7',
  JSON.stringify({ ...kept, of: 7 }),
  JSON.stringify({ ...kept, of: 'o'.repeat(67) }),
  JSON.stringify({ ...kept, texts: 'alice' }),
  JSON.stringify({ ...kept, texts: [null] }),
  JSON.stringify({ ...kept, texts: { length: 1, 0: 'alice' } }),
  JSON.stringify({ ...kept, texts: Array.from({ length: 301 }, () => '') }),
  JSON.stringify({ ...kept, texts: ['a'.repeat(60_001)] }),
  JSON.stringify({ ...kept, time: 0.5 }),
  JSON.stringify({ ...kept, time: null }),
])('%.80s is no draft', (text) => {
  expect(readFormDraft(text)).toBeNull()
})

it('reads of a draft what it knows', () => {
  expect(readFormDraft(JSON.stringify({ ...kept, more: 1 }))).toEqual(kept)
})

it('names a state by its controller and its guardians', () => {
  const guardians = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
  const state = { controller: addressOf('0a'), guardians }
  const all = [
    state,
    { ...state, controller: null },
    { ...state, controller: addressOf('0b') },
    { ...state, guardians: guardians.slice(1) },
    { ...state, guardians: guardians.toReversed() },
  ].map(stateDigest)
  expect(new Set(all).size).toBe(all.length)
  expect(stateDigest({ ...state })).toBe(all[0])
})
