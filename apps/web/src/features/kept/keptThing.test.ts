import { describe, expect, it } from 'vitest'
import { keptThing } from './keptThing'

describe('a text of this browser that cannot be read', () => {
  it.each([
    ['tyto.transaction.5a', 'transaction'],
    ['tyto.draft.send.local.0x1', 'draft'],
    ['tyto.settings', 'settings'],
    ['tyto.recovery.local.0x1', 'recovery'],
    ['tyto.addresses', 'names'],
    ['tyto.saved.local.tydra', 'other'],
  ] as const)('%s is called %s', (key, kind) => expect(keptThing(key, 'nonsense')).toEqual({ kind }))

  it('tells how many a series has and from when, as far as its words say', () => {
    const text = JSON.stringify({ version: 9, items: Array(300).fill({}), time: 1_795_800_000_000 })
    expect(keptThing('tyto.series.a', text)).toEqual({ kind: 'series', count: 300, time: 1_795_800_000_000 })
  })

  it.each(['', '{', '[]', '{"items":[],"time":1}', '{"items":[1],"time":1e99}', '{"items":[1],"time":"1"}'])(
    'says less of a series of which nothing can be believed: %s',
    (text) => expect(keptThing('tyto.series.a', text)).toEqual({ kind: 'unreadSeries' }),
  )
})
