/**
 * Scilla has no include, so contracts that are nearly the same share text. A line `(*@ ... *)` is a note to us and no part of
 * a contract. Three of them say what is whose: after `(*@ only A B *)` the lines are of the contracts A and B alone, after
 * `(*@ all *)` of all contracts in the file again, and `(*@ include trades *)` stands for the lines of `parts/trades.scilla`.
 * The name of a file that holds several contracts stands for the name of the contract.
 */
const mark = /^\(\*@ (?:only (\w+(?: \w+)*)|all) \*\)$/
const inclusion = /^\(\*@ include (\w+) \*\)$/
const note = /^\(\*@ .*\*\)$/

/** A line of a contract's text, and where it is written. */
export interface SourceLine {
  readonly text: string
  /** Below `scilla`: `parts/trades.scilla`. */
  readonly file: string
  /** From 1. */
  readonly line: number
}

/**
 * The lines of a file, with those of the parts that it includes in their places. Marks in a part may name contracts of other
 * files. Rejects where a part does not exist.
 */
export async function expandParts(
  file: string,
  source: string,
  read: (file: string) => Promise<string>,
): Promise<readonly SourceLine[]> {
  const own = contractsIn(file, source)
  const markOf = (names: readonly string[]) =>
    names.length === own.length ? '(*@ all *)' : `(*@ only ${names.join(' ')} *)`
  // All at once: a browser fetches each.
  const parts = new Map(
    await Promise.all(
      [...new Set(includedIn(source))].map(async (part) => {
        const partFile = `parts/${part}.scilla`
        return [part, numbered(partFile, (await read(partFile)).trimEnd())] as const
      }),
    ),
  )
  const lines: SourceLine[] = []
  let around = own
  for (const outer of numbered(file, source)) {
    around = namesAfter(outer.text, own) ?? around
    const part = inclusion.exec(outer.text)?.[1]
    if (part === undefined) {
      lines.push(outer)
      continue
    }
    let names = around
    for (const inner of parts.get(part) ?? []) {
      const marked = namesAfter(inner.text, around)
      names = marked ?? names
      if (names.length === 0) continue
      lines.push(marked === null ? inner : { ...inner, text: markOf(names) })
    }
    lines.push({ ...outer, text: markOf(around) })
  }
  return lines
}

/** The names of the parts that a file includes. */
function includedIn(source: string): readonly string[] {
  return source.split(/\r?\n/).flatMap((line) => inclusion.exec(line)?.[1] ?? [])
}

function numbered(file: string, source: string): readonly SourceLine[] {
  return source.split(/\r?\n/).map((text, at) => ({ text, file, line: at + 1 }))
}

/** Whose the lines after a mark are, of these contracts; null where a line is no mark. */
function namesAfter(line: string, contracts: readonly string[]): readonly string[] | null {
  const found = mark.exec(line)
  if (found === null) return null
  const names = found[1]?.split(' ')
  return names === undefined ? contracts : contracts.filter((name) => names.includes(name))
}

/** The text of a file with its parts. */
export function textOf(lines: readonly SourceLine[]): string {
  return lines.map(({ text }) => text).join('\n')
}

/** The contracts that a file holds, by the names in its marks; without marks, the one that it is named after. */
export function contractsIn(file: string, source: string): readonly string[] {
  const names = source.split(/\r?\n/).flatMap((line) => mark.exec(line)?.[1]?.split(' ') ?? [])
  return names.length === 0 ? [familyName(file)] : [...new Set(names)].sort()
}

/**
 * The text of a contract from the file that holds it, parts and all: `file` is its path below `scilla`, and the name of
 * the contract itself where it shares the file with no other.
 *
 * @example
 * composeContract('ours/KindWallet.scilla', source, 'ZilWallet')
 */
export function composeContract(file: string, source: string, contract: string): string {
  const lines = linesOf(source, contract).filter((line) => line !== null)
  return lines.join('\n').replaceAll(familyName(file), contract)
}

/** The notes of a contract that are no marks, and every other line of it that looks like one. */
export function notesOf(lines: readonly SourceLine[], contract: string): readonly SourceLine[] {
  const own = linesOf(textOf(lines), contract, /^$/)
  return lines.filter((_, at) => own[at]?.includes('(*@'))
}

/** The lines of a file that are a contract's, null in the place of each other one and of notes. */
export function linesOf(source: string, contract: string, left = note): readonly (string | null)[] {
  let isMine = true
  return source.split(/\r?\n/).map((line) => {
    const found = mark.exec(line)
    if (found !== null) {
      isMine = found[1] === undefined || found[1].split(' ').includes(contract)
      return null
    }
    return isMine && !left.test(line) ? line : null
  })
}

/** `KindWallet` for `ours/KindWallet.scilla`. */
function familyName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.scilla$/, '')
}
