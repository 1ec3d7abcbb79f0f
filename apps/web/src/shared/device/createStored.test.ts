import { describe, expect, it } from 'vitest'
import { createStored, createStoredMap } from './createStored'
import { createMemoryStorage } from './testing/memoryStorage'
import { createTextStore, otherTabs } from './textStore'
import { unreadTexts } from './unreadTexts'

/** One browser with any number of tabs. */
function openBrowser() {
  const storage = createMemoryStorage()
  return { storage, entries: storage.entries, tab: () => storage.textsOf({}) }
}

describe('a text that this browser keeps', () => {
  it('is gone once another tab discards it', () => {
    const { entries, tab } = openBrowser()
    const texts = tab()
    texts.set('a.1', 'one')
    entries.delete('a.1')
    expect(texts.get('a.1')).toBeNull()
    expect(texts.keys('a.')).toEqual([])
  })

  it('is not lost where storage takes no more, and wins over what lies there', () => {
    const { storage, entries, tab } = openBrowser()
    const texts = tab()
    expect(texts.set('a.1', 'one')).toBe(true)
    storage.isFull = true
    expect(texts.set('a.1', 'two')).toBe(false)
    expect(texts.set('a.2', 'new')).toBe(false)
    expect(entries.get('a.1')).toBe('one')
    expect(texts.get('a.1')).toBe('two')
    expect(texts.get('a.2')).toBe('new')
  })

  it('lies in storage alone once that takes it again', () => {
    const { storage, entries, tab } = openBrowser()
    const texts = tab()
    storage.isFull = true
    texts.set('a.1', 'one')
    storage.isFull = false
    texts.set('a.1', 'two')
    entries.set('a.1', 'three')
    expect(texts.get('a.1')).toBe('three')
  })

  it('stands once among all that begin alike, kept or refused', () => {
    const { storage, tab } = openBrowser()
    const texts = tab()
    const all = () => texts.keys('a.').map((key) => texts.get(key))
    texts.set('b.1', 'other')
    texts.set('a.2', 'two')
    storage.isFull = true
    texts.set('a.1', 'one')
    texts.set('a.2', 'two, again')
    expect(all()).toEqual(['one', 'two, again'])
    storage.isFull = false
    texts.set('a.1', 'one')
    expect(all()).toEqual(['one', 'two, again'])
    texts.set('a.1', null)
    expect(all()).toEqual(['two, again'])
  })

  it('gives way to what another tab writes, unless it must not', () => {
    for (const othersWin of [true, false]) {
      const page = new EventTarget() as Window & typeof globalThis
      const storage = createMemoryStorage()
      const texts = createTextStore({ area: () => storage, follow: otherTabs(page), othersWin })
      texts.subscribe(() => undefined)
      storage.isFull = true
      texts.set('a.1', 'mine')
      storage.entries.set('a.1', 'theirs')
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'a.1' }))
      expect(texts.get('a.1')).toBe(othersWin ? 'theirs' : 'mine')
    }
  })

  it('lasts as long as the page where the browser has no storage, or forbids it', () => {
    for (const area of [
      () => null,
      () => {
        throw new Error('denied')
      },
    ]) {
      const texts = createTextStore({ area })
      expect(texts.set('a.1', 'one')).toBe(false)
      expect(texts.get('a.1')).toBe('one')
      expect(texts.keys('a.')).toEqual(['a.1'])
    }
  })
})

describe('a stored value', () => {
  const parse = (text: string | null) => (text === null || !/^\d+$/.test(text) ? 0 : Number(text))

  it('is the default where nothing is kept, or junk', () => {
    const { entries, tab } = openBrowser()
    const count = createStored({ key: 'count', parse, texts: tab() })
    expect(count.get()).toBe(0)
    entries.set('count', 'x')
    expect(count.get()).toBe(0)
    entries.set('count', '7')
    expect(count.get()).toBe(7)
  })

  it('is the same object until it changes', () => {
    const { entries, tab } = openBrowser()
    const list = createStored({
      key: 'list',
      parse: (text) => JSON.parse(text ?? '[]') as unknown[],
      texts: tab(),
    })
    expect(list.get()).toBe(list.get())
    const mine = [1]
    list.set(mine)
    expect(list.get()).toBe(mine)
    entries.set('list', '[2]')
    expect(list.get()).toEqual([2])
    list.clear()
    expect(list.get()).toEqual([])
    expect(entries.has('list')).toBe(false)
  })

  it('tells those who follow it of its own changes and of those of other tabs, and of no others', () => {
    const { tab } = openBrowser()
    const [here, there] = [tab(), tab()]
    const count = createStored({ key: 'count', parse, texts: here })
    const elsewhere = createStored({ key: 'count', parse, texts: there })
    const heard: number[] = []
    const stop = count.subscribe(() => heard.push(count.get()))
    count.set(1)
    elsewhere.set(2)
    there.set('counter', '3')
    stop()
    elsewhere.set(4)
    expect(heard).toEqual([1, 2])
  })
})

describe('a map of stored values', () => {
  it('lists the sound ones in the order of their keys, as the same list until one changes', () => {
    const { entries, tab } = openBrowser()
    const names = createStoredMap<string>({
      prefix: 'name.',
      parse: (text, key) => (text === key ? text : null),
      format: (value) => value,
      texts: tab(),
    })
    names.set('b', 'b')
    names.set('a', 'a')
    entries.set('name.c', 'junk')
    expect(names.values()).toEqual(['a', 'b'])
    expect(names.keys()).toEqual(['a', 'b', 'c'])
    expect(names.values()).toBe(names.values())
    names.set('a', null)
    expect(names.get('a')).toBeNull()
    expect(names.values()).toEqual(['b'])
    expect(entries.has('name.a')).toBe(false)
  })
})

