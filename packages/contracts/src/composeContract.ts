/**
 * Scilla has no include, so contracts that are nearly the same share one file. In it a line `(*@ only A B *)` says that what
 * follows is of the contracts A and B alone, and `(*@ all *)` that it is of all of them again; the name of the file stands for
 * the name of the contract.
 */
const mark = /^\(\*@ (?:only (\w+(?: \w+)*)|all) \*\)$/

/** The contracts that a file holds, by the names in its marks; without marks, the one that it is named after. */
export function contractsIn(file: string, source: string): readonly string[] {
  const names = source.split(/\r?\n/).flatMap((line) => mark.exec(line)?.[1]?.split(' ') ?? [])
  return names.length === 0 ? [familyName(file)] : [...new Set(names)].sort()
}

/**
 * The text of a contract from the file that holds it: `file` is its path below `scilla`, and the name of
 * the contract itself where it shares the file with no other.
 *
 * @example
 * composeContract('ours/KindWallet.scilla', source, 'ZilWallet')
 */
export function composeContract(file: string, source: string, contract: string): string {
  const lines = linesOf(source, contract).filter((line) => line !== null)
  return lines.join('\n').replaceAll(familyName(file), contract)
}

/** The lines of a file that are a contract's, null in the place of each other one. */
export function linesOf(source: string, contract: string): readonly (string | null)[] {
  let isMine = true
  return source.split(/\r?\n/).map((line) => {
    const found = mark.exec(line)
    if (found === null) return isMine ? line : null
    isMine = found[1] === undefined || found[1].split(' ').includes(contract)
    return null
  })
}

/** `KindWallet` for `ours/KindWallet.scilla`. */
function familyName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.scilla$/, '')
}
