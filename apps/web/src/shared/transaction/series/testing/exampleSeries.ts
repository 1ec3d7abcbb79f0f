import type { Series, SeriesItem } from '../series'

/** An item with rows of a list, or none. */
export function exampleItem(key: string, rows: SeriesItem['rows'] = []): SeriesItem {
  return { key, action: 'sendFunds', input: '{}', label: `Label ${key}`, rows }
}

/** A series as it is stored; `change` replaces parts of it. */
export function exampleSeries(change: Partial<Series> = {}): Series {
  return {
    id: 's',
    kind: 'payments',
    title: 'Payments',
    network: 'local',
    nonce: '4',
    account: '0x00000000000000000000000000000000000000bb',
    time: 1_800_000_000_000,
    columns: ['To', 'Amount'],
    items: [
      exampleItem('a', [
        ['alice.ssi', '1.5'],
        ['=HYPERLINK("http://evil")', '2'],
      ]),
      exampleItem('b'),
    ],
    skipped: [],
    isEnded: false,
    isSeen: false,
    ...change,
  }
}
