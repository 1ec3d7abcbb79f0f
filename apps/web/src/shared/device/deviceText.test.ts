import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeDeviceText, deviceText, deviceTexts } from './deviceText'

/** A storage as browsers have it, which can be full. */
const kept = new Map<string, string>()
let isFull = false
vi.stubGlobal('localStorage', {
  get length() {
    return kept.size
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, text)
  },
  removeItem: (key: string) => kept.delete(key),
})

describe('a text that this browser keeps', () => {
  beforeEach(() => {
    isFull = false
    for (const key of ['a.1', 'a.2', 'b.1']) changeDeviceText(key, null)
  })

  it('is gone once another tab discards it', () => {
    changeDeviceText('a.1', 'one')
    kept.delete('a.1')
    expect(deviceText('a.1')).toBeNull()
    expect(deviceTexts('a.')).toEqual([])
  })

  it('is not lost where storage takes no more, and wins over what lies there', () => {
    changeDeviceText('a.1', 'one')
    isFull = true
    changeDeviceText('a.1', 'two')
    changeDeviceText('a.2', 'new')
    expect(kept.get('a.1')).toBe('one')
    expect(deviceText('a.1')).toBe('two')
    expect(deviceText('a.2')).toBe('new')
  })

  it('lies in storage alone once that takes it again', () => {
    isFull = true
    changeDeviceText('a.1', 'one')
    isFull = false
    changeDeviceText('a.1', 'two')
    kept.set('a.1', 'three')
    expect(deviceText('a.1')).toBe('three')
  })

  it('stands once among all that begin alike, kept or refused', () => {
    changeDeviceText('b.1', 'other')
    changeDeviceText('a.2', 'two')
    isFull = true
    changeDeviceText('a.1', 'one')
    changeDeviceText('a.2', 'two, again')
    expect(deviceTexts('a.')).toEqual(['one', 'two, again'])
    isFull = false
    changeDeviceText('a.1', 'one')
    expect(deviceTexts('a.')).toEqual(['one', 'two, again'])
    changeDeviceText('a.1', null)
    expect(deviceTexts('a.')).toEqual(['two, again'])
  })
})
