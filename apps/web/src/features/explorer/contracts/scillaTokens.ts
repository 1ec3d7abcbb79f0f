/** The kind of a piece of a line of Scilla, as far as its colour tells. */
export type TokenKind = 'plain' | 'keyword' | 'type' | 'text' | 'number' | 'comment'

export interface ScillaToken {
  readonly kind: TokenKind
  readonly text: string
}

const keywords = new Set(
  `accept as block builtin contract delete else emp end event exists field forall fun import in let library map match of
  procedure scilla_version send tfun then throw transition type try with forall forone`.split(/\s+/),
)

const piece =
  /(?<open>\(\*)|(?<close>\*\))|(?<text>"(?:[^"\\]|\\.)*"?)|(?<number>0x[0-9a-fA-F]+\b|-?\b\d+\b)|(?<word>[A-Za-z_][A-Za-z0-9_']*)|[^"()*\w]+|[^]/y

interface ScillaPiece {
  readonly kind: TokenKind
  /** Where it ends in its line. */
  readonly end: number
  /** How many comments are open behind it. */
  readonly depth: number
}

/**
 * The piece that begins at a place of a line, where so many comments are open; the place is not the end of the line. It colours what
 * looks like Scilla and refuses nothing, since the text is anybody's. Comments lie in each other, over many lines.
 */
export function scillaPiece(line: string, at: number, depth: number): ScillaPiece {
  piece.lastIndex = at
  const { 0: text = line.charAt(at), groups = {} } = piece.exec(line) ?? {}
  const within = groups.open ? depth + 1 : depth
  return {
    kind: within > 0 ? 'comment' : kindOf(groups),
    end: at + text.length,
    depth: groups.close && within > 0 ? within - 1 : within,
  }
}

/** The lines of a contract, each one cut into pieces: together they are the line to the letter. */
export function scillaLines(code: string): readonly (readonly ScillaToken[])[] {
  let open = 0
  return code.split('\n').map((line) => {
    const tokens: ScillaToken[] = []
    for (let at = 0; at < line.length;) {
      const { kind, end, depth } = scillaPiece(line, at, open)
      const text = line.slice(at, end)
      const last = tokens.at(-1)
      if (last?.kind === kind) tokens[tokens.length - 1] = { kind, text: last.text + text }
      else tokens.push({ kind, text })
      at = end
      open = depth
    }
    return tokens
  })
}

function kindOf({ text, number, word }: Readonly<Record<string, string | undefined>>): TokenKind {
  if (text !== undefined) return 'text'
  if (number !== undefined) return 'number'
  if (word === undefined) return 'plain'
  if (keywords.has(word.toLowerCase()) && (word === word.toLowerCase() || word === 'Emp')) return 'keyword'
  return /^[A-Z]/.test(word) ? 'type' : 'plain'
}
