import { describe, expect, it } from 'vitest'
import { formatSeries, parseSeries } from './storedSeries'
import { exampleItem, exampleSeries } from './testing/exampleSeries'

const series = exampleSeries()
const text = (length: number) => 'x'.repeat(length)
const items = (count: number) => Array.from({ length: count }, (_, at) => exampleItem(String(at)))
const item = exampleItem('a')

/** Reads a stored series with something else as one of its parts; undefined takes it away. */
function readWith(part: string, given: unknown) {
  const record = { ...JSON.parse(formatSeries(series)), [part]: given } as object
  return parseSeries(JSON.stringify(record).replace('"@endless"', '1e999'))
}

describe('a stored series', () => {
  it('comes back as it was', () => {
    expect(parseSeries(formatSeries(series))).toEqual(series)
  })

  it.each<[string, readonly unknown[]]>([
    ['version', [undefined, 0, '1', 2]],
    ['id', [undefined, null, 7, [], text(65)]],
    ['kind', [undefined, null, 7, [], text(41)]],
    ['title', [undefined, null, 7, [], text(401)]],
    ['network', [undefined, null, 'moonnet']],
    ['account', [undefined, null, 7, '0x11', `${series.account}0`]],
    ['nonce', [4, '', '-4', '4.5', 'x4', '4x', '9'.repeat(21)]],
    ['time', [undefined, null, '5', -1, '@endless']],
    ['columns', [undefined, null, 'To', [7], ['To', null]]],
    ['skipped', [undefined, null, 'a', [7]]],
    ['isEnded', [undefined, null, 'false', 0]],
    ['isSeen', [undefined, null, 'false', 0]],
    ['items', [undefined, null, 'a', {}, [], [item, item], items(601)]],
    ['items', [[item, null], [7], [{ ...item, key: 7 }], [{ ...item, key: text(101) }]]],
    ['items', [[{ ...item, action: 7 }], [{ ...item, action: text(101) }], [{ ...item, label: 7 }]]],
    ['items', [[{ ...item, input: {} }], [{ ...item, input: text(200_001) }]]],
    ['items', [[{ ...item, label: text(1_001) }], [{ ...item, rows: 7 }], [{ ...item, rows: ['a'] }]]],
    ['items', [[{ ...item, rows: [[7]] }], [{ ...item, rows: undefined }]]],
  ])('is none where %s is missing or wrong, %#', (part, given) => {
    for (const each of given) expect(readWith(part, each), JSON.stringify(each)?.slice(0, 80)).toBeNull()
  })

  it.each<[string, readonly unknown[]]>([
    ['id', [text(64), '']],
    ['kind', [text(40)]],
    ['title', [text(400)]],
    ['network', ['mainnet', 'testnet']],
    ['nonce', ['0', '9'.repeat(20), null]],
    ['time', [0]],
    ['columns', [[]]],
    ['skipped', [['a']]],
    ['isEnded', [true]],
    ['isSeen', [true]],
    ['items', [items(600), [{ ...item, key: text(100), action: text(100), label: text(1_000) }]]],
    ['items', [[{ ...item, input: text(200_000), rows: [[], ['a', 'b']] }]]],
  ])('may hold as much as its %s, %#', (part, given) => {
    for (const each of given) expect(readWith(part, each)).toEqual({ ...series, [part]: each })
  })

  it('of an earlier release has no nonce; what is too long is not read', () => {
    expect(readWith('nonce', undefined)).toEqual({ ...series, nonce: null })
    const whole = formatSeries(series)
    expect(parseSeries(whole.padEnd(1_500_000))).toEqual(series)
    expect(parseSeries(whole.padEnd(1_500_001))).toBeNull()
    for (const junk of ['', '{', '7', 'null', '[]']) expect(parseSeries(junk)).toBeNull()
  })
})
