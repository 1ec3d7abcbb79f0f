/** Letters that no field can hold: it takes what is pasted as one line, as every field for one line does. */
const lineBreaks = /[\r\n]+/g

/** A name as its field shows it: on one line, or broken after the @ where one line is too short. */
export function typedLines(typed: string, { fits }: { readonly fits: boolean }): string {
  const at = typed.indexOf('@') + 1
  return fits || at <= 1 || at === typed.length ? typed : `${typed.slice(0, at)}\n${typed.slice(at)}`
}

/** Reads the typed lines from the field; `inputType` is the browser's word for the change. */
export function readLines(text: string, before: string, inputType = ''): string {
  const typed = text.replace(lineBreaks, '')
  const at = before.indexOf('\n')
  const isBreakDeleted = at > 0 && inputType.startsWith('delete') && text === before.replace('\n', '')
  if (!isBreakDeleted) return typed
  // The break is no letter: who deletes it means the one before it, or after it.
  const gone = inputType.endsWith('Forward') ? at : at - 1
  return typed.slice(0, gone) + typed.slice(gone + 1)
}
