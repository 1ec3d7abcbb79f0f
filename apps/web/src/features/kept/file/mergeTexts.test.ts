import { describe, expect, it } from 'vitest'
import { compareTexts, newHosts, newNodes, type Choice } from './mergeTexts'

const news: Choice = { takesNew: true, replaces: false, takesNodes: false, takesHosts: false }
const all: Choice = { takesNew: true, replaces: true, takesNodes: true, takesHosts: true }
const nothing: Choice = { takesNew: false, replaces: false, takesNodes: false, takesHosts: false }

function counts(key: string, here: string | null, there: string) {
  const { added, differing, same } = compareTexts(key, here, there)
  return [added, differing, same]
}

function taken(key: string, here: string | null, there: string, choice: Choice): unknown {
  const text = compareTexts(key, here, there).take(choice)
  return text === null ? null : (JSON.parse(text) as unknown)
}

describe('what a file knows beside what lies here', () => {
  it('names are joined, ours first, and none is lost', () => {
    const [here, there] = ['["a.ssi","b.ssi"]', '["c.ssi","b.ssi"]']
    expect(counts('tyto.pins', here, there)).toEqual([1, 0, 1])
    expect(taken('tyto.pins', here, there, news)).toEqual(['a.ssi', 'b.ssi', 'c.ssi'])
    expect(taken('tyto.pins', here, there, nothing)).toBeNull()
  })

  it('a list that was typed in a form is one thing: it stays, or the whole of the other takes its place', () => {
    const [here, there] = ['["a.ssi","b.ssi"]', '["b.ssi","c.ssi","c.ssi"]']
    const key = 'tyto.draft.names.local.0x1.2'
    expect(counts(key, here, there)).toEqual([0, 1, 0])
    expect(counts(key, null, there)).toEqual([1, 0, 0])
    expect(taken(key, here, there, news)).toBeNull()
    expect(taken(key, here, there, all)).toEqual(JSON.parse(there))
  })

  it('an address keeps our label unless the file shall win', () => {
    const book = (entries: object) =>
      JSON.stringify({
        entries: Object.entries(entries).map(([address, label]) => ({ address, label })),
        used: [],
      })
    const [here, there] = [book({ '0x1': 'Ann', '0x2': 'Bob' }), book({ '0x2': 'Eve', '0x3': 'Cy' })]
    expect(counts('tyto.addresses', here, there)).toEqual([1, 1, 0])
    const labels = (choice: Choice) =>
      (taken('tyto.addresses', here, there, choice) as { entries: { label: string }[] }).entries.map(
        ({ label }) => label,
      )
    expect(labels(news)).toEqual(['Ann', 'Bob', 'Cy'])
    expect(labels(all)).toEqual(['Ann', 'Eve', 'Cy'])
  })

  it.each(['tyto.transaction.1', 'tyto.series.1'])(
    '%s that is known here stays, whatever is chosen',
    (key) => {
      const [here, there] = ['{"version":1,"state":"sent"}', '{"version":1,"state":"asked"}']
      expect(counts(key, here, there)).toEqual([0, 1, 0])
      expect(taken(key, here, there, all)).toBeNull()
      expect(taken(key, null, there, news)).toEqual(JSON.parse(there))
    },
  )

  it('what a newer version wrote here stays, and what it wrote in the file comes as it is', () => {
    const [older, newer] = ['{"version":1}', '{"version":2}']
    expect(taken('tyto.recovery.1', newer, older, all)).toBeNull()
    expect(taken('tyto.recovery.1', null, newer, news)).toEqual({ version: 2 })
    expect(taken('tyto.settings', newer, '{"theme":"night"}', all)).toBeNull()
    expect(taken('tyto.settings', null, '{"version":2,"theme":"night"}', all)).toBeNull()
  })

  it('settings are taken one by one, and a node is believed when the person says so, not before', () => {
    const here = '{"theme":"paper","rate":null,"endpoints":{"mainnet":"https://mine.example"}}'
    const there = '{"theme":"night","rate":"eur","endpoints":{"local":"https://eve.example"}}'
    expect(counts('tyto.settings', here, there)).toEqual([1, 1, 0])
    const endpoints = { mainnet: 'https://mine.example' }
    expect(taken('tyto.settings', here, there, news)).toEqual({ theme: 'paper', rate: 'eur', endpoints })
    expect(taken('tyto.settings', here, there, all)).toEqual({
      theme: 'night',
      rate: 'eur',
      endpoints: { ...endpoints, local: 'https://eve.example' },
    })
    expect(taken('tyto.settings', null, there, news)).toEqual({ theme: 'night', rate: 'eur' })
    expect(newNodes(here, there)).toEqual(['https://eve.example'])
    expect(newNodes(there, there)).toEqual([])
  })

  it('[BX-35] sites of pictures are asked by their own tick, whatever else is taken', () => {
    const key = 'tyto.pictureHosts'
    const [here, there] = ['["mine.example"]', '["mine.example","eve.example","<b>"]']
    expect(counts(key, here, there)).toEqual([0, 0, 1])
    expect(taken(key, here, there, { ...all, takesHosts: false })).toBeNull()
    expect(taken(key, null, there, { ...all, takesHosts: false })).toBeNull()
    expect(taken(key, here, there, { ...nothing, takesHosts: true })).toEqual(['mine.example', 'eve.example'])
    expect(newHosts(here, there)).toEqual(['eve.example'])
    expect(newHosts(null, undefined)).toEqual([])
  })

  it.each(['', '{', 'null', '[1]', '"x"', '{"entries":4}'])('%j in a file ends in no error', (there) => {
    for (const key of ['tyto.pins', 'tyto.addresses', 'tyto.settings', 'tyto.series.1', 'tyto.pictureHosts'])
      for (const here of [null, '', '["a"]', '{"entries":[],"used":[]}'])
        expect(() => compareTexts(key, here, there).take(all)).not.toThrow()
  })
})
