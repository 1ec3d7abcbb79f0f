/**
 * `npm run generate`: writes the bindings of the contracts, the lists of the app's actions and its fonts, so that they can be committed.
 * With `--check` it writes nothing and ends with 1 when one of them is stale. `--print ZilWallet` prints the text of a contract, as
 * it is deployed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import type { ContractDescription, NamedType } from '@tyto/abi'
import { checkContract, contractInfo, parseContract } from '@tyto/scilla'
import { makeActionLists, staleActionLists, writeActionLists } from './actions/makeActionLists'
import { readContracts, type ContractSource } from './bindings/readContracts'
import { readComments, readErrorCodes } from './bindings/readSource'
import { bindingName, renderBinding } from './bindings/renderBinding'
import { renderBindingList, renderFileList } from './bindings/renderContractLists'
import { fontFolder, makeFonts, staleFonts } from './fonts/makeFonts'

const bindings = 'packages/contracts/src/bindings'

/** Every file of the bindings' folder with its text, made from the contracts. Throws where one does not check. */
function makeBindings(contracts: readonly ContractSource[]): Map<string, string> {
  const files = new Map([['contractFiles.ts', renderFileList(contracts)]])
  for (const { folder, file, name, code } of contracts) {
    const description = describe(code, file)
    if (description.vname !== name) throw new Error(`${file}: ${description.vname} should be named ${name}`)
    const errors = readErrorCodes(code)
    const text = renderBinding({ file, description, errors, comments: readComments(code) })
    files.set(`${folder}/${bindingName(name)}.ts`, text)
  }
  const ours = contracts.filter(({ folder }) => folder === 'ours').map(({ name }) => name)
  files.set('ours/bindingsByName.ts', renderBindingList(ours))
  return files
}

/** Types that every contract has; their values are plain TypeScript. */
const languageTypes: ReadonlySet<string> = new Set(['Bool', 'Nat', 'Option', 'List', 'Pair'])

/** What a binding needs of a contract's info. Throws ScillaError where the contract does not check. */
function describe(source: string, file: string): ContractDescription {
  const { vname, params, fields, transitions, ADTs } = contractInfo(
    checkContract(parseContract(source, file)),
  )
  const named = (list: readonly NamedType[]) => list.map(({ vname, type }) => ({ vname, type }))
  return {
    vname,
    params: named(params),
    fields: named(fields),
    transitions: transitions.map((transition) => ({
      vname: transition.vname,
      params: named(transition.params),
    })),
    ADTs: ADTs.filter(({ tname }) => !languageTypes.has(tname)),
  }
}

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

const contracts = await readContracts()
const { print, check } = parseArgs({
  options: { print: { type: 'string' }, check: { type: 'boolean', default: false } },
}).values
if (print !== undefined) {
  const found = contracts.find(({ name }) => name === print)
  if (found === undefined) throw new Error(`There is no contract ${print}.`)
  process.stdout.write(found.code)
} else {
  const files = makeBindings(contracts)
  const stale = await staleFiles(files)
  const lists = await makeActionLists()
  const staleLists = await staleActionLists(lists)
  const staleFaces = await staleFonts()
  const paths = [...stale.map((name) => join(bindings, name)), ...staleLists, ...staleFaces].sort()
  if (check) {
    for (const path of paths) console.log(`${path} is stale: run npm run generate`)
    process.exitCode = paths.length === 0 ? 0 : 1
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
