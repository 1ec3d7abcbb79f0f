import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The chain takes no contract whose code is longer than this, in bytes. */
const maxCodeBytes = 76_800

/** Prints the bytes of each contract's code; a problem for each one that the chain would refuse. */
export async function checkContractSizes(folder = 'packages/contracts/scilla'): Promise<string[]> {
  const problems: string[] = []
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.scilla')).sort()) {
    const { size } = await stat(join(folder, file))
    console.log(`  ${file.padEnd(24)} ${String(size).padStart(6)} of ${maxCodeBytes} bytes`)
    if (size > maxCodeBytes) problems.push(`${file} is ${size} bytes long, the chain takes ${maxCodeBytes}`)
  }
  return problems
}
