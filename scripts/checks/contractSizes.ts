import { deployedText } from '../../packages/contracts/src/loadCode'
import { readContracts } from '../generate/bindings/readContracts'

/** The chain takes no contract whose code is longer than this, in bytes. */
const maxCodeBytes = 76_800

/** Prints the bytes of each contract of ours, and how many are left; a problem for each one that the chain would refuse. */
export async function checkContractSizes(): Promise<string[]> {
  const problems: string[] = []
  for (const { file, name, code } of await readContracts(['ours'])) {
    const size = Buffer.byteLength(deployedText(file, code))
    const left = maxCodeBytes - size
    console.log(`  ${name.padEnd(24)} ${String(size).padStart(6)} of ${maxCodeBytes} bytes, ${left} left`)
    if (left < 0) problems.push(`${name} is ${size} bytes long, the chain takes ${maxCodeBytes}`)
  }
  return problems
}
