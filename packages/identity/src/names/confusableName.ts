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

/** What a text looks like: two texts with the same skeleton are easily taken for each other. */
function nameSkeleton(text: string): string {
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
