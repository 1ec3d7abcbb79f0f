import { err, ok, type Result } from '@tyto/primitives'

/** The longest list, in characters. */
export const longestList = 2_000_000
/** UTF-16 takes two bytes for a letter. */
const mostBytes = 2 * longestList

/**
 * Reads a file as text: UTF-8, or UTF-16 where it says so at its beginning, as some spreadsheets do. `noText` for what is no
 * text.
 */
export async function readTextFile(file: Blob): Promise<Result<string, 'tooLong' | 'noText'>> {
  if (file.size > mostBytes) return err('tooLong')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const [first, second] = bytes
    const encoding =
      first === 0xff && second === 0xfe
        ? 'utf-16le'
        : first === 0xfe && second === 0xff
          ? 'utf-16be'
          : 'utf-8'
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? err('noText') : ok(text)
  } catch {
    return err('noText')
  }
}
