/** `npm run generate`: what is written by a program and committed. `npm run generate -- --help` says what can be chosen. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { makeActionLists, staleActionLists, writeActionLists } from './generate/actions/makeActionLists'
import { readCommandLine } from './command/commandLine'
import { makeBindings } from './generate/bindings/makeBindings'
import { readContracts } from './generate/bindings/readContracts'
import { fontFolder, makeFonts, staleFonts } from './generate/fonts/makeFonts'

const bindings = 'packages/contracts/src/bindings'

async function staleFiles(files: ReadonlyMap<string, string>): Promise<string[]> {
  const entries = await readdir(bindings, { recursive: true, withFileTypes: true })
  const present = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(bindings, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const stale = present.filter((name) => !files.has(name))
  for (const [name, text] of files) {
    const current = await readFile(join(bindings, name), 'utf8').catch(() => undefined)
    if (current !== text) stale.push(name)
  }
  return stale
}

async function writeBindings(files: ReadonlyMap<string, string>, stale: readonly string[]): Promise<void> {
  for (const name of stale) {
    const text = files.get(name)
    if (text === undefined) await rm(join(bindings, name))
    else {
      await mkdir(dirname(join(bindings, name)), { recursive: true })
      await writeFile(join(bindings, name), text)
    }
  }
}

async function writeFonts(): Promise<void> {
  const fonts = await makeFonts()
  await rm(fontFolder, { recursive: true, force: true })
  await mkdir(fontFolder, { recursive: true })
  for (const [name, bytes] of fonts) await writeFile(join(fontFolder, name), bytes)
}

const help = `Writes the bindings of the contracts, the lists of the app's actions and its fonts, so that they can be committed. What is wrong with
the notes in the contracts is said with file and line, and ends with 1.

  npm run generate -- [options]

  --check       write nothing, and end with 1 where one of them is stale
  --print NAME  the text of a contract as it is deployed, such as ZilWallet
  --help        this text
`

const { print, check } = readCommandLine({
  help,
  options: { print: { type: 'string' }, check: { type: 'boolean', default: false } },
}).values
const contracts = await readContracts()
if (print !== undefined) {
  const found = contracts.find(({ name }) => name === print)
  if (found === undefined) throw new Error(`There is no contract ${print}.`)
  process.stdout.write(found.code)
} else {
  const { files, problems } = makeBindings(contracts)
  const stale = await staleFiles(files)
  const lists = await makeActionLists()
  const staleLists = await staleActionLists(lists)
  const staleFaces = await staleFonts()
  const paths = [...stale.map((name) => join(bindings, name)), ...staleLists, ...staleFaces].sort()
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
  if (check) {
    for (const path of paths) console.log(`${path} is stale: run npm run generate`)
    if (paths.length > 0) process.exitCode = 1
  } else {
    await writeBindings(files, stale)
    await writeActionLists(lists)
    if (staleFaces.length > 0) await writeFonts()
    console.log(
      paths.length === 0
        ? 'bindings, lists of actions and fonts are up to date'
        : `wrote ${paths.join(', ')}`,
    )
  }
}
