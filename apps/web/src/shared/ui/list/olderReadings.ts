import { decodeText } from './decodeText'

/** How a file reads in the letters of one older system. */
export interface OlderReading {
  /** As browsers call it: `windows-1251`. */
  readonly encoding: string
  readonly text: string
  /** The first line with other letters than plain ones, by which people see whether it is right. */
  readonly sample: string
}

/** The systems that spreadsheets still write in: Cyrillic, western, Chinese of both kinds, Japanese, Korean, central European, Greek. */
const encodings = [
  'windows-1251',
  'windows-1252',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1250',
  'windows-1253',
  'koi8-r',
] as const

/** As many are asked about. */
const most = 5
const longestSample = 60
/** By so many of its letters a reading is judged: a long list says no more, and takes seconds. */
const longestJudged = 20_000

/**
 * How a file that is no UTF-8 reads in the letters of older systems, the likeliest first. No guess is taken: short lists are
 * too little to tell by.
 */
export function olderReadings(bytes: Uint8Array): readonly OlderReading[] {
  const found = new Map<string, OlderReading & { readonly oddness: number }>()
  for (const encoding of encodings) {
    const text = decodeText(bytes, encoding)
    if (text === null || found.has(text) || /[\p{Co}\p{Cn}\uFFFD]|(?![\t\r\n])\p{Cc}/u.test(text)) continue
    const first = text.search(/\P{ASCII}/u)
    if (first === -1) continue
    const judged = text.slice(first, first + longestJudged)
    found.set(text, { encoding, text, sample: lineAt(text, first), oddness: oddness(judged) })
  }
  return [...found.values()]
    .sort((a, b) => a.oddness - b.oddness)
    .slice(0, most)
    .map(({ encoding, text, sample }) => ({ encoding, text, sample }))
}

/** The beginning of the line that a letter stands in. */
function lineAt(text: string, place: number): string {
  const start = Math.max(text.lastIndexOf('\n', place), text.lastIndexOf('\r', place)) + 1
  const [line = ''] = text.slice(start, start + 2 * longestSample).split(/[\r\n]/)
  return Array.from(line).slice(0, longestSample).join('')
}

/** How little a text looks written by people: signs and capitals in the middle of words, scripts that change within one. */
function oddness(text: string): number {
  const signs = text.match(/(?!\p{ASCII})[^\p{L}\p{M}]/gu)?.length ?? 0
  const capitals = text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0
  const mixed = text.match(
    /[a-z](?=(?!\p{ASCII})[^\p{Script=Latin}\P{L}])|(?!\p{ASCII})[^\p{Script=Latin}\P{L}](?=[a-z])/giu,
  )
  const accents = text.match(/\P{ASCII}{2}/gu)?.filter((two) => /^\p{Script=Latin}+$/u.test(two)).length ?? 0
  return signs + capitals + (mixed?.length ?? 0) + accents
}
