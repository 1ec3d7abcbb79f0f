export * from './limits'
export { latestRules } from './rules'
export { MissingState, type StateNeed, type StateReader } from './state'
export type { BlockContext, TransactionInput } from './transaction'
export type { Difference, FieldWrite } from './difference'
export type {
  EventLog,
  ExecutionFailure,
  FailureReason,
  Receipt,
  ReceiptException,
  TransitionLog,
} from './receipt'
export type { ImportedLibraries, ProgramCache } from './programCache'
export { createProgramCache } from './programCache'
export { compileCode, programAt, type LoadedCode } from './loadedCode'
export { MemoryState } from './memoryState'
export { Overlay } from './overlay'
export { entryType } from './fieldNode'
export {
  checkTransaction,
  executeTransaction,
  leastGasOf,
  refuseOutcome,
  TransactionRefused,
  type Execution,
  type Refusal,
} from './executeTransaction'
