import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import { readText } from '#readText'
import { contractFiles } from './bindings/contractFiles'
import { composeContract } from './composeContract'
import { withoutComments } from './withoutComments'

/** A contract of ours, or one that stands in for those of others, by the name that its source gives it. */
export type ContractName = keyof typeof contractFiles

/**
 * The text of a contract, as it is deployed, loaded when it is asked for: only a deploy needs it. Those of ours that people deploy
 * leave their comments in the source; the others stay to the letter.
 */
export async function loadCode(name: ContractName): Promise<string> {
  const file = contractFiles[name]
  return deployedText(file, composeContract(file, await readText(file), name))
}

/** What is deployed of a contract's text: `file` is its path below `scilla`. */
export function deployedText(file: string, text: string): string {
  return file.startsWith('ours/') ? withoutComments(text).replace(/\n{3,}/g, '\n\n') : text
}

/**
 * Is the code with this SHA-256 ours, to the last character, under the name that it gives itself? Only then do its
 * exceptions mean what ours mean.
 */
export async function isOurCode(name: string, codeHash: Hex): Promise<boolean> {
  if (!isContractName(name) || !contractFiles[name].startsWith('ours/')) return false
  return bytesToHex(sha256(utf8ToBytes(await loadCode(name)))) === codeHash
}

function isContractName(name: string): name is ContractName {
  return Object.hasOwn(contractFiles, name)
}
