import { checkContract, parseContract, parseLibrary, ScillaError, type CheckedContract } from '../src/index'

/** Libraries by name, as `checkContract` takes them; the version may be left out. */
export function librariesOf(sources: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(sources).map(([name, text]) => {
      const source = text.trimStart().startsWith('scilla_version') ? text : `scilla_version 0 ${text}`
      return [name, { module: parseLibrary(source, `${name}.scillib`) }]
    }),
  )
}

/** Checks the text of a contract. */
export function checkText(source: string, libraries: Readonly<Record<string, string>> = {}): CheckedContract {
  return checkContract(parseContract(source, 'test.scilla'), { libraries: librariesOf(libraries) })
}

/** Each error as `line:column message`. */
export function errorsOf(
  source: string,
  libraries: Readonly<Record<string, string>> = {},
): readonly string[] {
  try {
    checkText(source, libraries)
    return []
  } catch (error) {
    if (!(error instanceof ScillaError)) throw error
    return error.diagnostics.map(({ file, start, message }) => {
      const place = file === 'test.scilla' ? '' : `${file}:`
      return `${place}${start.line}:${start.column} ${message}`
    })
  }
}

/** A contract with these library entries and this body (fields and components), which begins in line 4. */
export function contractOf(body: string, entries = ''): string {
  return `scilla_version 0 library L ${entries.replaceAll('\n', ' ')}\n\ncontract C ()\n${body}`
}

/** A contract with one transition of these statements, the first in line 5. */
export function transitionOf(statements: string, around = ''): string {
  return contractOf(`${around.replaceAll('\n', ' ')} transition t ()\n${statements}\nend`)
}
