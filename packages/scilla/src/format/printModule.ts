import type {
  Component,
  Contract,
  ContractModule,
  ImportedLibrary,
  Library,
  LibraryModule,
  Parameter,
} from '../syntax/ast'
import { width, type Page } from './page'
import { annotated, printBehind, printExpression } from './printExpression'
import { printStatements } from './printStatements'
import { printType, printTypeArgument } from './printType'

export function printModule(page: Page, module: ContractModule | LibraryModule): void {
  if (module.scillaVersion !== undefined) {
    page.begin({ start: module.loc.start, end: module.loc.start }, 0)
    page.write(`scilla_version ${module.scillaVersion}`)
    page.blankLine(0)
  }
  printImports(page, module.imports)
  if (module.library !== undefined) printLibrary(page, module.library)
  if (module.kind === 'contractModule') printContract(page, module.contract)
}

/** All in one clause, as they are usually written. */
function printImports(page: Page, imports: readonly ImportedLibrary[]): void {
  const [first] = imports
  const last = imports.at(-1)
  if (first === undefined || last === undefined) return
  page.begin(first.loc, 0)
  const parts = imports.map(({ name, namespace }) =>
    namespace === undefined ? name.name : `${name.name} as ${namespace.name}`,
  )
  page.write(`import ${parts.join(' ')}`)
  page.end(last.loc)
  page.blankLine(0)
}

function printLibrary(page: Page, library: Library): void {
  page.begin(library.name.loc, 0)
  page.write(`library ${library.name.name}`)
  page.end(library.name.loc)
  page.blankLine(0)
  for (const entry of library.entries) {
    page.begin(entry.loc, 0)
    if (entry.kind === 'libraryLet') {
      page.write(`let ${entry.name.name}${annotated(entry.annotation)} =`)
      printBehind(page, entry.value, 0)
    } else {
      page.write(`type ${entry.name.name}`)
      if (entry.constructors.length > 0) page.write(' =')
      for (const { name, argTypes, loc } of entry.constructors) {
        page.newLine(2)
        page.begin(loc, 2)
        const args = argTypes.map(({ type }) => printTypeArgument(type))
        page.write(args.length === 0 ? `| ${name.name}` : `| ${name.name} of ${args.join(' ')}`)
      }
    }
    page.end(entry.loc)
    page.blankLine(0)
  }
}

function printContract(page: Page, contract: Contract): void {
  page.begin(contract.loc, 0)
  page.write(`contract ${contract.name.name}`)
  const more = printParameters(page, contract.parameters)
  if (contract.constraint !== undefined) {
    page.newLine(0)
    page.write('with')
    page.newLine(2)
    printExpression(page, contract.constraint, 2)
    page.newLine(0)
    page.write('=>')
  }
  page.end(contract.constraint?.loc ?? contract.parameters.at(-1)?.loc ?? contract.name.loc, more)
  page.blankLine(0)
  for (const { name, type, initializer, loc } of contract.fields) {
    page.begin(loc, 0)
    page.write(`field ${name.name} : ${printType(type.type)} =`)
    printBehind(page, initializer, 0)
    page.end(loc)
    page.newLine(0)
  }
  for (const component of contract.components) printComponent(page, component)
}

function printComponent(page: Page, component: Component): void {
  page.blankLine(0)
  page.begin(component.loc, 0)
  page.write(`${component.kind} ${component.name.name}`)
  const more = printParameters(page, component.parameters)
  page.write(annotated(component.resultType))
  page.end(component.parameters.at(-1)?.loc ?? component.name.loc, more)
  printStatements(page, component.body, 2)
  page.newLine(0)
  page.write('end')
  page.end(component.loc)
  page.newLine(0)
}

/** Gives back how many lines follow the last parameter. */
function printParameters(page: Page, parameters: readonly Parameter[]): 0 | 1 {
  const parts = parameters.map(({ name, type }) => `${name.name} : ${printType(type.type)}`)
  const line = `(${parts.join(', ')})`
  if (page.column + line.length <= width) {
    page.write(line)
    return 0
  }
  page.write('(')
  for (const [index, part] of parts.entries()) {
    page.newLine(2)
    const parameter = parameters[index]
    if (parameter !== undefined) page.begin(parameter.loc, 2, { isSpaced: false })
    page.write(index === parts.length - 1 ? part : `${part},`)
  }
  page.newLine(0)
  page.write(')')
  return 1
}
