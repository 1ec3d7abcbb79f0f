/** `scilla check`: parses and checks. `scilla info`: the interface of a contract. */
import {
  cashflowTags,
  checkContract,
  checkExpression,
  checkLibraryModule,
  contractInfo,
  findWarnings,
  parseContract,
  parseExpression,
  parseLibrary,
  ScillaError,
  standardLibraries,
  type CheckedContract,
} from '@tyto/scilla'
import type { Options } from './options'
import { diagnosticJson, diagnosticsOf, formatDiagnostic, green, type Finding } from './report'
import { findLibraries, findSources, readSource, UnreadableFile } from './sources'

/** Checks a source of any kind; a contract comes back checked. Throws ScillaError. */
export function checkFile(file: string, libraryFolders: readonly string[]): CheckedContract | undefined {
  const text = readSource(file)
  if (file.endsWith('.scilexp')) {
    checkExpression(parseExpression(text, file), {
      source: text,
      file,
      imports: [...standardLibraries.keys()],
    })
    return undefined
  }
  if (file.endsWith('.scillib')) {
    const module = parseLibrary(text, file)
    checkLibraryModule(module, { libraries: findLibraries(module.imports, file, libraryFolders) })
    return undefined
  }
  const module = parseContract(text, file)
  return checkContract(module, { libraries: findLibraries(module.imports, file, libraryFolders) })
}

function findings(file: string, { libraryFolders }: Options): readonly Finding[] {
  try {
    const checked = checkFile(file, libraryFolders)
    return checked === undefined ? [] : findWarnings(checked)
  } catch (error) {
    const isOfFile =
      error instanceof ScillaError || error instanceof SyntaxError || error instanceof UnreadableFile
    if (isOfFile) return diagnosticsOf(error, file)
    throw error
  }
}

/** The exit code: 1 where there is an error. */
export function check(options: Options): number {
  const results = findSources(options.files).map((file) => ({ file, found: findings(file, options) }))
  const errors = results.flatMap(({ found }) => found.filter(({ severity }) => severity === 'error'))
  if (options.json) {
    const json = results.map(({ file, found }) => ({ file, diagnostics: found.map(diagnosticJson) }))
    console.log(JSON.stringify(json, null, 2))
  } else {
    const sources = new Map<string, string>()
    const sourceOf = (file: string): string => {
      if (!sources.has(file)) sources.set(file, tryReadSource(file))
      return sources.get(file) ?? ''
    }
    for (const { found } of results) {
      for (const one of found) console.error(formatDiagnostic(one, sourceOf(one.file)))
    }
    const bad = results.filter(({ found }) => found.some(({ severity }) => severity === 'error')).length
    const good = results.length - bad
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
    console.error(bad === 0 ? green(`${good} good`) : `${good} good, ${bad} with ${count}`)
  }
  return errors.length > 0 ? 1 : 0
}

/** Findings may be about the language's own libraries, which are no files. */
function tryReadSource(file: string): string {
  try {
    return readSource(file)
  } catch {
    return ''
  }
}

/** Prints the contract info of each contract, with `--cashflow` also what is money in it; always JSON. */
export function info({ files, libraryFolders, cashflow }: Options): number {
  const contracts = findSources(files).filter((file) => file.endsWith('.scilla'))
  const infos = contracts.flatMap((file) => {
    const checked = checkFile(file, libraryFolders)
    if (checked === undefined) return []
    return [{ ...contractInfo(checked), ...(cashflow ? { cashflow_tags: cashflowTags(checked) } : {}) }]
  })
  console.log(JSON.stringify(infos.length === 1 ? infos[0] : infos, null, 2))
  return 0
}
