import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import { readText } from '#readText'
import { contractFiles } from './bindings/contractFiles'
import { composeContract } from './composeContract'

/** A contract of ours, or one that stands in for those of others, by the name that its source gives it. */
export type ContractName = keyof typeof contractFiles

/** The text of a contract, as it is deployed, loaded when it is asked for: only a deploy needs it. */
export async function loadCode(name: ContractName): Promise<string> {
  const file = contractFiles[name]
  return composeContract(file, await readText(file), name)
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
