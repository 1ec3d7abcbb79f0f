/** The language's own libraries as files, for editors that open where a name is declared. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { standardLibraries } from '@tyto/scilla'

const readOnly = 0o444
let folder: string | undefined

/** The file of a library of the language, for reading alone. It is there until this process ends. */
export function standardFile(name: string): string {
  if (folder === undefined || !existsSync(folder)) folder = writeAll()
  return path.join(folder, `${name}.scillib`)
}

function writeAll(): string {
  const written = mkdtempSync(path.join(tmpdir(), 'scilla-libraries-'))
  for (const [name, text] of standardLibraries)
    writeFileSync(path.join(written, `${name}.scillib`), text, { mode: readOnly })
  process.once('exit', () => rmSync(written, { recursive: true, force: true }))
  return written
}
