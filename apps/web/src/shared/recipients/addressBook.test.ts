import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLabel, parseAddressBook, searchBook } from './addressBook'

const one: Address = `0x${'11'.repeat(20)}`
const two: Address = `0x${'22'.repeat(20)}`

describe('[BX-07] the address book of this device', () => {
  it('reads back what it wrote, in the order of labels', () => {
    const book = {
      entries: [
        { address: two, label: 'Anna' },
        { address: one, label: 'Bert' },
      ],
      used: [one],
    }
    expect(parseAddressBook(JSON.stringify({ ...book, entries: [...book.entries].reverse() }))).toEqual(book)
  })

  it('passes over what is no entry', () => {
    const stored = {
      entries: [
        null,
        7,
        { address: 'zil1', label: 'x' },
        { address: one },
        { address: one, label: ' \u200B ' },
        [],
        { address: two, label: '<b>Anna</b>' },
      ],
      used: [one, 'javascript:alert(1)', one, {}],
    }
    expect(parseAddressBook(JSON.stringify(stored))).toEqual({
      entries: [{ address: two, label: '<b>Anna</b>' }],
      used: [one],
    })
  })

  it('never throws, whatever lies in storage', () => {
    const empty = { entries: [], used: [] }
    for (const text of [null, '', 'null', '[]', '{"entries":{}}', '{"__proto__":{"entries":[1]}}', '{'])
      expect(parseAddressBook(text)).toEqual(empty)
    fc.assert(fc.property(fc.json(), (text) => Array.isArray(parseAddressBook(text).entries)))
  })

  it('keeps labels to one visible line', () => {
    expect(cleanLabel('  An\u202Ena\n\tB. ')).toBe('An na B.')
    expect(cleanLabel('🦉'.repeat(90))).toBe('🦉'.repeat(60))
  })

  it('is searched by label and by address', () => {
    const entries = [
      { address: one, label: 'Anna' },
      { address: two, label: 'Bert' },
    ]
    const find = (text: string) => searchBook(entries, text, (address) => `zil1${address.slice(2, 6)}`)
    expect(find('ann')).toEqual([entries[0]])
    expect(find('ZIL12222')).toEqual([entries[1]])
    expect(find('')).toEqual(entries)
    expect(find('carl')).toEqual([])
  })
})
