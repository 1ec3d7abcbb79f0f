import { readFile, writeFile } from 'node:fs/promises'
import { buildWeb } from '../buildWeb'
import { findBrowser } from '../test/findBrowser'
import { inFolder } from '../command/inFolder'
import { run, type RunResult } from '../command/run'
import { copySources } from './copySources'
import { faults, type Fault } from './faults'

/** The tests of one fault, and the part of them that is asked. */
interface FaultTests {
  readonly tests: string
  readonly title?: string | undefined
}

/** Puts each fault of the list into a copy of the sources, one after the other; `part` is a part of a file's name. False where one survives. */
export function tryFaults(part: string): Promise<boolean> {
  const chosen = faults.filter(({ file, put }) => `${file} ${put}`.includes(part))
  return inFolder((folder) => tryAll(folder, chosen))
}

async function tryAll(folder: string, chosen: readonly Fault[]): Promise<boolean> {
  copySources(folder)
  process.chdir(folder)
  const asked = new Map(chosen.map((fault) => [`${fault.tests} ${fault.title ?? ''}`, fault]))
  for (const fault of asked.values()) await passBefore(fault)
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

/** Without a fault they pass: a test that fails anyway, or is not there, sees nothing. */
async function passBefore(fault: FaultTests): Promise<void> {
  const { code, output } = await runTests(fault)
  if (code !== 0) throw new Error(`${fault.tests} ${fault.title ?? ''} fails without a fault.\n${output}`)
}

function runTests(tests: FaultTests): Promise<RunResult> {
  if (isInBrowser(tests)) return runInBrowser(tests)
  return run('vitest', ['run', '--bail=1', ...tests.tests.split(' ')], { quiet: true })
}

/** Builds the app as it stands in the copy, and runs the tests of a fault. */
async function runInBrowser(tests: FaultTests): Promise<RunResult> {
  await buildWeb()
  const path = await findBrowser()
  return run('playwright', browserTests(tests), { quiet: true, env: path ? { CHROMIUM_PATH: path } : {} })
}

function browserTests({ tests, title }: FaultTests): readonly string[] {
  const asked = title === undefined ? [] : ['-g', title.replaceAll(/[[\]]/g, '\\$&')]
  return ['test', '--project=desktop', '--retries=0', '--max-failures=1', tests, ...asked]
}

async function tryOne({ file, find, put, tests, title }: Fault): Promise<boolean> {
  const text = await readFile(file, 'utf8')
  if (text.split(find).length !== 2) throw new Error(`${file} does not have this once: ${find}`)
  await writeFile(
    file,
    text.replace(find, () => put),
  )
  try {
    const { code } = await runTests({ tests, title })
    return code !== 0
  } finally {
    await writeFile(file, text)
  }
}

function isInBrowser({ tests }: Pick<Fault, 'tests'>): boolean {
  return tests.endsWith('.spec.ts')
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
