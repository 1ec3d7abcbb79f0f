/**
 * A text of a person in one line: without invisible characters, marks that turn the writing direction and runs of white
 * space, at most `longest` characters.
 *
 * @example
 * cleanLine('  An\u202Ena\n\tB. ', 60) // 'An na B.'
 */
export function cleanLine(text: string, longest: number): string {
  const visible = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').replace(/\s+/g, ' ')
  return Array.from(visible.trim()).slice(0, longest).join('').trim()
}
