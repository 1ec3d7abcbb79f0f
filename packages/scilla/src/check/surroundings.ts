import type { ScillaType } from '@tyto/abi'
import type { Checking } from './checking'

export interface ProcedureType {
  readonly params: readonly ScillaType[]
  readonly result: ScillaType | undefined
}

/** The things that the statements of one transition or procedure may use, besides variables. */
export interface Surroundings {
  readonly checking: Checking
  /** Fields of the contract; `null` where the field's type is wrong. */
  readonly fields: ReadonlyMap<string, ScillaType | null>
  /** Procedures declared so far; `null` where the declaration is wrong. */
  readonly procedures: ReadonlyMap<string, ProcedureType | null>
  /** The type that `_return` takes; `null` if the declared type is wrong, `undefined` if there is none. */
  readonly result: ScillaType | null | undefined
}
