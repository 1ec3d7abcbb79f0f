/**
 * Scilla has no include, so contracts that are nearly the same share one file. In it a line `(*@ only A B *)` says that what
 * follows is of the contracts A and B alone, `(*@ source *)` that it is for who reads the file and is not deployed, and
 * `(*@ all *)` that it is of all of them again; the name of the file stands for the name of the contract.
 */
const mark = /^\(\*@ (?:only (\w+(?: \w+)*)|source|(all)) \*\)$/

/** The contracts that a file holds, by the names in its marks; without marks, the one that it is named after. */
export function contractsIn(file: string, source: string): readonly string[] {
  const names = source.split(/\r?\n/).flatMap((line) => mark.exec(line)?.[1]?.split(' ') ?? [])
  return names.length === 0 ? [familyName(file)] : [...new Set(names)].sort()
}

/**
 * The text of a contract, as it is deployed, from the file that holds it: `file` is its path below `scilla`, and the name of
 * the contract itself where it shares the file with no other.
 *
 * @example
 * composeContract('ours/KindWallet.scilla', source, 'ZilWallet')
 */
export function composeContract(file: string, source: string, contract: string): string {
  let isMine = true
  const lines = source.split(/\r?\n/).filter((line) => {
    const found = mark.exec(line)
    if (found === null) return isMine
    isMine = found[2] !== undefined || (found[1] ?? '').split(' ').includes(contract)
    return false
  })
  return lines.join('\n').replaceAll(familyName(file), contract)
}

/** `KindWallet` for `ours/KindWallet.scilla`. */
function familyName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.scilla$/, '')
}
