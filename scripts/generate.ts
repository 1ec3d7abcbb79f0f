/**
 * `npm run generate`: writes the bindings of the contracts, so that they can be committed and read.
 * With `--check` it writes nothing and ends with 1 when a binding is stale.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContractDescription, NamedType } from '@tyto/abi'
import { checkContract, contractInfo, parseContract } from '@tyto/scilla'
import { bindingName, renderBinding, renderCode } from './bindings/renderBinding'
import { renderBindingList, renderCodeList } from './bindings/renderContractLists'
import { readComments, readErrorCodes } from './bindings/readSource'

const contracts = 'packages/contracts/scilla'
const bindings = 'packages/contracts/src/bindings'
/** Below both: contracts that stand in for those of others, for the local network and the tests. */
const fixtures = 'fixtures'

/** Every file of the bindings' folder with its text, made from the contracts. Throws where one does not check. */
async function makeBindings(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  /** The contracts of each folder, by the name that the source gives them. */
  const folders = new Map<string, string[]>()
  const own = await listFiles(contracts)
  const others = (await listFiles(join(contracts, fixtures))).map((name) => `${fixtures}/${name}`)
  for (const file of [...own, ...others].filter((name) => name.endsWith('.scilla')).sort()) {
    const source = await readFile(join(contracts, file), 'utf8')
    const description = describe(source, file)
    const name = `${dirname(file)}/${bindingName(description.vname)}`.replace(/^\.\//, '')
    const errors = readErrorCodes(source)
    files.set(`${name}.ts`, renderBinding({ file, description, errors, comments: readComments(source) }))
    files.set(`${name}.code.ts`, renderCode(file, source))
    folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), description.vname])
  }
  for (const [folder, names] of folders) files.set(join(folder, 'codeByName.ts'), renderCodeList(names))
  files.set('bindingsByName.ts', renderBindingList(folders.get('.') ?? []))
  return files
}

/** The files of a folder, without those of its folders; none where it does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
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
  const others = await listFiles(join(bindings, fixtures))
  const present = [...(await listFiles(bindings)), ...others.map((name) => `${fixtures}/${name}`)]
  const stale = present.filter((name) => !files.has(name))
  for (const [name, text] of files) {
    const current = await readFile(join(bindings, name), 'utf8').catch(() => undefined)
    if (current !== text) stale.push(name)
  }
  return stale
}

const files = await makeBindings()
const stale = await staleFiles(files)
if (process.argv.includes('--check')) {
  for (const name of stale) console.log(`${join(bindings, name)} is stale: run npm run generate`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  await mkdir(join(bindings, fixtures), { recursive: true })
  for (const name of stale) {
    const text = files.get(name)
    if (text === undefined) await rm(join(bindings, name))
    else await writeFile(join(bindings, name), text)
  }
  console.log(stale.length === 0 ? 'bindings are up to date' : `wrote ${stale.sort().join(', ')}`)
}
