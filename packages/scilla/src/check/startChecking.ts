import { builtInAdts } from '../types/builtInAdts'
import type { LibrarySource } from '../runtime/compile/loadLibraries'
import { AddressFields } from './addressFields'
import type { NoteUse } from './bindings'
import type { Checking } from './checking'
import { EventLog } from './eventLog'
import { Findings, type SourceFile } from './findings'
import { LibraryImporter } from './importLibraries'
import { ModuleNames } from './moduleNames'
import { TypeBudget } from './typeBudget'

export interface CheckOptions {
  /** Libraries by the name under which they are imported; they go before those of the language. */
  readonly libraries?: ReadonlyMap<string, LibrarySource>
  /** Told of every variable and field where the file binds or uses it, also where the check fails later. */
  readonly onName?: NoteUse
}

/** Begins the check of one file. */
export function startChecking(
  file: SourceFile,
  options: CheckOptions,
): { readonly checking: Checking; readonly importer: LibraryImporter } {
  const findings = new Findings()
  findings.enterFile(file)
  const events = new EventLog()
  const names = new ModuleNames(new Map(builtInAdts), options.onName)
  const importer = new LibraryImporter(options.libraries ?? new Map(), findings, names.definitions, events)
  const budget = new TypeBudget(findings)
  const addressFields = new AddressFields()
  return { checking: { findings, names, typeVariables: [], budget, events, addressFields }, importer }
}
