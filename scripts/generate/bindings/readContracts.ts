import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  composeContract,
  contractsIn,
  expandParts,
  notesOf,
  textOf,
  type SourceLine,
} from '../../../packages/contracts/src/composeContract'

/** Where the contracts stand. `ours`: of the protocol. `older`: DID wallets before version 7. `foreign`: stand-ins for others. */
const contractsFolder = 'packages/contracts/scilla'
const folders = ['ours', 'older', 'foreign'] as const
export type ContractFolder = (typeof folders)[number]

export interface ContractSource {
  readonly folder: ContractFolder
  /** Below the folder of the contracts: `ours/KindWallet.scilla`. */
  readonly file: string
  readonly name: string
  /** Its text, with its comments. */
  readonly code: string
  /** Its notes (`(*@ unit tyron = zil *)`), and lines that look like some. */
  readonly notes: readonly SourceLine[]
}

/** The text of a file below the folder of the contracts. */
export const readText = (file: string): Promise<string> => readFile(join(contractsFolder, file), 'utf8')

/** All contracts, by folder and name. */
export async function readContracts(wanted: readonly ContractFolder[] = folders): Promise<ContractSource[]> {
  const contracts: ContractSource[] = []
  for (const folder of wanted) {
    for (const entry of (await readdir(join(contractsFolder, folder))).sort()) {
      if (!entry.endsWith('.scilla')) continue
      const file = `${folder}/${entry}`
      const written = await readText(file)
      const lines = await expandParts(file, written, readText)
      const source = textOf(lines)
      for (const name of contractsIn(file, written)) {
        const code = composeContract(file, source, name)
        contracts.push({ folder, file, name, code, notes: notesOf(lines, name) })
      }
    }
  }
  const order = (one: ContractSource) => `${folders.indexOf(one.folder)} ${one.name}`
  return contracts.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
