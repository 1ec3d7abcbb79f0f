import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import { checkContract, compileContract, parseContract, type Program } from '@tyto/scilla'

/** Compiled contracts by source text. Owned by whoever executes many transactions (the local network, a simulation). */
export interface ProgramCache {
  /** The compiled program of a contract that stands on a chain. Throws ScillaError for code that does not parse. */
  load(code: string): Program
  /** The same for code that is to be deployed: throws ScillaError for code that the type checker refuses. */
  check(code: string): Program
  /** sha256 of the code, as `_codehash` reads it. */
  codeHash(code: string): Hex
}

/** So many contracts stay compiled; the one that was compiled first goes first. */
const CAPACITY = 256

interface Entry {
  program: Program | undefined
  checked: boolean
  codeHash: Hex | undefined
}

export function createProgramCache(): ProgramCache {
  const entries = new Map<string, Entry>()

  function entryOf(code: string): Entry {
    let entry = entries.get(code)
    if (entry === undefined) {
      entry = { program: undefined, checked: false, codeHash: undefined }
      entries.set(code, entry)
      if (entries.size > CAPACITY) entries.delete(entries.keys().next().value!)
    }
    return entry
  }

  return {
    load(code) {
      const entry = entryOf(code)
      entry.program ??= compileContract(parseContract(code))
      return entry.program
    },
    check(code) {
      const entry = entryOf(code)
      if (!entry.checked) {
        entry.program = compileContract(checkContract(parseContract(code)))
        entry.checked = true
      }
      return entry.program!
    },
    codeHash(code) {
      const entry = entryOf(code)
      entry.codeHash ??= bytesToHex(sha256(utf8ToBytes(code)))
      return entry.codeHash
    },
  }
}
