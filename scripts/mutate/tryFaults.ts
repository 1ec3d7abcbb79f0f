import { readFile, writeFile } from 'node:fs/promises'
import { inFolder } from '../inFolder'
import { run } from '../run'
import { copySources } from './copySources'
import { faults, type Fault } from './faults'

/** Puts each fault of the list into a copy of the sources, one after the other; `part` is a part of a file's name. False where one survives. */
export function tryFaults(part: string): Promise<boolean> {
  const chosen = faults.filter(({ file, put }) => `${file} ${put}`.includes(part))
  return inFolder((folder) => tryAll(folder, chosen))
}

async function tryAll(folder: string, chosen: readonly Fault[]): Promise<boolean> {
  copySources(folder)
  process.chdir(folder)
  let survivors = 0
  for (const [at, fault] of chosen.entries()) {
    const started = Date.now()
    const isKilled = await tryOne(fault)
    if (!isKilled) survivors += 1
    const seconds = Math.round((Date.now() - started) / 1_000)
    const what = `${fault.file}: ${short(fault.find)} -> ${short(fault.put)}`
    console.log(`${at + 1}/${chosen.length} ${isKilled ? 'killed  ' : 'SURVIVED'} ${seconds} s  ${what}`)
  }
  console.log(`${chosen.length - survivors} killed, ${survivors} survived`)
  return survivors === 0
}

async function tryOne({ file, find, put, tests, title }: Fault): Promise<boolean> {
  const text = await readFile(file, 'utf8')
  if (text.split(find).length !== 2) throw new Error(`${file} does not have this once: ${find}`)
  await writeFile(
    file,
    text.replace(find, () => put),
  )
  try {
    if (!tests.endsWith('.spec.ts')) {
      const { code } = await run('vitest', ['run', '--bail=1', ...tests.split(' ')], { quiet: true })
      return code !== 0
    }
    const asked = title === undefined ? [] : ['-g', title]
    const { code } = await run('playwright', ['test', '--project=desktop', '--retries=0', tests, ...asked], {
      quiet: true,
    })
    return code !== 0
  } finally {
    await writeFile(file, text)
  }
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
