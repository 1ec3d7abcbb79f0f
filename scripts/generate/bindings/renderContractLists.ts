import type { ContractSource } from './readContracts'
import type { ContractMeanings, Family, Meanings } from './readMeanings'
import type { UnitRules } from './readUnits'
import { bindingName, literal } from './renderBinding'

const head = '// Written by `npm run generate` from the contracts. Do not edit.'

/** The list of the bindings of one folder, by the name of the contract. */
export function renderBindingList(names: readonly string[]): string {
  return [
    head,
    ...names.map((name) => `import { ${bindingName(name)} } from './${bindingName(name)}'`),
    '',
    '/** The bindings of these contracts, by the name that the source of each gives itself. */',
    'export const bindingsByName = {',
    ...names.map((name) => `  ${name}: ${bindingName(name)},`),
    '} as const',
    '',
  ].join('\n')
}

/**
 * The list of the files that hold the text of each contract. It is a file of its own, so that who deploys one contract does
 * not load the bindings of all.
 */
export function renderFileList(contracts: readonly Pick<ContractSource, 'file' | 'name'>[]): string {
  return [
    head,
    '/** The file below `scilla` that holds each contract; some share one. */',
    'export const contractFiles = {',
    ...contracts.map(({ name, file }) => `  ${name}: '${file}',`),
    '} as const',
    '',
  ].join('\n')
}

/** Names are ASCII. */
function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** What the numbers of each contract count, as the notes in its source say. */
export function renderUnitRules(units: ReadonlyMap<string, UnitRules>): string {
  const rules = [...units]
    .filter(([, own]) => own.size > 0)
    .map(([name, own]) => {
      const lines = [...own].toSorted(byName).map(([place, rule]) => {
        return `    ${place.includes('.') ? `'${place}'` : place}: ${literal(rule)},`
      })
      return [`  ${name}: {`, ...lines, '  },'].join('\n')
    })
  return [
    head,
    "import type { UnitRule } from '../units'",
    '',
    '/** By the contract; then by what a number is called, or by `Transition.name`, `Event.name`. */',
    'export const unitRules: Readonly<Record<string, Readonly<Record<string, UnitRule>>>> = {',
    ...rules,
    '}',
    '',
  ].join('\n')
}

/** What exceptions mean, as the contracts and the notes in them say. */
export function renderMeanings(
  joined: ReadonlyMap<Family, Meanings>,
  all: readonly ContractMeanings[],
): string {
  const tables = [...joined].map(([family, meanings]) => {
    const lines = [...meanings]
      .filter(([, key]) => key !== null)
      .toSorted(byName)
      .map(([exception, key]) => `    '${exception}': '${key}',`)
    return [`  ${family}: {`, ...lines, '  },'].join('\n')
  })
  const ours = all.filter(({ family }) => family === 'protocol').flatMap(({ names }) => names)
  const names = [...new Set(ours)].filter((name) => name !== 'Error').sort()
  return [
    head,
    '/**',
    ' * By the family of a contract, what its exceptions mean: name and code to the key of a text (`reason` in `errors.json`).',
    ' */',
    'export const exceptionMeanings = {',
    ...tables,
    '} as const',
    '',
    '/** What exceptions of the protocol are called. */',
    `export const exceptionNames = [${names.map((name) => `'${name}'`).join(', ')}] as const`,
    '',
  ].join('\n')
}
