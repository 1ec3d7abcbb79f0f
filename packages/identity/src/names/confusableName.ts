/**
 * Characters that look like a Latin letter, most of them of other scripts. The list holds what names are often made of: it helps
 * people to look twice and proves nothing.
 */
const alike: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  в: 'b',
  н: 'h',
  к: 'k',
  м: 'm',
  т: 't',
  г: 'r',
  ь: 'b',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  υ: 'u',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  χ: 'x',
  η: 'n',
  ω: 'w',
  ε: 'e',
  γ: 'y',
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ո: 'n',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ɑ: 'a',
  ɡ: 'g',
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '5': 's',
  '-': '',
  _: '',
}

const mark = /\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu

const skeletons = new Map<string, string>()
const mostKept = 1_000
const longestKept = 64

/** What a text looks like: two texts with the same skeleton are easily taken for each other. It is remembered. */
function nameSkeleton(text: string): string {
  const known = skeletons.get(text)
  if (known !== undefined) return known
  const skeleton = makeSkeleton(text)
  if (skeletons.size >= mostKept) skeletons.clear()
  if (text.length <= longestKept) skeletons.set(text, skeleton)
  return skeleton
}

function makeSkeleton(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(mark, '')
  const drawn = Array.from(plain, (character) => alike[character] ?? character).join('')
  return drawn.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l')
}

/**
 * The known domain that another one is easily taken for; null where there is none.
 *
 * @example
 * confusableName('a1ice', ['alice', 'bruno']) // 'alice'
 */
export function confusableName(domain: string, known: Iterable<string>): string | null {
  const skeleton = nameSkeleton(domain)
  for (const other of known) if (other !== domain && nameSkeleton(other) === skeleton) return other
  return null
}

/**
 * Is the first of two look-alikes the stranger? It is the one with more characters beside a to z; of two alike, the
 * longer one. One of a pair is the stranger always, whichever comes first.
 */
export function isStranger(domain: string, other: string): boolean {
  const odd = (text: string): number => text.replace(/[a-z]/g, '').length
  return (odd(domain) - odd(other) || domain.length - other.length || (domain > other ? 1 : -1)) > 0
}
