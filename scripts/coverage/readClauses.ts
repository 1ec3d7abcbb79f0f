/** The clauses of the specification, as docs/clauses.tsv has them. */
import { readFile } from 'node:fs/promises'

export const clausesFile = 'docs/clauses.tsv'
const header = 'id\trow\tclause\theld by'

/** What a clause stands on: a test, a numbered decision, or nothing yet. */
export type ClauseProof =
  | { readonly kind: 'test'; readonly file: string; readonly title: string }
  | { readonly kind: 'decision'; readonly number: string }
  | { readonly kind: 'open'; readonly why: string }

export interface Clause {
  readonly id: string
  /** The row of docs/features.tsv that it belongs to. */
  readonly row: string
  readonly text: string
  /** Null where it is none of the three. */
  readonly proof: ClauseProof | null
}

/** Reads docs/clauses.tsv; throws where it has not its columns. */
export async function readClauses(): Promise<readonly Clause[]> {
  return parseClauses(await readFile(clausesFile, 'utf8'))
}

export function parseClauses(table: string): readonly Clause[] {
  const [first, ...lines] = table.trimEnd().split('\n')
  if (first !== header) throw new Error(`${clausesFile} does not begin with its columns`)
  return lines.map((line) => {
    const [id = '', row = '', text = '', held = ''] = line.split('\t')
    return { id, row, text, proof: readProof(held) }
  })
}

function readProof(held: string): ClauseProof | null {
  const decision = /^decision (\d+)$/.exec(held)
  if (decision) return { kind: 'decision', number: decision[1]! }
  const open = /^open: (.+)$/.exec(held)
  if (open) return { kind: 'open', why: open[1]! }
  const test = /^([\w./-]+\.(?:test|spec)): (.+)$/.exec(held)
  return test ? { kind: 'test', file: test[1]!, title: test[2]! } : null
}

/** Is that the file that a clause names by the end of its path, without folders before it and without suffix? */
export function isFileOf(path: string, named: string): boolean {
  return `/${path.replace(/\.tsx?$/, '')}`.endsWith(`/${named}`)
}
