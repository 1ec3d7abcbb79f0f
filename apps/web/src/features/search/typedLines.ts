/** Letters that no field can hold: it takes what is pasted as one line, as every field for one line does. */
const lineBreaks = /[\r\n]+/g

/** A name as its field shows it: on one line, or broken after the @ where one line is too short. */
export function typedLines(typed: string, { fits }: { readonly fits: boolean }): string {
  const at = typed.indexOf('@') + 1
  return fits || at <= 1 || at === typed.length ? typed : `${typed.slice(0, at)}\n${typed.slice(at)}`
}

/** What was typed, read from the field. Who deletes the break after the @ means the letter beside it. */
export function readLines(
  text: string,
  before: string,
  { isForward }: { readonly isForward: boolean },
): string {
  const typed = text.replace(lineBreaks, '')
  const at = before.indexOf('\n')
  if (at < 0 || text !== before.replace('\n', '')) return typed
  return isForward ? typed.slice(0, at) + typed.slice(at + 1) : typed.slice(0, at - 1) + typed.slice(at)
}
