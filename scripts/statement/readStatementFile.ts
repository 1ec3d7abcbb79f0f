import { constants, open } from 'node:fs/promises'
import { mostStatementBytes, parseStatement, type Statement, type StatementCode } from '@tyto/chain'
import { plain } from './lines'
import { StatementRefusal } from './StatementRefusal'

const sentences: Readonly<Record<StatementCode, string>> = {
  TooLarge: `is larger than any statement: more than ${mostStatementBytes / 1024 / 1024} MB.`,
  TooDeep: 'is no statement: its parts stand within each other too deep.',
  NotJson: 'is no statement: it is not JSON in UTF-8.',
  NoStatement: 'is no statement: it does not say that it is one.',
  OtherVersion: 'is a statement of another version than this software knows.',
  TooManyFacts: 'is no statement: it has more facts than any.',
  WrongShape: 'is no statement: this part does not have the documented form:',
  NotCanonical:
    'was changed after it was saved: a statement is canonical JSON (RFC 8785), without spaces, and has each key once.',
}

/** A file that may come from anybody, as a statement and to the letter. Throws `StatementRefusal`, in bounded time and memory. */
export async function readStatementFile(
  path: string,
): Promise<{ readonly statement: Statement; readonly text: string }> {
  const text = await readText(path)
  const parsed = text === null ? ({ ok: false, code: 'NotJson', at: '' } as const) : parseStatement(text)
  if (parsed.ok) return { statement: parsed.value, text: text ?? '' }
  throw refusal(path, parsed.code, parsed.at)
}

function refusal(path: string, code: StatementCode, at = ''): StatementRefusal {
  return new StatementRefusal([plain(path), sentences[code], at].filter(Boolean).join(' '))
}

/** The text of a file; null where it is not UTF-8. No more is read than a statement can have, whatever the file says of itself. */
async function readText(path: string): Promise<string | null> {
  // A pipe would wait for whoever writes into it.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch(() => {
    throw new StatementRefusal(`${plain(path)} cannot be read.`)
  })
  try {
    if (!(await file.stat()).isFile()) throw new StatementRefusal(`${plain(path)} is no file.`)
    const bytes = Buffer.alloc(mostStatementBytes + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length)
      length += bytesRead
      if (bytesRead === 0 || length === bytes.length) break
    }
    if (length > mostStatementBytes) throw refusal(path, 'TooLarge')
    return decode(bytes.subarray(0, length))
  } finally {
    await file.close()
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