describe('a text that this version of the app cannot read', () => {
  const parseList = (text: string | null): readonly string[] => {
    const value: unknown = JSON.parse(text?.startsWith('[') ? text : '[]')
    return value as readonly string[]
  }
  const parseRecord = (text: string | null): { readonly n: number } | null => {
    const match = /^\{"version":1,"n":(\d+)\}$/.exec(text ?? '')
    return match ? { n: Number(match[1]) } : null
  }
  const noted = async (key: string): Promise<string | undefined> => {
    await Promise.resolve()
    return unreadTexts.list().find((each) => each.key === key)?.cause
  }

  it('[BX-35] stays as it lies where a newer version wrote it, whatever this one keeps', async () => {
    const { entries, tab } = openBrowser()
    const newer = '{"version":2,"names":["alice.ssi"]}'
    entries.set('test.newer', newer)
    const stored = createStored({ key: 'test.newer', parse: parseList, texts: tab() })
    expect(stored.get()).toEqual([])
    expect(await noted('test.newer')).toBe('newer')
    expect(stored.set(['bruno.ssi'])).toBe(false)
    expect(stored.get()).toEqual(['bruno.ssi'])
    expect(stored.set(['carol.ssi'])).toBe(false)
    stored.clear()
    expect(entries.get('test.newer')).toBe(newer)
  })

  it('[BX-35] of a newer version is neither listed nor removed among others of its kind', async () => {
    const { entries, tab } = openBrowser()
    entries.set('m.a', '{"version":1,"n":1}')
    entries.set('m.b', '{"version":2,"n":2}')
    const map = createStoredMap({ prefix: 'm.', parse: parseRecord, texts: tab() })
    expect(map.values()).toEqual([{ n: 1 }])
    expect(await noted('m.b')).toBe('newer')
    map.set('b', null)
    map.set('b', { n: 3 })
    expect(entries.get('m.b')).toBe('{"version":2,"n":2}')
  })

  it('[BX-35] is put aside to the letter before its place is written anew, the first of them for good', async () => {
    const { entries, tab } = openBrowser()
    entries.set('test.damaged', '[torn')
    const texts = tab()
    const parse = (text: string | null): readonly string[] => (text === '["a"]' ? ['a'] : [])
    const stored = createStored({ key: 'test.damaged', parse, texts })
    expect(stored.get()).toEqual([])
    expect(await noted('test.damaged')).toBe('damaged')
    stored.set(['a'])
    expect(entries.get('test.damaged')).toBe('["a"]')
    expect(entries.get('tyto.unread.test.damaged')).toBe('[torn')
    entries.set('test.damaged', '7')
    stored.set(['a'])
    expect(entries.get('tyto.unread.test.damaged')).toBe('[torn')
  })

  it('is told of no text that says nothing, and of no cache', async () => {
    const { entries, tab } = openBrowser()
    const texts = tab()
    entries.set('test.empty', '[]')
    entries.set('test.cache', 'torn')
    createStored({ key: 'test.empty', parse: parseList, texts }).get()
    createStored({ key: 'test.cache', parse: parseList, texts, isCache: true }).get()
    expect(await noted('test.empty')).toBeUndefined()
    expect(await noted('test.cache')).toBeUndefined()
  })
})

describe('a record that two versions write in turn', () => {
  const parse = (text: string | null) => {
    const { theme = null } = JSON.parse(text ?? '{}') as { readonly theme?: string | null }
    return { theme }
  }
  const open = (version = 1) => {
    const { entries, tab } = openBrowser()
    const texts = tab()
    const settings = createStored({ key: 'a', parse, keepsUnknown: true, version, texts })
    return { entries, texts, settings }
  }

  it('[BX-35] keeps the fields of the newer one, until that one drops them', () => {
    const { entries, settings } = open()
    entries.set('a', '{"theme":"paper","zoom":2}')
    settings.set({ theme: 'night' })
    settings.set({ theme: 'paper' })
    expect(JSON.parse(entries.get('a')!)).toEqual({ theme: 'paper', zoom: 2 })
    entries.set('a', '{"theme":"paper"}')
    settings.set({ theme: 'night' })
    expect(JSON.parse(entries.get('a')!)).toEqual({ theme: 'night' })
  })

  it('takes no field along from an earlier form, nor from a damaged text', () => {
    const { entries, settings } = open(2)
    for (const lying of ['{"theme":"paper","zoom":2}', '[]', '"x"']) {
      entries.set('a', lying)
      settings.set({ theme: 'night' })
      expect(JSON.parse(entries.get('a')!)).toEqual({ theme: 'night' })
    }
  })
})

it('[BX-35] a damaged text stays where it lies while a full storage has no place for it, and this page goes on', () => {
  const { storage, entries, tab } = openBrowser()
  const texts = tab()
  const pins = createStored({
    key: 'p',
    parse: (text): readonly string[] => (text?.startsWith('["') ? (JSON.parse(text) as string[]) : []),
    texts,
  })
  entries.set('p', '{"half of a text')
  storage.isFull = true
  for (const name of ['alice', 'bruno']) {
    expect(pins.set([name])).toBe(false)
    expect(pins.get()).toEqual([name])
    expect(entries.get('p')).toBe('{"half of a text')
  }
  storage.isFull = false
  expect(pins.set(['carol'])).toBe(true)
  expect(entries.get('p')).toBe('["carol"]')
  expect(entries.get('tyto.unread.p')).toBe('{"half of a text')
})
