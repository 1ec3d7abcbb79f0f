import type { ScillaType } from '@tyto/abi'
import type { AddressFields } from '../check/addressFields'
import type { LibraryExports } from '../check/libraryExports'
import type { DiagnosticCode } from '../errors/diagnostic'
import type { ContractModule, Location } from '../syntax/ast'
import type { Mentions } from './mentions'

/** Tells a person, at a place, what is legal but perhaps not meant. */
export type Warn = (loc: Location, code: DiagnosticCode, message: string) => void

/** A contract whose types are right, and what the checker knows of it. */
export interface RuleContext {
  readonly module: ContractModule
  /** All that it imports, each behind those that it imports itself. */
  readonly libraries: readonly LibraryExports[]
  readonly fieldTypes: ReadonlyMap<string, ScillaType>
  readonly addressFields: AddressFields
  readonly mentions: Mentions
  readonly warn: Warn
}

/** Looks for one kind of mistake. */
export type Rule = (context: RuleContext) => void
