import { bindingName } from './renderBinding'

const head = '// Written by `npm run generate` from the contracts of this folder. Do not edit.'

/** The list of a folder's bindings, by the name of the contract. */
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
 * The list of how the code of each contract is loaded. It is a file of its own, so that who deploys one contract does not
 * load the bindings of all.
 */
export function renderCodeList(names: readonly string[]): string {
  return [
    head,
    '/** Loads the code of these contracts, by the name that the source of each gives itself. */',
    'export const codeByName = {',
    ...names.map((name) => `  ${name}: () => import('./${bindingName(name)}.code'),`),
    '} as const',
    '',
  ].join('\n')
}
