/** What a file may say, in the letters of one older system. */
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

/**
 * How a file that is no UTF-8 reads in the letters of older systems, the likeliest first. No guess is taken: short lists are
 * too little to tell by.
 */
export function olderReadings(bytes: Uint8Array): readonly OlderReading[] {
  const found = new Map<string, OlderReading>()
  for (const encoding of encodings) {
    const text = decode(bytes, encoding)
    if (text === null || /[\p{Co}\p{Cn}\uFFFD]|(?![\t\r\n])\p{Cc}/u.test(text)) continue
    const sample = sampleOf(text)
    if (sample !== null && !found.has(text)) found.set(text, { encoding, text, sample })
  }
  return [...found.values()].sort((a, b) => oddness(a.text) - oddness(b.text)).slice(0, most)
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function sampleOf(text: string): string | null {
  const line = text.split(/\r\n?|\n/).find((each) => /\P{ASCII}/u.test(each))
  return line === undefined ? null : Array.from(line).slice(0, longestSample).join('')
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
