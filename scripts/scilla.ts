/**
 * `scilla`, the command of the package @tyto/scilla, here `npm run scilla --`: the language on the command line. People get colours
 * and carets, machines JSON with --json; the exit code is 0 if all is well, 1 if a source or a run fails, 2 if the command is wrong.
 */
import { loadAllParts, ScillaError } from '@tyto/scilla'
import { replay } from './conformance/replayFolder'
import { check, info } from './scilla/check'
import { format } from './scilla/format'
import { readOptions, type Options } from './scilla/options'
import { diagnosticJson, formatDiagnostic } from './scilla/report'
import { run } from './scilla/run'
import { readSource } from './scilla/sources'

const usage = `scilla COMMAND FILE... [--json]

  check FILE...   parse and check contracts (.scilla), libraries (.scillib), expressions (.scilexp) and whole directories
  info FILE...    the interface of a contract, as JSON; --cashflow adds what stands for money in it
  fmt FILE...     print a source in one form; --write writes it back
  run FILE        evaluate an expression, or deploy a contract or library: --init JSON; call a contract: --message JSON
                  --state JSON [--blockchain JSON] [--gas LIMIT]
  run DIRECTORY   deploy each contract with example values and call every transition once

  replay DIRECTORY  run recorded calls and checks again (calls, programs, checker, generated: .jsonl), and say which differ

  lsp             the language server, for editors, on stdin and stdout

  --lib DIRECTORY  where to look for libraries before the directory of the file
  --help           this text`

const commands: ReadonlyMap<string, (options: Options) => number> = new Map([
  ['check', check],
  ['info', info],
  ['fmt', format],
  ['run', run],
  ['replay', replay],
])

/** Loaded when it is asked for: nothing else needs its protocol. */
async function serve(args: readonly string[]): Promise<void> {
  const { libraryFolders } = readOptions(args)
  const { serveEditor } = await import('./scilla/lsp')
  serveEditor(libraryFolders)
}

function main([name = '', ...args]: readonly string[]): number {
  const command = commands.get(name)
  if (name === '--help' || args.includes('--help')) {
    console.log(usage)
    return 0
  }
  if (command === undefined) {
    console.error(`${name === '' ? 'Which command?' : `There is no command ${name}.`}\n\n${usage}`)
    return 2
  }
  let options: Options
  try {
    options = readOptions(args)
    if (options.files.length === 0) throw new TypeError('Which file?')
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 2
  }
  try {
    return command(options)
  } catch (error) {
    if (!(error instanceof ScillaError)) {
      console.error(error instanceof Error ? error.message : String(error))
      return 2
    }
    const { diagnostics } = error
    if (options.json) console.log(JSON.stringify(diagnostics.map(diagnosticJson), null, 2))
    else for (const one of diagnostics) console.error(formatDiagnostic(one, readSource(error.file)))
    return 1
  }
}

await loadAllParts()
const [name, ...args] = process.argv.slice(2)
if (name === 'lsp' && !args.includes('--help')) await serve(args)
else process.exitCode = main(process.argv.slice(2))
