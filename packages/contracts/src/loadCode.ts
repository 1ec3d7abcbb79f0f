import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import { readText } from '#readText'
import { contractFiles } from './bindings/contractFiles'
import { composeContract, expandParts, textOf } from './composeContract'
import { withoutComments } from './withoutComments'

/** A contract of ours, or one that stands in for those of others, by the name that its source gives it. */
export type ContractName = keyof typeof contractFiles

/**
 * The text of a contract, as it is deployed, loaded when it is asked for: only a deploy needs it. Those of ours that people deploy
 * leave their comments in the source; the others stay to the letter.
 */
export async function loadCode(name: ContractName): Promise<string> {
  const file = contractFiles[name]
  const lines = await expandParts(file, await readText(file), readText)
  return deployedText(file, composeContract(file, textOf(lines), name))
}

/** Cuts a contract's text down to the part that is deployed: `file` is its path below `scilla`. */
export function deployedText(file: string, text: string): string {
  return file.startsWith('ours/') ? withoutComments(text).replace(/\n{3,}/g, '\n\n') : text
}

/** SHA-256 of what was deployed under these names by earlier releases: chains that stand hold it. */
const earlierCodes: Readonly<Record<string, readonly Hex[]>> = {
  DidWallet: ['0xfb09a945d001df36996d0cd3ec9686fb76bd809fbc7190a409130d06dac6c261'],
  DefiWallet: [
    '0x53274989e092baf61dcfd8e0e3c8de0ee4c85d49b520d23ded7e838ef9e74c35',
    '0x6bf95f99a8f2181dd2558c9f963ffd0173ee0785326506e40026b3159e84a64e',
  ],
  ZilWallet: [
    '0x5678ab58263ce84182827f9786ee0417b1dafd875bdf06b34e46e5db82f850c8',
    '0xa35970db4d0530d6222f877501247a301f2c8127dd99bffe9052afd049f63a40',
  ],
  SbtWallet: [
    '0x585f8a0fa7226e0943d2528d8113337734a9f3545f23ed191bf23462d5a854e6',
    '0x826b7a50388d00dd964b540068a45089604ed0e9c52b44743229bceb265a94d0',
  ],
}

/**
 * Is the code with this SHA-256 ours, to the last character, under the name that it gives itself, today or in an earlier
 * release? Only then do its exceptions mean what ours mean.
 */
export async function isOurCode(name: string, codeHash: Hex): Promise<boolean> {
  if (!isContractName(name) || !contractFiles[name].startsWith('ours/')) return false
  if (earlierCodes[name]?.includes(codeHash)) return true
  return bytesToHex(sha256(utf8ToBytes(await loadCode(name)))) === codeHash
}

function isContractName(name: string): name is ContractName {
  return Object.hasOwn(contractFiles, name)
}
