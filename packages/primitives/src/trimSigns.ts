/**
 * A text without white space and without some signs before and after it: the brackets, quotation marks and full stops of the
 * message that it was pasted out of. `first` and `last` are the signs at either end. Takes time as the text is long: a pattern with `$`
 * looks at the rest of a long row of signs for each of them.
 *
 * @example
 * trimSigns(' (alice.ssi).', '(', ').') // 'alice.ssi'
 */
export function trimSigns(text: string, first: string, last: string): string {
  let start = 0
  let end = text.length
  while (start < end && isOneOf(text[start]!, first)) start += 1
  while (end > start && isOneOf(text[end - 1]!, last)) end -= 1
  return text.slice(start, end)
}

function isOneOf(character: string, signs: string): boolean {
  return signs.includes(character) || character.trim() === ''
}
