export * from './limits'
export { MissingState, type StateNeed, type StateReader } from './state'
export type {
  BlockContext,
  CallTransaction,
  DeployTransaction,
  PaymentTransaction,
  TransactionInput,
} from './transaction'
export type { CreatedContract, Difference, FieldWrite } from './difference'
export {
  RECEIPT_ERROR,
  type EventLog,
  type ExecutionFailure,
  type FailureReason,
  type Receipt,
  type ReceiptException,
  type TransitionLog,
} from './receipt'
export type { ImportedLibraries, ProgramCache } from './programCache'
export { createProgramCache } from './programCache'
export { loadCode, programAt, type LoadedCode } from './loadedCode'
export { MemoryState } from './memoryState'
export { Overlay, type FieldTypes } from './overlay'
export {
  checkTransaction,
  executeTransaction,
  TransactionRefused,
  type Execution,
  type Refusal,
} from './executeTransaction'
