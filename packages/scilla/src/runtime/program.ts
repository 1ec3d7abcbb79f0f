import type { ScillaParam, ScillaType } from '@tyto/abi'
import type { GasMeter } from '../gas/gasMeter'
import type { Host } from './host'
import type { Texts } from './json/valueFromJson'
import type { TypedName } from './typedName'
import type { Value } from '../values/values'

export interface TransitionInfo {
  readonly name: string
  readonly params: readonly TypedName[]
}

export interface ProgramInfo {
  readonly name: string
  readonly scillaVersion: number
  /** Contract parameters as declared, without the implicit ones. */
  readonly params: readonly TypedName[]
  readonly fields: readonly TypedName[]
  readonly transitions: readonly TransitionInfo[]
}

/**
 * A contract, compiled. One per source text (and set of libraries): it holds nothing of a deployed contract, so that
 * contracts of the same code share it. What belongs to one contract comes with the host's `immutables`; give
 * the same Map object for the same contract and the evaluated libraries are kept with it.
 *
 * `deploy` and `call` throw `ScillaException` (thrown by the program), `ScillaRuntimeError` (overflow, wrong parameters,
 * too deep a recursion and so on) and `OutOfGas`; whatever the host was told until then is the caller's to drop.
 */
export interface Program {
  readonly info: ProgramInfo
  /**
   * Init data as values, checked against the contract's parameters: all there, nothing more, right types.
   * `_this_address` (and `_creation_block`, `_scilla_version`) must stand in `init`. Throws ScillaRuntimeError.
   */
  readInit(init: readonly ScillaParam[]): ReadonlyMap<string, Value>
  /** The parameters of a call as values, checked the same way. `thisAddress` qualifies the contract's own types. */
  readParams(tag: string, params: readonly ScillaParam[], thisAddress: string): ReadonlyMap<string, Value>
  /** The type of a field of the contract at an address, own types qualified; `undefined` if there is none. */
  fieldType(field: string, thisAddress: string): ScillaType | undefined
  /** A value of one of the contract's types from the chain's JSON, its state by default. Throws ScillaRuntimeError. */
  readValue(type: ScillaType, json: unknown, thisAddress: string, texts?: Texts): Value
  /** Evaluates the libraries alone: a run whose JSON cannot be read has paid for that already. Throws OutOfGas. */
  evaluateLibraries(gas: GasMeter): void
  /** Evaluates the constraint and the field initialisers; writes every field through the host. */
  deploy(host: Host): void
  /**
   * Runs the transition that `tag` names, as messages do. Parameters by name, or as the chain's JSON has them (read as by `readParams`), without `_sender`
   * and the other implicit ones, which the host knows.
   */
  call(host: Host, tag: string, params: ReadonlyMap<string, Value> | readonly ScillaParam[]): void
}
