import type { ScillaType } from '@tyto/abi'
import type { Checking } from '../check/checking'
import type { LibraryExports } from '../check/libraryExports'
import type { DiagnosticCode } from '../errors/diagnostic'
import type { ContractModule, Library, Location } from '../syntax/ast'
import { giveAdvice } from './advice'
import { warnOfRepeatedAccepts } from './repeatedAccepts'
import { warnOfShadowing } from './shadowing'
import { warnOfUnopenedOptions } from './unopenedOptions'
import { warnOfUnusedAddressFields } from './unusedAddressFields'
import { warnOfUnusedDeclarations } from './unusedDeclarations'
import { warnOfUnusedNames } from './unusedNames'
import { union, Usage } from './usage'

/** Looks through a contract whose types are right for what is legal, but perhaps not meant. */
export function findWarnings(
  { findings, addressFields }: Checking,
  module: ContractModule,
  libraries: readonly LibraryExports[],
  fieldTypes: ReadonlyMap<string, ScillaType>,
): void {
  const usage = new Usage((loc, code, message) => findings.add('warning', loc, code, message))
  const { contract } = module
  const needed = new Set<string>()
  usage.types(contract.parameters.map(({ type }) => type))
  if (contract.constraint !== undefined) {
    // As in the reference, nothing is said of what the patterns of a constraint never meet.
    usage.keepsPatterns = false
    union(needed, usage.free(contract.constraint))
    usage.keepsPatterns = true
  }
  for (const { type, initializer } of contract.fields) {
    usage.types([type])
    union(needed, usage.free(initializer))
  }
  for (const component of contract.components) union(needed, warnOfUnusedNames(usage, component))
  walkLibrary(usage, module.library, needed)
  warnOfUnusedDeclarations(usage, module, libraries, needed)
  warnOfUnusedAddressFields(usage.warn, module, addressFields)
  warnOfShadowing(usage.warn, module)
  const warn = (loc: Location, code: DiagnosticCode, message: string) =>
    findings.add('warning', loc, code, message)
  giveAdvice(warn, module, fieldTypes)
  warnOfRepeatedAccepts(warn, contract)
  warnOfUnopenedOptions(warn, module)
}

/** Warns of values that nothing behind them uses; one declared again under the same name is another one. */
function walkLibrary(
  usage: Usage,
  library: Library | undefined,
  neededByContract: ReadonlySet<string>,
): void {
  const needed = new Set(neededByContract)
  for (const entry of library?.entries.toReversed() ?? []) {
    if (entry.kind === 'libraryType') {
      for (const { argTypes } of entry.constructors) usage.types(argTypes)
      continue
    }
    usage.expectRead(needed, entry.name, `The library value ${entry.name.name} is not used.`)
    needed.delete(entry.name.name)
    if (entry.annotation !== undefined) usage.types([entry.annotation])
    union(needed, usage.free(entry.value))
  }
}
