import type { SourceLine } from '../../../packages/contracts/src/composeContract'

/** A note in the source of a contract: `(*@ unit tyron = zil *)` has the text `unit tyron = zil`. */
export interface Note extends SourceLine {
  readonly text: string
}

/** What is wrong with a note, with its file and line. */
export type Problem = string

export function problemAt({ file, line, text }: SourceLine, reason: string): Problem {
  return `packages/contracts/scilla/${file}:${line} ${reason}: ${text}`
}

/** The notes among the lines of a contract. What looks like a note and is none is added to `problems`. */
export function readNotes(lines: readonly SourceLine[], problems: Problem[]): readonly Note[] {
  return lines.flatMap((line) => {
    if (!line.text.includes('(*@')) return []
    const text = /^\(\*@ (.*\S) \*\)$/.exec(line.text)?.[1]
    if (text !== undefined && /^(?:unit|means|throws|codes) /.test(text)) return [{ ...line, text }]
    problems.push(problemAt(line, 'nobody knows this note'))
    return []
  })
}
